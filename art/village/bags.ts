import type { Drawing } from '../ink/drawing.ts';
import { roundRect } from '../ink/shapes.ts';
import { token } from './token.ts';

const SACK = 'M21 20C7 28 2 46 8 57C20 63 44 63 56 57C62 46 57 28 43 20Z';
const NECK = 'M21 17C14 11 15 6 20 3C25 8 29 4 32 3C35 5 39 8 44 3C49 7 49 12 43 17Z';

export const bags: readonly Drawing[] = [
  token('v-bag', 59, (p) => {
    // The black bag would vanish on a dark board.
    for (const d of [SACK, NECK]) p.ink(d, 4.4, { color: 'var(--dark-rim,transparent)', light: false });
    p.shape(SACK, '#2b2622', 2.2);
    for (const d of [
      'M14 36C11 44 11 50 13 56',
      'M24 30C21 40 21 50 23 58',
      'M36 30C39 40 40 50 38 59',
      'M48 34C52 43 52 50 50 56',
    ])
      p.ink(d, 1.2, { color: '#d8c7a0', opacity: 0.55, taper: [0.6, 0.6] });
    p.shape(NECK, '#3a332d', 1.9);
    p.shape(roundRect(18, 15, 28, 6.5, 3), '#b98d3c', 1.7);
    p.ink('M46 18C52 20 52 26 49 30', 2, { color: '#b98d3c' });
    p.fill('M30 34H35V41H42V46H35V56H30V46H23V41H30Z', '#d8c7a0');
  }),
  token('v-gbag', 60, (p) => {
    p.shape(SACK, '#4f7d45', 2.2);
    p.hatch('M43 20C57 28 62 46 56 57C50 60 44 61 38 61C47 50 48 34 40 20Z', {
      angle: 16,
      gap: 3,
      w: [1.4, 0.1],
    });
    p.shape(NECK, '#6b9a5e', 1.9);
    p.shape(roundRect(18, 15, 28, 6.5, 3), '#d7a62a', 1.7);
    p.shape('M20 36H36V52H20Z', '#fbf1d8', 1.8);
    p.shape('M20 36L25 31H41L36 36Z', '#fbf1d8', 1.5);
    p.shape('M36 36L41 31V47L36 52Z', '#e0cfa2', 1.5);
  }),
];
