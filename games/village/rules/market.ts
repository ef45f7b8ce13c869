import { drawTop, NOBODY, push, type Seat, type Tell, type Verdict } from '@spielstube/engine';
import { CUSTOMERS, type Customer } from '../data/customers.ts';
import { GOODS, PERSUASION } from '../data/pieces.ts';
import { QUEUE, STALLS_IN_USE } from '../data/spaces.ts';
import { pass, serve } from './actions.ts';
import { connyTakesCustomer } from './conny-market.ts';
import type { VillageEvent } from './events.ts';
import { checkGoals } from './goals.ts';
import { charge, ofColour } from './payment.ts';
import type { VillageQuestion, VillageStep } from './question.ts';
import { CUSTOMER_WAITS, CUSTOMER_WANTS_MORE, NO_GREEN_FOR_SALE, type VillageReason } from './reasons.ts';
import { CONNY, frame, NOTHING, RING_ON_COUNCIL, type Village } from './state.ts';
import { purse, spendCoins, spendGood, spendGrain } from './supply.ts';
import { spendTimeAtMarket } from './time.ts';

/** Green cubes and time for every sale but the caller's first. VIL-MKT-08 */
export const SALE_GREEN = 1;
export const SALE_TIME = 1;
/** Marks the caller's first chance in a market frame. */
export const FIRST_CHANCE = 1;

/** VIL-MKT-01, -03; a market day that Conny calls begins with her customer. VIL-SOLO-37 */
export const callMarket: VillageStep = {
  run(s, f, tell) {
    s.marketCaller = f.seat;
    s.marketOut = 0;
    s.marketServed = false;
    s.connyServed = false;
    tell?.({ what: 'marketCalled', seat: f.seat });
    if (s.conny !== null && f.seat === CONNY) push(s, frame('nextAtMarket', CONNY));
    else push(s, frame('market', f.seat, FIRST_CHANCE));
  },
};

/** The green cubes that a sale costs: what the customer wants, and the fee. VIL-PROMO-06 */
function greenFor(customer: Customer, free: boolean): number {
  return ofColour(PERSUASION, customer.green + (free ? 0 : SALE_GREEN));
}

/** VIL-MKT-05, -08 */
function mayServe(s: Village, seat: Seat, customer: Customer, free: boolean): Verdict<VillageReason> {
  const player = s.players[seat];
  if (player.grain < customer.grain) return CUSTOMER_WANTS_MORE;
  for (const good of GOODS) if (player.goods[good] < customer.goods[good]) return CUSTOMER_WANTS_MORE;
  if (customer.nextStart && s.nextStart !== seat) return CUSTOMER_WANTS_MORE;
  // The ring that is handed over cannot be spent as a coin as well.
  const coins = purse(s, seat) - (customer.nextStart && s.conny !== null ? 1 : 0);
  if (coins < customer.coins) return CUSTOMER_WANTS_MORE;
  const green = customer.green + (free ? 0 : SALE_GREEN);
  if (player.cubes[PERSUASION] + coins - customer.coins >= green) return null;
  return customer.green > 0 && player.cubes[PERSUASION] + coins < customer.green
    ? CUSTOMER_WANTS_MORE
    : NO_GREEN_FOR_SALE;
}

/** One customer of the stalls, or out for the rest of the day. VIL-MKT-04, -07, -09 */
export const market: VillageQuestion = {
  auto(s, f, tell) {
    for (const at of s.stalls) {
      if (at !== NOTHING && mayServe(s, f.seat, CUSTOMERS[at], f.what === FIRST_CHANCE) === null)
        return false;
    }
    stepOut(s, f.seat, tell);
    return true;
  },
  options(s, f, offer) {
    for (let stall = 0; stall < s.stalls.length; stall++) {
      if (s.stalls[stall] === NOTHING) continue;
      offer.put(serve(stall), mayServe(s, f.seat, CUSTOMERS[s.stalls[stall]], f.what === FIRST_CHANCE));
    }
    offer.open(pass);
    if (!offer.explains) return;
    for (let place = 0; place < s.queue.length; place++) {
      if (s.queue[place] !== NOTHING) offer.closed({ wish: 'queue', place }, CUSTOMER_WAITS);
    }
  },
  resolve(s, f, a, tell) {
    if (a.do === 'serve') serveCustomer(s, f.seat, a.stall, f.what === FIRST_CHANCE, tell);
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
  charge(s, seat, greenFor(customer, free));
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
    if ((s.marketOut & (1 << next)) === 0) return next;
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
