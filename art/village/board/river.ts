import { beside, smooth } from '../../ink/curves.ts';
import type { Point } from '../../ink/path.ts';
import { line, loop, tenths } from '../lines.ts';
import { tone } from '../palette.ts';
import type { Print } from '../print.ts';
import { sheet } from './sheet.ts';

export const RIVER: readonly Point[] = smooth([
  [618, 16],
  [604, 70],
  [622, 140],
  [606, 210],
  [618, 280],
  [640, 336],
  [655, 396],
  [700, 434],
  [748, 462],
  [768, 510],
  [752, 582],
]);

const WATER = 'var(--b-water)';
const WAVE = 'var(--b-wave)';

export const river = (): string =>
  sheet({ seed: 33, wobble: 0.5, grain: 15, step: 4, tolerance: 0.2 }, (p) => {
    const [left, right] = [beside(RIVER, 15), beside(RIVER, -15)];
    p.fill(loop(...left, ...right.toReversed()), WATER);
    p.ink(line(...left), 1.7);
    p.ink(line(...right), 1.9);
    // broken lines along the banks
    for (const [distance, width, length] of [
      [11.5, 0.9, 5],
      [8, 0.7, 9],
      [-11, 0.9, 5],
      [-7.5, 0.7, 9],
    ]) {
      const along = beside(RIVER, distance);
      for (let i = 2; i < along.length - length - 2; i += length + 2) {
        p.ink(line(...along.slice(i, i + length)), width, { taper: [0.7, 0.7], color: WAVE });
      }
    }
    for (let i = 6; i < RIVER.length - 4; i += 7) {
      const [x, y] = RIVER[i];
      p.ink(`M${tenths(x - 7)} ${tenths(y)}q3.5 -3 7 0q3.5 3 7 0`, 0.9, { taper: [0.5, 0.5], color: WAVE });
    }
  });

/** The town wall follows the river down to the gate: its outer face towards the water, a walk on top. */
export const townWall = (): string =>
  sheet({ seed: 87, step: 3, tolerance: 0.16, wobble: 0.3 }, (p) => {
    const inTown = ([, y]: Point): boolean => y > 4 && y < 306;
    const foot = beside(RIVER, 17).filter(inTown);
    const head = beside(RIVER, 24)
      .filter(inTown)
      .map(([x, y]): Point => [x, y - 13]);
    const length = Math.min(foot.length, head.length);
    masonry(p, foot.slice(0, length), head.slice(0, length));
  });

function masonry(p: Print, foot: readonly Point[], head: readonly Point[]): void {
  const walk = head.map(([x, y]): Point => [x - 7, y - 1]);
  p.shape(loop(...head, ...walk.toReversed()), tone.stoneShade, 1.1);
  p.shape(loop(...foot, ...head.toReversed()), tone.stone, 1.4);
  for (let i = 0; i + 1 < foot.length; i++) {
    const [[fx, fy], [hx, hy]] = [foot[i], head[i]];
    p.ink(`M${tenths((fx + hx) / 2 - 1)} ${tenths((fy + hy) / 2)}v5`, 0.9);
    if (i % 2) p.ink(line(foot[i], head[i]), 0.8, { taper: [0.2, 0.6] });
  }
}
