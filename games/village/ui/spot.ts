import { BOARD, type Box, type Point } from '@spielstube/art/village/anchors.ts';
import type { CSSProperties } from 'react';

const share = (length: number, of: number): string => `${((100 * length) / of).toFixed(3)}%`;

/** Lays something onto a box of the board. */
export function onBoard({ x, y, w, h }: Box): CSSProperties {
  return {
    position: 'absolute',
    left: share(x, BOARD.w),
    top: share(y, BOARD.h),
    width: share(w, BOARD.w),
    height: share(h, BOARD.h),
  };
}

export const boxAt = ([x, y]: Point, w: number, h: number): Box => ({ x, y, w, h });
export const boxAround = ([x, y]: Point, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h });
/** What stands with the middle of its feet on a point. */
export const boxOn = ([x, y]: Point, w: number, h: number): Box => ({ x: x - w / 2, y: y - h, w, h });
