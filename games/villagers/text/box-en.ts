import type { BoxNames, BoxText, ClaimWords } from '@spielstube/engine/text';
import type { BoxClaim } from '../data/box.ts';

/** What is printed on the components, in words. */
const names: BoxNames = {
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

/** What must hold, and does not with corrected values. */
const claims: ClaimWords<BoxClaim> = {
  eachDirection: () => 'there is a card of each direction',
  direction: (given) => `there is no direction "${given}"`,
  condition: (given) => `nothing is called "${given}"`,
  reward: (given) => `there is no reward "${given}"`,
  countsEvery: () => 'it counts every one or more',
  stackCards: () => 'a stack has 1 to 9 cards',
  handCards: () => 'there are cards for 5 in each hand',
  marketStacks: (last) => `the market days lie under stacks 1 to ${last}, the first not after the second`,
  atLeastOne: () => 'Smuggler and Recruiter count at least 1',
  signpostCopy: () => 'a signpost is a copy',
  signposts: (count) => `${count} villagers have a signpost`,
  chainDepth: (most) => `a chain has ${most} cards below its top at most`,
};

export const boxText: BoxText<BoxClaim> = { names, claims };
