// Spots are upper left corners unless they are called a foot or a centre.
import type { Point, Standing } from './spots.ts';

export type WorkshopName = 'wainwright' | 'stables' | 'office' | 'smithy';

export interface CraftSpots {
  /** Middle of the base line of the name. */
  readonly name: Point;
  /** Centre of the price, 19 high. */
  readonly price: Point;
  /** Centre of the sign with the goods, 24 high. */
  readonly sign: Point;
}
export interface WorkshopSpots extends CraftSpots {
  readonly members: Standing;
}

const craft = (x: number, signX: number, signY: number): CraftSpots => ({
  name: [x, 506],
  price: [x, 519.5],
  sign: [signX, signY],
});
const workshop = (x: number, signX: number, signY: number, member: number): WorkshopSpots => ({
  ...craft(x, signX, signY),
  members: { foot: [member, 491], room: 48, rise: 34, align: 'centre' },
});

export const WORKSHOPS: Readonly<Record<WorkshopName, WorkshopSpots>> = {
  wainwright: workshop(334, 337, 419, 384),
  stables: workshop(428, 430, 421, 474),
  office: workshop(520, 527, 413, 553),
  smithy: workshop(608, 594, 417, 646),
};
export const MILL: CraftSpots = craft(696, 684, 415);

/** The board of the harvest: three lines, the number's right end and the sack at the end of each. */
export const HARVEST = {
  board: { x: 212, y: 448, w: 68, h: 46 },
  posts: 'M222 486V506M270 486V506',
  lines: [
    { tools: [215, 448], text: [254, 460], grain: [262, 449] },
    { tools: [215, 463], text: [254, 475], grain: [262, 464] },
    { tools: [215, 478], text: [254, 490], grain: [262, 479] },
  ],
} as const;
