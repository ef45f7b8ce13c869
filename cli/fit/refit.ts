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
 * Explains the points still made by what lay on the table, and moves the former table towards what explains them best.
 * There is a column for each feature at each knot; a stage between two knots belongs to both in part.
 */
export class Refitting {
  private readonly knots: readonly number[];
  private readonly names: readonly string[];
  private start: readonly number[];
  private readonly squares: LeastSquares;
  // Used again for every line.
  private readonly columns: number[] = [];
  private readonly values: number[] = [];

  constructor(former: WorthTable, names: readonly string[]) {
    this.knots = former.knots;
    this.names = names;
    this.start = this.columnsOf(former);
    this.squares = new LeastSquares(this.start.length);
  }

  private columnsOf({ knots, worths }: WorthTable): number[] {
    return this.names.flatMap((name) => worths[name] ?? knots.map(() => 0));
  }

  /** Another table is the former one from now on. What was learned is kept. */
  goOnFrom(table: WorthTable): void {
    const next = this.columnsOf(table);
    this.squares.takeOff(Float64Array.from(next, (worth, n) => worth - this.start[n]));
    this.start = next;
  }

  /** Learns from a game. */
  take({ stages, counts, ahead }: Experience): void {
    const { knots, names, columns, values } = this;
    for (let line = 0; line < stages.length; line++) {
      const { knot, way } = betweenKnots(knots, stages[line]);
      columns.length = 0;
      values.length = 0;
      for (let n = 0; n < names.length; n++) {
        const count = counts[line * names.length + n];
        this.enter(n * knots.length + knot, count * (1 - way));
        this.enter(n * knots.length + knot + 1, count * way);
      }
      this.squares.add(columns, values, ahead[line] - this.explained());
    }
  }

  private enter(column: number, value: number): void {
    if (value === 0) return;
    this.columns.push(column);
    this.values.push(value);
  }

  /** What the former table makes of the line. */
  private explained(): number {
    let points = 0;
    for (let n = 0; n < this.columns.length; n++) points += this.start[this.columns[n]] * this.values[n];
    return points;
  }

  /** The new table: so much of the way from the former one to the best one. */
  refit(share: number): Refit {
    const { knots, squares, start } = this;
    const change = squares.solve(RIDGE);
    const worths = this.names.map((name, n) => {
      const first = n * knots.length;
      return [name, knots.map((_, knot) => start[first + knot] + share * change[first + knot])];
    });
    return {
      table: { knots, worths: Object.fromEntries(worths) },
      positions: squares.lines,
      missBefore: squares.miss(new Float64Array(start.length)),
      missAfter: squares.miss(change),
    };
  }
}
