import { type Drawing, piece } from '../ink/drawing.ts';
import { Inset } from '../ink/inset.ts';
import { BONE } from '../ink/palette.ts';
import { drawMark, type MarkName } from './marks.ts';

const OUTLINE = 'M5 19L17 6H58V47L46 60H5Z';
const SIDE = 'M46 19L58 6V47L46 60Z';

const cube = (name: MarkName, seed: number, color: string): Drawing =>
  piece(`cube-${name}`, seed, (p) => {
    // The black cube would vanish on a dark board.
    if (name === 'plague') p.ink(OUTLINE, 5, { color: 'var(--dark-rim,transparent)', light: false });
    p.fill(OUTLINE, color);
    p.fill('M5 19L17 6H58L46 19Z', '#fff', 0.34);
    p.fill(SIDE, '#000', 0.2);
    p.hatch(SIDE, { angle: 132, gap: 3.1, w: [1.5, 0.4] });
    p.hatch('M30 48H46V60H14Z', { angle: -40, gap: 3, w: [0.9, 0.1], cover: [0.5, 0.9], opacity: 0.55 });
    drawMark[name](new Inset(p, 9.5, 23.5, 0.5), BONE, 2.6);
    p.ink('M5 19H46V60H5Z', 2).ink('M5 19L17 6H58L46 19', 2).ink('M58 6V47L46 60', 2.3);
    p.ink('M8 22.5H30', 0.9, { color: '#fff', opacity: 0.55, taper: [0.5, 1] });
  });

export const cubes: readonly Drawing[] = [
  cube('faith', 3, 'var(--faith,#7b4f2d)'),
  cube('knowledge', 4, 'var(--knowledge,#d77fa1)'),
  cube('skill', 5, 'var(--skill,#e08a2c)'),
  cube('speech', 6, 'var(--speech,#5d9a48)'),
  cube('plague', 7, 'var(--plague,#24201d)'),
];
