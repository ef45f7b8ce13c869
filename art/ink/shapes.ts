import type { Point } from './path.ts';

export const rect = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

export function roundRect(x: number, y: number, w: number, h: number, r: number): string {
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}` +
    `h${-(w - 2 * r)}${corner(-r, -r)}v${-(h - 2 * r)}${corner(r, -r)}z`
  );
}

/** A circle, or an ellipse with a second radius. */
export const circle = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 0 1 ${2 * r} 0a${r} ${ry} 0 0 1 ${-2 * r} 0z`;

export const polygon = (...points: readonly Point[]): string =>
  `M${points.map((p) => p.join(' ')).join('L')}z`;

/** A doorway with a round top; x, y is the upper left corner of its frame. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}z`;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
