import { Plate } from '../ink/plate.ts';
import { roundRect } from '../ink/shapes.ts';

const SIZE = 300;

interface Line {
  readonly color: string;
  readonly seed: number;
  readonly width: number;
  readonly wobble: number;
  /** Distance from the border of the picture. */
  readonly margin: number;
  readonly radius: number;
}

function outline({ color, seed, width, wobble, margin, radius }: Line): string {
  const p = new Plate(SIZE, SIZE, { seed, wobble, grain: 17, step: 3, tolerance: 0.12, cut: color });
  const side = SIZE - 2 * margin;
  return p.ink(roundRect(margin, margin, side, side, radius), width, { light: false }).paths();
}

// Apostrophes, because the picture goes into a quoted url().
const picture = (...paths: readonly string[]): string =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${SIZE} ${SIZE}' width='${SIZE}' height='${SIZE}'>${paths.join('')}</svg>`.replaceAll(
    '"',
    "'",
  );

/** Edge of a parchment as a nine-slice: a swelling outer line and a thin inner rule. */
export const parchmentEdge = (outer: string, inner: string): string =>
  picture(
    outline({ color: outer, seed: 9, width: 2.2, wobble: 1, margin: 3.2, radius: 5 }),
    outline({ color: inner, seed: 12, width: 0.9, wobble: 0.55, margin: 3.2 + 4.6, radius: 3 }),
  );

/** A single line around small things, as a nine-slice. */
export const rim = (color: string, width: number): string =>
  picture(outline({ color, seed: 19, width, wobble: 1, margin: 2.2, radius: 6 }));
