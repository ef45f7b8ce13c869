import { box } from './box.ts';

/** The Countess of the solo game, and the events of her two seasons; all of it beyond the frame is ours. VRS-SOLO */
export const COUNTESS = box.table(
  'countess',
  {
    /** In her supply at the start. */
    gold: 1,
    /** At the second market day for each of her villagers. */
    perVillager: 1,
  },
  { reconstructed: ['perVillager'] },
);

export const SEASON_KEYS = ['summer', 'winter'] as const;
export type SeasonKey = (typeof SEASON_KEYS)[number];
export const SUMMER = 0;
export const WINTER = 1;

/** What happens at the end of the build phase. */
export type EffectKey =
  | 'pay'
  | 'payPerVillager'
  | 'discard'
  | 'bank'
  | 'bankPerHandCard'
  | 'poach'
  | 'payOrDiscard'
  | 'draftLess'
  | 'buildLess'
  | 'seize';

type Row = {
  readonly season: SeasonKey;
  readonly effect: EffectKey;
  readonly amount: number;
  /** Villagers placed from the hand that cost nothing. */
  readonly free: number;
  readonly copies: number;
};
const event = (season: SeasonKey, effect: EffectKey, amount: number, free = 0): Row => ({
  season,
  effect,
  amount,
  free,
  copies: 2,
});

const table = box.table(
  'seasons',
  {
    tithe: event('summer', 'pay', 1),
    toll: event('summer', 'payPerVillager', 1, 2),
    bailiff: event('summer', 'discard', 1),
    feast: event('summer', 'bank', 3),
    poaching: event('summer', 'poach', 1),
    levy: event('summer', 'payOrDiscard', 2),
    winterTax: event('winter', 'pay', 3),
    frost: event('winter', 'draftLess', 1),
    snow: event('winter', 'buildLess', 1),
    seizure: event('winter', 'seize', 1),
    bribe: event('winter', 'bankPerHandCard', 1),
    courtDay: event('winter', 'bank', 5),
  },
  { reconstructed: 'all' },
);

export type EventKey = keyof typeof table;
export const EVENT_KEYS = Object.keys(table) as EventKey[];
export const EVENTS = EVENT_KEYS.map((key) => table[key]);
