import type { Seat } from '@spielstube/engine';
import {
  BASICS,
  CHAIN,
  DISCARDED,
  FOOD,
  GOLD,
  isBasic,
  isJoker,
  KEY_RING,
  NOTHING,
  SUIT,
  UNLOCKER,
} from '../data/jobs.ts';
import { SPECIAL, SUITS } from '../data/suits.ts';
import { playVerdict } from '../rules/build.ts';
import { jobOf } from '../rules/knowledge.ts';
import { isLocked, unlockVerdict } from '../rules/padlocks.ts';
import { hasPlace, ontoVerdict, placesFor } from '../rules/placing.ts';
import { distinctJobs } from '../rules/playing.ts';
import type { Villagers } from '../rules/state.ts';
import { suitSymbolsIn } from '../rules/symbols.ts';
import { addCard, cardsIn, findJob, isCovered, jobAt } from '../rules/village.ts';
import { belowOf } from './figures.ts';
import { type Gain, gainAt } from './gain.ts';

/* What a seat's hand and village make of a card: for the guide. Own hands only. */

/** The jobs of the own hand, each once. */
export const handOf = (s: Villagers, seat: Seat): readonly number[] => distinctJobs(s.players[seat].hand);
const holdsJob = (s: Villagers, seat: Seat, job: number): boolean => handOf(s, seat).includes(job);

/** A card, and the other one that makes it worth having. */
export interface Match {
  readonly job: number;
  readonly with: number;
}

/** Among some jobs, one that continues an own chain, the longest first: it lies on an uncovered card that is no bottom. */
export function continues(s: Villagers, seat: Seat, jobs: readonly number[]): Match | null {
  const { village } = s.players[seat];
  const found: Match[] = [];
  for (const job of jobs) {
    if (CHAIN[job].length < 2) continue;
    for (let card = 0; card < cardsIn(village); card++) {
      if (!isCovered(village, card) && ontoVerdict(village, job, card) === null)
        found.push({ job, with: jobAt(village, card) });
    }
  }
  return found.toSorted((a, b) => CHAIN[b.job].length - CHAIN[a.job].length)[0] ?? null;
}

/** Among some jobs, one that a card of the own hand must lie on, if it is missing so far. */
export function carriesHand(s: Villagers, seat: Seat, jobs: readonly number[]): Match | null {
  const { village } = s.players[seat];
  for (const held of handOf(s, seat)) {
    const below = belowOf(held);
    if (below === NOTHING || !jobs.includes(below) || holdsJob(s, seat, below)) continue;
    if (!hasPlace(village, held)) return { job: below, with: held };
  }
  return null;
}

/** Among some jobs, one that opens the padlock of an own hand card, if the seat has none so far. */
export function opensHand(s: Villagers, seat: Seat, jobs: readonly number[]): Match | null {
  const { village } = s.players[seat];
  for (const held of handOf(s, seat)) {
    const unlocker = UNLOCKER[held];
    if (!isLocked(s, held) || !jobs.includes(unlocker) || holdsJob(s, seat, unlocker)) continue;
    if (findJob(village, unlocker) === NOTHING) return { job: unlocker, with: held };
  }
  return null;
}

/** Whether a card has a place when another one has been placed before it. */
const hasPlaceAfter = (village: readonly number[], first: number, job: number): boolean =>
  placesFor(village, first).some((place) => {
    const after = village.slice();
    addCard(after, first, place);
    return hasPlace(after, job);
  });

/** A hand card whose padlock another hand card opens that can be placed first. */
export function opensFirst(s: Villagers, seat: Seat): Match | null {
  const { village } = s.players[seat];
  for (const held of handOf(s, seat)) {
    const unlocker = UNLOCKER[held];
    if (!isLocked(s, held) || !holdsJob(s, seat, unlocker) || findJob(village, unlocker) !== NOTHING)
      continue;
    if (playVerdict(s, seat, unlocker) === null && hasPlaceAfter(village, unlocker, held))
      return { job: unlocker, with: held };
  }
  return null;
}

/** Of the own hand, a card that lacks nothing but a basic below it. */
export function lacksBasic(s: Villagers, seat: Seat): Match | null {
  const { village } = s.players[seat];
  for (const held of handOf(s, seat)) {
    const below = belowOf(held);
    const basic = BASICS.indexOf(below);
    if (basic < 0 || s.basics[basic] < 1 || hasPlace(village, held)) continue;
    if (unlockVerdict(s, seat, held) === null) return { job: below, with: held };
  }
  return null;
}

/** Cards of the own hand that fit nowhere and will not soon: neither they nor what lies below them is at hand. */
export const spareInHand = (s: Villagers, seat: Seat): readonly number[] =>
  handOf(s, seat).filter((held) => {
    const below = belowOf(held);
    if (below === NOTHING || isBasic(below) || hasPlace(s.players[seat].village, held)) return false;
    return !holdsJob(s, seat, below) && findJob(s.players[seat].village, below) === NOTHING;
  });

/** A hand card with what it would bring at its best place. */
export interface Placing {
  readonly job: number;
  readonly gain: Gain;
}
const worthOf = ({ gold, silver }: Gain, isLast: boolean): number => gold + (isLast ? silver : silver / 2);

/** Of the own hand, the card that can be placed and brings most gold at once; null if none brings any. */
export function bestPlacing(s: Villagers, seat: Seat, isLast: boolean): Placing | null {
  const { village } = s.players[seat];
  let best: Placing | null = null;
  for (const job of handOf(s, seat)) {
    if (isJoker(job) || DISCARDED[job] || playVerdict(s, seat, job) !== null) continue;
    for (const place of placesFor(village, job)) {
      const gain = gainAt(village, job, place);
      if (worthOf(gain, isLast) > (best === null ? 0 : worthOf(best.gain, isLast))) best = { job, gain };
    }
  }
  return best;
}

/** The suit that a seat has most of, in its village and in its hand, among those with chains; NOTHING if none. */
export function ownSuit(s: Villagers, seat: Seat): number {
  const { hand, village } = s.players[seat];
  let [suit, most] = [NOTHING, 0];
  for (let one = 0; one < SUITS; one++) {
    if (one === SPECIAL) continue;
    const held = hand.filter((card) => SUIT[jobOf(card)] === one).length;
    const count = suitSymbolsIn(village, one) + held;
    if (count > most) [suit, most] = [one, count];
  }
  return most > 1 ? suit : NOTHING;
}

/** The jobs on the road. */
export const onTheRoad = (s: Villagers): readonly number[] => [
  ...new Set(s.road.filter((job) => job !== NOTHING)),
];
/** Of some jobs, those with food. */
export const feeding = (jobs: readonly number[]): readonly number[] => jobs.filter((job) => FOOD[job] > 0);
/** Of the own hand, those who can be placed so that the village has more food than before. */
export const feedingAtOnce = (s: Villagers, seat: Seat): readonly number[] => {
  const { village } = s.players[seat];
  return feeding(handOf(s, seat)).filter(
    (job) =>
      unlockVerdict(s, seat, job) === null &&
      placesFor(village, job).some((place) => gainAt(village, job, place).food > 0),
  );
};

/** The job on the road with most coins on it. */
export function richest(s: Villagers): { readonly job: number; readonly coins: number } {
  const coins = Math.max(...s.coins);
  return { job: coins > 0 ? s.road[s.coins.indexOf(coins)] : NOTHING, coins };
}

/** Of some jobs, the one whose printed gold and keys are worth least and most. */
export const byWorth = (jobs: readonly number[]): readonly number[] =>
  jobs.toSorted((a, b) => GOLD[a] + KEY_RING[a] - GOLD[b] - KEY_RING[b]);
