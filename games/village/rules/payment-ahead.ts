import { CUSTOMERS, type Customer } from '../data/customers.ts';
import { PERSUASION, SCROLL } from '../data/pieces.ts';
import { CAPTAINS } from '../data/port.ts';
import { VILLAGE } from '../data/travel.ts';
import { cubePrice, workshopFor } from './crafts.ts';
import { coinsForCustomer } from './market.ts';
import { tilesOf } from './marriage/smuggler.ts';
import { BACK } from './mix.ts';
import type { VillageAction } from './moves.ts';
import { waysToPay } from './payment.ts';
import { lighthousePrice } from './port/island.ts';
import { shipOf } from './port/ships.ts';
import {
  CHURCH_PRICE,
  COUNCIL_PRICE,
  coinsFor,
  INN_PRICE,
  MARRIAGE_PRICE,
  OFFER_PRICE,
  ofColour,
  SMUGGLER_SALE_PRICE,
  saleGreen,
  smuggledPrice,
  unitPrice,
  WELL_PRICE,
} from './prices.ts';
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
  switch (a.do) {
    case 'visit':
    case 'drink':
      return s.options.inn === BACK ? INN_PRICE : 0;
    case 'step':
      return f.what > 0 ? 0 : unitPrice(CAPTAINS[shipOf(s, f.seat).captain]);
    case 'keeper':
      return lighthousePrice(f.what);
    case 'sell':
      return f.kind === 'market' ? ofColour(PERSUASION, saleGreen(0, f.free)) : 0;
    case 'smuggle':
      return tilesOf(s, f.seat, a.tiles) > 1 ? 0 : SMUGGLER_SALE_PRICE;
    case 'amount':
      return SMUGGLER_SALE_PRICE;
    case 'smuggleFor':
      return smuggledPrice(customerServed(s, a)?.green ?? 0);
    case 'rank':
      return f.free ? 0 : MARRIAGE_PRICE;
    case 'takeBread':
    case 'takeTool':
      return f.kind === 'offer' ? OFFER_PRICE : 0;
    default:
      return 0;
  }
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
