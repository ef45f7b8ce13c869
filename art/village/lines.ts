import type { Point } from '../ink/path.ts';

export const tenths = (v: number): number => Math.round(v * 10) / 10;
export const hundredths = (v: number): number => Math.round(v * 100) / 100;

const through = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${hundredths(x)} ${hundredths(y)}`).join('L');

/** Path data through points. */
export const line = (...points: readonly Point[]): string => `M${through(points)}`;

/** The same, closed. */
export const loop = (...points: readonly Point[]): string => `M${through(points)}Z`;
