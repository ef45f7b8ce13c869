import { NOBODY, push, roll } from '@spielstube/engine';
import { NOTHING } from '../data/box.ts';
import { FIGURES_DRAWN } from '../data/events.ts';
import { COLOURS, FIGURES, HOODED } from '../data/helpers.ts';
import { frame, HELPERS_PHASE, type Newdale } from './state.ts';
import { seatsFromLast, sum } from './supply.ts';
import type { NewdaleStep } from './types.ts';

/* Phase III: the labour market of the round. */

/** A figure out of the bag, at random. NEW-P3-01 */
export function drawFigure(s: Newdale): number {
  let n = roll(s, sum(s.bag));
  let figure = 0;
  while (n >= s.bag[figure]) n -= s.bag[figure++];
  s.bag[figure]--;
  return figure;
}

/** A helper out of the bag, at random: hooded figures are put back. NOTHING if there is none. NEW-SPECIAL-15 */
export function drawHelper(s: Newdale): number {
  const helpers = sum(s.bag) - s.bag[HOODED];
  if (helpers === 0) return NOTHING;
  let n = roll(s, helpers);
  let colour = 0;
  while (n >= s.bag[colour]) n -= s.bag[colour++];
  s.bag[colour]--;
  return colour;
}

/** One by one, without putting back; hooded figures use up a draw. NEW-P3-01, -02, -07 */
export const drawFigures: NewdaleStep = {
  run(s, _f, tell) {
    s.phase = HELPERS_PHASE;
    const figures: number[] = [];
    for (let n = 0; n < FIGURES_DRAWN[s.event] && sum(s.bag) > 0; n++) {
      const figure = drawFigure(s);
      s.market[figure]++;
      figures.push(figure);
    }
    tell?.({ what: 'figuresDrawn', seat: NOBODY, figures });
    for (const seat of seatsFromLast(s)) push(s, frame('release', seat));
  },
};

/** Figures of the market and those that were lent return to the bag. NEW-REND-02, NEW-REND-03 */
export function returnFigures(s: Newdale): void {
  for (let figure = 0; figure < FIGURES; figure++) {
    s.bag[figure] += s.market[figure];
    s.market[figure] = 0;
    for (const { lent } of s.players) {
      s.bag[figure] += lent[figure];
      lent[figure] = 0;
    }
  }
}

/** Missing helpers of a building for a field that wants so many more (or fewer). NEW-PROD-03 to -06, -16 */
export function missingHelpers(printed: readonly number[], present: readonly number[], more: number): number {
  let short = 0;
  let surplus = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    if (printed[colour] === 0) continue;
    const spare = present[colour] - printed[colour];
    if (spare < 0) short -= spare;
    else surplus += spare;
  }
  return more <= 0 ? Math.max(0, short + more) : short + Math.max(0, more - surplus);
}
