import { NOBODY, push, type Seat, type Tell } from '@spielstube/engine';
import { CUSTOMERS, type Customer } from '../data/customers.ts';
import { SALE_TIME } from '../data/market.ts';
import { ALL_GOOD_KEYS, CUBE_KEYS, GOOD_KEYS, PERSUASION } from '../data/pieces.ts';
import { STALLS_IN_USE } from '../data/spaces.ts';
import type { ActionSpace } from './action-space.ts';
import { connyTakesCustomer } from './conny-market.ts';
import { innDock, portDock } from './docks.ts';
import type { VillageEvent } from './events.ts';
import { checkGoals } from './goals.ts';
import { hasHelpNow } from './help.ts';
import { pass, serve, serveWaiting, type VillageAction, type VillageWish } from './moves.ts';
import { charge } from './payment.ts';
import { ofColour, saleGreen } from './prices.ts';
import { reason } from './reasons.ts';
import {
  CONNY,
  frame,
  freeFrame,
  MARKET_CLOSES,
  MARKET_OPENS,
  NOTHING,
  RING_ON_COUNCIL,
  type Village,
  type VillageFrame,
} from './state.ts';
import { purse, spendCoins, spendGood, spendGrain } from './supply.ts';
import { spendTimeAtMarket } from './time.ts';
import type { VillageOffer, VillageQuestion, VillageStep, VillageVerdict } from './types.ts';
import { closeGaps, refillLine, takeWaiting } from './waiting-line.ts';

/** Market: a market day, in any case. VIL-MKT-02 */
export const marketDay: ActionSpace = {
  atOnce: (s, seat) => push(s, frame('callMarket', seat)),
  offer() {},
  resolve() {},
  lacks: () => ({}),
};

/** The seats clockwise from one of them; from Conny's place it is the first. */
export function seatsFrom(s: Village, first: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let n = 0; n < s.seats; n++) seats.push((first + n) % s.seats);
  return seats;
}

/** Whether a seat has passed in this market day. VIL-MKT-09 */
export const hasPassed = (s: Village, seat: Seat): boolean => (s.marketOut & (1 << seat)) !== 0;

/** What customers want. */
const WANTED: readonly string[] = [...GOOD_KEYS, 'grain', 'coins', CUBE_KEYS[PERSUASION], 'ring'];
const WANTED_MORE: readonly string[] = ['beer', 'chest'];
export const CUSTOMER_WANTS_MORE = reason('customerWantsMore', 'VIL-MKT-05', (s, f, wish) => {
  const missing = Object.fromEntries(WANTED.map((piece) => [piece, 0]));
  if (s.inn !== null || s.port !== null) for (const piece of WANTED_MORE) missing[piece] = 0;
  const tile = tileOf(s, wish);
  if (tile !== NOTHING) {
    countMissing(s, f.seat, CUSTOMERS[tile], (piece, count) => {
      missing[piece] = count;
      return true;
    });
  }
  return missing;
});
/** The customer that somebody wants to serve. */
function tileOf(s: Village, wish: VillageAction | VillageWish): number {
  if ('stall' in wish) return s.stalls[wish.stall];
  return 'do' in wish && (wish.do === 'serveWaiting' || wish.do === 'smuggleFor')
    ? s.queue[wish.place]
    : NOTHING;
}
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
    if (s.inn === null) return;
    s.inn.criers = 0;
    s.inn.quiet = 0;
    innDock.docked.momentForAll(s, f.seat, MARKET_OPENS);
  },
};

/** Gets each kind of piece that is missing, and how many; false ends the count. Nothing is built: bots ask all the time. */
type Count = (piece: string, missing: number) => boolean;
export const enough: Count = () => false;

/** Coins that can be spent on a customer: a ring that is handed over cannot be spent as well. VIL-SOLO-10 */
export function coinsForCustomer(s: Village, seat: Seat, customer: Customer): number {
  return purse(s, seat) - (customer.nextStart && s.conny !== null ? 1 : 0);
}

/** What a customer wants, against what the seat has; coins stand in for green cubes. VIL-MKT-05, VIL-PROMO-03 to -06 */
export function countMissing(s: Village, seat: Seat, customer: Customer, count: Count): boolean {
  const player = s.players[seat];
  for (let good = 0; good < player.goods.length; good++) {
    const goods = customer.goods[good] - player.goods[good];
    if (goods > 0 && !count(ALL_GOOD_KEYS[good], goods)) return false;
  }
  if (customer.chest && s.port?.ships[seat].chestsAtHome.length === 0 && !count('chest', 1)) return false;
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

/** Whether a seat has cocoa or tea at home. */
export const hasExotics = (s: Village, seat: Seat): boolean =>
  s.port !== null && s.port.ships[seat].cocoa + s.port.ships[seat].tea > 0;

const mayServeLine = (s: Village, seat: Seat): boolean =>
  s.inn !== null && (s.inn.criers & (1 << seat)) !== 0;

/** Nobody stands at the stalls. */
export const isDeserted = (s: Village): boolean => s.stalls.every((tile) => tile === NOTHING);

/** Whether there is anybody whom the seat might serve, or anything else that it might sell. VIL-CARD-MARKET_CRIER-06 */
function anythingToSell(s: Village, seat: Seat): boolean {
  if (!isDeserted(s) || hasExotics(s, seat)) return true;
  return mayServeLine(s, seat) && s.queue.some((tile) => tile !== NOTHING);
}

/** Whether the seat can serve somebody or sell something as things stand. */
export function canSell(s: Village, { seat, free }: VillageFrame): boolean {
  for (const at of s.stalls) {
    if (at !== NOTHING && mayServe(s, seat, CUSTOMERS[at], free) === null) return true;
  }
  if (mayServeLine(s, seat)) {
    for (const at of s.queue)
      if (at !== NOTHING && mayServe(s, seat, CUSTOMERS[at], free) === null) return true;
  }
  return s.port !== null && portDock.docked.maySellExotics(s, seat, free);
}

/** One customer of the stalls, or out for the rest of the day. VIL-MKT-04, -07, -09 */
export const market: VillageQuestion = {
  auto(s, f, tell) {
    if (canSell(s, f) || (hasHelpNow(s, f.seat) && anythingToSell(s, f.seat))) return false;
    stepOut(s, f.seat, tell);
    return true;
  },
  options(s, f, offer) {
    for (let stall = 0; stall < s.stalls.length; stall++) {
      if (s.stalls[stall] === NOTHING) continue;
      offer.put(serve(stall), mayServe(s, f.seat, CUSTOMERS[s.stalls[stall]], f.free));
    }
    if (s.port !== null) portDock.docked.offerExotics(s, f.seat, f.free, offer);
    if (mayServeLine(s, f.seat)) offerLine(s, f, offer);
    offer.open(pass);
    if (!offer.explains || mayServeLine(s, f.seat)) return;
    for (let place = 0; place < s.queue.length; place++) {
      if (s.queue[place] !== NOTHING) offer.closed({ wish: 'queue', place }, CUSTOMER_WAITS);
    }
  },
  resolve(s, f, a, tell) {
    if (a.do === 'serve') serveCustomer(s, f.seat, s.stalls, a.stall, f.free, tell);
    else if (a.do === 'serveWaiting') serveCustomer(s, f.seat, s.queue, a.place, f.free, tell);
    else if (a.do === 'sell') portDock.docked.sellExotic(s, f.seat, a.cargo, f.free, tell);
    else stepOut(s, f.seat, tell);
  },
};

/** The Market Crier's customers: gaps close when the line moves up. VIL-CARD-MARKET_CRIER-02, -05 */
function offerLine(s: Village, f: VillageFrame, offer: VillageOffer): void {
  for (let place = 0; place < s.queue.length; place++) {
    if (s.queue[place] === NOTHING) continue;
    offer.put(serveWaiting(place), mayServe(s, f.seat, CUSTOMERS[s.queue[place]], f.free));
  }
}

function stepOut(s: Village, seat: Seat, tell: Tell<VillageEvent>): void {
  s.marketOut |= 1 << seat;
  tell?.({ what: 'passed', seat });
  push(s, frame('nextAtMarket', seat));
}

/** The fee of a sale comes with the customer's own green cubes. VIL-MKT-08 */
function serveCustomer(
  s: Village,
  seat: Seat,
  from: number[],
  at: number,
  free: boolean,
  tell: Tell<VillageEvent>,
): void {
  const customer = CUSTOMERS[from[at]];
  push(s, frame('nextAtMarket', seat));
  giveWanted(s, seat, customer, tell);
  if (from === s.stalls) takeCustomer(s, seat, at, tell);
  else takeWaiting(s, seat, at, tell);
  s.marketServed = true;
  if (!free) spendTimeAtMarket(s, seat, SALE_TIME, tell);
  askToPay(s, seat, customer, ofColour(PERSUASION, saleGreen(customer.green, free)), tell);
}

/**
 * What of a payment may be a choice: cubes or coins, which chest, and alone a coin or the ring. It comes before the death
 * that the time of a sale brings: nobody opens a chest in between that is owed to the customer. VIL-CARD-GEN-17,
 * VIL-PROMO-03, -10, VIL-SOLO-10
 */
export function askToPay(
  s: Village,
  seat: Seat,
  customer: Customer,
  price: number,
  tell: Tell<VillageEvent>,
): void {
  if (customer.chest) push(s, frame('giveChest', seat));
  spendCoins(s, seat, customer.coins, tell);
  charge(s, seat, price);
}

/** What a customer wants besides coins, cubes and chests. VIL-MKT-05, VIL-PROMO-04 */
export function giveWanted(s: Village, seat: Seat, customer: Customer, tell: Tell<VillageEvent>): void {
  for (let good = 0; good < s.players[seat].goods.length; good++)
    spendGood(s, seat, good, customer.goods[good], tell);
  spendGrain(s, seat, customer.grain, tell);
  if (customer.nextStart) {
    s.nextStart = RING_ON_COUNCIL;
    tell?.({ what: 'ringReturned', seat });
  }
}

/** A customer of the stalls comes to the farm. VIL-MKT-05, VIL-CARD-SCRAP_DEALER-02 */
export function takeCustomer(s: Village, seat: Seat, stall: number, tell: Tell<VillageEvent>): void {
  const customer = s.stalls[stall];
  s.stalls[stall] = NOTHING;
  s.marketServed = true;
  const player = s.players[seat];
  player.customers = [...player.customers, customer];
  tell?.({ what: 'served', seat, stall, customer });
  checkGoals(s, seat, tell);
}

/** Clockwise among those who are not out; the day ends without customers or without buyers. VIL-MKT-11, -12 */
export const nextAtMarket: VillageStep = {
  run(s, f, tell) {
    if (s.conny !== null && !s.connyServed) connyTakesCustomer(s, s.conny, tell);
    const next = nextSeat(s, f.seat);
    if (next === NOBODY || isSoldOut(s)) endMarketDay(s);
    else push(s, frame('market', next));
  },
};

/** All customers whom anybody may serve are gone; with Port there is always something to sell. VIL-PORT-MKT-08 */
function isSoldOut(s: Village): boolean {
  if (s.port !== null || !isDeserted(s)) return false;
  const criers = s.inn === null ? 0 : s.inn.criers & ~s.marketOut;
  return criers === 0 || s.queue.every((tile) => tile === NOTHING);
}

/** The end of the day, before customers move up. VIL-CARD-SCRAP_DEALER-01 */
function endMarketDay(s: Village): void {
  push(s, frame('closeMarket', s.marketCaller));
  if (s.inn !== null) innDock.docked.momentForAll(s, s.marketCaller, MARKET_CLOSES);
}

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
    closeGaps(s);
    for (let stall = 0; stall < STALLS_IN_USE[s.seats]; stall++) {
      if (s.stalls[stall] !== NOTHING) continue;
      const tile = s.queue.shift();
      if (tile === undefined || tile === NOTHING) break;
      s.stalls[stall] = tile;
      tell?.({ what: 'customerMoved', seat: NOBODY, customer: tile, stall });
    }
    refillLine(s, tell);
  },
};
