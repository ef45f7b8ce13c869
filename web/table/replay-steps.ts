import type { Standing } from '@spielstube/table';
import { useLayoutEffect } from 'react';

/** Where a step leads to from a move, by single moves or by whole turns. */
export interface ReplaySteps {
  readonly back: number;
  readonly forward: number;
  readonly turnBack: number;
  readonly turnForward: number;
}

export function stepsFrom(move: number, total: number, standings: readonly Standing[]): ReplaySteps {
  const turns = standings.filter(({ turnOver }) => turnOver).map((standing) => standing.move);
  return {
    back: Math.max(0, move - 1),
    forward: Math.min(total, move + 1),
    turnBack: turns.findLast((end) => end < move) ?? 0,
    turnForward: turns.find((end) => end > move) ?? total,
  };
}

/** The arrow keys step through a replay, with Shift by turns. On things of the table and on the slider they have a meaning already. */
export function useReplayKeys(steps: ReplaySteps, show: (move: number) => void): void {
  // As soon as the move is drawn: a key pressed in the moment after starts from what is seen.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, shiftKey, target } = event;
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null)
        return;
      if (target instanceof Element && target.matches('[data-target], input, select')) return;
      event.preventDefault();
      const [byMove, byTurn] =
        key === 'ArrowLeft' ? [steps.back, steps.turnBack] : [steps.forward, steps.turnForward];
      show(shiftKey ? byTurn : byMove);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [steps, show]);
}
