import type { Advised } from '@spielstube/table';

const MOST_MOVES = 3;

/** The moves to which the adviser gave most of its attention, ordered by what it expects of them. */
export function bestMoves(advice: readonly Advised[]): Advised[] {
  const worth = ({ value }: Advised): number => value ?? Number.NEGATIVE_INFINITY;
  return advice.slice(0, MOST_MOVES).sort((one, other) => {
    const [first, second] = [worth(one), worth(other)];
    return first === second ? 0 : second - first;
  });
}
