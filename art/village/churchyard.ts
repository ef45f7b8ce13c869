import type { Drawing } from '../ink/drawing.ts';
import { tone } from './palette.ts';
import { place } from './print.ts';

export const churchyard: readonly Drawing[] = [
  place('b-grave', 34, 40, 132, (p) => {
    p.shape('M5 37V15A12 12 0 0 1 29 15V37Z', tone.stone, 1.5);
    p.hatch('M22 5A12 12 0 0 1 29 15V37H21Z', { angle: 0, gap: 2.6, w: [1.2, 0.1] });
    p.ink('M17 9V24M11.5 14H22.5', 2);
    p.ink('M1 38C10 36 24 36 33 38', 1.4);
  }),
  place('b-cross', 24, 34, 133, (p) => {
    p.shape('M10 33V15H3V10H10V2H15V10H21V15H15V33Z', tone.wood, 1.3);
    p.hatch('M12.5 2H15V10H21V15H15V33H12.5Z', { angle: 0, gap: 2.4, w: [1, 0.1] });
  }),
];
