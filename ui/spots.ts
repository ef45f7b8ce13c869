import type { CSSProperties } from 'react';

export type Spot = readonly [x: number, y: number];

/** A box on a board that is one picture, in the drawing's own pixels. */
export interface SpotBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const share = (length: number, of: number): string => `${((100 * length) / of).toFixed(3)}%`;

/** Lays things onto boxes of a board of this size. */
export const layingOn =
  (board: Pick<SpotBox, 'w' | 'h'>) =>
  ({ x, y, w, h }: SpotBox): CSSProperties => ({
    position: 'absolute',
    left: share(x, board.w),
    top: share(y, board.h),
    width: share(w, board.w),
    height: share(h, board.h),
  });

export const boxAt = ([x, y]: Spot, w: number, h: number): SpotBox => ({ x, y, w, h });
export const boxAround = ([x, y]: Spot, w: number, h: number): SpotBox => ({
  x: x - w / 2,
  y: y - h / 2,
  w,
  h,
});
/** What stands with the middle of its feet on a point. */
export const boxOn = ([x, y]: Spot, w: number, h: number): SpotBox => ({ x: x - w / 2, y: y - h, w, h });
