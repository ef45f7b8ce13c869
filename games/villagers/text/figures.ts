import {
  BRONZE,
  CARRIES,
  CHAIN,
  COPIES,
  isFounders,
  JOB_KEYS,
  NOTHING,
  type Payout,
  SILVER,
  SUIT,
  UNLOCKER,
  VILLAGERS,
} from '../data/jobs.ts';

/* What can be told from the printed cards alone, worked out once for both languages. */

const all = JOB_KEYS.map((_, job) => job);

/** The job that a villager is laid on, or NOTHING. */
export const belowOf = (job: number): number => CHAIN[job].at(-1) ?? NOTHING;
/** Whom a card carries: the next ones of its chains. */
export const carriedBy = (job: number): readonly number[] => {
  const below = isFounders(job) ? all.find(isFounders) : job;
  return CARRIES[job] === 0 ? [] : all.filter((one) => belowOf(one) === below);
};
/** Whose padlocks a job opens. */
export const unlockedBy = (job: number): readonly number[] => all.filter((one) => UNLOCKER[one] === job);
/** What a job's silver or bronze symbol pays, or null. */
export const payoutOfJob = (job: number): Payout | null => SILVER[job] ?? BRONZE[job];

/** Copies of the villagers of a suit, without modules. */
export const copiesOfSuit = (suit: number): number =>
  VILLAGERS.reduce((copies, job) => (SUIT[job] === suit ? copies + COPIES[job] : copies), 0);
/** All villagers of the game, without basics and modules. */
export const ALL_VILLAGERS = VILLAGERS.reduce((copies, job) => copies + COPIES[job], 0);

/** Numbers with how often they occur, in their order. */
export const countedUp = (list: readonly number[]): readonly (readonly [what: number, n: number])[] =>
  [...new Set(list)].sort((a, b) => a - b).map((what) => [what, list.filter((one) => one === what).length]);
