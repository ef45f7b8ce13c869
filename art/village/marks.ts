// The five marks of influence and plague: drawn once, used on cubes and in running text.
import { type Drawing, piece } from '../ink/drawing.ts';
import type { Pen } from '../ink/plate.ts';

export type MarkName = 'faith' | 'knowledge' | 'skill' | 'speech' | 'plague';

/** Draws a mark in a colour, with lines of a width. */
type Mark = (p: Pen, color: string, line: number) => void;

const faith: Mark = (p, color, line) => {
  p.shape('M28 4h8v14h14v8h-14v34h-8v-34h-14v-8h14z', color, line);
};

/** An open book. */
const knowledge: Mark = (p, color, line) => {
  p.shape('M32 16C24 9 12 9 4 13V54C12 50 24 50 32 57C40 50 52 50 60 54V13C52 9 40 9 32 16Z', color, line);
  p.ink('M32 17V55', line * 1.1);
  for (const y of [23, 31, 39]) {
    p.ink(`M11 ${y}C16 ${y - 1.5} 21 ${y} 26 ${y + 2.5}`, line * 0.8, { taper: [0.6, 0.6] });
    p.ink(`M53 ${y}C48 ${y - 1.5} 43 ${y} 38 ${y + 2.5}`, line * 0.8, { taper: [0.6, 0.6] });
  }
};

/** A hammer. */
const skill: Mark = (p, color, line) => {
  p.shape('M29 24L35 24L37 60L27 60Z', color, line);
  p.shape('M10 8H44C52 8 56 13 59 20C52 19 48 20 46 26H10Z', color, line);
  p.hatch('M10 20H46V26H10Z', { angle: 90, gap: 3, w: [1.1, 0.3] });
};

/** A speech scroll. */
const speech: Mark = (p, color, line) => {
  p.shape('M10 14C18 6 28 20 38 14C44 10 50 9 56 12L56 38C48 34 44 40 36 42C26 45 18 34 10 40Z', color, line);
  p.shape('M10 40C5 44 5 53 12 54C17 54 18 48 14 46C12 45.4 11 46 10.5 47', color, line);
  p.ink('M17 20C24 20 29 25 38 20C43 17.5 46 17.5 49 18', line * 0.85, { taper: [0.5, 0.5] });
  p.ink('M17 27.5C24 27 29 32 38 28C43 25.5 46 25.5 49 26', line * 0.85, { taper: [0.5, 0.5] });
};

/** A skull. */
const plague: Mark = (p, color, line) => {
  p.shape(
    'M32 5C17 5 8 15 8 28C8 36 12 40 17 43V54C17 58 22 59 24 56C26 60 31 60 32 57C33 60 38 60 40 56' +
      'C42 59 47 58 47 54V43C52 40 56 36 56 28C56 15 47 5 32 5Z',
    color,
    line,
  );
  p.fill('M16 28C16 23 26 22 28 28C29 34 24 37 20 36C17 35 16 32 16 28Z', p.cut);
  p.fill('M48 28C48 23 38 22 36 28C35 34 40 37 44 36C47 35 48 32 48 28Z', p.cut);
  p.fill('M32 36L36 44H28Z', p.cut);
  for (const x of [25, 32, 39]) p.ink(`M${x} 49V55`, line * 0.8);
};

export const drawMark: Readonly<Record<MarkName, Mark>> = { faith, knowledge, skill, speech, plague };

const mark = (name: MarkName, seed: number): Drawing =>
  piece(`mark-${name}`, seed, (p) => drawMark[name](p, 'var(--mark-fill,#fbf1d8)', 3));

export const marks: readonly Drawing[] = [
  mark('faith', 85),
  mark('knowledge', 86),
  mark('skill', 87),
  mark('speech', 88),
  mark('plague', 89),
];
