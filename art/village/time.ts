import type { Drawing } from '../ink/drawing.ts';
import type { Pen } from '../ink/plate.ts';
import { token } from './token.ts';

/** The quill that writes the dead into the chronicle. */
export function quill(p: Pen): void {
  p.shape(
    'M3 62C10 50 15 42 19 37C14 26 24 10 60 2C62 22 54 41 27 43C22 46 14 52 6 61Z',
    'var(--quill,#fdf6e2)',
    2,
  );
  p.ink('M4 61C16 42 32 22 56 6', 1.7, { taper: [0, 0.6] });
  p.hatch('M60 2C62 22 54 41 27 43C40 34 50 20 60 2Z', {
    angle: -32,
    gap: 2.6,
    w: [1.2, 0.1],
    from: 'end',
    cover: [0.6, 1],
  });
  p.ink('M30 31C26 28 24 24 24 20M39 23C36 20 35 16 35 13', 1.2, { taper: [0, 0.5] });
}

export const time: readonly Drawing[] = [
  token('v-time', 46, (p) => {
    p.shape(
      'M19 9H45C45 22 36 26 36 32C36 38 45 42 45 55H19C19 42 28 38 28 32C28 26 19 22 19 9Z',
      '#fdf6e2',
      2,
    );
    p.fill('M22.5 18H41.5C39 24 34 27 32 31C30 27 25 24 22.5 18Z', '#cf8f2e');
    p.fill('M21.5 54C22 46 30 45 32 39C34 45 42 46 42.5 54Z', '#cf8f2e');
    p.hatch('M40 10H45C45 22 36 26 36 32C36 38 45 42 45 55H40C41 44 34 40 34 32C34 25 41 22 40 10Z', {
      angle: 0,
      gap: 2.6,
      w: [1.2, 0.1],
    });
    p.shape('M13 3H51V10H13Z', '#9a6532', 2);
    p.shape('M13 54H51V61H13Z', '#9a6532', 2);
    p.ink('M17 10V54M47 10V54', 2.2);
  }),
  token('v-quill', 47, quill),
];
