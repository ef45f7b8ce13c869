import type { Seat } from '@spielstube/engine';
import { boardOfChapter, CHAPTER_ROWS, type Chapter } from '../data/chapters.ts';
import { PRINTED_HELPERS } from '../data/events.ts';
import { colourOfGrape, GOOD_VALUES, GOODS, isGrape } from '../data/goods.ts';
import { THRESHOLD_CARDS, THRESHOLDS } from '../data/setup.ts';
import type { Cause } from './events.ts';
import { drawCards } from './piles.ts';
import type { Newdale } from './state.ts';
import type { NewdaleTell } from './types.ts';

export const chapterOf = (s: Newdale): Chapter => CHAPTER_ROWS[s.chapter];
export const boardOf = (s: Newdale) => boardOfChapter(s.chapter);
export const isSolo = (s: Newdale): boolean => s.seats === 1;

export function sum(counts: readonly number[]): number {
  let all = 0;
  for (let n = 0; n < counts.length; n++) all += counts[n];
  return all;
}

/** Helpers of a colour at a seat's labour market. NEW-P3-03 to -06, NEW-BONUS-18 */
export function helpersAt(s: Newdale, seat: Seat, colour: number): number {
  const { own, lent } = s.players[seat];
  return PRINTED_HELPERS[s.event][colour] + s.market[colour] + own[colour] + lent[colour];
}

/** What a marker is worth in coins. NEW-PAY-01, NEW-PAY-06, NEW-SPECIAL-12 */
export function coinsOf(s: Newdale, seat: Seat, good: number): number {
  return isGrape(good) ? helpersAt(s, seat, colourOfGrape(good)) : GOOD_VALUES[good];
}

/** The value of all goods of a seat. */
export function wealthOf(s: Newdale, seat: Seat): number {
  const { goods } = s.players[seat];
  let coins = 0;
  for (let good = 0; good < GOODS; good++) {
    if (goods[good] > 0) coins += goods[good] * coinsOf(s, seat, good);
  }
  return coins;
}

export function gainGoods(
  s: Newdale,
  seat: Seat,
  good: number,
  count: number,
  by: Cause,
  tell: NewdaleTell,
): void {
  if (count === 0) return;
  s.players[seat].goods[good] += count;
  tell?.({ what: 'gotGoods', seat, good, count, by });
}

export function giveGoods(
  s: Newdale,
  seat: Seat,
  good: number,
  count: number,
  by: Cause,
  tell: NewdaleTell,
): void {
  s.players[seat].goods[good] -= count;
  tell?.({ what: 'gaveGoods', seat, good, count, by });
}

/** Points move the marker at once; passing a threshold brings cards at once. NEW-VP-01 to -04, NEW-VP-06 */
export function gainPoints(s: Newdale, seat: Seat, points: number, by: Cause, tell: NewdaleTell): void {
  if (points === 0) return;
  const player = s.players[seat];
  const before = player.points;
  player.points += points;
  tell?.({ what: 'gotPoints', seat, points, by });
  let passed = 0;
  for (const threshold of THRESHOLDS) if (before <= threshold && player.points > threshold) passed++;
  if (passed > 0) drawCards(s, seat, THRESHOLD_CARDS * passed, 'threshold', tell);
}

/** Nobody has less than nothing. NEW-VP-05, NEW-VP-07 */
export function losePoints(s: Newdale, seat: Seat, points: number, by: Cause, tell: NewdaleTell): void {
  const player = s.players[seat];
  const lost = Math.min(points, player.points);
  if (lost === 0) return;
  player.points -= lost;
  tell?.({ what: 'lostPoints', seat, points: lost, by });
}

const MOST_SEATS = 4;
/** By number of seats and start player; made once, because turns are taken all the time. */
const ORDERS: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (_start, start) =>
    Array.from({ length: seats }, (_seat, n) => (start + n) % seats),
  ),
);
const BACKWARDS = ORDERS.map((orders) => orders.map((order) => order.toReversed()));

/** All seats, the start player first. NEW-GEN-03 */
export const seatsInTurnOrder = (s: Newdale): readonly Seat[] => ORDERS[s.seats][s.startPlayer];

/** The same from the last one on: for frames, of which the one pushed last comes first. */
export const seatsFromLast = (s: Newdale): readonly Seat[] => BACKWARDS[s.seats][s.startPlayer];
