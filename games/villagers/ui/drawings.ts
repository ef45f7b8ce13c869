import type { Seat } from '@spielstube/engine';
import { kebab, type SpriteId, seatPlace } from '@spielstube/ui';
import { DEVELOPMENT_KEYS, type DevelopmentKey, DIRECTION_KEYS } from '../data/developments.ts';
import { JOB_KEYS, SUIT } from '../data/jobs.ts';
import { SUIT_KEYS, type SuitKey } from '../data/suits.ts';
import { BASIC_KEYS, type JobKey } from '../data/villagers.ts';

/* Which drawing stands for what, by the numbers of the data tables. */

type BasicKey = (typeof BASIC_KEYS)[number];
type Portrayed = Exclude<JobKey, BasicKey | 'fedFounders'>;

const isBasicKey = (key: JobKey): key is BasicKey => (BASIC_KEYS as readonly JobKey[]).includes(key);

function portrait(key: JobKey): SpriteId {
  if (isBasicKey(key)) return `vp-${key}-m`;
  return key === 'fedFounders' ? 'vp-founders-food' : `vp-${kebab<Portrayed>(key)}`;
}
const PORTRAITS = JOB_KEYS.map(portrait);

/** Who is on a card. Of basics there are men and women: every second one. */
export function portraitSign(job: number, isSecond = false): SpriteId {
  const key = JOB_KEYS[job];
  return isSecond && isBasicKey(key) ? `vp-${key}-f` : PORTRAITS[job];
}

const SUIT_SIGNS = SUIT_KEYS.map((key): `vs-${SuitKey}` => `vs-${key}`);
const FRAMES = SUIT_KEYS.map((key): `vf-${SuitKey}` => `vf-${key}`);
export const suitSign = (suit: number): SpriteId => SUIT_SIGNS[suit];
export const frameSign = (suit: number): SpriteId => FRAMES[suit];
export const suitColour = (suit: number): string => `var(--s-${SUIT_KEYS[suit]})`;
export const colourOf = (job: number): string => suitColour(SUIT[job]);

export const developmentSign = (development: number): SpriteId =>
  `vd-${kebab<DevelopmentKey>(DEVELOPMENT_KEYS[development])}`;
export const directionSign = (direction: number): SpriteId => `vd-${DIRECTION_KEYS[direction]}`;
export const marketSign = (market: number): SpriteId => (market === 1 ? 'vk-market-1' : 'vk-market-2');
export const seasonSign = (season: number): SpriteId => (season === 0 ? 'vk-summer' : 'vk-winter');

/** The coin that is drawn for so much gold: the largest that does not exceed it. */
export function coinSign(gold: number): SpriteId {
  if (gold >= 100) return 'v-coin-100';
  if (gold >= 50) return 'v-coin-50';
  if (gold >= 20) return 'v-coin-20';
  if (gold >= 10) return 'v-coin-10';
  return gold >= 5 ? 'v-coin-5' : 'v-coin-1';
}

/* Names of pieces and places, between which things fly. */

export const place = {
  ...seatPlace,
  supply: (seat: Seat): string => `supply-${seat}`,
  limits: (seat: Seat): string => `limits-${seat}`,
  hand: (seat: Seat): string => `hand-${seat}`,
  drafted: (seat: Seat): string => `drafted-${seat}`,
  village: (seat: Seat): string => `village-${seat}`,
  /** A card of a village. */
  card: (seat: Seat, card: number): string => `card-${seat}-${card}`,
  lane: (lane: number): string => `lane-${lane}`,
  /** The draw pile is the one after the last stack. */
  stack: (stack: number): string => `stack-${stack}`,
  basic: (basic: number): string => `basic-${basic}`,
  development: (direction: number): string => `development-${direction}`,
  discard: 'discard',
  bank: 'bank',
  event: 'event',
  market: (market: number): string => `market-${market}`,
} as const;
export const GO_PIECE = 'go-card';
