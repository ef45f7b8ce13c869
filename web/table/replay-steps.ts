import type { Standing } from '@spielstube/table';

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
