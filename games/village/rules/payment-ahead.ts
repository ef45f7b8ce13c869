import { CUSTOMERS } from '../data/customers.ts';
import { PERSUASION, SCROLL } from '../data/pieces.ts';
import { VILLAGE } from '../data/travel.ts';
import { cubePrice, workshopFor } from './crafts.ts';
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
    case 'serve': {
      const customer = CUSTOMERS[s.stalls[a.stall]];
      return customer === undefined ? 0 : ofColour(PERSUASION, saleGreen(customer.green, f.free));
    }
    default:
      return 0;
  }
}

/** Coins for cubes: those that a customer himself wants are gone before. */
function coinsLeft(s: Village, { seat }: VillageFrame, a: VillageAction): number {
  const customer = a.do === 'serve' ? CUSTOMERS[s.stalls[a.stall]] : undefined;
  return customer === undefined ? purse(s, seat) : coinsForCustomer(s, seat, customer) - customer.coins;
}
