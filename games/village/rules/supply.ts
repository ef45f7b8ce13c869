import { push, type Seat, type Tell } from '@spielstube/engine';
import { COLOURS, GRAIN_LIMIT } from '../data/pieces.ts';
import type { PointsBy, VillageEvent } from './events.ts';
import { checkGoals } from './goals.ts';
import { ringMayMatter } from './ring.ts';
import { frame, RING_SPENT, type Village } from './state.ts';

/** Grain beyond the limit of the farm is lost. VIL-GEN-07 */
export function gainGrain(s: Village, seat: Seat, grain: number, tell: Tell<VillageEvent>): void {
  const player = s.players[seat];
  const kept = Math.min(grain, GRAIN_LIMIT - player.grain);
  player.grain += kept;
  tell?.({ what: 'gotGrain', seat, grain: kept });
  checkGoals(s, seat, tell);
}

export function spendGrain(s: Village, seat: Seat, grain: number, tell: Tell<VillageEvent>): void {
  if (grain === 0) return;
  s.players[seat].grain -= grain;
  tell?.({ what: 'paidGrain', seat, grain });
}

/** Goods are never short. VIL-GEN-05 */
export function gainGood(s: Village, seat: Seat, good: number, tell: Tell<VillageEvent>): void {
  s.players[seat].goods[good]++;
  tell?.({ what: 'gotGood', seat, good });
  checkGoals(s, seat, tell);
}

export function spendGood(
  s: Village,
  seat: Seat,
  good: number,
  count: number,
  tell: Tell<VillageEvent>,
): void {
  if (count === 0) return;
  s.players[seat].goods[good] -= count;
  tell?.({ what: 'paidGood', seat, good, count });
}

export function gainCoins(s: Village, seat: Seat, coins: number, tell: Tell<VillageEvent>): void {
  s.players[seat].coins += coins;
  tell?.({ what: 'gotCoins', seat, coins });
  checkGoals(s, seat, tell);
}

/** A cube from the supply, which must have one. VIL-GEN-06 */
export function gainCube(s: Village, seat: Seat, colour: number, tell: Tell<VillageEvent>): void {
  s.supply[colour]--;
  s.players[seat].cubes[colour]++;
  tell?.({ what: 'gotCube', seat, cube: colour });
  checkGoals(s, seat, tell);
}

export function cubesInSupply(s: Village): number {
  let cubes = 0;
  for (const colour of COLOURS) cubes += s.supply[colour];
  return cubes;
}

export function gainPoints(
  s: Village,
  seat: Seat,
  points: number,
  by: PointsBy,
  tell: Tell<VillageEvent>,
): void {
  s.players[seat].points += points;
  tell?.({ what: 'gotPoints', seat, points, by });
}

/** Alone, the ring of the next starting player spends like a coin. VIL-SOLO-10 */
function ringIsCoin(s: Village, seat: Seat): boolean {
  return s.conny !== null && s.nextStart === seat;
}

/** What can be spent as coins. */
export function purse(s: Village, seat: Seat): number {
  return s.players[seat].coins + (ringIsCoin(s, seat) ? 1 : 0);
}

/** The same payment has taken coins before: one ring stands in for one of them. */
const isAskedAboutRing = ({ stack }: Village): boolean => stack.at(-1)?.kind === 'ringOrCoin';

/**
 * The ring goes first: unspent it is worth nothing at the end. Where it might be worth keeping and coins suffice, the
 * player is asked; so what follows the payment must have been pushed before. VIL-SOLO-10, -12
 */
export function spendCoins(s: Village, seat: Seat, coins: number, tell: Tell<VillageEvent>): void {
  if (coins === 0) return;
  const mayKeep = ringIsCoin(s, seat) && s.players[seat].coins >= coins && ringMayMatter(s);
  if (mayKeep && !isAskedAboutRing(s)) push(s, frame('ringOrCoin', seat));
  const ring = ringIsCoin(s, seat) && !mayKeep;
  if (ring) s.nextStart = RING_SPENT;
  s.players[seat].coins -= ring ? coins - 1 : coins;
  tell?.({ what: 'paidCoins', seat, coins, ring });
}
