import type { Drawing } from '../ink/drawing.ts';
import { INK, icon } from './icon.ts';

/** The sign over the door. */
export const house: readonly Drawing[] = [
  icon('stube', 84, (p) => {
    p.fill('M4 4H60V10H4Z', INK);
    p.ink('M16 10V18M48 10V18', 3);
    p.fill(
      'M8 18H56V50L32 62L8 50ZM20 26A3.8 3.8 0 0 0 20 33.6A3.8 3.8 0 0 0 20 26ZM44 26A3.8 3.8 0 0 0 44 33.6A3.8 3.8 0 0 0 44 26ZM32 34A3.8 3.8 0 0 0 32 41.6A3.8 3.8 0 0 0 32 34ZM20 42A3.8 3.8 0 0 0 20 49.6A3.8 3.8 0 0 0 20 42ZM44 42A3.8 3.8 0 0 0 44 49.6A3.8 3.8 0 0 0 44 42Z',
      INK,
    );
  }),
];
