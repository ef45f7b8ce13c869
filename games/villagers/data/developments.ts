import { unless } from '@spielstube/engine';
import { box } from './box.ts';

/** The three directions, in the order in which rewards are taken. VRS-DEV-08 */
export const DIRECTION_KEYS = ['community', 'trade', 'production'] as const;
export type DirectionKey = (typeof DIRECTION_KEYS)[number];
export const PRODUCTION = DIRECTION_KEYS.indexOf('production');

/** What a Development card asks for the most of. */
export const CONDITION_KEYS = [
  'cards',
  'specialsInHand',
  'solo',
  'suits',
  'food',
  'padlocks',
  'goldSymbols',
  'builders',
  'ore',
  'wood',
  'hay',
  'chains',
] as const;
export type ConditionKey = (typeof CONDITION_KEYS)[number];

/** What it brings besides gold and symbols. */
export const REWARD_KEYS = ['', 'faceDown', 'faceUp', 'basic'] as const;
export type RewardKey = (typeof REWARD_KEYS)[number];

type Row = {
  readonly direction: DirectionKey;
  readonly most: ConditionKey;
  readonly reward: RewardKey;
  readonly gold: number;
  /** Symbols of a card that stays with its winner until the next development phase. */
  readonly food: number;
  readonly builders: number;
};
const NO_REWARD = { reward: '', gold: 0, food: 0, builders: 0 } as const;
const development = (direction: DirectionKey, most: ConditionKey, brings: Partial<Row>): Row => ({
  direction,
  most,
  ...NO_REWARD,
  ...brings,
});

const table = box.table(
  'developments',
  {
    church: development('community', 'cards', { reward: 'faceDown' }),
    inn: development('community', 'specialsInHand', { reward: 'faceUp' }),
    tavern: development('community', 'solo', { reward: 'basic' }),
    well: development('community', 'suits', { gold: 4 }),
    marketplace: development('trade', 'food', { gold: 5 }),
    guildhall: development('trade', 'padlocks', { gold: 5 }),
    tradingPost: development('trade', 'goldSymbols', { gold: 4 }),
    buildersYard: development('trade', 'builders', { gold: 5 }),
    oxCrane: development('production', 'ore', { gold: 2, builders: 1 }),
    sawmill: development('production', 'wood', { gold: 2, builders: 1 }),
    windmill: development('production', 'chains', { gold: 2, food: 1 }),
    hayBarn: development('production', 'hay', { gold: 2, food: 1 }),
  },
  {
    reconstructed: [
      '*.direction',
      'inn.reward',
      'tavern.most',
      'well',
      'guildhall',
      'tradingPost',
      'buildersYard',
      'oxCrane',
      'sawmill',
      'windmill.gold',
      'windmill.food',
      'windmill.builders',
      'hayBarn',
    ],
    check: (cards) =>
      unless(
        [
          DIRECTION_KEYS.every((key) => Object.values(cards).some(({ direction }) => direction === key)),
          'eachDirection',
        ],
        ...Object.values(cards).flatMap(({ direction, most, reward }) => [
          [DIRECTION_KEYS.includes(direction), 'direction', direction] as const,
          [CONDITION_KEYS.includes(most), 'condition', most] as const,
          [REWARD_KEYS.includes(reward), 'reward', reward] as const,
        ]),
      ),
  },
);

export type DevelopmentKey = keyof typeof table;
export const DEVELOPMENT_KEYS = Object.keys(table) as DevelopmentKey[];
export const DEVELOPMENTS = DEVELOPMENT_KEYS.map((key) => table[key]);
