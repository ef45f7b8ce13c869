// Spots are upper left corners unless they are called a foot or a centre.
import { type Box, type Point, row } from './spots.ts';

export type ChronicleGroup = 'crafts' | 'farm' | 'church' | 'council' | 'travel';

export interface Grave {
  /** The stone: glyph `b-grave`. */
  readonly stone: Box;
  /** Centre of the plot. */
  readonly plot: Point;
  /** Upper left corner of the member who lies there, 18 high. */
  readonly member: Point;
}
export const GRAVES: readonly Grave[] = row(6, [42, 249], 29).map(([x, y]) => ({
  stone: { x, y, w: 24, h: 28.2 },
  plot: [x + 12.5, y + 35],
  member: [x, y + 24],
}));
export const PLOT = { rx: 12, ry: 6.5 } as const;
/** Right end of the base line of the graveyard's name. */
export const GRAVEYARD_NAME: Point = [214, 308];

/** The open book. Entries lie side by side; spaces that nobody plays with are crossed out. */
export const ENTRY = { w: 24, h: 18 } as const;
export interface GroupSpots {
  /** Left end of the base line of the name. */
  readonly name: Point;
  readonly entries: readonly Point[];
}
const group = (x: number, y: number, entries: number): GroupSpots => ({
  name: [x, y],
  entries: row(entries, [x, y + 4], ENTRY.w + 1),
});
export const CHRONICLE: Readonly<Record<ChronicleGroup, GroupSpots>> = {
  crafts: group(792, 453, 5),
  farm: group(792, 491, 4),
  church: group(938, 429, 4),
  council: group(938, 467, 4),
  travel: group(938, 505, 2),
};
/** Left ends of base lines: the title, and two lines about points. */
export const CHRONICLE_TEXT = {
  title: [792, 433],
  lines: [
    [792, 533],
    [792, 547],
  ],
} as const;
