import type { Seat } from '@spielstube/engine';
import { COST } from '../data/cards.ts';
import { ACTION_FIELDS, FOURTH_STONE } from '../data/fields.ts';
import { placesByBoards, priceAt } from '../rules/building.ts';
import { priceOf } from '../rules/offspring.ts';
import { meansFor, proposal, reducingTile, reductionOf, worthFor } from '../rules/payment.ts';
import { hasSawmill, placesFor } from '../rules/reach.ts';
import { hasBit, type Newdale, type NewdaleFrame } from '../rules/state.ts';
import { boardOf } from '../rules/supply.ts';
import { gainOfTile } from '../rules/tiles.ts';
import type { Choice } from './choice.ts';

/* What things cost, and what makes them cheaper. */

/** A price before and after something makes it lower. */
export interface Lower {
  readonly from: number;
  readonly to: number;
}

/** The price of a payment, and what is left of it. */
export const lowered = ({ count }: NewdaleFrame, less: number): Lower => ({
  from: count,
  to: Math.max(0, count - less),
});

/** A tile with what it brings now, in a payment with the price that it leaves. */
export function tileChoice(s: Newdale, f: NewdaleFrame, tile: number): Choice {
  if (f.kind === 'pay' && tile === reducingTile(f.what))
    return { do: 'tile', tile, lower: lowered(f, reductionOf(tile)), gained: 0 };
  return { do: 'tile', tile, lower: null, gained: gainOfTile(s, f.seat, tile) };
}

/** What a stone costs and brings. */
export function stonePrice(stone: number): { readonly coins: number; readonly points: number } {
  return {
    coins: priceOf(stone),
    points: stone === FOURTH_STONE ? ACTION_FIELDS.offspring.fourthPoints : 0,
  };
}

/** The price of a card at the cheapest place in reach, also by way of boards. */
export function lowestPrice(s: Newdale, seat: Seat, card: number): number {
  const places = placesFor(s, seat, hasSawmill(s, seat)) | placesByBoards(s, seat);
  let lowest = COST[card];
  for (let place = 0; place < boardOf(s).places; place++) {
    if (hasBit(places, place)) lowest = Math.min(lowest, priceAt(s, card, place));
  }
  return lowest;
}

/** The proposed payment. */
export function settling(s: Newdale, f: NewdaleFrame): Choice {
  // What does not reach is told as it is.
  if (meansFor(s, f.seat, f.what) < f.count) return { do: 'settle', goods: [], coins: 0, price: f.count };
  const counts = proposal(s, f);
  const goods = counts.flatMap((n, good) => (n > 0 ? [{ good, n }] : []));
  const coins = goods.reduce((all, { good, n }) => all + n * worthFor(s, f.seat, f.what, good), 0);
  return { do: 'settle', goods, coins, price: f.count };
}
