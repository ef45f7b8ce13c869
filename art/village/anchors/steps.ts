// Spots are upper left corners unless they are called a foot or a centre.
import type { Box, Point, Standing } from './spots.ts';

export interface ChurchStep {
  readonly members: Standing;
  /** Centre of the medallion with the points. */
  readonly points: Point;
  /** Middle of the lower edge of the grain sacks that must be given to come here; none before the first step. */
  readonly grain: Point | null;
}

export const CHURCH_STEPS: readonly ChurchStep[] = [104, 151, 198, 245].map(
  (x, i): ChurchStep => ({
    members: { foot: [x, 192 - i * 6], room: 28, rise: 36, align: 'centre' },
    points: [x, 126],
    grain: i === 0 ? null : [x - 23.5, 202],
  }),
);

interface BagSpots {
  readonly bag: Box;
  /** Middle of the lower edge of the monk who stands for all of them. */
  readonly monks: Point;
  readonly members: Standing;
}
/** The black bag, and around it who is in it: the monks by the wall of the church, the families on the lawn. */
export const BLACK_BAG: BagSpots = {
  bag: { x: 254, y: 207, w: 26, h: 26 },
  monks: [271, 206],
  members: { foot: [303, 238], room: 30, rise: 60, align: 'centre' },
};

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
    members: { foot: [x + 23, y], room: 28, rise: 40, align: 'centre' },
    time: [x + 2.5, y + 7.5],
    timeText: [x + 16, y + 19],
    points: [x + 35.5, y + 15],
    privilege: { x: x + 3, y: 180, w: 40, h: 20 },
  }),
);

/** Centre of the ring for the next starting player, radius 9.5, on the first step of the council. */
export const NEXT_START: Point = [356, 188];
