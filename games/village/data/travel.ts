import type { Cubes } from './pieces.ts';

/** The castles. Names are ours. */
export const NORTH_CASTLE = 0;
export const EAST_CASTLE = 1;
export const MIDDLE_CASTLE = 2;
export const HIGH_CASTLE = 3;
export const VALLEY_CASTLE = 4;
export const CORNER_CASTLE = 5;
/** Where every journey begins; no castle. */
export const VILLAGE = -1;
export const CASTLE_KEYS = ['north', 'east', 'middle', 'high', 'valley', 'corner'] as const;

export type Reward = 'points' | 'cubes' | 'coin';
/** What the first visit brings. Reconstructed: the middle and the corner castle. */
export const CASTLE_REWARDS: readonly Reward[] = ['points', 'points', 'cubes', 'coin', 'coin', 'cubes'];
export const REWARD_POINTS = 3;
export const REWARD_CUBES = 2;

export const TRAVEL_TIME = 2;
/** Wagons that a trip wears out. */
export const TRAVEL_WAGONS = 1;

export interface Path {
  readonly from: number;
  readonly to: number;
  /** Skill, persuasion, faith, knowledge. */
  readonly cubes: Cubes;
}

/** Paths are walked both ways, except that nobody walks home. Reconstructed: all but the two from the village. */
export const PATHS: readonly Path[] = [
  { from: VILLAGE, to: NORTH_CASTLE, cubes: [0, 0, 2, 0] },
  { from: VILLAGE, to: EAST_CASTLE, cubes: [0, 0, 0, 2] },
  { from: NORTH_CASTLE, to: EAST_CASTLE, cubes: [2, 0, 0, 0] },
  { from: NORTH_CASTLE, to: MIDDLE_CASTLE, cubes: [0, 0, 1, 1] },
  { from: EAST_CASTLE, to: MIDDLE_CASTLE, cubes: [1, 0, 1, 0] },
  { from: NORTH_CASTLE, to: HIGH_CASTLE, cubes: [1, 0, 0, 1] },
  { from: EAST_CASTLE, to: VALLEY_CASTLE, cubes: [0, 0, 2, 0] },
  { from: MIDDLE_CASTLE, to: CORNER_CASTLE, cubes: [1, 0, 1, 1] },
  { from: HIGH_CASTLE, to: CORNER_CASTLE, cubes: [1, 0, 2, 0] },
  { from: VALLEY_CASTLE, to: CORNER_CASTLE, cubes: [0, 0, 1, 2] },
];

/** Points for castles visited. */
export const TRAVEL_POINTS: readonly number[] = [0, 1, 3, 6, 10, 14, 18];
