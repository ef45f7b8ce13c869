import { NOBODY, type Seat } from '@spielstube/engine';
import { UNBORN } from '../data/places.ts';
import { totalPoints } from './scoring.ts';
import type { Village } from './state.ts';

/** How far the game has come: by the spaces of chronicle and graveyard that are taken. */
export function progress(s: Village): number {
  if (s.stack.length === 0) return 1;
  if (s.triggeredBy !== NOBODY) return 0.97;
  let free = s.graves;
  for (const spaces of s.chronicle) free += spaces;
  const all =
    free +
    s.players.reduce((sum, p) => sum + p.members.filter((place) => place > 20 && place < 27).length, 0);
  return 0.95 * (1 - free / all);
}

/** Points now plus what the position will still earn. */
export function evaluate(s: Village, seat: Seat): number {
  const p = s.players[seat];
  const left = 1 - progress(s);
  let value = totalPoints(p);
  value += p.members.filter((place) => place !== UNBORN).length * left;
  for (const cubes of p.cubes) value += Math.min(cubes, 3) * 0.3 * left;
  for (const goods of p.goods) value += goods * 1.5 * left;
  value += p.grain * 0.5 * left;
  return value;
}
