import { CUSTOMERS, type Customer } from '../data/customers.ts';
import { PERSUASION, SCROLL } from '../data/pieces.ts';
import { VILLAGE } from '../data/travel.ts';
import { cubePrice, workshopFor } from './crafts.ts';
import { innDock, marriageDock, portDock } from './docks.ts';
import { coinsForCustomer } from './market.ts';
import type { VillageAction } from './moves.ts';
import { waysToPay } from './payment.ts';
import { CHURCH_PRICE, COUNCIL_PRICE, coinsFor, ofColour, saleGreen, WELL_PRICE } from './prices.ts';
import type { Village, VillageFrame } from './state.ts';
import { purse } from './supply.ts';
import { pathPrice } from './travel.ts';

/** Cubes, packed, and the coins that stand in for others. */
export interface PaymentAhead {
  readonly cubes: number;
  readonly coins: number;
}

/**
 * What a choice will take in cubes, and in coins in place of cubes, where nobody is asked for it any more: there is only one
 * way to pay. Null where there are several, or nothing is paid in cubes. VIL-COIN-03
 */
export function paymentAhead(s: Village, f: VillageFrame, a: VillageAction): PaymentAhead | null {
  const price = cubesCharged(s, f, a);
  if (price === 0) return null;
  const ways = waysToPay(s, f.seat, price, coinsLeft(s, f, a));
  return ways.length === 1 ? { cubes: ways[0], coins: coinsFor(price, ways[0]) } : null;
}

/** The price in cubes that a choice leads to; with a scroll at hand the Council's is another question. */
function cubesCharged(s: Village, f: VillageFrame, a: VillageAction): number {
  switch (a.do) {
    case 'well':
      return WELL_PRICE;
    case 'order':
      return cubePrice(workshopFor(a.good));
    case 'depart':
      return pathPrice(VILLAGE, a.castle);
    case 'journey':
      return pathPrice(a.from, a.castle);
    case 'enter':
    case 'advance':
      return s.players[f.seat].goods[SCROLL] > 0 ? 0 : COUNCIL_PRICE;
    case 'payCubes':
      return f.kind === 'payChurch' ? CHURCH_PRICE : COUNCIL_PRICE;
    case 'serve':
    case 'serveWaiting': {
      const customer = customerServed(s, a);
      return customer === undefined ? 0 : ofColour(PERSUASION, saleGreen(customer.green, f.free));
    }
    default:
      return expansionsCharge(s, f, a);
  }
}

/** The same for moves of Inn, Port and Marriage. */
function expansionsCharge(s: Village, f: VillageFrame, a: VillageAction): number {
  return (
    (s.inn === null ? 0 : innDock.docked.charged(s, f, a)) ||
    (s.port === null ? 0 : portDock.docked.charged(s, f, a)) ||
    (s.marriage === null ? 0 : marriageDock.docked.charged(s, f, a))
  );
}

/** The customer whom a move serves, at a stall or in the waiting line. */
function customerServed(s: Village, a: VillageAction): Customer | undefined {
  switch (a.do) {
    case 'serve':
      return CUSTOMERS[s.stalls[a.stall]];
    case 'serveWaiting':
    case 'smuggleFor':
      return CUSTOMERS[s.queue[a.place]];
    default:
      return undefined;
  }
}

/** Coins for cubes: those that a customer himself wants are gone before. */
function coinsLeft(s: Village, { seat }: VillageFrame, a: VillageAction): number {
  const customer = customerServed(s, a);
  return customer === undefined ? purse(s, seat) : coinsForCustomer(s, seat, customer) - customer.coins;
}
