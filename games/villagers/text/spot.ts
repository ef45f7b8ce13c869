import { CHAIN, isFounders } from '../data/jobs.ts';
import { TABLE } from '../rules/state.ts';
import { bottomOf, cardsIn, coinsAt, isCovered, jobAt, onAt } from '../rules/village.ts';

/** A card as words name it. */
export interface Named {
  readonly job: number;
  readonly coins: number;
}

/** A card in a village with what tells it from others of its job. */
export interface Spot extends Named {
  /** What lies below it, from the bottom, where that is not the usual chain. */
  readonly below: readonly Named[];
  /** The columns on it, each from the bottom. */
  readonly above: readonly (readonly Named[])[];
  /** The other column on its bottom card. */
  readonly beside: readonly (readonly Named[])[];
}

const named = (village: readonly number[], card: number): Named => ({
  job: jobAt(village, card),
  coins: coinsAt(village, card),
});

/** The Founders are the same on both sides. */
const isUsual = (lies: number, printed: number): boolean =>
  lies === printed || (isFounders(lies) && isFounders(printed));

/** The cards from a top down to one of them, that one left out; from the bottom. */
function columnDownTo(village: readonly number[], top: number, end: number): readonly number[] {
  const column: number[] = [];
  for (let at = top; at !== TABLE && at !== end; at = onAt(village, at)) column.unshift(at);
  return column;
}

export function spotOf(village: readonly number[], card: number): Spot {
  const bottom = bottomOf(village, card);
  const path = columnDownTo(village, onAt(village, card), TABLE);
  const job = jobAt(village, card);
  const usual =
    path.length === CHAIN[job].length && path.every((at, n) => isUsual(jobAt(village, at), CHAIN[job][n]));
  const above: (readonly Named[])[] = [];
  const beside: (readonly Named[])[] = [];
  for (let top = 0; top < cardsIn(village); top++) {
    if (isCovered(village, top) || top === card || top === bottom || bottomOf(village, top) !== bottom)
      continue;
    const column = columnDownTo(village, top, bottom);
    const at = column.indexOf(card);
    if (card === bottom || at >= 0) above.push(column.slice(at + 1).map((one) => named(village, one)));
    else if (!column.some((one) => path.includes(one))) beside.push(column.map((one) => named(village, one)));
  }
  return { ...named(village, card), below: usual ? [] : path.map((at) => named(village, at)), above, beside };
}
