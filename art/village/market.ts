import type { Drawing } from '../ink/drawing.ts';
import { place } from './print.ts';

export const market: readonly Drawing[] = [
  place('b-awning', 56, 24, 134, (p) => {
    const d =
      'M5 2H51L55 16C53 22 48 22 46 17C44 22 39 22 37 17C35 22 30 22 28 17C26 22 21 22 19 17C17 22 12 22 10 17C8 22 3 22 1 16Z';
    p.fill(d, 'var(--bone,#fbf1d8)');
    for (const [a, b, c, e] of [
      [5, 14, 1, 10],
      [23, 32, 19, 28],
      [41, 51, 37, 46],
    ])
      p.fill(`M${a} 2H${(a + b) / 2 + 3}L${e} 17C${e - 2} 22 ${c + 2} 22 ${c} 17Z`, 'var(--awn,#3d5f96)');
    p.ink(d, 1.5);
    p.ink('M14 2L10 17M23 2L19 17M32.5 2L28 17M41.5 2L37 17M46 4L46 17', 0.9);
    p.hatch('M40 10L53 9L55 16C53 22 48 22 46 17C44 22 39 22 37 17Z', { angle: 0, gap: 2.6, w: [1, 0.1] });
  }),
];
