import { drawTop, NOBODY, push, type Seat, type Tell } from '@spielstube/engine';
import { CUSTOMERS, type Customer } from '../data/customers.ts';
import { SALE_TIME } from '../data/market.ts';
import { CUBE_KEYS, GOOD_KEYS, GOODS, PERSUASION } from '../data/pieces.ts';
import { QUEUE, STALLS_IN_USE } from '../data/spaces.ts';
import type { ActionSpace } from './action-space.ts';
import { connyTakesCustomer } from './conny-market.ts';
import type { VillageEvent } from './events.ts';
import { checkGoals } from './goals.ts';
import { pass, serve } from './moves.ts';
import { charge } from './payment.ts';
import { ofColour, saleGreen } from './prices.ts';
import { reason } from './reasons.ts';
import { CONNY, frame, freeFrame, NOTHING, RING_ON_COUNCIL, type Village } from './state.ts';
import { purse, spendCoins, spendGood, spendGrain } from './supply.ts';
import { spendTimeAtMarket } from './time.ts';
import type { VillageQuestion, VillageStep, VillageVerdict } from './types.ts';

/** Market: a market day, in any case. VIL-MKT-02 */
export const marketDay: ActionSpace = {
  atOnce: (s, seat) => push(s, frame('callMarket', seat)),
  offer() {},
  resolve() {},
  lacks: () => ({}),
};

/** Whether a seat has passed in this market day. VIL-MKT-09 */
export const hasPassed = (s: Village, seat: Seat): boolean => (s.marketOut & (1 << seat)) !== 0;

/** What customers want. */
const WANTED: readonly string[] = [...GOOD_KEYS, 'grain', 'coins', CUBE_KEYS[PERSUASION], 'ring'];
const CUSTOMER_WANTS_MORE = reason('customerWantsMore', 'VIL-MKT-05', (s, f, wish) => {
  const missing = Object.fromEntries(WANTED.map((piece) => [piece, 0]));
  if ('stall' in wish) {
    countMissing(s, f.seat, CUSTOMERS[s.stalls[wish.stall]], (piece, count) => {
      missing[piece] = count;
      return true;
    });
  }
  return missing;
});
const NO_GREEN_FOR_SALE = reason('noGreenForSale', 'VIL-MKT-08');
const CUSTOMER_WAITS = reason('customerWaits', 'VIL-MKT-04');

/** VIL-MKT-01, -03; a market day that Conny calls begins with her customer. VIL-SOLO-37 */
export const callMarket: VillageStep = {
  run(s, f, tell) {
    s.marketCaller = f.seat;
    s.marketOut = 0;
    s.marketServed = false;
    s.connyServed = false;
    tell?.({ what: 'marketCalled', seat: f.seat });
    if (s.conny !== null && f.seat === CONNY) push(s, frame('nextAtMarket', CONNY));
    else push(s, freeFrame('market', f.seat));
  },
};

/** Gets each kind of piece that is missing, and how many; false ends the count. Nothing is built: bots ask all the time. */
type Count = (piece: string, missing: number) => boolean;
const enough: Count = () => false;

/** Coins that can be spent on a customer: a ring that is handed over cannot be spent as well. VIL-SOLO-10 */
export function coinsForCustomer(s: Village, seat: Seat, customer: Customer): number {
  return purse(s, seat) - (customer.nextStart && s.conny !== null ? 1 : 0);
}

/** What a customer wants, against what the seat has; coins stand in for green cubes. VIL-MKT-05, VIL-PROMO-03 to -06 */
function countMissing(s: Village, seat: Seat, customer: Customer, count: Count): boolean {
  const player = s.players[seat];
  for (const good of GOODS) {
    const goods = customer.goods[good] - player.goods[good];
    if (goods > 0 && !count(GOOD_KEYS[good], goods)) return false;
  }
  const grain = customer.grain - player.grain;
  if (grain > 0 && !count('grain', grain)) return false;
  const left = coinsForCustomer(s, seat, customer) - customer.coins;
  if (left < 0 && !count('coins', -left)) return false;
  const green = customer.green - player.cubes[PERSUASION] - Math.max(0, left);
  if (green > 0 && !count(CUBE_KEYS[PERSUASION], green)) return false;
  return !customer.nextStart || s.nextStart === seat || count('ring', 1);
}

/** VIL-MKT-05, -08 */
export function mayServe(s: Village, seat: Seat, customer: Customer, free: boolean): VillageVerdict {
  if (!countMissing(s, seat, customer, enough)) return CUSTOMER_WANTS_MORE;
  const green = s.players[seat].cubes[PERSUASION] + coinsForCustomer(s, seat, customer) - customer.coins;
  return green >= saleGreen(customer.green, free) ? null : NO_GREEN_FOR_SALE;
}

/** One customer of the stalls, or out for the rest of the day. VIL-MKT-04, -07, -09 */
export const market: VillageQuestion = {
  auto(s, f, tell) {
    for (const at of s.stalls) {
      if (at !== NOTHING && mayServe(s, f.seat, CUSTOMERS[at], f.free) === null) return false;
    }
    stepOut(s, f.seat, tell);
    return true;
  },
  options(s, f, offer) {
    for (let stall = 0; stall < s.stalls.length; stall++) {
      if (s.stalls[stall] === NOTHING) continue;
      offer.put(serve(stall), mayServe(s, f.seat, CUSTOMERS[s.stalls[stall]], f.free));
    }
    offer.open(pass);
    if (!offer.explains) return;
    for (let place = 0; place < s.queue.length; place++) {
      if (s.queue[place] !== NOTHING) offer.closed({ wish: 'queue', place }, CUSTOMER_WAITS);
    }
  },
  resolve(s, f, a, tell) {
    if (a.do === 'serve') serveCustomer(s, f.seat, a.stall, f.free, tell);
    else stepOut(s, f.seat, tell);
  },
};

function stepOut(s: Village, seat: Seat, tell: Tell<VillageEvent>): void {
  s.marketOut |= 1 << seat;
  tell?.({ what: 'passed', seat });
  push(s, frame('nextAtMarket', seat));
}

function serveCustomer(s: Village, seat: Seat, stall: number, free: boolean, tell: Tell<VillageEvent>): void {
  const player = s.players[seat];
  const tile = s.stalls[stall];
  const customer = CUSTOMERS[tile];
  push(s, frame('nextAtMarket', seat));
  for (const good of GOODS) spendGood(s, seat, good, customer.goods[good], tell);
  spendGrain(s, seat, customer.grain, tell);
  if (customer.nextStart) {
    s.nextStart = RING_ON_COUNCIL;
    tell?.({ what: 'ringReturned', seat });
  }
  spendCoins(s, seat, customer.coins, tell);
  s.stalls[stall] = NOTHING;
  s.marketServed = true;
  player.customers.push(tile);
  tell?.({ what: 'served', seat, stall, customer: tile });
  checkGoals(s, seat, tell);
  if (!free) spendTimeAtMarket(s, seat, SALE_TIME, tell);
  charge(s, seat, ofColour(PERSUASION, saleGreen(customer.green, free)));
}

/** Clockwise among those who are not out; the day ends without customers or without buyers. VIL-MKT-11, -12 */
export const nextAtMarket: VillageStep = {
  run(s, f, tell) {
    if (s.conny !== null && !s.connyServed) connyTakesCustomer(s, s.conny, tell);
    const next = nextSeat(s, f.seat);
    if (next === NOBODY || s.stalls.every((tile) => tile === NOTHING))
      push(s, frame('closeMarket', s.marketCaller));
    else push(s, frame('market', next));
  },
};

function nextSeat(s: Village, seat: Seat): Seat {
  for (let n = 1; n <= s.seats; n++) {
    const next = (seat + n) % s.seats;
    if (!hasPassed(s, next)) return next;
  }
  return NOBODY;
}

/** Customers move up, and the queue is filled again. VIL-MKT-13 to -16 */
export const closeMarket: VillageStep = {
  run(s, _f, tell) {
    s.marketCaller = NOBODY;
    if (!s.marketServed) return;
    for (let stall = 0; stall < STALLS_IN_USE[s.seats]; stall++) {
      if (s.stalls[stall] !== NOTHING) continue;
      const tile = s.queue.shift();
      if (tile === undefined || tile === NOTHING) break;
      s.stalls[stall] = tile;
      tell?.({ what: 'customerMoved', seat: NOBODY, customer: tile, stall });
    }
    while (s.queue.length > 0 && s.queue[s.queue.length - 1] === NOTHING) s.queue.pop();
    while (s.queue.length < QUEUE) {
      if (s.customerPile.length === 0) s.queue.push(NOTHING);
      else {
        const tile = drawTop(s, s.customerPile);
        tell?.({ what: 'customerCame', seat: NOBODY, customer: tile, place: s.queue.length });
        s.queue.push(tile);
      }
    }
  },
};
