import type { Seat } from '@spielstube/engine';
import { AREAS } from '../data/areas.ts';
import { MOST_STEPS, reachOf } from '../data/boards.ts';
import { NOTHING } from '../data/box.ts';
import { KIND, SAWMILL } from '../data/cards.ts';
import { BUILDING } from '../data/setup.ts';
import type { Newdale } from './state.ts';
import { boardOf, chapterOf } from './supply.ts';

/* How far places are from the own houses. */

/** NEW-BUILD-11, -12, NEW-PROGRESS-03 */
export const rangeOf = (s: Newdale, seat: Seat): number =>
  Math.min(MOST_STEPS, s.players[seat].longRange ? BUILDING.longRange : BUILDING.range);

/** Thickets are one step for those who have a Sawmill. NEW-CH3-07 */
export function hasSawmill(s: Newdale, seat: Seat): boolean {
  const { areas } = s.players[seat];
  for (let area = 0; area < AREAS; area++) {
    if (areas[area] !== NOTHING && KIND[areas[area]] === SAWMILL) return true;
  }
  return false;
}

function bridgeBits(s: Newdale): number {
  let bits = 0;
  for (let site = 0; site < s.bridges.length; site++) if (s.bridges[site] >= 0) bits |= 1 << site;
  return bits;
}

/**
 * Places at most so many steps away from an own house, as bits; own places are among them. An anchored ship is like a
 * house one step away from its place. NEW-BUILD-11, -20, NEW-CH3-03, -06, -07, NEW-CH7-03
 */
export function placesWithin(s: Newdale, seat: Seat, steps: number, cleared: boolean): number {
  const { houses, ship } = s.players[seat];
  const reach = reachOf(chapterOf(s).board, bridgeBits(s), cleared);
  const near = reach[steps];
  let bits = 0;
  for (let rest = houses; rest !== 0; rest &= rest - 1) bits |= near[31 - Math.clz32(rest & -rest)];
  if (!chapterOf(s).ships) return bits;
  const anchor = boardOf(s).sea[ship];
  return anchor === NOTHING ? bits : bits | reach[steps - 1][anchor];
}

/** Places where a house may be put, as bits. NEW-BUILD-10, -11, -13 */
export function placesFor(s: Newdale, seat: Seat, cleared: boolean): number {
  return placesWithin(s, seat, rangeOf(s, seat), cleared) & ~s.players[seat].houses;
}

/** Steps from the nearest own house. NEW-BUILD-20 */
export function stepsTo(s: Newdale, seat: Seat, place: number, cleared: boolean): number {
  let steps = 1;
  while (steps < MOST_STEPS && (placesWithin(s, seat, steps, cleared) & (1 << place)) === 0) steps++;
  return steps;
}
