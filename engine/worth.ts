import type { GameState, Seat } from './state.ts';

/**
 * What each feature of a position is worth in points, by the stage of the game. The worths are given for some stages,
 * the knots; in between they run straight. A feature that is not listed is worth nothing.
 */
export interface WorthTable {
  /** The stages for which worths are given: whole numbers, rising, the first is 0. */
  readonly knots: readonly number[];
  /** By the feature's name a worth for each knot. */
  readonly worths: Readonly<Record<string, readonly number[]>>;
}

/** What an evaluation is made of, laid open so that its worths can be fitted from games of bots against themselves. */
export interface Features<S extends GameState = GameState> {
  readonly names: readonly string[];
  /** The worths that the game is shipped with. */
  readonly table: WorthTable;
  /** What the seat has made so far; at the end of the game its final points. */
  points(s: S, seat: Seat): number;
  /** What the table's worths depend on, from 0 to its last knot: turns left, for example. A whole number. */
  stage(s: S, seat: Seat): number;
  /** Fills in how much the seat has of each feature, in the order of the names; `out` comes as zeros. */
  count(s: S, seat: Seat, out: Float64Array): void;
  /** What a rival without a seat takes from the prospects. The worths know nothing of him. */
  rival?(s: S, seat: Seat): number;
}

/** Names features and gives each its place in the list: the next one. */
export class FeatureList {
  readonly names: string[] = [];

  /** The place of a feature. */
  one(name: string): number {
    if (this.names.includes(name)) throw new Error(`there are two features "${name}"`);
    return this.names.push(name) - 1;
  }

  /** The place of the first of several kinds; the others follow it. */
  each(name: string, kinds: readonly string[]): number {
    const first = this.names.length;
    for (const kind of kinds) this.one(`${name} ${kind}`);
    return first;
  }
}

/** Makes the function `evaluate`: points now, and everything else by its worth at this stage. */
export function evaluation<S extends GameState>(
  features: Features<S>,
  table: WorthTable = features.table,
): (s: S, seat: Seat) => number {
  const fault = faultOf(table, features.names);
  if (fault !== null) throw new Error(fault);
  // Two sums side by side are faster than one: an even number of places.
  const places = 2 * Math.ceil(features.names.length / 2);
  const worths = spread(table, features.names, places);
  const counts = new Float64Array(places);
  return (s, seat) => {
    let value = features.points(s, seat);
    if (features.rival !== undefined) value -= features.rival(s, seat);
    if (s.stack.length === 0 && s.lanes.length === 0) return value;
    counts.fill(0);
    features.count(s, seat, counts);
    const first = places * features.stage(s, seat);
    let other = 0;
    for (let n = 0; n < places; n += 2) {
      value += counts[n] * worths[first + n];
      other += counts[n + 1] * worths[first + n + 1];
    }
    return value + other;
  };
}

/** What is wrong with a table for these features, or null. */
export function faultOf({ knots, worths }: WorthTable, names: readonly string[]): string | null {
  const rising = knots.every(
    (knot, n) => Number.isInteger(knot) && (n === 0 ? knot === 0 : knot > knots[n - 1]),
  );
  if (knots.length < 2 || !rising) return 'the knots of a table of worths are whole numbers that rise from 0';
  for (const [name, points] of Object.entries(worths)) {
    if (!names.includes(name)) return `the table has a worth for "${name}", which is no feature`;
    if (points.length !== knots.length || !points.every(Number.isFinite)) {
      return `the table needs ${knots.length} numbers for "${name}"`;
    }
  }
  return null;
}

/** A stage between two knots: the first of them, and how far it is to the next one, 0 to 1. */
export function betweenKnots(knots: readonly number[], stage: number): { knot: number; way: number } {
  let knot = 0;
  while (knot + 2 < knots.length && stage >= knots[knot + 1]) knot++;
  return { knot, way: (stage - knots[knot]) / (knots[knot + 1] - knots[knot]) };
}

/** The worths for every stage, one stage after the other, because looking up is faster than calculating. */
function spread({ knots, worths }: WorthTable, names: readonly string[], places: number): Float64Array {
  const stages = knots[knots.length - 1] + 1;
  const all = new Float64Array(stages * places);
  for (let stage = 0; stage < stages; stage++) {
    const { knot, way } = betweenKnots(knots, stage);
    names.forEach((name, n) => {
      const points = worths[name];
      if (points === undefined) return;
      all[stage * places + n] = points[knot] * (1 - way) + points[knot + 1] * way;
    });
  }
  return all;
}
