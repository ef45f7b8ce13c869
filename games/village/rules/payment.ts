import { push, type Seat, type Tell } from '@spielstube/engine';
import { COLOURS, type Cubes } from '../data/pieces.ts';
import { pay as payWith } from './actions.ts';
import type { VillageEvent } from './events.ts';
import type { VillageQuestion } from './question.ts';
import { frame, type Village } from './state.ts';
import { purse, spendCoins } from './supply.ts';

/* A price in cubes is packed into one number, three bits a colour, so that frames and moves can carry it. */
const BITS = 3;
const MASK = 7;

export function packCubes(cubes: Cubes): number {
  return cubes[0] | (cubes[1] << BITS) | (cubes[2] << (2 * BITS)) | (cubes[3] << (3 * BITS));
}
export function cubesOf(packed: number, colour: number): number {
  return (packed >> (colour * BITS)) & MASK;
}
export function countCubes(packed: number): number {
  let cubes = 0;
  for (const colour of COLOURS) cubes += cubesOf(packed, colour);
  return cubes;
}
/** So many cubes of one colour. */
export const ofColour = (colour: number, cubes: number): number => cubes << (colour * BITS);

/** The Well: three cubes of any one colour. VIL-WELL-01 */
export const WELL_CUBES = 3;
export const WELL_PRICE = 1 << (4 * BITS);

/** Coins missing for a price if as many cubes as possible are used. VIL-COIN-03 */
function coinsMissing(s: Village, seat: Seat, price: number): number {
  const { cubes } = s.players[seat];
  let missing = 0;
  for (const colour of COLOURS) missing += Math.max(0, cubesOf(price, colour) - cubes[colour]);
  return missing;
}

export function canPay(s: Village, seat: Seat, price: number): boolean {
  return coinsMissing(s, seat, price) <= purse(s, seat);
}

/** Three of one colour, coins standing in for any of them. VIL-WELL-06 */
export function canPayWell(s: Village, seat: Seat): boolean {
  return Math.max(...s.players[seat].cubes) + purse(s, seat) >= WELL_CUBES;
}

/** Asks for the payment, if there is more than one way to pay. What follows must have been pushed before. */
export function charge(s: Village, seat: Seat, price: number): void {
  if (price !== 0) push(s, frame('pay', seat, 0, 0, price));
}

/** All ways to pay that differ, the one with the fewest coins first. */
export function waysToPay(s: Village, seat: Seat, price: number): number[] {
  return price === WELL_PRICE ? waysToPayWell(s, seat) : waysToPayCubes(s, seat, price);
}

function waysToPayCubes(s: Village, seat: Seat, price: number): number[] {
  const { cubes } = s.players[seat];
  const total = countCubes(price);
  const coins = purse(s, seat);
  let ways = [0];
  for (const colour of COLOURS) {
    const most = Math.min(cubesOf(price, colour), cubes[colour]);
    if (most === 0) continue;
    const longer: number[] = [];
    for (const way of ways)
      for (let used = most; used >= 0; used--) longer.push(way | ofColour(colour, used));
    ways = longer;
  }
  return ways
    .filter((way) => total - countCubes(way) <= coins)
    .sort((one, other) => countCubes(other) - countCubes(one));
}

function waysToPayWell(s: Village, seat: Seat): number[] {
  const { cubes } = s.players[seat];
  const coins = purse(s, seat);
  const ways: number[] = [];
  for (let used = WELL_CUBES; used > 0; used--) {
    if (WELL_CUBES - used > coins) break;
    for (const colour of COLOURS) if (cubes[colour] >= used) ways.push(ofColour(colour, used));
  }
  if (coins >= WELL_CUBES) ways.push(0);
  return ways;
}

/** Cubes or coins? Only ways that differ are offered. VIL-COIN-03 */
export const pay: VillageQuestion = {
  auto(s, f, tell) {
    const ways = waysToPay(s, f.seat, f.price);
    if (ways.length !== 1) return false;
    spendCubes(s, f.seat, f.price, ways[0], tell);
    return true;
  },
  options(s, f, offer) {
    for (const way of waysToPay(s, f.seat, f.price)) offer.open(payWith(way));
  },
  resolve(s, f, a, tell) {
    if (a.do === 'pay') spendCubes(s, f.seat, f.price, a.cubes, tell);
  },
};

/** Paid cubes and coins return to the supply. VIL-GEN-10 */
function spendCubes(s: Village, seat: Seat, price: number, used: number, tell: Tell<VillageEvent>): void {
  const total = price === WELL_PRICE ? WELL_CUBES : countCubes(price);
  const coins = total - countCubes(used);
  for (const colour of COLOURS) {
    s.players[seat].cubes[colour] -= cubesOf(used, colour);
    s.supply[colour] += cubesOf(used, colour);
  }
  tell?.({ what: 'paidCubes', seat, cubes: used, coins });
  spendCoins(s, seat, coins, tell);
}
