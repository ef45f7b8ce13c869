import type { Drawing } from '../ink/drawing.ts';
import { arch, rect } from '../ink/shapes.ts';
import { line, loop } from './lines.ts';
import { tone } from './palette.ts';
import { place } from './print.ts';

/** Upper left corners of the outer stair's steps. */
const STEPS = [
  [4, 146],
  [50, 132],
  [96, 118],
  [142, 104],
];

export const council: readonly Drawing[] = [
  place('b-hall', 252, 178, 125, (p) => {
    // back building
    p.shape('M22 150V66H200V150Z', tone.wall, 1.6);
    for (let x = 34; x < 196; x += 23) {
      p.ink(`M${x} 66V122`, 1.9, { color: tone.timber });
    }
    p.ink('M22 94H200', 1.9, { color: tone.timber });
    for (let x = 34; x < 180; x += 46)
      p.ink(`M${x} 118L${x + 23} 96M${x + 46} 118L${x + 23} 96`, 1.5, { color: tone.timber });
    for (const x of [41, 64, 87, 110, 133, 156]) {
      p.shape(arch(x, 72, 9, 17), tone.window, 1.1);
    }
    const roof = 'M14 68L34 32H190L208 68Z';
    p.shape(roof, tone.roof, 1.7);
    p.hatch('M16 67L35 33H189L206 67Z', { angle: 90, gap: 3.4, w: [1.4, 0.1], cover: [0.25, 0.78] });
    p.ink('M27 46H198M20 57H203', 0.85);
    for (const x of [66, 112]) {
      p.shape(loop([x, 58], [x + 8, 42], [x + 16, 58]), tone.roof, 1.3);
      p.shape(loop([x + 2, 58], [x + 8, 47], [x + 14, 58]), tone.wall, 1.1);
      p.window(x + 6, 52, 4, 6);
    }
    p.shape('M92 33V18H104V33Z', tone.wall, 1.3);
    p.archWindow(96, 21, 4, 9);
    p.shape('M89 19L98 4L107 19Z', tone.roof, 1.4);
    p.hatch('M98 4L107 19H98Z', { angle: 20, gap: 2.4, w: [1.2, 0.1] });
    p.ink('M98 4V-1', 1.2);
    // porch tower
    p.shape('M188 172V56H192V48H198V40H205V32H228V40H235V48H241V56H246V172Z', tone.wall, 1.7);
    p.hatch('M232 40L235 48H241V56H246V172H228Z', { angle: 0, gap: 2.9, w: [1.35, 0.1], cover: [0.4, 1] });
    p.shape(arch(204, 66, 26, 38), tone.door, 1.5);
    p.ink('M217 68V104M206 80H228M206 92H228', 1);
    p.shape(
      'M209 44L217 38L225 44V53C223 57 220 59 217 60C214 59 211 57 209 53Z',
      'var(--b-flag2,#b3392b)',
      1.3,
    );
    p.ink('M217 40V58M210 47H224', 1.2, { color: 'var(--bone,#fbf1d8)' });
    p.archWindow(207, 124, 8, 16);
    p.archWindow(221, 124, 8, 16);
    p.ink('M188 112H246', 1.3);
    // stair
    STEPS.forEach(([x, y]) => {
      p.shape(rect(x, y, 46, 174 - y), tone.stone, 1.6);
      p.ink(line([x + 1, y + 5], [x + 45, y + 5]), 1);
    });
    p.shape('M188 104H192V174H188Z', tone.stoneShade, 1.3);
    p.shape('M0 174H250V178H0Z', tone.stoneShade, 1.2);
  }),
];
