import { useCallback, useEffect, useState } from 'react';
import { type CoachSteps, coachSteps, type Spot, turnAt } from './spot.ts';
import type { Told } from './told.ts';

/** How long a decision is shown while the game plays, in milliseconds; at a turning point there is more to read. */
const STEP = 1200;
const AT_TURN = 3600;

export interface Playback {
  readonly playing: boolean;
  readonly steps: CoachSteps;
  toggle(): void;
  /** Goes to a decision; what plays stops there. */
  show(spot: Spot): void;
}

/** Plays a game from the decision that is shown. */
export function usePlayback(told: Told, shown: Spot | null, pick: (spot: Spot) => void): Playback {
  const [wanted, setWanted] = useState(false);
  const steps = coachSteps(told, shown);
  const next = shown === null ? null : (steps.forward?.move ?? null);
  const isTurn = turnAt(told.turns, shown) !== undefined;
  const playing = wanted && next !== null;
  const show = useCallback(
    (spot: Spot): void => {
      setWanted(false);
      pick(spot);
    },
    [pick],
  );
  const toggle = useCallback(() => setWanted(!playing), [playing]);
  useEffect(() => {
    if (!playing || next === null) return;
    const timer = setTimeout(() => pick({ move: next, kind: null }), isTurn ? AT_TURN : STEP);
    return () => clearTimeout(timer);
  }, [playing, next, isTurn, pick]);
  return { playing, steps, toggle, show };
}
