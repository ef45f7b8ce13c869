import type { Seat } from '@spielstube/engine';
import { FIGURES_DRAWN, PRINTED_HELPERS } from '../data/events.ts';
import { COLOURS, FIGURE_COUNTS, FIGURES, HOODED } from '../data/helpers.ts';
import { missingHelpers } from './labour.ts';
import { HELPERS_PHASE, type Newdale } from './state.ts';
import { helpersAt } from './supply.ts';

/* Chances of helper production: exact, by the figures that can still be drawn. */

const MOST_FIGURES = FIGURE_COUNTS.reduce((all, count) => all + count, 0);
const MOST_IN_BAG = Math.max(...FIGURE_COUNTS);
/** Ways to take k of n. */
const WAYS_TO_TAKE: readonly (readonly number[])[] = (() => {
  const rows: number[][] = [[1]];
  for (let n = 1; n <= MOST_FIGURES; n++) {
    rows.push(Array.from({ length: n + 1 }, (_, k) => (rows[n - 1][k - 1] ?? 0) + (rows[n - 1][k] ?? 0)));
  }
  return rows;
})();

const known = new Map<number, number>();
/** More helpers of a colour than this make no difference. */
const MOST_HELPERS = 7;
const LEAST_MORE = -2;

/**
 * The chance that nobody is missing, if so many figures are drawn from a bag and join these helpers. Each case is worked
 * out once.
 */
export function chanceOf(
  printed: readonly number[],
  more: number,
  present: readonly number[],
  bag: readonly number[],
  draws: number,
): number {
  let key = (more - LEAST_MORE) * 11 + draws;
  for (let colour = 0; colour < COLOURS; colour++) {
    key = key * 8 + Math.min(MOST_HELPERS, printed[colour]);
    key = key * 8 + Math.min(MOST_HELPERS, present[colour]);
  }
  for (let figure = 0; figure < FIGURES; figure++) key = key * (MOST_IN_BAG + 1) + bag[figure];
  const found = known.get(key);
  if (found !== undefined) return found;
  const chance = workOut(printed, more, present, bag, draws);
  known.set(key, chance);
  return chance;
}

/** Sums over everything that can be drawn. */
function workOut(
  printed: readonly number[],
  more: number,
  present: readonly number[],
  bag: readonly number[],
  draws: number,
): number {
  let figures = 0;
  for (let figure = 0; figure < FIGURES; figure++) figures += bag[figure];
  const drawn = Math.min(draws, figures);
  const market = present.slice();
  const countFrom = (colour: number, left: number): number => {
    if (colour === HOODED) {
      if (left > bag[HOODED] || missingHelpers(printed, market, more) > 0) return 0;
      return WAYS_TO_TAKE[bag[HOODED]][left];
    }
    let ways = 0;
    for (let taken = 0; taken <= Math.min(left, bag[colour]); taken++) {
      market[colour] = present[colour] + taken;
      ways += WAYS_TO_TAKE[bag[colour]][taken] * countFrom(colour + 1, left - taken);
    }
    market[colour] = present[colour];
    return ways;
  };
  return countFrom(0, drawn) / WAYS_TO_TAKE[figures][drawn];
}

const PRESENT: number[] = Array.from({ length: COLOURS }, () => 0);

/** The chance in this round: before the draw by the bag, afterwards yes or no. */
export function chanceNow(s: Newdale, seat: Seat, printed: readonly number[], more: number): number {
  for (let colour = 0; colour < COLOURS; colour++) PRESENT[colour] = helpersAt(s, seat, colour);
  if (s.phase >= HELPERS_PHASE) return missingHelpers(printed, PRESENT, more) === 0 ? 1 : 0;
  return chanceOf(printed, more, PRESENT, s.bag, FIGURES_DRAWN[s.event]);
}

/** An event as they usually are. */
const USUAL = PRINTED_HELPERS[0];
const USUAL_BAG = FIGURE_COUNTS.map((count, figure) => (figure === HOODED ? 0 : count));
const USUAL_DRAWS = FIGURES_DRAWN[0];

/** The chance in a round to come. */
export function chanceLater(s: Newdale, seat: Seat, printed: readonly number[], more: number): number {
  const { own } = s.players[seat];
  for (let colour = 0; colour < COLOURS; colour++) PRESENT[colour] = USUAL[colour] + own[colour];
  return chanceOf(printed, more, PRESENT, USUAL_BAG, USUAL_DRAWS);
}
