// Spots are upper left corners unless they are called a foot or a centre.
import { type Box, type Point, row } from './spots.ts';

/** Stalls from left to right: customer tile, awning above it and the posts that carry it. */
export const STALL_TILE = { w: 46, h: 47 } as const;
export const AWNING = { w: 55, h: 23.6 } as const;
export interface Stall {
  readonly tile: Point;
  readonly awning: Point;
  /** Path data of the two posts. */
  readonly posts: string;
}
export const STALLS: readonly Stall[] = row(5, [305, 258], 51).map(([x, y]) => ({
  tile: [x, y],
  awning: [x - 4.5, y - 18],
  posts: `M${x - 1.5} ${y - 2}V${y + 49}M${x + 47.5} ${y - 2}V${y + 49}`,
}));

/** Customers who wait, a little askew. */
export const QUEUE_TILE = { w: 42, h: 45 } as const;
export interface Waiting {
  readonly tile: Point;
  /** Degrees around the middle of the tile. */
  readonly turn: number;
}
export const QUEUE: readonly Waiting[] = [
  { tile: [305, 346], turn: -2 },
  { tile: [349.5, 349], turn: 1.5 },
  { tile: [394, 350], turn: -1 },
  { tile: [438.5, 348], turn: 2 },
  { tile: [483, 345], turn: -1.5 },
];
/** The pile of customers, face down. */
export const PILE: Box = { x: 531, y: 346, w: 28, h: 38 };
