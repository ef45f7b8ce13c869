import type { Seat } from '@spielstube/engine';
import { ROUNDS } from '../data/setup.ts';
import { cardPoints, militaryPoints, missionPoints, targetPoints } from './scoring.ts';
import { type Newdale, SCORED } from './state.ts';
import { wealthOf } from './supply.ts';

/** How far the game has come. */
export function progressOf(s: Newdale): number {
  return s.phase === SCORED ? 1 : Math.min(1, Math.max(0, (s.round - 1 + s.phase / 10) / ROUNDS));
}

/** What a position is worth to a seat. */
export function evaluate(s: Newdale, seat: Seat): number {
  const player = s.players[seat];
  const { mission } = player;
  return (
    player.points +
    cardPoints(s, seat) +
    militaryPoints(s, seat) +
    targetPoints(s, seat) +
    (mission >= 0 ? missionPoints(s, seat, mission) : 0) +
    wealthOf(s, seat) / 5
  );
}
