// Who starts, who starts next, who buys, and the hand that points at the next step.
import type { Drawing } from '../ink/drawing.ts';
import { BONE } from '../ink/palette.ts';
import type { Pen } from '../ink/plate.ts';
import { circle } from '../ink/shapes.ts';
import { token } from './token.ts';

/** A customer with a basket. */
export function customer(p: Pen): void {
  p.shape('M8 60C8 46 16 40 28 39C40 40 48 46 48 60Z', '#7a6aa3', 2.1);
  p.hatch('M36 41C44 44 48 49 48 60H34C38 54 39 48 36 41Z', { angle: 20, gap: 2.9, w: [1.3, 0.1] });
  p.shape('M18 22C17 34 21 41 28 41C35 41 39 34 38 22Z', '#f1cfa6', 1.8);
  p.fill(circle(24, 29, 1.4), p.cut);
  p.fill(circle(32, 29, 1.4), p.cut);
  p.ink('M24.5 35C26.5 36.5 29.5 36.5 31.5 35', 1.1);
  p.shape('M14 22C12 12 20 5 30 7C38 8 44 14 40 22C34 18 22 18 14 22Z', '#b3392b', 1.9);
  p.shape('M44 44C42 36 62 36 60 44L57 60H47Z', '#d9b06a', 1.9);
  p.ink('M46 42C46 32 58 32 58 42', 1.7);
  p.ink('M45 49H59M46 54H58', 1.1);
}

export const markers: readonly Drawing[] = [
  token('v-ring', 61, (p) => {
    p.shape('M32 20A19 19 0 1 1 31.9 20ZM32 28A11.5 11.5 0 1 0 32.1 28Z', 'var(--gold,#d7a62a)', 2);
    p.hatch('M44 26A19 19 0 0 1 42 56L38 49A11.5 11.5 0 0 0 40 31Z', { angle: 20, gap: 2.6, w: [1.2, 0.1] });
    p.shape('M32 2L42 10L37 21H27L22 10Z', '#b3392b', 1.9);
    p.ink('M22 10H42M28 10L32 20L36 10L32 3L28 10', 1.1);
  }),
  token('v-start', 62, (p) => {
    p.shape('M5 50L9 20L21 34L32 10L43 34L55 20L59 50Z', 'var(--gold,#d7a62a)', 2.2);
    p.hatch('M43 34L55 20L59 50H44Z', { angle: 0, gap: 2.9, w: [1.3, 0.1] });
    p.shape('M5 50H59V58H5Z', '#b3392b', 2);
    for (const [x, y] of [
      [9, 17],
      [32, 7],
      [55, 17],
    ])
      p.shape(circle(x, y, 4.4), BONE, 1.6);
    for (const x of [18, 32, 46]) p.shape(circle(x, 54, 2.4), BONE, 1.1);
  }),
  token('v-customer', 64, customer),
  token('v-hand', 65, (p) => {
    // pointing hand of the old printers
    p.shape('M2 26L18 24V50L2 52Z', 'var(--cuff,#b3392b)', 2);
    p.ink('M6 26V52', 1.2);
    p.shape(
      'M18 24C24 18 30 18 38 19L59 20C64 21 64 28 59 28L42 29C46 30 47 34 44 36C47 38 46 43 43 43C45 46 43 50 39 50C34 53 24 52 18 50Z',
      '#f6dcb6',
      2.1,
    );
    p.ink('M42 29C38 29 35 28 32 29M44 36H33M43 43H33M39 50C37 50 35 50 33 49', 1.4, { taper: [0, 0.5] });
    p.hatch('M20 44C26 47 34 46 43 44C44 48 42 50 39 50C34 53 24 52 18 50Z', {
      angle: 30,
      gap: 2.5,
      w: [1.1, 0.1],
    });
  }),
];
