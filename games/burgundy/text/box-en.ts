import type { BoxNames, BoxText, ClaimWords } from '@spielstube/engine/text';
import type { BoxClaim } from '../data/box.ts';

/** What is printed on the components, in words. */
const names: BoxNames = {
  points: 'points',
  goods: 'goods',
  animals: 'animals',
  silver: 'silver',
  workers: 'workers',
  workersUpTo: 'workers up to',
  cardsPerPoint: 'cards for 1 point',
  price: 'price in silver',
  cards: 'cards',
  firstTriple: 'first triple',
  startCard: 'start player card',
  egonCloister: 'cloister of Egon',
  ofASort: 'of each sort',
  soloWorkers: 'workers alone',
  inOrder: 'in order',
  byDie: 'by die',
  A: 'Phase A',
  B: 'Phase B',
  C: 'Phase C',
  D: 'Phase D',
  E: 'Phase E',
};

/** What must hold, and does not with corrected values. */
const claims: ClaimWords<BoxClaim> = {
  threeOfEachBuilding: () => 'there are three cards of each building',
  cardsOfType: (count, type) => `there are ${count} cards of type ${type}`,
  copiesOfNumber: (most) => `at most ${most} cards of a type show one number`,
  dieNumber: () => 'a die shows 1 to 6',
  cardType: (types) => `a type is one of ${types}`,
  optionLeft: () => 'one option of each phase brings points, silver or workers',
  actionsBring: () => 'silver and cards for 1 point are at least 1',
  purchaseBrings: () => 'the purchase brings at least 1 card',
  setsGrow: () => 'each animal more in a set adds at least as much as the one before',
  enoughOfASort: (least) => `there are at least ${least} of a sort`,
  oneSortEach: () => 'each number sells one sort',
  cardsForSetup: (seats) => `the set-up for ${seats} needs more cards than there are`,
  cardWorth: () => 'each card is worth a point or more',
};

export const boxText: BoxText<BoxClaim> = { names, claims };
