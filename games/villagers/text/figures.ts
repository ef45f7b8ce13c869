import { EVENTS } from '../data/countess.ts';
import {
  BRONZE,
  CARRIES,
  CHAIN,
  COPIES,
  type CountedKey,
  isFounders,
  JOB_KEYS,
  NOTHING,
  type Payout,
  PROFITEERS,
  SIGNPOSTS,
  SILVER,
  SUIT,
  UNLOCKER,
  VILLAGERS,
} from '../data/jobs.ts';
import { ROAD, STACK_CARDS, STACKS, STARTING_HAND, WOOL_AND_LEATHER_FROM } from '../data/setup.ts';
import { LEATHER, SPECIAL, WOOL } from '../data/suits.ts';

/* What can be told from the printed cards alone, worked out once for both languages. */

const all = JOB_KEYS.map((_, job) => job);

/** The job that a villager is laid on, or NOTHING. */
export const belowOf = (job: number): number => CHAIN[job].at(-1) ?? NOTHING;
/** Whom a card carries: the next ones of its chains, without modules. */
export const carriedBy = (job: number): readonly number[] => {
  const below = isFounders(job) ? all.find(isFounders) : job;
  return CARRIES[job] === 0 ? [] : VILLAGERS.filter((one) => belowOf(one) === below);
};
/** Whose padlocks a job opens. */
export const unlockedBy = (job: number): readonly number[] => all.filter((one) => UNLOCKER[one] === job);
/** What a job's silver or bronze symbol pays, or null. */
export const payoutOfJob = (job: number): Payout | null => SILVER[job] ?? BRONZE[job];

/** Counts that are amounts of gold themselves. */
export type ValueKey = Extract<CountedKey, 'woodGold' | 'coinsOnOne' | 'silverOfOne'>;
const VALUE_KEYS: readonly CountedKey[] = ['woodGold', 'coinsOnOne', 'silverOfOne'];
export const isValue = (counts: CountedKey): counts is ValueKey => VALUE_KEYS.includes(counts);

/** Copies of the villagers of a suit, without modules. */
export const copiesOfSuit = (suit: number): number =>
  VILLAGERS.reduce((copies, job) => (SUIT[job] === suit ? copies + COPIES[job] : copies), 0);
/** All villagers of the game, without basics and modules. */
const ALL_VILLAGERS = VILLAGERS.reduce((copies, job) => copies + COPIES[job], 0);

/** Numbers with how often they occur, in their order. */
export const countedUp = (list: readonly number[]): readonly (readonly [what: number, n: number])[] =>
  [...new Set(list)].sort((a, b) => a - b).map((what) => [what, list.filter((one) => one === what).length]);

const copiesWhere = (isIt: (job: number) => boolean): number =>
  VILLAGERS.reduce((copies, job) => (isIt(job) ? copies + COPIES[job] : copies), 0);
const isWoolOrLeather = (job: number): boolean => SUIT[job] === WOOL || SUIT[job] === LEATHER;
/** Cards of the two suits that come in with many players only. */
export const WOOL_AND_LEATHER = copiesWhere(isWoolOrLeather);
/** Special cards, which are not played with alone. */
export const SPECIAL_CARDS = copiesOfSuit(SPECIAL);

/** Cards of the draw pile at the start, without modules. */
export const drawPileOf = (seats: number): number =>
  ALL_VILLAGERS -
  (seats < WOOL_AND_LEATHER_FROM ? WOOL_AND_LEATHER : 0) -
  ROAD -
  STACKS * STACK_CARDS[seats] -
  seats * STARTING_HAND;

/** The jobs that lie on the road at the start. */
export const SIGNPOSTED = VILLAGERS.filter((job) => SIGNPOSTS[job] > 0);
/** The jobs that need nobody below them, without special villagers. */
export const STRAIGHT_BOTTOMS = VILLAGERS.filter(
  (job) => CHAIN[job].length === 0 && CARRIES[job] > 0 && SUIT[job] !== SPECIAL,
);
export const profiteerCards = PROFITEERS.reduce((copies, job) => copies + COPIES[job], 0);
/** Cards of the game that name this unlocker, if wool and leather are out. */
export const openedWithout = (job: number): number =>
  unlockedBy(job).reduce((copies, one) => (isWoolOrLeather(one) ? copies : copies + COPIES[one]), 0);
/** All events of the Countess. */
export const EVENT_CARDS = EVENTS.reduce((copies, event) => copies + event.copies, 0);
/** How many jobs open padlocks. */
export const UNLOCKERS = all.filter((job) => unlockedBy(job).length > 0).length;
/** How many jobs have a bronze symbol. */
export const BRONZE_JOBS = BRONZE.filter((payout) => payout !== null).length;
