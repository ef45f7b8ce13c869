// Initials of the five phases, cut like the ones that open a chapter.
import { type Drawing, piece } from '../ink/drawing.ts';
import { BONE } from '../ink/palette.ts';
import type { Plate } from '../ink/plate.ts';
import { roundRect } from '../ink/shapes.ts';

const ROUND = 'M34 9.5C41 9.5 45 12 48 14L49.5 11.5H51V25H48C46.5 18 42 13.5 36 13.5C28.5 13.5 25 20 25 32';
const FOOT =
  'C25 44 29 51.5 37 51.5C43 51.5 47 48 48.5 42H51.5C50 50 44 55.5 34 55.5C20 55.5 12.5 46 12.5 32C12.5 19 21 9.5 34 9.5Z';

/** Each letter in one or two pieces, which may overlap. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  a: [
    'M21 9H42C48 22 50 38 50 51.5H53V55H36V51.5H40C40 47 39.6 43 39 40H23.5C22.2 44 21.5 48 21.5 51.5H26V55H10.5V51.5H15C17 37 23 24 30.5 13.5H21ZM34.5 17.5C30.5 23 27 29.5 24.8 36H38.2C37.2 29 36 23 34.5 17.5Z',
  ],
  b: [
    'M12 9H34C45 9 49 14 48 21C47.4 26 44 29.5 38.5 31C46.5 32 51.5 36.5 51 43.5C50.4 51 44 55 35 55H12V51.5H17V12.5H12ZM27.5 12.5V29.5H32C36.5 29.5 38.5 26 38.5 21C38.5 15.5 36.5 12.5 32 12.5ZM27.5 33V51.5H33C38.5 51.5 41 48.5 41 42.5C41 36.5 38.5 33 33 33Z',
  ],
  c: [ROUND + FOOT],
  d: [
    'M12 9H32C45.5 9 52 18 52 32C52 46.5 45 55 32 55H12V51.5H17V12.5H12ZM27.5 12.5V51.5H31.5C38.5 51.5 41.5 44.5 41.5 32C41.5 19.5 38.5 12.5 31.5 12.5Z',
  ],
  e: [ROUND + FOOT, 'M22 29.5H40V26H43.5V38H40V33.5H22Z'],
};

/** A tendril in a corner; sx and sy mirror it into the others. */
function tendril(p: Plate, sx: number, sy: number): void {
  const at = (x: number, y: number): string => `${32 + sx * x} ${32 + sy * y}`;
  const options = { color: '#e0b48a', light: false } as const;
  p.ink(`M${at(-26, 6)}C${at(-27, -12)} ${at(-20, -26)} ${at(-2, -26)}`, 1.5, {
    ...options,
    taper: [0.8, 0.8],
  });
  p.ink(`M${at(-24, -9)}C${at(-18, -10)} ${at(-17, -17)} ${at(-21, -18)}`, 1.3, {
    ...options,
    taper: [0, 0.6],
  });
  p.ink(`M${at(-13, -24)}C${at(-12, -19)} ${at(-17, -18)} ${at(-17, -21)}`, 1.3, {
    ...options,
    taper: [0, 0.6],
  });
}

const initial = ([letter, strokes]: [string, readonly string[]], index: number): Drawing =>
  piece(
    `phase-${letter}`,
    141 + index,
    (p) => {
      const edge = roundRect(2.5, 2.5, 59, 59, 5);
      p.fill(edge, 'var(--burgundy,#7a1f3d)');
      p.hatch(edge, { angle: 45, gap: 5, w: [0.9, 0.7], color: '#56102a', jitter: 0.1 });
      for (const sx of [1, -1]) for (const sy of [1, -1]) tendril(p, sx, sy);
      for (const stroke of strokes) p.ink(stroke, 4.6, { light: false });
      for (const stroke of strokes) p.fill(stroke, BONE);
      p.ink(edge, 2.3);
    },
    { wobble: 0.35 },
  );

export const phases: readonly Drawing[] = Object.entries(LETTERS).map(initial);
