import { useCallback, useEffect, useState } from 'react';
import type { ReplaySteps } from '../table/replay-steps.ts';
import type { Told } from './told.ts';

/** How long a decision is shown while the game plays, in milliseconds; at a turning point there is more to read. */
const STEP = 1200;
const AT_TURN = 3600;

/** Where a step leads to from a decision, by decisions or by turning points: to itself where there is no more. */
export function coachSteps(
  { decisions, turns }: Pick<Told, 'decisions' | 'turns'>,
  shown: number | null,
): ReplaySteps {
  const moves = decisions.map(({ move }) => move);
  const turning = turns.flatMap(({ decision }) => (decision === null ? [] : [decision.move]));
  const at = shown ?? moves[0] ?? 0;
  const before = (list: readonly number[]): number => Math.max(...list.filter((move) => move < at));
  const after = (list: readonly number[]): number => Math.min(...list.filter((move) => move > at));
  const orHere = (move: number): number => (Number.isFinite(move) ? move : at);
  return {
    back: orHere(before(moves)),
    forward: orHere(after(moves)),
    turnBack: orHere(before(turning)),
    turnForward: orHere(after(turning)),
  };
}

export interface Playback {
  readonly playing: boolean;
  readonly steps: ReplaySteps;
  toggle(): void;
  /** Goes to a decision; what plays stops there. */
  show(move: number): void;
}

/** Plays a game from the decision that is shown. */
export function usePlayback(told: Told, shown: number | null, pick: (move: number) => void): Playback {
  const [wanted, setWanted] = useState(false);
  const steps = coachSteps(told, shown);
  const { forward } = steps;
  const isAtEnd = shown === null || forward === shown;
  const isTurn = told.turns.some(({ decision }) => decision?.move === shown);
  const playing = wanted && !isAtEnd;
  const show = useCallback(
    (move: number): void => {
      setWanted(false);
      pick(move);
    },
    [pick],
  );
  const toggle = useCallback(() => setWanted(!playing), [playing]);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => pick(forward), isTurn ? AT_TURN : STEP);
    return () => clearTimeout(timer);
  }, [playing, forward, isTurn, pick]);
  return { playing, steps, toggle, show };
}
