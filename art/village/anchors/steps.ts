// Spots are upper left corners unless they are called a foot or a centre.
import { type Box, type Point, row, type Standing } from './spots.ts';

export interface ChurchStep {
  readonly members: Standing;
  /** Centre of the medallion with the points. */
  readonly points: Point;
  /** Middle of the lower edge of the grain sacks that must be given to come here; none before the first step. */
  readonly grain: Point | null;
}

export const CHURCH_STEPS: readonly ChurchStep[] = [104, 151, 198, 245].map(
  (x, i): ChurchStep => ({
    members: { foot: [x, 192 - i * 6], room: 20, align: 'centre' },
    points: [x, 126],
    grain: i === 0 ? null : [x - 23.5, 202],
  }),
);

/** The black bag, and beside it who is in it: monks first, then the seats; middles of the lower edges. */
export const BLACK_BAG = {
  bag: { x: 254, y: 207, w: 26, h: 26 },
  contents: [...row(3, [288, 219], 14), ...row(3, [288, 235], 14)],
} as const;

export interface CouncilStep {
  readonly members: Standing;
  /** The hourglass of 14, its number to the right with this base line. */
  readonly time: Point;
  readonly timeText: Point;
  /** Centre of the medallion with the points. */
  readonly points: Point;
  /** Where the privilege is painted on the riser. */
  readonly privilege: Box;
}

export const COUNCIL_STEPS: readonly CouncilStep[] = [
  [322, 173],
  [368, 159],
  [414, 145],
  [460, 131],
].map(
  ([x, y]): CouncilStep => ({
    members: { foot: [x + 23, y], room: 26, align: 'centre' },
    time: [x + 2.5, y + 7.5],
    timeText: [x + 16, y + 19],
    points: [x + 35.5, y + 15],
    privilege: { x: x + 3, y: 180, w: 40, h: 20 },
  }),
);

/** Centre of the ring for the next starting player, radius 9.5, on the first step of the council. */
export const NEXT_START: Point = [356, 188];
