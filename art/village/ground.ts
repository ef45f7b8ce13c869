// What lies on the ground: hills, and the shadows that things cast.
import type { Drawing } from '../ink/drawing.ts';
import { hundredths } from './lines.ts';
import { tone } from './palette.ts';
import { place } from './print.ts';

/** A few tapered cuts beside the foot of a thing. */
const shadow = (id: string, seed: number, width: number, cuts: number): Drawing =>
  place(id, width, cuts * 3 + 2, seed, (p) => {
    for (let i = 0; i < cuts; i++) {
      const y = 2 + i * 3;
      const end = width * (1 - 0.16 * i) - 1;
      p.ink(`M${hundredths(i * 1.6)} ${y}L${hundredths(end)} ${hundredths(y - 0.4)}`, 1.3, {
        taper: [0.1, 0.85],
      });
    }
  });

export const ground: readonly Drawing[] = [
  shadow('b-sh-s', 135, 20, 3),
  shadow('b-sh-m', 136, 46, 4),
  shadow('b-sh-l', 137, 90, 5),
  place('b-hillock', 90, 30, 138, (p) => {
    const d = 'M2 27C14 14 28 5 44 4C60 4 76 14 88 27C70 31 20 31 2 27Z';
    p.fill(d, tone.hill);
    p.hatch('M46 4C60 4 76 14 88 28H58C62 18 56 8 46 4Z', {
      angle: 60,
      gap: 3.6,
      w: [1.4, 0.1],
      cover: [0.4, 0.9],
      from: 'start',
    });
    p.ink('M2 28C14 14 28 5 44 4C60 4 76 14 88 28', 1.4, { taper: [0.6, 0.2] });
  }),
];
