// The tabs of a small screen, in the colour of the text.
import { INK } from '../icons/icon.ts';
import { type Draw, type Drawing, piece } from '../ink/drawing.ts';

const tab = (id: string, seed: number, draw: Draw): Drawing =>
  piece(`v-ui-${id}`, seed, draw, { cut: INK, wobble: 0.35, grain: 13 });

export const tabs: readonly Drawing[] = [
  tab('village', 67, (p) => {
    p.fill('M4 60V36L15 24L26 36V60H19V48H11V60Z', INK);
    p.fill('M38 60V36L49 24L60 36V60H53V48H45V60Z', INK);
    p.fill('M29 60V28H27L32 4L37 28H35V60Z', INK);
    p.ink('M32 6V0M29 2.5H35', 1.8);
  }),
  tab('farm', 68, (p) => {
    p.ink('M5 32L32 8L59 32', 5.4);
    p.fill('M11 33L32 15L53 33V60H42V40H22V60H11Z', INK);
    p.ink('M22 42L42 60M42 42L22 60', 3.4);
  }),
];
