import { drawTop } from '@spielstube/engine';
import { NOTHING } from '../data/jobs.ts';
import { ROAD, STACKS } from '../data/setup.ts';
import { jobOf } from './knowledge.ts';
import type { Villagers } from './state.ts';
import type { VillagersTell } from './types.ts';

/** The draw pile, where a stack is meant otherwise. */
export const DRAW_PILE = STACKS;
export const pileAt = (s: Villagers, stack: number): number[] =>
  stack === DRAW_PILE ? s.drawPile : s.stacks[stack];

/** The leftmost stack that has cards, or NOTHING. */
export function leftmostStack(s: Villagers): number {
  for (let stack = 0; stack < STACKS; stack++) if (s.stacks[stack].length > 0) return stack;
  return NOTHING;
}

/** VRS-MKT1-01, VRS-MKT2-01 */
export function areExhausted(s: Villagers, stacks: number): boolean {
  for (let stack = 0; stack < stacks; stack++) if (s.stacks[stack].length > 0) return false;
  return true;
}

/** In the draft phase the stacks come first. VRS-DRAFT-10, VRS-DRAFT-14, VRS-DRAFT-16 */
function draftSource(s: Villagers): number {
  const stack = leftmostStack(s);
  if (stack !== NOTHING) return stack;
  return s.drawPile.length > 0 ? DRAW_PILE : NOTHING;
}

/** In the road update the draw pile does. VRS-ROAD-03, VRS-ROAD-04 */
function updateSource(s: Villagers): number {
  return s.drawPile.length > 0 ? DRAW_PILE : leftmostStack(s);
}

/** Fills empty places of the road from the left, as long as there are cards. VRS-DRAFT-15, VRS-ROAD-13 */
function fill(s: Villagers, source: (s: Villagers) => number, tell: VillagersTell): void {
  for (let place = 0; place < ROAD; place++) {
    if (s.road[place] !== NOTHING) continue;
    const stack = source(s);
    if (stack === NOTHING) return;
    const job = jobOf(drawTop(s, pileAt(s, stack)));
    s.road[place] = job;
    tell?.({ what: 'refilled', seat: -1, place, job, stack });
  }
}

export const refillRoad = (s: Villagers, tell: VillagersTell): void => fill(s, draftSource, tell);
export const fillInUpdate = (s: Villagers, tell: VillagersTell): void => fill(s, updateSource, tell);

export function isRoadEmpty(s: Villagers): boolean {
  for (let place = 0; place < ROAD; place++) if (s.road[place] !== NOTHING) return false;
  return true;
}

/** Takes a villager off the road and its coins; tells how many these were. */
export function takeFromRoad(s: Villagers, place: number): number {
  const coins = s.coins[place];
  s.road[place] = NOTHING;
  s.coins[place] = 0;
  return coins;
}
