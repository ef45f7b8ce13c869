import { CorrectionError, type Misfit, unless } from '@spielstube/engine';
import { type BoxClaim, box } from './box.ts';
import { SUIT_KEYS } from './suits.ts';
import {
  BASIC_KEYS,
  type JobKey,
  PRINTED,
  PROFITEER_KEYS,
  SUPPORT_KEYS,
  VILLAGER_KEYS,
} from './villagers.ts';

/** Cards are called by their job, and a job is a small number everywhere: two Coopers are the same. */
export const JOB_KEYS = Object.keys(PRINTED) as readonly JobKey[];
export const JOBS = JOB_KEYS.length;
export const NOTHING = -1;

/** The job with a key. */
export function job(key: string): number {
  const found = JOB_KEYS.indexOf(key as JobKey);
  if (found < 0) throw new CorrectionError(box.game, { what: 'noSuchName', given: key });
  return found;
}
const jobOrNothing = (key: string): number => (key === '' ? NOTHING : job(key));

export const FOUNDERS = job('founders');
export const FED_FOUNDERS = job('fedFounders');
export const COUNTESS_CARD = job('countess');
export const MONK = job('monk');
export const APPRENTICE = job('apprentice');
export const TINNER = job('tinner');
export const SMUGGLER = job('smuggler');
export const BENEFACTOR = job('benefactor');
export const PROPHET = job('prophet');
export const PIGEONEER = job('pigeoneer');
export const RECRUITER = job('recruiter');
export const NUN = job('nun');
export const FREELANCER = job('freelancer');
/** The three basics, in the order of their piles. */
export const BASICS: readonly number[] = BASIC_KEYS.map(job);
export const VILLAGERS: readonly number[] = VILLAGER_KEYS.map(job);
export const SUPPORT: readonly number[] = SUPPORT_KEYS.map(job);
export const PROFITEERS: readonly number[] = PROFITEER_KEYS.map(job);

const rows = JOB_KEYS.map((key) => PRINTED[key]);
export const SUIT: readonly number[] = rows.map(({ suit }) => SUIT_KEYS.indexOf(suit));
export const SYMBOLS: readonly number[] = rows.map(({ symbols }) => symbols);
export const CARRIES: readonly number[] = rows.map(({ carries }) => carries);
export const FOOD: readonly number[] = rows.map(({ food }) => food);
export const BUILDERS: readonly number[] = rows.map(({ builders }) => builders);
export const GOLD: readonly number[] = rows.map(({ gold }) => gold);
export const KEY_RING: readonly number[] = rows.map(({ keyRing }) => keyRing);
export const DISCARDED: readonly boolean[] = rows.map(({ discarded }) => discarded);
export const COPIES: readonly number[] = rows.map(({ copies }) => copies);
export const SIGNPOSTS: readonly number[] = rows.map(({ signposts }) => signposts);
/** Who opens the padlock of a job, or NOTHING. */
export const UNLOCKER: readonly number[] = rows.map(({ padlock }) => jobOrNothing(padlock));
/** The jobs that must lie below, from the bottom. */
export const CHAIN: readonly (readonly number[])[] = rows.map(({ on }) =>
  on === '' ? [] : on.split(' > ').map(job),
);

/** The Founders are the same card on both sides. */
export const isFounders = (card: number): boolean => card === FOUNDERS || card === FED_FOUNDERS;
export const isBasic = (card: number): boolean => BASICS.includes(card);
/** Whoever stands for any villager of a chain. */
export const isJoker = (card: number): boolean => card === MONK || card === APPRENTICE;

/** Every card of a village has a number in it; no village can have more cards than there are. */
export const MOST_CARDS = COPIES.reduce((all, copies) => all + copies, 0);

/** What a silver or bronze symbol counts. */
export const COUNTED_KEYS = [
  'woodGold',
  'wood',
  'hay',
  'ore',
  'solo',
  'goldSymbols',
  'padlocks',
  'food',
  'builders',
  'coinsOnOne',
  'oreWoodHay',
  'longChains',
  'villagersWithCoins',
  'silverOfOne',
] as const;
export type CountedKey = (typeof COUNTED_KEYS)[number];

/** So much gold for every so many of what is counted. */
export interface Payout {
  readonly counts: CountedKey;
  readonly every: number;
  readonly gold: number;
}
type Row = { readonly counts: CountedKey; readonly every: number; readonly gold: number };
const per = (gold: number, every: number, counts: CountedKey): Row => ({ counts, every, gold });
const divides = (table: Readonly<Record<string, Row>>): Misfit<BoxClaim> | null =>
  unless([Object.values(table).every(({ every }) => every > 0), 'countsEvery']);

/** Gold at the second market day. */
const silver = box.table(
  'silver',
  {
    woodCarver: per(1, 1, 'woodGold'),
    logRafter: per(1, 1, 'wood'),
    peddler: per(3, 2, 'goldSymbols'),
    horseTrader: per(3, 2, 'hay'),
    oreMuler: per(3, 2, 'ore'),
    locksmith: per(2, 1, 'padlocks'),
    grocer: per(3, 1, 'food'),
    freemason: per(3, 1, 'builders'),
    priest: per(3, 2, 'solo'),
    agent: per(1, 1, 'coinsOnOne'),
    wholesaler: per(3, 1, 'oreWoodHay'),
  },
  { check: divides },
);

/** Gold after every build phase. */
const bronze = box.table(
  'bronze',
  {
    arkwright: per(2, 1, 'villagersWithCoins'),
    carter: per(1, 1, 'longChains'),
    alchemist: per(1, 2, 'silverOfOne'),
    captain: per(1, 1, 'goldSymbols'),
  },
  { check: divides },
);

const payoutsOf = (table: Readonly<Record<string, Payout>>): readonly (Payout | null)[] =>
  JOB_KEYS.map((key) => table[key] ?? null);
export const SILVER = payoutsOf(silver);
export const BRONZE = payoutsOf(bronze);
