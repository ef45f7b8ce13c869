import type { BoxNames } from './box-names.ts';

/** What is printed on the components, in words. */
export const names: BoxNames = {
  symbols: 'number of suits',
  on: 'lies on',
  padlock: 'padlock opened by',
  keyRing: 'key ring',
  discarded: 'is discarded',
  copies: 'cards',
  bottom: 'at the bottom',
  middle: 'in the middle',
  every: 'for every',
  hand: 'hand cards',
  woolAndLeatherFrom: 'wool and leather from so many players on',
  base: 'always',
  most: 'at most',
  perBuildPhase: 'in a build phase',
  free: 'free up to',
  perVillager: 'for a villager',
  'developments.most': 'whoever has most',
  faceDown: 'card face down',
  faceUp: 'card face up',
};
