import { type Drawing, piece } from '../ink/drawing.ts';
import { BONE } from '../ink/palette.ts';
import type { Plate } from '../ink/plate.ts';
import { circle, roundRect } from '../ink/shapes.ts';

/** Columns and rows of the pips. */
const PIPS: readonly (readonly (readonly [column: number, row: number])[])[] = [
  [[1, 1]],
  [
    [0, 2],
    [2, 0],
  ],
  [
    [0, 2],
    [1, 1],
    [2, 0],
  ],
  [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
];

function die(p: Plate): void {
  p.shape(roundRect(6, 8, 54, 53, 11), '#b79a68', 2);
  p.hatch('M8 55L14 58H50L58 52V16L60 18V50C60 56 56 61 49 61H17C12 61 9 59 8 55Z', {
    angle: 135,
    gap: 2.8,
    w: [1.3, 0.8],
  });
  p.shape(roundRect(3.5, 3.5, 52, 52, 10), BONE, 2.3);
}

export const dice: readonly Drawing[] = [
  ...PIPS.map((pips, i) =>
    piece(
      `die-${i + 1}`,
      13 + i,
      (p) => {
        die(p);
        for (const [column, row] of pips) {
          const x = 16 + column * 13.5;
          const y = 16 + row * 13.5;
          p.fill(circle(x, y, 5.4), p.cut);
          p.ink(`M${x - 2.6} ${y - 1.5}A3.2 3.2 0 0 1 ${x} ${y - 3.2}`, 1, {
            color: '#fff',
            opacity: 0.75,
            taper: [0.6, 0.6],
          });
        }
      },
      { wobble: 0.5 },
    ),
  ),
  // any number
  piece('die-any', 19, (p) => {
    die(p);
    p.shape(
      'M29.5 11L34 23.5L47 23.8L36.8 31.8L40.5 44.5L29.5 37L18.5 44.5L22.2 31.8L12 23.8L25 23.5Z',
      'var(--lit,#f2b705)',
      1.8,
    );
  }),
];
