import type { Seat } from '@spielstube/engine';
import { AREAS, WAYS } from '../data/areas.ts';
import { NOTHING } from '../data/box.ts';
import { CAPTAIN, CARD_POINTS, CHAIN, GOOD, HELPERS, isProduction, RAW_CHAIN } from '../data/cards.ts';
import { areaOf, isAreaField, wayOf } from '../data/fields.ts';
import { GOOD_VALUES } from '../data/goods.ts';
import { ROUNDS } from '../data/setup.ts';
import { bestLinks } from '../rules/best-production.ts';
import { isFreeArea, mayBuild } from '../rules/building.ts';
import { linkAtOnce } from '../rules/chains.ts';
import { chanceLater, chanceNow } from '../rules/chances.ts';
import { copyNewdale } from '../rules/copy.ts';
import { deliveryOf, orderCoins } from '../rules/order.ts';
import { isOfOrder } from '../rules/order-ahead.ts';
import { areasOf } from '../rules/planning.ts';
import { missingFor } from '../rules/production.ts';
import { linksOf, makes } from '../rules/prospects.ts';
import type { Newdale, NewdaleFrame } from '../rules/state.ts';
import { boardOf, chapterOf, coinsOf, isSolo } from '../rules/supply.ts';
import { lowestPrice } from './prices.ts';

/* What the guide looks at: never more than the seat itself can see. */

export const roundsLeft = (s: Newdale): number => ROUNDS - s.round;
/** So few rounds before the end, points matter more than growth. */
const LATE = 2;
export const isLate = (s: Newdale): boolean => roundsLeft(s) < LATE;

/** A field of an own building with what it promises. */
export interface Prospect {
  readonly card: number;
  readonly way: number;
  readonly made: number;
  readonly share: number;
}

/** The field of the own buildings from which most can be expected, in coins; null without one. */
export function bestField(s: Newdale, seat: Seat): Prospect | null {
  const { areas, stones } = s.players[seat];
  const taken = stones.filter(isAreaField).map(areaOf);
  let best: Prospect | null = null;
  let most = 0;
  for (let area = 0; area < AREAS; area++) {
    const card = areas[area];
    if (card === NOTHING || card === CAPTAIN || taken.includes(area)) continue;
    for (let way = 0; way < WAYS; way++) {
      const { helpers, goods: made } = areasOf(s)[area][way];
      if (made === 0) continue;
      const share = chanceNow(s, seat, HELPERS[card], helpers);
      const expected = share * made * GOOD_VALUES[GOOD[card]];
      if (expected <= most) continue;
      most = expected;
      best = { card, way, made, share };
    }
  }
  return best;
}

/** What a card in the hand is worth building for now. */
type Merit =
  /** It makes a good of the order, or works up goods that are there. */
  'order' | 'feeds' | 'points';
export interface Recommended {
  readonly card: number;
  readonly why: Merit;
  readonly price: number;
}

/** What could be built now, of the hand and the display. */
export function buildable(s: Newdale, seat: Seat): readonly number[] {
  const all = [...s.players[seat].hand, ...s.display].filter((card) => card >= 0);
  return [...new Set(all)].filter((card) => mayBuild(s, seat, card) === null);
}

/** The card that most deserves to be built: for the order, for what is in stock, or for its points. */
export function recommended(s: Newdale, seat: Seat): Recommended | null {
  const cards = buildable(s, seat);
  const told = (card: number, why: Merit): Recommended => ({ card, why, price: lowestPrice(s, seat, card) });
  const fresh = cards.filter((card) => isProduction(card) && !makes(s.players[seat].areas, GOOD[card]));
  if (!isLate(s)) {
    const order = fresh.find((card) => isOfOrder(card, chapterOf(s)));
    if (order !== undefined) return told(order, 'order');
    const fed = fresh.find((card) => CHAIN[card].sort !== RAW_CHAIN && linksOf(s, seat, card) > 0);
    if (fed !== undefined) return told(fed, 'feeds');
  }
  const best = cards.toSorted((a, b) => CARD_POINTS[b] - CARD_POINTS[a])[0];
  return best === undefined ? null : told(best, 'points');
}

/** The card among some that is farthest from being paid. */
export function farthest(s: Newdale, seat: Seat, cards: readonly number[]): number {
  const seen = cards.filter((card) => card >= 0);
  return seen.toSorted((a, b) => lowestPrice(s, seat, b) - lowestPrice(s, seat, a))[0] ?? NOTHING;
}

/** The building of an own stone that one more helper of this colour would let succeed, or NOTHING. */
export function savedBy(s: Newdale, seat: Seat, colour: number): number {
  const { stones, areas } = s.players[seat];
  const helped = copyNewdale(s);
  helped.players[seat].lent[colour]++;
  const saved = stones.find(
    (field) =>
      isAreaField(field) &&
      areas[areaOf(field)] !== NOTHING &&
      missingFor(s, seat, field) > 0 &&
      missingFor(helped, seat, field) === 0,
  );
  return saved === undefined ? NOTHING : areas[areaOf(saved)];
}

/** The free area in which a card can be expected to make most in rounds to come. */
export function bestArea(
  s: Newdale,
  seat: Seat,
  card: number,
): { readonly area: number; readonly way: number; readonly share: number } {
  let best = { area: NOTHING, way: 0, share: 0 };
  let most = -1;
  for (let area = 0; area < AREAS; area++) {
    if (!isFreeArea(s, seat, area)) continue;
    for (let way = 0; way < WAYS; way++) {
      const { helpers, goods } = areasOf(s)[area][way];
      const share = chanceLater(s, seat, HELPERS[card], helpers);
      if (share * goods <= most) continue;
      most = share * goods;
      best = { area, way, share };
    }
  }
  return best;
}

/** Points of order and goods, now and after the best final production. */
export function finalPoints(s: Newdale, f: NewdaleFrame): { readonly now: number; readonly best: number } {
  const points = (state: Newdale): number => {
    const { points: order, rest } = deliveryOf(state, f.seat);
    return order + rest;
  };
  const tried = copyNewdale(s);
  for (const { area, links } of bestLinks(s, f.seat, f.count))
    linkAtOnce(tried, f.seat, area, links, undefined);
  return { now: points(s), best: points(tried) };
}

/** How an order stands: coins that could be delivered, what is missing to the next level (0 at the top), and its points. */
export interface OrderState {
  readonly coins: number;
  readonly points: number;
  readonly missing: number;
  readonly next: number;
}
export function orderState(s: Newdale, seat: Seat): OrderState {
  const { order, low, lowPoints, high, highPoints, solo } = chapterOf(s);
  const { goods } = s.players[seat];
  const coins = orderCoins(goods, order);
  const { points } = deliveryOf(s, seat);
  const level = isSolo(s) ? solo.delivery : coins < low ? low : high;
  return {
    coins,
    points,
    missing: Math.max(0, level - coins),
    next: isSolo(s) ? 0 : coins < low ? lowPoints : highPoints,
  };
}

/** What lies ahead of a ship. */
export interface Ahead {
  /** Spaces to the end of the sea track. */
  readonly spaces: number;
  /** Points for whoever arrives next, 0 once the own ship has. */
  readonly arrival: number;
  readonly roundsLeft: number;
  /** The next place with an anchor, and how far it is; NOTHING if there is none. */
  readonly anchor: number;
  readonly toAnchor: number;
  readonly board: number;
}
export function aheadOf(s: Newdale, seat: Seat): Ahead {
  const { ship, arrived } = s.players[seat];
  const { sea } = boardOf(s);
  const { arrivals, board } = chapterOf(s);
  const next = sea.findIndex((place, space) => space > ship && place !== NOTHING);
  return {
    spaces: sea.length - 1 - ship,
    arrival: arrived ? 0 : (arrivals[s.arrivals] ?? 0),
    roundsLeft: roundsLeft(s),
    anchor: next < 0 ? NOTHING : sea[next],
    toAnchor: next < 0 ? 0 : next - ship,
    board,
  };
}

/** What a field of the own board would make, in coins. */
export function outcomeCoins(s: Newdale, seat: Seat, field: number): number {
  const card = s.players[seat].areas[areaOf(field)];
  const { goods } = areasOf(s)[areaOf(field)][wayOf(field)];
  return GOOD[card] === NOTHING ? 0 : goods * coinsOf(s, seat, GOOD[card]);
}
