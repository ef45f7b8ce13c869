import type { Seat } from '@spielstube/engine';
import { ROUNDS } from '../data/hourglass.ts';
import { PHASES } from './rounds.ts';
import { pointsOf } from './scoring.ts';
import type { Orleans } from './state.ts';

/** How far the game has come, by rounds and phases. */
export function progress(s: Orleans): number {
  return Math.max(0, (s.round - 1) * PHASES + s.phase) / (ROUNDS * PHASES);
}

export const evaluate = (s: Orleans, seat: Seat): number => pointsOf(s, seat);
