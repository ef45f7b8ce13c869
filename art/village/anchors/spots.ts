// The board of 1100 × 596, and how several pieces share a spot.

import type { Point } from '../../ink/path.ts';
import { tenths } from '../lines.ts';

export type { Point };

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Ground on which members stand side by side; the more there are, the closer. */
export interface Standing {
  /** Where the feet of the first one are, or of all of them in the middle. */
  readonly foot: Point;
  /** From the middle of the first member to that of the last, at most. */
  readonly room: number;
  readonly align: 'left' | 'centre';
}

export const BOARD: Box = { x: 0, y: 0, w: 1100, h: 596 };
/** The map inside of the prestige track. */
export const MAP: Box = { x: 25, y: 25, w: 1050, h: 546 };

export const CUBE_SIZE = 26;
/** A member; lying ones are turned by 90° to the left. */
export const MEMBER = { w: 19.5, h: 27.5 } as const;

/** The feet of `count` members on a ground, from left to right. */
export function feet({ foot: [x, y], room, align }: Standing, count: number): readonly Point[] {
  const step = count > 1 ? Math.min(MEMBER.w - 1, room / (count - 1)) : 0;
  const first = align === 'left' ? x : x - (step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, i): Point => [tenths(first + i * step), y]);
}

/** Spots side by side. */
export const row = (count: number, [x, y]: Point, step: number): readonly Point[] =>
  Array.from({ length: count }, (_, i): Point => [tenths(x + i * step), y]);
