import { ACTIONS, PURCHASE } from '../../data/bonuses.ts';
import { BUILDING_KEYS } from '../../data/types.ts';
import type { BurgundyLanguage } from '../types.ts';
import { allTakenBy, amount, cardName, goodsOfShade, spelled } from './words.ts';

const SILVER_ALWAYS = `Taking ${amount('silver', ACTIONS.silver)} is always possible.`;

/** Why not: one sentence for each reason in the rules. */
export const refusals: BurgundyLanguage['refusals'] = {
  emptyRow: (detail) => `No card is left in row ${detail('row')}.`,
  tooFewWorkers: (detail) => tooFewWorkers(detail('die'), detail('price'), detail('workers')),
  noProject: () => 'You have no project that you could place. Take a card from the display first.',
  noSuchGoods: (detail) => `You have no ${goodsOfShade(detail('sort'))} in your storage.`,
  enoughWorkers: (detail) =>
    `You already have ${amount('workers', detail('workers'))}. This action only tops up to ${ACTIONS.workersUpTo}.`,
  tooFewToConvert: (detail) =>
    `A point takes ${ACTIONS.cardsPerPoint} workers or silver, you have ${detail('cards')} in all.`,
  notInWholeGroups: (detail) => notInWholeGroups(detail('cards')),
  noPassing: () => `You cannot pass: every turn has an action. ${SILVER_ALWAYS}`,
  castleMustAct: () => `You must carry out the Castle's action. ${SILVER_ALWAYS}`,
  newCardStays: () => 'The new card stays. One of your three old projects makes room.',
  projectsFull: () => 'You already have three projects, there is no room for more.',
  stackComplete: () => 'This triple is complete and takes no further card.',
  stackOfOtherType: () => 'Another type lies there. Only Cloisters go with every type.',
  stackToContinue: () =>
    'You still have an open stack of this type. A new one begins only when that is complete.',
  bonusGivesNothing: () => 'Nothing of that is left in the supply, so the bonus would give you nothing.',
  stackEmpty: () => 'This stack is empty.',
  wrongTypeForBuilding: (detail) => wrongType(detail('building')),
  tooLittleSilver: (detail) =>
    `The purchase costs ${PURCHASE.price} silver, you have ${detail('silver') === 0 ? 'none' : `only ${detail('silver')}`}.`,
  alreadyBought: () => 'You have already bought cards this turn. Once a turn is all you get.',
  tooFewCardsToBuy: (detail) =>
    `The purchase brings ${spelled(PURCHASE.cards, 'card', 'cards')}, draw pile and discard pile together hold only ${detail('cards')}.`,
  notYourTurn: () => 'It is not your turn.',
  notOffered: () => 'That is not open to you now.',
};

function tooFewWorkers(die: number, price: number, workers: number): string {
  const steps = price === 1 ? 'one step' : `${price} steps`;
  const have = workers === 0 ? 'you have none' : `you have only ${workers}`;
  return `That is ${steps} away from your ${die} and costs ${amount('workers', price)}, ${have}.`;
}

function notInWholeGroups(cards: number): string {
  const size = ACTIONS.cardsPerPoint;
  const rule = `Only full groups of ${size} cards are exchanged.`;
  return cards === 0 ? rule : `${rule} Of ${cards}, ${cards % size} would be left over.`;
}

function wrongType(building: number): string {
  return `From the display the ${cardName(BUILDING_KEYS[building])} takes only ${allTakenBy(building)}.`;
}
