// Beer, the ink of the villagers, and the signs of the Inn.
import type { Drawing } from '../../ink/drawing.ts';
import type { Pen } from '../../ink/plate.ts';
import { circle, roundRect } from '../../ink/shapes.ts';
import { token } from '../token.ts';

/** A wooden mug with a head of foam. */
export function mug(p: Pen): void {
  p.ink('M44 26C60 24 60 50 44 49', 6.4);
  p.ink('M44 26C60 24 60 50 44 49', 3.6, { color: '#a8743f' });
  p.shape('M11 20H47L45 58C36 62 22 62 13 58Z', '#c48a4a', 2.2);
  p.ink('M20 22L21 60M29 22V61M38 22L37 60', 1.3);
  p.hatch('M38 20H47L45 58C42 60 39 60.500 36 61C39 48 40 34 38 20Z', { angle: 4, gap: 3, w: [1.4, 0.1] });
  p.shape('M11.400 28C22 31 36 31 46.600 28L46.200 33.500C36 36 22 36 11.800 33.500Z', '#8f959b', 1.5);
  p.shape(
    'M12.600 49C22 52.500 36 52.500 45.400 49L45 54.500C36 57.500 22 57.500 13 54.500Z',
    '#8f959b',
    1.5,
  );
  p.shape(
    'M8 22C2 15 9 8 15 10C17 2 29 1 32 7C38 2 48 5 47 12C53 14 52 22 47 23C47 28 42 29 41 25C37 28 33 27 32 24C26 27 20 26 18 24C17 30 11 30 11 24Z',
    '#fffaf0',
    2,
  );
  p.ink('M18 13C20 11 23 11 25 13M33 11C36 10 38 11 40 13', 1.2, { taper: [0.4, 0.4] });
}

function inkwell(p: Pen, full: boolean): void {
  p.shape('M14 30C12 44 14 56 18 58C26 61 40 61 46 58C50 56 52 44 50 30Z', full ? '#3d4a6b' : '#e9e2d2', 2.2);
  if (!full) p.ink('M17 40C26 43 38 43 47 40', 1.2, { taper: [0.4, 0.4] });
  p.hatch('M42 30H50C52 44 50 56 46 58C42 59.500 38 60 34 60C42 52 44 40 42 30Z', {
    angle: 8,
    gap: 3,
    w: [1.4, 0.1],
  });
  p.shape(roundRect(17, 21, 30, 10, 4), full ? '#52618a' : '#f6f0e2', 2);
  if (full) {
    p.shape('M30 24C32 12 42 2 58 1C58 14 46 22 36 26Z', '#fdf6e2', 1.8);
    p.ink('M31 27C36 17 44 9 55 4', 1.4);
  } else {
    p.fill(circle(32, 25, 9, 2.6), '#b9ae9a');
    // crossed out: nothing to write with
    p.ink('M12 60L52 16', 3.4, { color: '#a3341f' });
  }
}

export const innPieces: readonly Drawing[] = [
  token('v-beer', 710, mug),
  token('v-ink-full', 711, (p) => inkwell(p, true)),
  token('v-ink-empty', 712, (p) => inkwell(p, false)),
  // somebody of the own family
  token('v-family', 715, (p) => {
    p.shape('M32 26C20 26 15 32 12 42L6 60C20 64 44 64 58 60L52 42C49 32 44 26 32 26Z', '#c9a35f', 2.2);
    p.hatch('M44 29C49 33 51 38 52 42L58 60C53 62 47 62.5 42 63C47 50 47 38 44 29Z', {
      angle: 6,
      gap: 3,
      w: [1.5, 0.1],
    });
    p.shape(circle(32, 17, 11.5, 12.5), '#f1cfa6', 2);
    p.fill(circle(28, 17, 1.7), p.cut);
    p.fill(circle(36, 17, 1.7), p.cut);
    p.ink('M28 23C31 25 33 25 36 23', 1.4);
    p.shape('M19 15C19 1 45 1 45 15C39 9 25 9 19 15Z', '#7b5028', 1.8);
  }),
  // the own marker
  token('v-marker', 716, (p) => {
    p.shape('M7 5C16 8 24 8 32 4C40 8 48 8 57 5V30C57 46 46 56 32 62C18 56 7 46 7 30Z', '#c9a35f', 2.4);
    p.hatch('M44 7C49 7.5 53 6.5 57 5V30C57 46 46 56 32 62C44 48 47 26 44 7Z', {
      angle: 8,
      gap: 3.2,
      w: [1.4, 0.1],
    });
    p.ink('M20 32L29 42L45 21', 4.4);
  }),
  token('v-book', 717, (p) => {
    p.shape(
      'M32 16C24 8 12 8 3 12V55C12 51 24 51 32 58C40 51 52 51 61 55V12C52 8 40 8 32 16Z',
      '#fbf3dc',
      2.2,
    );
    p.ink('M32 16V57', 2);
    p.ink('M10 22C15 20 21 21 26 24M10 31C15 29 21 30 26 33M10 40C15 38 21 39 26 42', 1.5);
    p.shape('M38 26H55V36H38Z', '#b3392b', 1.4);
    p.shape(circle(53, 31, 4.4), '#f1cfa6', 1.3);
  }),
  // a villager's card, small: for counts and life goals
  token('v-person', 713, (p) => {
    p.shape(roundRect(12, 4, 42, 57, 5), 'var(--a-inn,#b3540f)', 2);
    p.shape(roundRect(16, 8, 34, 34, 2), '#f3dfae', 1.6);
    p.shape('M20 42C20 33 26 31 33 31C40 31 46 33 46 42Z', '#4f7a9c', 1.6);
    p.shape(circle(33, 23, 8, 9), '#f1cfa6', 1.7);
    p.shape('M23 21C23 11 43 11 43 21C38 18 28 18 23 21Z', '#6b4526', 1.5);
    p.ink('M20 48H46M24 54H42', 2, { color: '#fff6e0' });
  }),
  // the top card goes under its stack
  token('v-under', 714, (p) => {
    p.shape(roundRect(8, 22, 34, 38, 4), '#e0bd86', 2);
    p.shape(roundRect(4, 16, 34, 38, 4), '#fbf1d8', 2);
    p.ink('M44 8C60 8 62 36 48 44', 4.4, { color: '#a3341f' });
    p.fill('M52 36L44 50L58 50Z', '#a3341f');
  }),
];
