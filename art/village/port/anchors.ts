// Where things stand on the sea, on the board of 1100 × 596 with its anchor side up.
import { type Box, type Point, row } from '../anchors/spots.ts';
import { ribbonAt } from '../leaf/ribbon.ts';

export * from './ship-anchors.ts';

/** Centres of the waters in the order of the rules: the harbour, six that cost time, those of the seven islands. */
export const NODES: readonly Point[] = [
  [708, 344],
  [672, 246],
  [760, 290],
  [772, 204],
  [888, 108],
  [992, 352],
  [1016, 170],
  [692, 152],
  [806, 144],
  [944, 354],
  [798, 354],
  [862, 184],
  [958, 138],
  [962, 246],
];
/** A water space is so much across. */
export const WATER = 25;

/** Ships at a water: the first on it, the next ones beside and behind. SHIP across. */
export const SHIP = 30;
export const ships = (water: number, count: number): readonly Point[] => {
  const [x, y] = NODES[water];
  const inHarbour = water === 0;
  const step = inHarbour ? 24 : 15;
  return row(count, [x - SHIP / 2 - (step * (count - 1)) / 2 + (inHarbour ? 22 : 0), y - SHIP + 8], step);
};

export interface IslandSpots {
  /** Where its drawing lies. */
  readonly box: Box;
  /** Middle of the base line of the name. */
  readonly name: Point;
  /** The green board with the prices: cells of 31 × 17, in columns. */
  readonly sale?: { readonly at: Point; readonly columns: number };
  /** Upper left corner of the top tile of the stack, 26 across, with its number beside. */
  readonly stack?: Point;
  /** Who keeps the lighthouse; centre of the pill with the cost and of the medal. */
  readonly lighthouse?: { readonly foot: Point; readonly cost: Point };
}
const box = (x: number, y: number, w: number): Box => ({ x, y, w, h: w * 0.7 });

/** Cocoa, Herders', Scholars', Tea, Corn, Treasure Island and the Cape. */
export const ISLANDS: readonly IslandSpots[] = [
  {
    box: box(640, 46, 104),
    name: [692, 44],
    stack: [704, 82],
    lighthouse: { foot: [672, 101], cost: [674, 119] },
  },
  {
    box: box(752, 46, 104),
    name: [806, 44],
    sale: { at: [748, 109], columns: 2 },
    lighthouse: { foot: [780, 101], cost: [847, 118] },
  },
  { box: box(888, 274, 98), name: [940, 273], sale: { at: [868, 331], columns: 2 } },
  {
    box: box(792, 274, 102),
    name: [846, 276],
    stack: [858, 298],
    lighthouse: { foot: [818, 330], cost: [838, 343] },
  },
  { box: box(836, 190, 100), name: [886, 256], sale: { at: [776, 226], columns: 2 } },
  {
    box: box(974, 50, 102),
    name: [1030, 44],
    stack: [1040, 86],
    lighthouse: { foot: [1000, 107], cost: [1012, 124] },
  },
  {
    box: box(976, 198, 102),
    name: [1034, 200],
    sale: { at: [1011, 291], columns: 2 },
    lighthouse: { foot: [1005, 262], cost: [1026, 279] },
  },
];

/** Middle of the base line of the harbour's name. */
export const HARBOUR_NAME: Point = [748, 366];

/** Four spaces on the open sea, ENTRY wide, with their points above. */
export const SEA_BURIAL: readonly Point[] = row(4, [870, 48], 24.5);
export const SEA_BURIAL_NAME: Point = [918, 43];

/** The pier: name and cubes of Travel, and the captains who wait for hire. */
export const PIER: Box = { x: 672, y: 372, w: 402, h: 33 };
export const PORT_RIBBON = ribbonAt(694, 377, 60);
export const PORT_CUBES: readonly Point[] = row(9, [764, 376], 24);
export const CAPTAIN_STACK = { w: 23, h: 32 } as const;
export const CAPTAIN_STACKS: readonly Point[] = row(3, [990, 370], 28);

/** Two stalls of the market square that are always open: cocoa and tea. */
export const OVERSEAS_STALLS: readonly Box[] = [
  { x: 303, y: 310, w: 66, h: 32 },
  { x: 494, y: 310, w: 66, h: 32 },
];
