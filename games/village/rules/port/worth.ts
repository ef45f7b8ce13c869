import type { Seat } from '@spielstube/engine';
import { ON_THE_SHIP } from '../../data/places.ts';
import { CARGO_KEYS, CHESTS, COCOA, EXOTICS, HARBOUR, ISLANDS, TEA } from '../../data/port.ts';
import { countAt } from '../members.ts';
import type { Player, Port } from '../state.ts';

/* What bots think of a voyage while it lasts, in points, as in heuristic.ts. */
const AT_SEA = 0.8;
/** Cargo: this share of the best price, because the way there is still to be made. */
const CARGO_SHARE = 0.62;
/** Cocoa and tea: shares of what the market brings, aboard and at home. */
const EXOTIC_ABOARD = 0.45;
const EXOTIC_AT_HOME = 0.75;
const CHEST_ABOARD = 0.6;
const CHEST_AT_HOME = 0.97;
const UNKNOWN_CHEST = 3.5;
const KEEPER = 2.2;

/** By kind of cargo: the best price of all islands. */
const BEST_PRICES: readonly number[] = CARGO_KEYS.map((_, cargo) =>
  Math.max(...ISLANDS.map(({ buys }) => buys[cargo])),
);
const COCOA_POINTS = EXOTICS.cocoaPoints;
const TEA_POINTS = EXOTICS.teaPoints + EXOTICS.teaCoins;

const contentOf = (chest: number): number =>
  chest < 0 ? UNKNOWN_CHEST : CHESTS[chest].coins + CHESTS[chest].tools;

/** What lies in the holds and what was brought home. */
export function portAhead(port: Port, p: Player, seat: Seat): number {
  const ship = port.ships[seat];
  let value = ship.water === HARBOUR ? 0 : AT_SEA;
  for (let cargo = 0; cargo < COCOA; cargo++) value += ship.cargo[cargo] * BEST_PRICES[cargo] * CARGO_SHARE;
  value += (ship.cargo[COCOA] * COCOA_POINTS + ship.cargo[TEA] * TEA_POINTS) * EXOTIC_ABOARD;
  value += (ship.cocoa * COCOA_POINTS + ship.tea * TEA_POINTS) * EXOTIC_AT_HOME;
  for (const chest of ship.chests) value += contentOf(chest) * CHEST_ABOARD;
  for (const chest of ship.chestsAtHome) value += contentOf(chest) * CHEST_AT_HOME;
  return value + countAt(p.members, ON_THE_SHIP) * KEEPER;
}
