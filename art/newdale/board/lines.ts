import { noise } from '../../ink/noise.ts';
import type { Point } from '../../ink/path.ts';

/** Coordinates to tenths, for attributes. */
export const tenths = (v: number): number => Math.round(v * 10) / 10;

export const through = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${tenths(x)} ${tenths(y)}`).join('L');
export const line = (points: readonly Point[]): string => `M${through(points)}`;
export const loop = (points: readonly Point[]): string => `M${through(points)}Z`;

/** A round patch with an uneven edge. */
export function patch([x, y]: Point, rx: number, ry: number, seed: number): Point[] {
  const n = 22;
  return Array.from({ length: n }, (_, k): Point => {
    const a = (k / n) * 2 * Math.PI;
    const r = 1 + 0.22 * noise(Math.cos(a) * 1.1 + x / 50, Math.sin(a) * 1.1 + y / 50, seed);
    return [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r];
  });
}
