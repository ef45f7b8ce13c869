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

/** Takes what a position has: of the feature at this place in the list of names so much more. */
export interface Tally {
  add(place: number, count: number): void;
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
  /** Tells how much the seat has of each feature; what it has not is left out. */
  count(s: S, seat: Seat, tally: Tally): void;
  /** What takes from the worth of a result besides its points, once the game is over: targets missed in a game alone. */
  forfeit?(s: S, seat: Seat): number;
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
  const size = features.names.length;
  const sum = new Sum(spread(table, features.names));
  return (s, seat) => {
    let points = features.points(s, seat);
    if (features.rival !== undefined) points -= features.rival(s, seat);
    if (s.stack.length === 0 && s.lanes.length === 0) return points - (features.forfeit?.(s, seat) ?? 0);
    sum.start(points, size * features.stage(s, seat));
    features.count(s, seat, sum);
    return sum.value;
  };
}

/** Adds up worths. Filling a list first and multiplying it then took 6 % longer. */
class Sum implements Tally {
  value = 0;
  private readonly worths: Float64Array;
  /** Where the worths of the stage begin. */
  private first = 0;

  constructor(worths: Float64Array) {
    this.worths = worths;
  }

  start(value: number, first: number): void {
    this.value = value;
    this.first = first;
  }

  add(place: number, count: number): void {
    this.value += count * this.worths[this.first + place];
  }
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
function spread({ knots, worths }: WorthTable, names: readonly string[]): Float64Array {
  const stages = knots[knots.length - 1] + 1;
  const all = new Float64Array(stages * names.length);
  for (let stage = 0; stage < stages; stage++) {
    const { knot, way } = betweenKnots(knots, stage);
    names.forEach((name, n) => {
      const points = worths[name];
      if (points === undefined) return;
      all[stage * names.length + n] = points[knot] * (1 - way) + points[knot + 1] * way;
    });
  }
  return all;
}
