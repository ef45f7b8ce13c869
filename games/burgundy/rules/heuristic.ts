import type { Seat } from '@spielstube/engine';
import { CARD_TYPE } from '../data/cards.ts';
import { PHASES, ROUNDS } from '../data/setup.ts';
import { TRIPLE_POINTS } from '../data/types.ts';
import { isComplete, stackCount, stackSize, stackType } from './estate.ts';
import { playerPoints } from './scoring.ts';
import type { Burgundy } from './state.ts';

/** How far the game has come, by rounds. */
export function progress(s: Burgundy): number {
  return (s.phase * ROUNDS + s.round - 1) / (PHASES * ROUNDS);
}

/** Points now plus what the position will still earn. */
export function evaluate(s: Burgundy, seat: Seat): number {
  const p = s.players[seat];
  const left = 1 - progress(s);
  let value = playerPoints(s, seat);
  for (let stack = 0; stack < stackCount(p.estate); stack++) {
    if (isComplete(p.estate, stack)) continue;
    const share = stackSize(p.estate, stack) === 2 ? 0.6 : 0.25;
    value += TRIPLE_POINTS[stackType(p.estate, stack)] * share * Math.min(1, left * 4);
  }
  for (const card of p.projects)
    value += (0.4 + 0.1 * TRIPLE_POINTS[CARD_TYPE[card]]) * Math.min(1, left * 6);
  value += (p.goods[0] + p.goods[1] + p.goods[2]) * 0.8 * Math.min(1, left * 8);
  value += (p.workers + p.silver) * 0.3;
  if (s.startCard === seat) value += 0.5;
  return value;
}
