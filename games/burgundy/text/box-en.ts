import type { BoxNames } from './box-names.ts';

/** What is printed on the components, in words. */
export const names: BoxNames = {
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
