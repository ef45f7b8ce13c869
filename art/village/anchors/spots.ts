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

/** Ground on which members stand side by side, and where they are many, in rows one behind the other. */
export interface Standing {
  /** Where the feet of the first one are, or of the front row in the middle. */
  readonly foot: Point;
  /** From the middle of the first member of a row to that of the last, at most. */
  readonly room: number;
  /** From the feet of the front row to those of the last row, at most. */
  readonly rise: number;
  readonly align: 'left' | 'centre';
}

export const BOARD: Box = { x: 0, y: 0, w: 1100, h: 596 };
/** The map inside of the prestige track. */
export const MAP: Box = { x: 25, y: 25, w: 1050, h: 546 };

export const CUBE_SIZE = 26;
/** A member; lying ones are turned by 90° to the left. */
export const MEMBER = { w: 19.5, h: 27.5 } as const;

/** Closer than this to the next one, a member's numeral cannot be read. */
const READABLE = { beside: 14, behind: 20 } as const;

/** The feet of `count` members on a ground, row by row from the back, each from left to right. */
export function feet({ foot: [x, y], room, rise, align }: Standing, count: number): readonly Point[] {
  const rows = Math.ceil(count / (Math.floor(room / READABLE.beside) + 1));
  const behind = rows > 1 ? Math.min(READABLE.behind, rise / (rows - 1)) : 0;
  return Array.from({ length: rows }, (_, back) => {
    const inRow = Math.floor((count + back) / rows);
    const step = inRow > 1 ? Math.min(MEMBER.w - 1, room / (inRow - 1)) : 0;
    const ahead = rows - 1 - back;
    // Every other row looks through the gaps of the one before it.
    const aside = ahead % 2 === 0 ? 0 : step / 2;
    const first = align === 'left' ? x : x - (step * (inRow - 1)) / 2;
    return row(inRow, [first + aside, tenths(y - behind * ahead)], step);
  }).flat();
}

/** Spots side by side. */
export const row = (count: number, [x, y]: Point, step: number): readonly Point[] =>
  Array.from({ length: count }, (_, i): Point => [tenths(x + i * step), y]);
