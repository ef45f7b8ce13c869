import type { Drawing } from '../ink/drawing.ts';
import { arch, circle, rect } from '../ink/shapes.ts';
import { line } from './lines.ts';
import { tone } from './palette.ts';
import { place } from './print.ts';

/** Middles of the bays: each is a step, the floor higher from one to the next. */
const BAYS = [74, 121, 168, 215];

export const church: readonly Drawing[] = [
  place('b-church', 276, 176, 124, (p) => {
    // apse
    p.shape('M238 166V108L266 112V166Z', tone.stone, 1.5);
    p.hatch('M250 110L266 112V166H248Z', { angle: 0, gap: 2.8, w: [1.3, 0.1] });
    p.shape(arch(246, 122, 9, 24), tone.window, 1.1);
    p.shape('M234 110L243 78C252 82 264 98 271 114Z', tone.slate, 1.5);
    p.hatch('M243 78C252 82 264 98 271 114L252 112C252 100 248 88 243 78Z', {
      angle: 40,
      gap: 2.8,
      w: [1.3, 0.1],
    });
    // nave roof and wall
    const roof = 'M48 96L54 60H232L242 96Z';
    p.shape(roof, tone.slate, 1.6);
    p.hatch('M50 95L55 61H231L241 95Z', { angle: 90, gap: 3.5, w: [1.35, 0.1], cover: [0.25, 0.75] });
    p.ink('M52 73H235M50 85H238', 0.8, { taper: [0.1, 0.1] });
    p.shape('M48 96H240V168H48Z', tone.wall, 1.6);
    BAYS.forEach((x, i) => {
      p.shape(arch(x - 19.5, 102, 39, 66), tone.inside, 1.6);
      p.hatch(
        `M${x + 6} 104A19.5 19.5 0 0 1 ${x + 19.5} 121.5V168H${x + 8}C${x + 14} 150 ${x + 14} 118 ${x + 6} 104Z`,
        { angle: 0, gap: 3, w: [1.1, 0.1], cover: [0.5, 1] },
      );
      const step = 5 + i * 6;
      p.shape(rect(x - 19.5, 168 - step, 39, step), tone.stone, 1.3);
      for (let k = 1; k * 6 < step; k++) p.ink(line([x - 18, 168 - k * 6], [x + 18, 168 - k * 6]), 0.8);
    });
    for (const x of [97.5, 144.5, 191.5]) {
      p.shape(rect(x - 3.4, 122, 6.8, 46), tone.stone, 1.2);
      p.shape(rect(x - 5, 117, 10, 5), tone.stone, 1.1);
    }
    p.shape('M46 168H242V174H46Z', tone.stone, 1.4);
    // tower
    p.shape('M4 172V68H50V172Z', tone.wall, 1.7);
    p.hatch('M36 68H50V172H34Z', { angle: 0, gap: 3, w: [1.35, 0.1], cover: [0.4, 1] });
    p.shape('M0 70L27 14L54 70Z', tone.slate, 1.7);
    p.hatch('M27 14L54 70H26Z', { angle: 22, gap: 3, w: [1.5, 0.1], cover: [0.5, 1] });
    p.ink('M13 44H41M6 58H48', 0.8);
    p.ink('M27 14V1M22.5 5.5H31.5', 1.9);
    for (const x of [14, 29]) p.shape(arch(x, 78, 10, 20), tone.window, 1.2);
    p.ink('M4 104H50', 1.3);
    p.shape(circle(27, 119, 8), tone.stone, 1.3);
    p.ink('M27 119V113M27 119L31 121', 1.4);
    p.ink('M4 136H50', 1.2);
    p.shape(arch(17, 144, 20, 28), tone.door, 1.4);
    p.ink('M27 146V172', 1);
  }),
];
