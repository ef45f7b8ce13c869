import { type Misfit, unless } from '@spielstube/engine';
import { type BoxClaim, box } from './box.ts';

/** The three ways of a production area. NEW-PROD-03 to -05 */
export const SLOPPY = 0;
export const ORDERLY = 1;
export const WAY_KEYS = ['sloppy', 'orderly', 'extraordinary'] as const;
export const WAYS = WAY_KEYS.length;

/** An area's fields: fewer or more helpers than printed, and what comes of it; goods 0 where there is no such field. */
const area = (
  fewer: number,
  sloppyGoods: number,
  orderlyGoods: number,
  more: number,
  extraordinaryGoods: number,
) => ({
  sloppy: { helpers: -fewer, goods: sloppyGoods },
  orderly: { helpers: 0, goods: orderlyGoods },
  extraordinary: { helpers: more, goods: extraordinaryGoods },
});
type Area = ReturnType<typeof area>;

const areasHold = (areas: Readonly<Record<string, Area>>): Misfit<BoxClaim> | null =>
  unless(
    [Object.values(areas).every(({ orderly }) => orderly.goods > 0 && orderly.helpers === 0), 'orderlyMakes'],
    [Object.values(areas).every(({ extraordinary }) => extraordinary.helpers <= 4), 'extraordinaryNeeds', 4],
  );

/** Chapters I to VII; area 1 is the Coal Mine's. NEW-SET-13, NEW-SET-17 */
const front = box.table(
  'frontAreas',
  {
    1: area(1, 2, 3, 2, 4),
    2: area(1, 1, 2, 2, 3),
    3: area(1, 1, 2, 2, 3),
    4: area(1, 1, 2, 1, 3),
    5: area(2, 1, 2, 2, 3),
    6: area(1, 1, 2, 2, 3),
    7: area(2, 1, 2, 2, 3),
    8: area(1, 1, 2, 2, 3),
  },
  {
    reconstructed: ['1.orderly', '1.extraordinary', '3', '4', '5', '6', '7', '8'],
    check: areasHold,
  },
);

/** Chapter VIII: Coal Mine, Captain, Cook, and five free areas. NEW-CH8-01 */
const back = box.table(
  'backAreas',
  {
    1: area(1, 2, 3, 2, 4),
    2: area(1, 1, 2, 2, 3),
    3: area(0, 0, 1, 0, 0),
    4: area(1, 1, 2, 2, 3),
    5: area(1, 1, 2, 1, 3),
    6: area(2, 1, 2, 2, 3),
    7: area(1, 1, 2, 2, 3),
    8: area(2, 1, 2, 2, 3),
  },
  { reconstructed: 'all', check: areasHold },
);

export const AREAS = 8;
/** Areas count from 0 inside. */
export const COAL_AREA = 0;
export const CAPTAIN_AREA = 1;
export const COOK_AREA = 2;

const listed = (
  areas: Readonly<Record<string, Area>>,
): readonly (readonly { helpers: number; goods: number }[])[] =>
  Object.values(areas).map(({ sloppy, orderly, extraordinary }) => [sloppy, orderly, extraordinary]);

/** By area and way: how many helpers more (or fewer) than printed, and the goods. */
export const FRONT = listed(front);
export const BACK = listed(back);
