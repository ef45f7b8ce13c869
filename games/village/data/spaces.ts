import { CHRONICLE_GROUPS } from './places.ts';

/** The seven action spaces. */
export const GRAIN = 0;
export const FAMILY = 1;
export const CRAFTS = 2;
export const MARKET = 3;
export const COUNCIL = 4;
export const TRAVEL = 5;
export const CHURCH = 6;
export const SPACES = [GRAIN, FAMILY, CRAFTS, MARKET, COUNCIL, TRAVEL, CHURCH] as const;
export const SPACE_KEYS = ['grain', 'family', 'crafts', 'market', 'council', 'travel', 'church'] as const;

/** A set-up card: cubes on each space, and cubes of each colour that go into the bag every round. */
export interface SetupCard {
  readonly spaces: readonly number[];
  readonly ofEachColour: number;
}

/**
 * By seat count; solo uses the card for two. Known: one cube on the Market and the totals for two to four players.
 * Reconstructed: everything else.
 */
export const SETUP_CARDS: readonly SetupCard[] = [
  { spaces: [], ofEachColour: 0 },
  { spaces: [3, 2, 4, 1, 3, 2, 3], ofEachColour: 5 },
  { spaces: [3, 2, 4, 1, 3, 2, 3], ofEachColour: 5 },
  { spaces: [3, 3, 5, 1, 3, 3, 3], ofEachColour: 6 },
  { spaces: [4, 4, 6, 1, 3, 3, 3], ofEachColour: 6 },
  { spaces: [5, 5, 7, 1, 4, 4, 4], ofEachColour: 8 },
];

/** The order in which spaces are filled when the bag runs short. Reconstructed. VIL-SEED-08 */
export const FILL_ORDER: readonly number[] = [MARKET, TRAVEL, COUNCIL, CHURCH, FAMILY, GRAIN, CRAFTS];

/** Stalls in use, by seat count. */
export const STALLS_IN_USE: readonly number[] = [0, 3, 3, 4, 5, 5];
export const STALLS = 5;
export const QUEUE = 5;

/** Open spaces of the chronicle by seat count and group, without Marriage. Mostly reconstructed. */
export const CHRONICLE_SPACES: readonly (readonly number[])[] = [
  Array.from({ length: CHRONICLE_GROUPS }, () => 0),
  [2, 1, 2, 2, 2],
  [2, 1, 2, 2, 2],
  [3, 2, 3, 2, 2],
  [4, 3, 3, 3, 2],
  [5, 4, 4, 4, 2],
];

/** Open graves by seat count. Reconstructed for two and three players. */
export const GRAVES: readonly number[] = [0, 3, 3, 4, 5, 6];
