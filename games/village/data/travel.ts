import { unless } from '@spielstube/engine';
import { amountsFrom, unreadableIn } from './amounts.ts';
import { box } from './box.ts';
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

/** Castles with a red flag: the two coin castles and the top-right one. */
export const RED_FLAGS: readonly number[] = [HIGH_CASTLE, VALLEY_CASTLE, CORNER_CASTLE];

/** What a trip costs, and what the rewards of castles are. */
export const {
  time: TRAVEL_TIME,
  wagons: TRAVEL_WAGONS,
  rewardPoints: REWARD_POINTS,
  rewardCubes: REWARD_CUBES,
  rewardCoins: REWARD_COINS,
} = box.table(
  'travel',
  { time: 2, wagons: 1, rewardPoints: 3, rewardCubes: 2, rewardCoins: 1 },
  {
    check: ({ rewardCubes }) => unless([rewardCubes === 1 || rewardCubes === 2, 'castleCubes']),
  },
);

const REWARDS = ['points', 'cubes', 'coin'] as const;
export type Reward = (typeof REWARDS)[number];
const isReward = (reward: string): boolean => (REWARDS as readonly string[]).includes(reward);
const PRINTED_REWARDS = box.table(
  'castles',
  { north: 'points', east: 'points', middle: 'cubes', high: 'coin', valley: 'coin', corner: 'cubes' },
  {
    reconstructed: ['middle', 'corner'],
    check: (rewards) => unless([Object.values(rewards).every(isReward), 'castleBrings', REWARDS.join(', ')]),
  },
);
/** What the first visit brings. */
export const CASTLE_REWARDS: readonly Reward[] = CASTLE_KEYS.map((key) => PRINTED_REWARDS[key]);

export interface Path {
  readonly from: number;
  readonly to: number;
  readonly cubes: Cubes;
}

const TOLLS = box.table(
  'paths',
  {
    villageNorth: '2 faith',
    villageEast: '2 knowledge',
    northEast: '2 skill',
    northMiddle: '1 faith + 1 knowledge',
    eastMiddle: '1 skill + 1 faith',
    northHigh: '1 skill + 1 knowledge',
    eastValley: '2 faith',
    middleCorner: '1 skill + 1 faith + 1 knowledge',
    highCorner: '1 skill + 2 faith',
    valleyCorner: '1 faith + 2 knowledge',
  },
  {
    reconstructed: [
      'northEast',
      'northMiddle',
      'eastMiddle',
      'northHigh',
      'eastValley',
      'middleCorner',
      'highCorner',
      'valleyCorner',
    ],
    check: (tolls) => unreadableIn(Object.values(tolls), ['skill', 'persuasion', 'faith', 'knowledge']),
  },
);
const path = (from: number, to: number, toll: string): Path => ({ from, to, cubes: amountsFrom(toll).cubes });

/** Paths are walked both ways, except that nobody walks home. */
export const PATHS: readonly Path[] = [
  path(VILLAGE, NORTH_CASTLE, TOLLS.villageNorth),
  path(VILLAGE, EAST_CASTLE, TOLLS.villageEast),
  path(NORTH_CASTLE, EAST_CASTLE, TOLLS.northEast),
  path(NORTH_CASTLE, MIDDLE_CASTLE, TOLLS.northMiddle),
  path(EAST_CASTLE, MIDDLE_CASTLE, TOLLS.eastMiddle),
  path(NORTH_CASTLE, HIGH_CASTLE, TOLLS.northHigh),
  path(EAST_CASTLE, VALLEY_CASTLE, TOLLS.eastValley),
  path(MIDDLE_CASTLE, CORNER_CASTLE, TOLLS.middleCorner),
  path(HIGH_CASTLE, CORNER_CASTLE, TOLLS.highCorner),
  path(VALLEY_CASTLE, CORNER_CASTLE, TOLLS.valleyCorner),
];

/** Points by the number of castles visited. */
const PRINTED_POINTS = box.table('travelPoints', { 1: 1, 2: 3, 3: 6, 4: 10, 5: 14, 6: 18 });
export const TRAVEL_POINTS: readonly number[] = [0, ...Object.values(PRINTED_POINTS)];
