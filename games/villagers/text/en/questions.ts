import type { AskedLine } from '@spielstube/engine/text';
import { EVENTS } from '../../data/countess.ts';
import { BASICS, MONK, UNLOCKER } from '../../data/jobs.ts';
import { SPECIALS } from '../../data/setup.ts';
import { DRAW_PILE } from '../../rules/piles.ts';
import type { QuestionKind } from '../../rules/state.ts';
import type { Asked } from '../facts.ts';
import { eventEffect } from './effects.ts';
import {
  cards,
  coins,
  eventName,
  gold,
  inWords,
  jobName,
  ontoStack,
  stackName,
  villagersWord,
} from './words.ts';

const placed = (actions: number, limit: number): string => {
  if (actions === 0) return 'Your build limit allows no more villagers.';
  return actions === limit
    ? `You may place ${villagersWord(limit)}.`
    : `You may place ${actions} more of ${villagersWord(limit)}.`;
};

export function question(asked: Asked): AskedLine {
  switch (asked.kind) {
    case 'draft':
      if (asked.recruited)
        return {
          title: asked.picks > 1 ? `Which ${inWords(asked.picks)} villagers do you take?` : 'And who else?',
          hint: 'The Recruiter is paid: one after the other, the road is refilled in between.',
        };
      return {
        title: 'Whom do you take?',
        hint: `From the road or off the top of a stack. You have ${asked.taken} of ${asked.limit}.`,
      };
    case 'benefactor':
      return {
        title: 'Benefactor: whom do you place?',
        hint: 'A hand card, with chain and padlock as in the build phase, but no special villager.',
      };
    case 'search':
      return {
        title: 'Prophet: which stack do you look through?',
        hint: 'You take one card of it and put the others back in any order.',
      };
    case 'pick':
      return asked.stack === DRAW_PILE
        ? {
            title: 'Which card do you take into your hand?',
            hint: `You see ${cards(asked.cards)} of the draw pile; the others do not see what you take.`,
          }
        : {
            title: 'Which card do you take?',
            hint: `${stackName(asked.stack)}, ${cards(asked.cards)}. What you take lies open like every pick.`,
          };
    case 'putBack':
      return {
        title: asked.laid === 0 ? 'Which card goes back first?' : 'And which one next?',
        hint: `${cards(asked.left)} to go ${ontoStack(asked.stack)}. The last one lies on top.`,
      };
    case 'coin':
      return {
        title: 'On whom do you put a coin?',
        hint: `${coins(asked.coins)} of the bank. Whoever has none leaves the road.`,
      };
    case 'build':
      return {
        title: 'What do you build?',
        hint: `${placed(asked.actions, asked.limit)} ${asked.swaps > 0 ? `You can still get ${asked.swaps === 1 ? 'one basic' : `${inWords(asked.swaps)} basics`}.` : 'No more basics now.'}${asked.tinner ? ' Padlocks are free.' : ''}`,
      };
    case 'cover':
      return {
        title: 'Who lies on the Monk?',
        hint: `He must not lie on top. You have ${asked.actions === 1 ? 'one build action' : `${inWords(asked.actions)} build actions`} left.`,
      };
    case 'apprentice':
      return {
        title: 'Whose place does the Apprentice take?',
        hint: asked.onMonk
          ? 'Whoever is freed comes onto the Monk that is waiting.'
          : 'Whoever is freed comes into your village at once, with chain and padlock as always.',
      };
    case 'side':
      return {
        title: 'Which side do your Founders show?',
        hint: 'They will lie straight on the table again.',
      };
    case 'where':
      return {
        title: `Where does the ${jobName(asked.job)} go?`,
        hint:
          asked.job === MONK
            ? 'To the very bottom or into a chain; somebody must come onto him.'
            : 'There are several places. What gets covered no longer counts.',
      };
    case 'unlock':
      return {
        title: `Who opens the padlock of the ${jobName(asked.job)}?`,
        hint: asked.tinner
          ? 'For nothing through the Tinner, or paid as usual.'
          : `There are several: the ${jobName(UNLOCKER[asked.job])} of your choice gets the gold.`,
      };
    case 'smuggle':
      return {
        title: 'With whom do you smuggle?',
        hint: `You get ${SPECIALS.smuggler.part === 2 ? 'half' : `1/${SPECIALS.smuggler.part}`} of the printed gold, rounded up.`,
      };
    case 'layDown':
      return {
        title: `Which hand card do you give for the ${jobName(BASICS[asked.basic])}?`,
        hint: 'It goes face down onto a stack; only its back can be seen then.',
      };
    case 'stack':
      return {
        title: 'Onto which stack do you lay it?',
        hint: `Then the ${jobName(BASICS[asked.basic])} comes into your village. Exhausted stacks stay empty.`,
      };
    case 'church':
      return {
        title: 'Church: from which pile do you draw?',
        hint: 'The top card comes into your hand; the others see its back only.',
      };
    case 'inn':
      return {
        title: 'Inn: whom do you take from the road?',
        hint: 'The card comes into your hand, its coins into your supply.',
      };
    case 'tavern':
      return { title: 'Tavern: which basic do you take?', hint: 'It comes into your village for nothing.' };
    case 'countess':
      return {
        title: 'Who goes to the Countess?',
        hint: 'A villager of the road with its coins. Only then is the road refilled.',
      };
    case 'jester':
      return {
        title: `${eventName(asked.event)}: shall the Jester help?`,
        hint: `${eventEffect(asked.event)}. He helps only once in the game.`,
      };
    case 'bailiff':
      return {
        title: 'Bailiff: which hand card do you discard?',
        hint: 'It goes face up to the discard pile.',
      };
    case 'levy':
      return {
        title: 'Levy: gold or a hand card?',
        hint: `You pay the Countess ${gold(EVENTS[asked.event].amount)} or discard a card.`,
      };
    case 'seizure':
      return {
        title: 'Seizure: whom do you lose?',
        hint: 'An uncovered villager without coins goes to the Countess. What lay below counts again.',
      };
  }
}

export const waiting: Readonly<Record<QuestionKind, string>> = {
  draft: 'drafts a villager',
  benefactor: 'plays the Benefactor',
  search: 'searches with the Prophet',
  pick: 'looks through cards',
  putBack: 'puts cards in order',
  coin: 'puts a coin',
  build: 'builds',
  cover: 'builds',
  apprentice: 'uses the Apprentice',
  side: 'chooses a side',
  where: 'places a villager',
  unlock: 'opens a padlock',
  smuggle: 'smuggles',
  layDown: 'gets a basic',
  stack: 'gets a basic',
  church: 'draws for the Church',
  inn: 'chooses in the Inn',
  tavern: 'chooses in the Tavern',
  countess: 'gives the Countess somebody',
  jester: 'thinks of the Jester',
  bailiff: 'discards a card',
  levy: 'pays or discards',
  seizure: 'loses somebody',
};
