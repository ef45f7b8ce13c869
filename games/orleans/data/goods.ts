import { unless } from '@spielstube/engine';
import { box, seatList } from './box.ts';
import { goodsSpaces } from './map.ts';

export const GRAIN = 0;
export const CHEESE = 1;
export const WINE = 2;
export const WOOL = 3;
export const BROCADE = 4;
export const GOOD_KEYS = ['grain', 'cheese', 'wine', 'wool', 'brocade'] as const;
export type GoodKey = (typeof GOOD_KEYS)[number];
export const GOODS = GOOD_KEYS.length;

const goods = box.table(
  'goods',
  {
    grain: { tiles: 24, points: 1, food: true },
    cheese: { tiles: 21, points: 2, food: true },
    wine: { tiles: 18, points: 3, food: true },
    wool: { tiles: 15, points: 4, food: false },
    brocade: { tiles: 12, points: 5, food: false },
  },
  {
    check: (all) => unless([Object.values(all).every(({ tiles }) => tiles > 0), 'tilesOfSort']),
  },
);
export const GOOD_TILES: readonly number[] = GOOD_KEYS.map((key) => goods[key].tiles);
/** ORL-SCORE-02 */
export const GOOD_POINTS: readonly number[] = GOOD_KEYS.map((key) => goods[key].points);
/** What the Harvest takes. ORL-EVENT-HARVEST-01, -02 */
export const FOOD: readonly number[] = GOOD_KEYS.flatMap((key, good) => (goods[key].food ? [good] : []));
export const isFood = (good: number): boolean => FOOD.includes(good);

const ALL_TILES = GOOD_TILES.reduce((all, count) => all + count, 0);
/** Tiles removed unseen before the others are laid out, by the number of players. ORL-SET-21, -25 */
export const GOODS_REMOVED: readonly number[] = seatList(
  box.table(
    'goodsRemoved',
    { 2: 12, 3: 6, 4: 0 },
    {
      check: (removed) =>
        unless([
          Object.entries(removed).every(
            ([seats, count]) => ALL_TILES - count >= goodsSpaces(Number(seats)).length,
          ),
          'goodsForPaths',
        ]),
    },
  ),
);
