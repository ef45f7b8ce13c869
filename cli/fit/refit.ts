import { betweenKnots, type WorthTable } from '@spielstube/engine';
import { LeastSquares } from './least-squares.ts';
import type { Experience } from './self-play.ts';

/** A table after a round of self-play. */
export interface Refit {
  readonly table: WorthTable;
  readonly positions: number;
  /** By how many points the former table and the best one for these positions miss what was still made. */
  readonly missBefore: number;
  readonly missAfter: number;
}

/**
 * What is rarely seen stays as it was: a worth moves freely only after far more lines than this. Many, because the
 * lines of one game share their luck.
 */
const RIDGE = 300;

/**
 * Explains the points still made by what lay on the table, and moves the former table towards what explains them
 * best: by `share` of the way.
 */
export function refit(
  former: WorthTable,
  names: readonly string[],
  experiences: readonly Experience[],
  share: number,
): Refit {
  const { knots } = former;
  const squares = new LeastSquares(names.length * knots.length);
  const start = names.flatMap((name) => former.worths[name] ?? knots.map(() => 0));
  for (const experience of experiences) addLines(squares, experience, knots, start);
  const change = squares.solve(RIDGE);
  const worths: Record<string, readonly number[]> = {};
  names.forEach((name, n) => {
    const first = n * knots.length;
    worths[name] = knots.map((_, knot) => start[first + knot] + share * change[first + knot]);
  });
  return {
    table: { knots, worths },
    positions: squares.lines,
    missBefore: squares.miss(new Float64Array(change.length)),
    missAfter: squares.miss(change),
  };
}

/** A column for each feature at each knot; a stage between two knots belongs to both in part. */
function addLines(
  squares: LeastSquares,
  { stages, counts, ahead }: Experience,
  knots: readonly number[],
  start: readonly number[],
): void {
  const width = counts.length / stages.length;
  const columns: number[] = [];
  const values: number[] = [];
  for (let line = 0; line < stages.length; line++) {
    const { knot, way } = betweenKnots(knots, stages[line]);
    let unexplained = ahead[line];
    columns.length = 0;
    values.length = 0;
    const enter = (column: number, value: number): void => {
      if (value === 0) return;
      columns.push(column);
      values.push(value);
      unexplained -= value * start[column];
    };
    for (let n = 0; n < width; n++) {
      const count = counts[line * width + n];
      enter(n * knots.length + knot, count * (1 - way));
      enter(n * knots.length + knot + 1, count * way);
    }
    squares.add(columns, values, unexplained);
  }
}
