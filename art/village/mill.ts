import type { Drawing } from '../ink/drawing.ts';
import type { Point } from '../ink/path.ts';
import { circle } from '../ink/shapes.ts';
import { house } from './house.ts';
import { line, loop } from './lines.ts';
import { tone } from './palette.ts';
import { type Print, place } from './print.ts';

/** A water wheel with twelve paddles. */
function wheel(p: Print, x: number, y: number, r: number): void {
  const inner = r - 6;
  p.ink(circle(x, y, r), 2.2, { light: false });
  p.ink(circle(x, y, inner), 1.3, { light: false });
  for (let k = 0; k < 12; k++) {
    const [c, s] = [Math.cos((k * Math.PI) / 6), Math.sin((k * Math.PI) / 6)];
    const at = (radius: number, aside: number): Point => [
      x + c * radius - s * aside,
      y + s * radius + c * aside,
    ];
    p.shape(loop(at(inner, 2.2), at(r + 3, 2.6), at(r + 3, -1), at(inner, -1)), tone.wood, 1);
  }
  for (let k = 0; k < 4; k++) {
    const [dx, dy] = [Math.cos((k * Math.PI) / 4) * inner, Math.sin((k * Math.PI) / 4) * inner];
    p.ink(line([x - dx, y - dy], [x + dx, y + dy]), 1.9, { color: tone.timber });
  }
  p.shape(circle(x, y, 4.4), tone.wood, 1.3);
}

export const mill: readonly Drawing[] = [
  place('b-mill', 116, 96, 120, (p) => {
    house(p, { x: 8, y: 86, w: 40, h: 30, g: 24, d: 30, sideWindows: 1, windows: 2, chimney: 0.3 });
    wheel(p, 90, 66, 24);
    p.shape('M76 63H92V69H74Z', tone.wood, 1.2);
  }),
];
