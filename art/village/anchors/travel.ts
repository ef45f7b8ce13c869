// Spots are upper left corners unless they are called a foot or a centre.
import { tenths } from '../lines.ts';
import { type Point, row, type Standing } from './spots.ts';

export type CastleName = 'north' | 'east' | 'middle' | 'high' | 'valley' | 'corner';

export interface CastleSpots {
  /** Middle of the base line of the name. */
  readonly name: Point;
  readonly members: Standing;
  /** Centre of what the first visit brings. */
  readonly reward: Point;
  /** Middle of the row of crests of those who have been here, 16 high. */
  readonly visits: Point;
}

/** Members stand before the castle, from `left` of its middle on. */
const castle = (x: number, y: number, reward: Point, left = 33): CastleSpots => ({
  name: [x, y + 11],
  members: { foot: [x - left, y], room: left + 33, rise: 40, align: 'left' },
  reward,
  visits: [x, y + 21],
});

export const CASTLES: Readonly<Record<CastleName, CastleSpots>> = {
  north: castle(756, 282, [796, 252]),
  // the cubes of Travel lie left of it
  east: castle(862, 374, [902, 344], 24),
  middle: castle(908, 246, [948, 216]),
  high: castle(836, 116, [870, 82]),
  valley: castle(1026, 376, [1063, 346]),
  corner: castle(1020, 124, [1055, 94]),
};

/** Upper left corners of the crests of `count` visitors. */
export const CREST_SIZE = 16;
export const crests = ({ visits: [x, y] }: CastleSpots, count: number): readonly Point[] =>
  row(count, [x - (count * 17 - 1) / 2, y - CREST_SIZE / 2], 17);

export interface PathSpots {
  readonly from: CastleName | 'village';
  readonly to: CastleName;
  /** Start, bend and end of the road, for a traveller on his way. */
  readonly curve: readonly [Point, Point, Point];
  /** Centre of the toll: a pill 20 high, 15 wide for each cube and 6 more. */
  readonly toll: Point;
}

const path = (from: PathSpots['from'], to: CastleName, curve: PathSpots['curve'], at: number): PathSpots => ({
  from,
  to,
  curve,
  toll: along(curve, at),
});

/** A point on the way along a road, from 0 to 1. */
export function along([a, b, c]: PathSpots['curve'], t: number): Point {
  const mix = (k: 0 | 1): number => tenths((1 - t) ** 2 * a[k] + 2 * t * (1 - t) * b[k] + t * t * c[k]);
  return [mix(0), mix(1)];
}

/** In the order of the rules' table of paths. */
export const PATHS: readonly PathSpots[] = [
  path(
    'village',
    'north',
    [
      [664, 378],
      [690, 326],
      [746, 280],
    ],
    0.52,
  ),
  path(
    'village',
    'east',
    [
      [668, 384],
      [740, 392],
      [850, 370],
    ],
    0.36,
  ),
  path(
    'north',
    'east',
    [
      [766, 276],
      [806, 322],
      [850, 362],
    ],
    0.5,
  ),
  path(
    'north',
    'middle',
    [
      [770, 270],
      [832, 270],
      [896, 238],
    ],
    0.5,
  ),
  path(
    'east',
    'middle',
    [
      [868, 360],
      [902, 312],
      [908, 244],
    ],
    0.56,
  ),
  path(
    'north',
    'high',
    [
      [758, 262],
      [828, 200],
      [836, 112],
    ],
    0.5,
  ),
  path(
    'east',
    'valley',
    [
      [880, 370],
      [948, 396],
      [1014, 370],
    ],
    0.5,
  ),
  path(
    'middle',
    'corner',
    [
      [922, 228],
      [964, 178],
      [1012, 118],
    ],
    0.52,
  ),
  path(
    'high',
    'corner',
    [
      [846, 110],
      [926, 88],
      [1010, 116],
    ],
    0.5,
  ),
  path(
    'valley',
    'corner',
    [
      [1036, 364],
      [1064, 244],
      [1028, 118],
    ],
    0.5,
  ),
];
