// The signs of the sets, as on tiles, set-up cards and the tabs of the leaves: sun, mug, anchor, rings.
import type { Drawing } from '../../ink/drawing.ts';
import type { Pen, Plate } from '../../ink/plate.ts';
import { circle, radians } from '../../ink/shapes.ts';
import { token } from '../token.ts';

/** A wooden seal in the colour of the set. */
function seal(p: Plate, color: string): void {
  p.shape(circle(32, 32, 28), color, 2.4);
  p.ink(circle(32, 32, 24), 1.1, { color: '#fff6e0', opacity: 0.7, light: false });
  p.hatch('M44 8A28 28 0 0 1 44 56C52 46 54 20 44 8Z', { angle: 10, gap: 3, w: [1.2, 0.1], opacity: 0.7 });
}
const PALE = '#fff6e0';

export function anchor(p: Plate, color: string, line: number): void {
  p.ink('M32 22V52M22 28H42', line, { color });
  p.ink('M14 38C16 48 24 52 32 53C40 52 48 48 50 38', line, { color });
  p.ink(circle(32, 17, 4.6), line * 0.75, { color, light: false });
  p.fill('M10 41L15 33L20 41ZM44 41L49 33L54 41Z', color);
}

/** Two rings that hold each other. */
export function rings(p: Pen, gold: string): void {
  for (const x of [24, 40]) {
    p.ink(circle(x, 35, 11), 5.4, { light: false });
    p.ink(circle(x, 35, 11), 3.2, { color: gold, light: false });
  }
  p.shape('M24 24L19.5 18L24 13L28.5 18Z', '#e59bb5', 1.3);
}

export const sets: readonly Drawing[] = [
  token('v-set-sun', 701, (p) => {
    seal(p, '#d29a2c');
    for (let k = 0; k < 12; k++) {
      const a = radians(k * 30);
      p.ink(
        `M${32 + 13 * Math.cos(a)} ${32 + 13 * Math.sin(a)}L${32 + 20 * Math.cos(a)} ${32 + 20 * Math.sin(a)}`,
        3,
        { color: PALE, taper: [0, 0.6] },
      );
    }
    p.shape(circle(32, 32, 10), PALE, 1.6);
  }),
  token('v-set-inn', 702, (p) => {
    seal(p, 'var(--a-inn,#b3540f)');
    p.shape('M20 26H40V48C40 51 20 51 20 48Z', PALE, 1.9);
    p.ink('M40 30C50 30 50 43 40 43', 2.6, { color: PALE });
    p.ink('M26 31V46M33 31V46', 1.5);
    p.shape('M18 26C16 20 22 17 25 19C28 14 35 15 36 19C42 17 44 23 41 26Z', '#fffdf6', 1.6);
  }),
  token('v-set-port', 703, (p) => {
    seal(p, 'var(--a-sea,#2f6b8c)');
    anchor(p, PALE, 4);
  }),
  token('v-set-marriage', 704, (p) => {
    seal(p, 'var(--a-wed,#b8587a)');
    rings(p, '#f3d675');
  }),
];
