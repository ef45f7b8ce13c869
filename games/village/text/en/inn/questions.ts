import { type AskedLine, capital } from '@spielstube/engine/text';
import { MASS_FIGURES } from '../../../data/church.ts';
import { VILLAGER_EFFECTS } from '../../../data/inn.ts';
import { LIFE_TRACK, WELL_CUBES } from '../../../data/pieces.ts';
import type { InnQuestionKind } from '../../../rules/state.ts';
import type { Asked } from '../../facts.ts';
import type { InnAsked } from '../../inn/facts.ts';
import { elsewhere } from '../../layers.ts';
import { atPlace, inWords, moneyWords, time } from '../words.ts';
import { innWords } from './words.ts';

/** By number in MOMENTS: what can be played only now. */
const MOMENT_HINTS: readonly string[] = [
  'Somebody is about to die. The Jester comes now or not at all in this turn; other cards can wait.',
  'The Market Crier comes now or not at all on this market day.',
  'The Scrap Dealer comes now or not at all on this market day; then the customers move up.',
  'The Father comes now or not at all in this Mass.',
  'Then the majority in the Church is scored.',
];
const yourMoney = (n: number, beer: number): string =>
  `You have ${moneyWords(n, beer) || 'neither a coin nor beer'}.`;

export function innQuestion(asked: Asked): AskedLine | undefined {
  switch (asked.kind) {
    case 'cards':
      return {
        title: `${innWords.moment(asked.moment)}: do you play a card?`,
        hint: MOMENT_HINTS[asked.moment],
      };
    case 'extraTurn':
      return {
        title: 'Jester: which other cube do you take?',
        hint: `One more action, with a cube or for ${inWords(WELL_CUBES)} alike at the Well. You may also do without.`,
      };
    case 'innStack':
      return {
        title: 'Which stack is changed?',
        hint: `Its top card goes under it, then you may buy one of the three open cards. ${yourMoney(asked.coins, asked.beer)}`,
      };
    case 'innBuy':
      return {
        title: 'Which card do you buy?',
        hint: `One of the three open cards, or none. ${yourMoney(asked.coins, asked.beer)}`,
      };
    case 'noblewoman':
      return {
        title: 'Noblewoman: which stack do you look through?',
        hint: 'All cards of this stack, and you may buy one of them. Their order stays.',
      };
    case 'lookThrough':
      return {
        title: 'Noblewoman: which card do you buy?',
        hint: `The others only see what you pay. ${yourMoney(asked.coins, asked.beer)}`,
      };
    case 'bard':
      return {
        title: 'Do you play the Bard?',
        hint: `Somebody of yours dies ${atPlace(asked.place)}. With the Bard they enter the Chronicle and use up no space.`,
      };
    case 'abbot':
      return {
        title: 'Abbot: who climbs to the top?',
        hint: 'From any step of the Church straight to the highest one, without grain.',
      };
    case 'messenger':
      return {
        title: 'Messenger: which castle gets your marker?',
        hint: 'One that has none of yours. You get its reward at once.',
      };
    case 'herbalist':
      return {
        title: 'Herbalist: where does your lifetime marker go?',
        hint: `Now there is ${time(LIFE_TRACK - asked.life)} left until the quill. Nobody dies of the card itself.`,
      };
    case 'councilman':
      return {
        title: 'Councilman: which privilege first?',
        hint:
          asked.step === 1
            ? `Privilege 1 ${inWords(VILLAGER_EFFECTS.councilmanPrivileges)} times: nobody of yours sits higher.`
            : `${capital(inWords(VILLAGER_EFFECTS.councilmanPrivileges))} privileges of the steps 1 to ${asked.step}, or one of them twice.`,
      };
    case 'prodigalSon':
      return {
        title: 'Prodigal Son: who comes to the farm?',
        hint: 'A child, or somebody who stands on a board. The points are yours already.',
      };
    case 'cattleBreeder':
      return { title: 'Cattle Breeder: horse or ox?', hint: 'One of the two, from the supply.' };
    case 'scrapDealer':
      return {
        title: 'Scrap Dealer: which customer do you take?',
        hint: 'You give nothing for it, and it counts like any customer served.',
      };
    case 'tollKeeper':
      return {
        title: 'Toll Keeper: who travels where?',
        hint: 'This one journey costs neither cubes nor time nor a wagon.',
      };
    case 'father':
      return {
        title: 'Father: whom do you take out of the bag?',
        hint: `You choose all ${inWords(MASS_FIGURES)} figures, ${asked.left === 1 ? 'this is the last one' : `${inWords(asked.left)} more`}. Monks go back into the bag.`,
      };
    case 'grocer':
      return { title: 'Grocer: tool or bread?', hint: 'Cube and grain are yours in any case.' };
    case 'jack':
      return {
        title: 'Jack-of-all-trades: do you roll?',
        hint: `${VILLAGER_EFFECTS.jackRolls} rolls, a cube of the colour for each, as far as the supply goes.`,
      };
    case 'cousin':
      return {
        title: 'Cousin: who goes to the ceremony?',
        hint: 'Without time and without a cube, even if somebody of yours stands there.',
      };
    default:
      return elsewhere<Exclude<Asked, InnAsked>>(asked);
  }
}

export const innWaiting = {
  cards: 'considers playing a card',
  extraTurn: 'chooses another cube',
  innStack: 'changes a stack of cards',
  innBuy: 'may buy a card',
  noblewoman: 'chooses a stack of cards',
  lookThrough: 'looks through a stack of cards',
  bard: 'says goodbye to somebody',
  abbot: 'lets somebody climb in the Church',
  messenger: 'sends out a messenger',
  herbalist: 'may change the lifetime marker',
  councilman: 'chooses a privilege',
  prodigalSon: 'may bring somebody to the farm',
  cattleBreeder: 'chooses an animal',
  scrapDealer: 'takes a customer from the market',
  tollKeeper: 'plans a journey for nothing',
  father: 'chooses figures from the bag',
  grocer: 'chooses a tool or bread',
  jack: 'considers rolling the die',
  cousin: 'sends somebody to the ceremony',
} satisfies Record<InnQuestionKind, string>;
