import type { Outcome } from './outlook.ts';

/** Goes up when the coach would judge otherwise than before: what was kept is thought anew. */
export const COACH_VERSION = 4;

/** What the coach thinks of one decision. Plain data: it is kept with the game. */
export interface Judgement {
  /** So many moves had been made before. */
  readonly move: number;
  readonly played: Outcome;
  /** What the coach would have done; the same as what was played where it knows nothing better. */
  readonly best: Outcome;
  /** What was given away, in points, and how sure that is (the standard error). */
  readonly loss: number;
  readonly lossError: number;
  /** How much better the move is than what a bot that looks one turn ahead would have done, and how sure that is. */
  readonly gain: number;
  readonly gainError: number;
  /** By how much another move may be better still: its mean and one standard error. Where that is much, a glance is not enough. */
  readonly doubt: number;
  /** How many choices there were. */
  readonly choices: number;
  /** In how many imagined worlds each of the moves was tried. */
  readonly worlds: number;
  /** False after a first glance: the coach may come back to it. */
  readonly thorough: boolean;
}
