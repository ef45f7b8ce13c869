import { ROUNDS } from '../data/setup.ts';
import { egonPoints, playerPoints } from './scoring.ts';
import type { Burgundy } from './state.ts';

const PLAYER = 0;

/** What Egon's cards to come bring him on average, by the phases whose cards are laid out. */
const STILL_TO_COME: readonly number[] = [26, 23, 18, 10, 0];
/** Points that a player makes in a turn, when it must be. */
const POINTS_A_TURN = 1;
/** Each point that seems out of reach until the comparison at the end of the phase. */
const OUT_OF_REACH = 3;
/** A game lost before its end. */
const LOST = 15;

/** How Egon darkens the player's prospects: his points in the end, and the comparison that comes first. */
export function rivalShadow(s: Burgundy): number {
  if (s.egon === null) return 0;
  const egon = egonPoints(s);
  if (s.lost) return egon + LOST;
  if (s.stack.length === 0) return egon;
  const turnsInPhase = ROUNDS - s.round + 1;
  const behind = egon - playerPoints(s, PLAYER) - turnsInPhase * POINTS_A_TURN;
  return egon + STILL_TO_COME[s.phase] + Math.max(0, behind) * OUT_OF_REACH;
}
