// Spots are upper left corners unless they are called a foot or a centre.
import { type Box, type Point, row } from './spots.ts';

export type SpaceName = 'grain' | 'family' | 'crafts' | 'market' | 'council' | 'travel' | 'church';

/** A banderole with a name on it. */
export interface Ribbon {
  /** The glyph `b-ribbon-…`, with its tails. */
  readonly box: Box;
  /** The flat part that carries the name. */
  readonly face: Box;
  /** Middle of the base line of the name; four further to the right beside a lock. */
  readonly text: Point;
  /** Centre of a lock of radius 9. */
  readonly lock: Point;
}

/** How much wider and higher than its flat part a ribbon is drawn. */
export const RIBBON_MARGIN = { left: 10, top: 3, width: 20, height: 30 } as const;

const ribbon = (x: number, y: number, w: number): Ribbon => ({
  box: {
    x: x - RIBBON_MARGIN.left,
    y: y - RIBBON_MARGIN.top,
    w: w + RIBBON_MARGIN.width,
    h: RIBBON_MARGIN.height,
  },
  face: { x, y, w, h: 23 },
  text: [x + w / 2, y + 15.6],
  lock: [x + 1, y + 10],
});

export const RIBBONS: Readonly<Record<SpaceName | 'well', Ribbon>> = {
  church: ribbon(58, 213, 78),
  council: ribbon(338, 213, 136),
  market: ribbon(378, 316, 78),
  family: ribbon(62, 404, 82),
  grain: ribbon(56, 541, 122),
  crafts: ribbon(420, 543, 98),
  travel: ribbon(704, 345, 60),
  well: ribbon(222, 374, 74),
};

/** As many spots as five players need. */
export const CUBES: Readonly<Record<SpaceName, readonly Point[]>> = {
  grain: row(5, [186, 535], 30),
  family: row(5, [150, 402], 30),
  crafts: row(7, [528, 538], 30),
  market: [[463, 310]],
  council: row(4, [480, 206], 28),
  travel: [...row(2, [769, 334], 27), ...row(2, [769, 361], 27)],
  church: row(4, [140, 206], 28),
};

/** Centre of the well's opening, where cubes fall in. */
export const WELL: Point = [259, 353];
