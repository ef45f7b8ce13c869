import { unless } from '@spielstube/engine';
import { box } from './box.ts';

/** Colours of helpers are small numbers everywhere. */
export const YELLOW = 0;
export const GREEN = 1;
export const RED = 2;
export const BLUE = 3;
export const COLOUR_KEYS = ['yellow', 'green', 'red', 'blue'] as const;
export type ColourKey = (typeof COLOUR_KEYS)[number];
export const COLOURS = COLOUR_KEYS.length;

/** What the bag may hold: helpers, and hooded figures, who help nobody. NEW-P3-07 */
export const HOODED = 4;
export const FIGURE_KEYS = [...COLOUR_KEYS, 'hooded'] as const;
export const FIGURES = FIGURE_KEYS.length;

const figures = box.table(
  'figures',
  { yellow: 6, green: 5, red: 4, blue: 3, hooded: 4 },
  {
    check: ({ yellow, green, red, blue }) => unless([yellow + green + red + blue >= 14, 'figuresInBag']),
  },
);
/** Wooden figures in the box, by kind. NEW-SET-20 */
export const FIGURE_COUNTS: readonly number[] = FIGURE_KEYS.map((key) => figures[key]);

const LETTERS = 'YGRB';
const HELPERS_FORM = /^\d[YGRB]( \d[YGRB])*$/;
export const areHelpers = (text: string): boolean => HELPERS_FORM.test(text);

/** Helpers by colour from how tables write them: '2Y 1R'. */
export function helpersFrom(text: string): readonly number[] {
  const counts = COLOUR_KEYS.map(() => 0);
  if (text === '') return counts;
  for (const part of text.split(' ')) counts[LETTERS.indexOf(part[1])] += Number(part[0]);
  return counts;
}
