// The life-time dial: ten spaces clockwise from the top, the quill between the last and the first.
import type { Box, Point } from './anchors/spots.ts';
import { tenths } from './lines.ts';

export const DIAL_SPACES = 10;
const DEGREES = 360 / DIAL_SPACES;

export interface Dial {
  /** Half of the side of its square. */
  readonly centre: number;
  readonly inner: number;
  readonly outer: number;
  /** Degrees left free at both ends of a space. */
  readonly gap: number;
}

/** The dial of a farm, 160 × 160: glyphs `v-dial`, `v-dial-past` and `v-dial-lines`. */
export const FARM_DIAL: Dial = { centre: 80, inner: 42, outer: 66, gap: 0 };
/** The small one around a crest, 64 × 64. */
export const CREST_DIAL: Dial = { centre: 32, inner: 21, outer: 28, gap: 2 };

/** The quill on either dial: glyph `v-quill`. It stands out at the top. */
export const FARM_QUILL: Box = { x: 78, y: -12, w: 52, h: 52 };
export const CREST_QUILL: Box = { x: 29.5, y: -4, w: 19, h: 19 };

function at({ centre }: Dial, degrees: number, radius: number): Point {
  const a = (degrees * Math.PI) / 180;
  return [tenths(centre + Math.cos(a) * radius), tenths(centre + Math.sin(a) * radius)];
}

/** How far a space is turned from the first one, in degrees: for `v-dial-past`. */
export const dialTurn = (space: number): number => space * DEGREES;

/** The outline of a space as path data. */
export function dialWedge(dial: Dial, space: number): string {
  const { inner, outer, gap } = dial;
  const from = -90 + dialTurn(space) + gap;
  const to = -90 + dialTurn(space + 1) - gap;
  const point = (degrees: number, radius: number): string => at(dial, degrees, radius).join(' ');
  return (
    `M${point(from, inner)}L${point(from, outer)}A${outer} ${outer} 0 0 1 ${point(to, outer)}` +
    `L${point(to, inner)}A${inner} ${inner} 0 0 0 ${point(from, inner)}Z`
  );
}

/** The middle of a space, for the marker or an hourglass. */
export const dialSpot = (dial: Dial, space: number): Point =>
  at(dial, -90 + dialTurn(space + 0.5), (dial.inner + dial.outer) / 2);
