import type { AskedLine } from '@spielstube/engine/text';
import { PURCHASE } from '../../data/bonuses.ts';
import type { Reach } from '../../rules/die.ts';
import type { QuestionKind } from '../../rules/state.ts';
import type { Asked } from '../facts.ts';
import { cardName, listOf, spelled, whichTakenBy } from './words.ts';

export function question(asked: Asked): AskedLine {
  switch (asked.kind) {
    case 'turn':
      return turnLine(asked.dice);
    case 'action':
      return {
        title: `You have chosen a ${asked.die}: what do you do?`,
        hint: `Whatever glows is possible. ${reachHint(asked.die, asked.workers, asked.reach)}`,
      };
    case 'castleAction':
      return {
        title: 'The Castle gives you an action: what do you do?',
        hint: 'As if you had played any number you like. You need no workers for it.',
      };
    case 'makeRoom':
      return {
        title: 'Which project do you give up?',
        hint: `There is room for three projects only. Give one up to make room for the ${cardName(asked.card)}.`,
      };
    case 'target':
      return {
        title: `Where does the ${cardName(asked.card)} go?`,
        hint:
          asked.card === 'cloister'
            ? 'A Cloister fits on every open stack and counts as its type there.'
            : 'Laid on Cloisters, it turns the whole stack into its own type.',
      };
    case 'phaseBonus':
      return {
        title: 'A triple! Which bonus do you take?',
        hint: `Exactly one from the card of phase ${asked.phase}. After that the placed card takes effect.`,
      };
    case 'goods':
      return { title: 'Which good do you take?', hint: 'You get the top card of the stack.' };
    case 'animal':
      return { title: 'Which animal do you take?', hint: 'You get the top card of the stack.' };
    case 'boardingHouse':
      return {
        title: 'Boarding House: which good or animal do you take?',
        hint: 'The top card of one of the four stacks is yours.',
      };
    case 'takeFromDisplay':
      return {
        title: `${cardName(asked.card)}: which ${whichTakenBy(asked.building)} do you take?`,
        hint: 'From any row, without a die. You may also decline.',
      };
    case 'warehouse':
      return {
        title: 'Warehouse: which goods do you sell?',
        hint: 'Always all cards of one sort. You may also decline.',
      };
    case 'cityHall':
      return {
        title: 'City Hall: which further project do you place?',
        hint: 'The die on the card does not matter. You may also decline.',
      };
    case 'bought':
      return {
        title: 'Which of the bought cards do you use?',
        hint: 'As a project, or as a die for another action. The others are discarded.',
      };
    case 'endTurn':
      return {
        title: 'Are you done?',
        hint: asked.mayBuy
          ? `You can still draw ${spelled(PURCHASE.cards, 'card', 'cards')} for ${PURCHASE.price} silver, or end your turn.`
          : 'Your action is done. End your turn.',
      };
  }
}

/** Where there is nothing to choose, nobody is asked which. */
function turnLine(dice: readonly number[]): AskedLine {
  const [die, other] = dice;
  if (die === undefined) return { title: 'Which die do you play?', hint: 'Only the number counts.' };
  if (other === undefined)
    return { title: `You play your last card: a ${die}.`, hint: 'You can still buy cards before.' };
  if (die === other)
    return { title: `You play a ${die}.`, hint: `Both hand cards show a ${die}. Only the number counts.` };
  const hand = listOf(dice.map((one) => `a ${one}`));
  return { title: 'Which die do you play?', hint: `You hold ${hand}. Only the number counts.` };
}

function reachHint(die: number, workers: number, reach: Reach): string {
  if (workers === 0) return `Without workers it stays a ${die}.`;
  const means = workers === 1 ? 'With your worker' : `With your ${workers} workers`;
  if (reach.all) return `${means} you reach every number.`;
  return `${means} you reach from ${reach.from}${reach.from > reach.to ? ` through ${die}` : ''} to ${reach.to}.`;
}

export const waiting: Readonly<Record<QuestionKind, string>> = {
  turn: 'chooses a die',
  action: 'chooses an action',
  makeRoom: 'makes room among the projects',
  target: 'looks for a place in the estate',
  phaseBonus: 'chooses a bonus',
  goods: 'takes a good',
  animal: 'takes an animal',
  boardingHouse: 'takes a good or an animal',
  takeFromDisplay: 'looks for a card in the display',
  warehouse: 'may sell goods',
  cityHall: 'may place another project',
  bought: 'looks at bought cards',
  endTurn: 'ends the turn',
};
