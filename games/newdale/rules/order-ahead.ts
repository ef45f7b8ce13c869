import type { Seat, Tally } from '@spielstube/engine';
import { AREAS } from '../data/areas.ts';
import { NOTHING } from '../data/box.ts';
import { CHAIN, GOOD, GOOD_CHAIN, SET_CHAIN } from '../data/cards.ts';
import { type Chapter, SOLO_DELIVERY_POINTS } from '../data/chapters.ts';
import { GOOD_VALUES } from '../data/goods.ts';
import { mostLinks } from './chains.ts';
import { list } from './feature-list.ts';
import { bestDelivery, orderCoins } from './order.ts';
import type { Newdale } from './state.ts';
import { chapterOf, isSolo } from './supply.ts';

/* How near the chapter's order is, for the evaluation. */

const ORDER_POINTS = list.one('order points');
const ORDER_COINS = list.one('order coins');
const ORDER_IN_SIGHT = list.one('order points in sight');
const KINDS_OF_ORDER = list.one('buildings of the order');
const FIRST_OF_ORDER = list.one('first building of the order');
const ORDER_CARDS = list.one('buildings of the order in the hand');

/** Goods that the order asks for, buildings that make them, and what both promise until the end. */
export function countOrder(
  s: Newdale,
  seat: Seat,
  coins: number,
  coinsARound: number,
  rounds: number,
  tally: Tally,
): void {
  const { goods, areas, hand } = s.players[seat];
  const row = chapterOf(s);
  const ordered = orderCoins(goods, row.order);
  const alone = isSolo(s);
  tally.add(ORDER_COINS, Math.min(alone ? row.solo.delivery : row.high, ordered));
  if (ordered >= (alone ? row.solo.delivery : row.low))
    tally.add(ORDER_POINTS, bestDelivery(goods, coins, row, alone).points);
  const promised = ordered + rounds * coinsARound + coinsByChains(s, seat, row);
  tally.add(ORDER_IN_SIGHT, pointsInSight(promised, row, alone));
  let kinds = 0;
  for (let area = 0; area < AREAS; area++) if (isOfOrder(areas[area], row)) kinds++;
  tally.add(KINDS_OF_ORDER, kinds);
  if (kinds > 0) tally.add(FIRST_OF_ORDER, 1);
  let cards = 0;
  for (let n = 0; n < hand.length; n++) if (hand[n] >= 0 && isOfOrder(hand[n], row)) cards++;
  tally.add(ORDER_CARDS, Math.min(cards, 2));
}

/** Whether a card makes what the chapter's order asks for. */
export const isOfOrder = (card: number, { order }: Chapter): boolean =>
  card !== NOTHING && GOOD[card] !== NOTHING && order[GOOD[card]];

/** What chains would add to the order with the goods at hand. */
function coinsByChains(s: Newdale, seat: Seat, row: Chapter): number {
  const { areas } = s.players[seat];
  let coins = 0;
  for (let area = 0; area < AREAS; area++) {
    const card = areas[area];
    if (!isOfOrder(card, row)) continue;
    const { sort, first, second } = CHAIN[card];
    if (sort !== GOOD_CHAIN && sort !== SET_CHAIN) continue;
    let gain = GOOD_VALUES[GOOD[card]];
    if (row.order[first]) gain -= GOOD_VALUES[first];
    if (second !== NOTHING && row.order[second]) gain -= GOOD_VALUES[second];
    coins += gain * mostLinks(s, seat, CHAIN[card]);
  }
  return coins;
}

/** Levels are steps; what lies before one counts in part, because more may come. */
function pointsInSight(
  coins: number,
  { low, lowPoints, high, highPoints, solo }: Chapter,
  alone: boolean,
): number {
  if (alone) return SOLO_DELIVERY_POINTS * Math.min(1, coins / solo.delivery);
  if (coins < low) return (lowPoints * coins) / low;
  return lowPoints + (highPoints - lowPoints) * Math.min(1, (coins - low) / (high - low));
}
