import { type Details, push, type Seat, type Tell } from '@spielstube/engine';
import { COLOURS, CUBE_KEYS, WELL_CUBES } from '../data/pieces.ts';
import type { VillageEvent } from './events.ts';
import { payWith } from './moves.ts';
import { anyCubesOf, coinsFor, countCubes, cubesOf, ofColour, WELL_PRICE } from './prices.ts';
import { frame, type Village } from './state.ts';
import { purse, spendCoins } from './supply.ts';
import type { VillageQuestion } from './types.ts';

/** Cubes of a colour that are missing for a price. */
function cubesMissing(s: Village, seat: Seat, price: number, colour: number): number {
  return Math.max(0, cubesOf(price, colour) - s.players[seat].cubes[colour]);
}

/** Coins that a price takes if as many cubes as possible are used. VIL-COIN-03 */
export function coinsMissing(s: Village, seat: Seat, price: number): number {
  let missing = 0;
  for (const colour of COLOURS) missing += cubesMissing(s, seat, price, colour);
  const any = anyCubesOf(price);
  return any === 0 ? missing : missing + Math.max(0, any - cubesToSpare(s, seat, price));
}

/** Cubes beyond those that a price asks for by colour. */
function cubesToSpare(s: Village, seat: Seat, price: number): number {
  let spare = 0;
  for (const colour of COLOURS) spare += Math.max(0, s.players[seat].cubes[colour] - cubesOf(price, colour));
  return spare;
}

export function canPay(s: Village, seat: Seat, price: number): boolean {
  return coinsMissing(s, seat, price) <= purse(s, seat);
}

/** For a refusal: how many cubes of each colour are missing, and the coins that may stand in for them. */
export function missingFor(s: Village, seat: Seat, price: number): Details {
  const cubes = COLOURS.map((colour) => [CUBE_KEYS[colour], cubesMissing(s, seat, price, colour)]);
  const any = Math.max(0, anyCubesOf(price) - cubesToSpare(s, seat, price));
  return { ...Object.fromEntries(cubes), ...(any > 0 ? { any } : {}), coins: purse(s, seat) };
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
export function waysToPay(s: Village, seat: Seat, price: number, coins = purse(s, seat)): number[] {
  const { cubes } = s.players[seat];
  if (price === WELL_PRICE) return waysToPayWell(cubes, coins);
  return anyCubesOf(price) === 0 ? waysToPayCubes(cubes, coins, price) : waysToPayAny(cubes, coins, price);
}

/** With cubes of any colours: more of a colour than the price asks for stand for those. */
function waysToPayAny(cubes: readonly number[], coins: number, price: number): number[] {
  const any = anyCubesOf(price);
  let ways = [0];
  for (const colour of COLOURS) {
    const most = Math.min(cubesOf(price, colour) + any, cubes[colour]);
    if (most === 0) continue;
    const longer: number[] = [];
    for (const way of ways)
      for (let used = most; used >= 0; used--) longer.push(way | ofColour(colour, used));
    ways = longer;
  }
  return ways
    .filter((way) => {
      const standIn = coinsFor(price, way);
      return standIn >= 0 && standIn <= coins && cubesBeyond(price, way) <= any;
    })
    .sort((one, other) => countCubes(other) - countCubes(one));
}

/** Cubes of a payment that the price does not ask for by their colours. */
function cubesBeyond(price: number, way: number): number {
  let beyond = 0;
  for (const colour of COLOURS) beyond += Math.max(0, cubesOf(way, colour) - cubesOf(price, colour));
  return beyond;
}

function waysToPayCubes(cubes: readonly number[], coins: number, price: number): number[] {
  const total = countCubes(price);
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

function waysToPayWell(cubes: readonly number[], coins: number): number[] {
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
  const coins = coinsFor(price, used);
  for (const colour of COLOURS) {
    s.players[seat].cubes[colour] -= cubesOf(used, colour);
    s.supply[colour] += cubesOf(used, colour);
  }
  tell?.({ what: 'paidCubes', seat, cubes: used, coins });
  spendCoins(s, seat, coins, tell);
}
