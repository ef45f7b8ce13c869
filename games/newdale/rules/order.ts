import type { Seat } from '@spielstube/engine';
import { type Chapter, SOLO_DELIVERY_POINTS } from '../data/chapters.ts';
import { GOOD_VALUES, GOODS } from '../data/goods.ts';
import { SCORING } from '../data/setup.ts';
import type { Newdale } from './state.ts';
import { chapterOf, isSolo, wealthOf } from './supply.ts';

/* The chapter's order, which is delivered in the scoring. NEW-SCORE-06 to -10 */

/** What is delivered: its points, the coins it was worth, and what the goods left over bring. */
export interface Delivery {
  readonly points: number;
  readonly coins: number;
  readonly rest: number;
}

/** Whole points for the rest: first the total, then divided. NEW-SCORE-09 */
export const pointsForCoins = (coins: number): number => Math.floor(coins / SCORING.coinsPerPoint);

/**
 * The delivery that leaves the highest score: of each level the least that is enough, because what is left counts. Alone
 * whatever can be delivered is. NEW-SCORE-08, NEW-SOLO-10
 */
export function bestDelivery(
  goods: readonly number[],
  wealth: number,
  row: Chapter,
  alone: boolean,
): Delivery {
  const none = { points: 0, coins: 0, rest: pointsForCoins(wealth) };
  if (alone) return levelOf(goods, wealth, row, row.solo.delivery, SOLO_DELIVERY_POINTS) ?? none;
  let best: Delivery = none;
  for (const level of [
    levelOf(goods, wealth, row, row.low, row.lowPoints),
    levelOf(goods, wealth, row, row.high, row.highPoints),
  ]) {
    if (level !== null && level.points + level.rest > best.points + best.rest) best = level;
  }
  return best;
}

function levelOf(
  goods: readonly number[],
  wealth: number,
  row: Chapter,
  coins: number,
  points: number,
): Delivery | null {
  const given = leastSum(goods, row.order, coins);
  return given < 0 ? null : { points, coins: given, rest: pointsForCoins(wealth - given) };
}

/** What all goods that the order asks for are worth. */
export function orderCoins(goods: readonly number[], order: readonly boolean[]): number {
  let total = 0;
  for (let good = 0; good < GOODS; good++) if (order[good]) total += goods[good] * GOOD_VALUES[good];
  return total;
}

/** The least sum of order goods that is at least so many coins; -1 if all of them are not enough. NEW-SCORE-07 */
export function leastSum(goods: readonly number[], order: readonly boolean[], coins: number): number {
  const total = orderCoins(goods, order);
  if (total < coins) return -1;
  // What may be kept is the other side of it: the largest sum that leaves enough.
  const spare = total - coins;
  const reached = new Uint8Array(spare + 1);
  reached[0] = 1;
  for (let good = 0; good < GOODS; good++) {
    if (order[good] && goods[good] > 0) reachWith(reached, GOOD_VALUES[good], goods[good]);
  }
  let kept = spare;
  while (reached[kept] === 0) kept--;
  return total - kept;
}

/** Sums that can be reached with markers of one more kind. */
function reachWith(reached: Uint8Array, value: number, count: number): void {
  for (let rest = 0; rest < value; rest++) {
    // Markers that are left for sums of this rest.
    let left = 0;
    for (let sum = rest; sum < reached.length; sum += value) {
      if (reached[sum] === 1) left = count;
      else if (left > 0) {
        reached[sum] = 1;
        left--;
      }
    }
  }
}

export const deliveryOf = (s: Newdale, seat: Seat): Delivery =>
  bestDelivery(s.players[seat].goods, wealthOf(s, seat), chapterOf(s), isSolo(s));
