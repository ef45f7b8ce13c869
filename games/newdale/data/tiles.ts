import { unless } from '@spielstube/engine';
import { box, NOTHING } from './box.ts';
import { BOARDS, CATTLE, CLAY, COAL, ORE, YARN } from './goods.ts';
import { BLUE, GREEN, RED, YELLOW } from './helpers.ts';

/** Bonus tiles BT01 to BT15, by what they do. NEW-BONUS-05 to -17, -21, -22 */
const tiles = box.table(
  'bonusTiles',
  {
    offspringLess: { copies: 3, coins: 4 },
    buildingLess: { copies: 3, coins: 4 },
    missingHelper: { copies: 3 },
    anyGood: { copies: 3, goods: 1 },
    cardsForYellow: { copies: 3 },
    coalForGreen: { copies: 3, points: 1 },
    woodForCoal: { copies: 3, cards: 2, coal: 6 },
    cardsForPoints: { copies: 3, cards: 2 },
    oreForPoints: { copies: 2, goods: 4, points: 2 },
    coalForPoints: { copies: 2, goods: 3, points: 1 },
    yarnForPoints: { copies: 3, goods: 2, points: 1 },
    cottonForPoints: { copies: 3, cards: 2, points: 1 },
    boardsForPoints: { copies: 2, goods: 3, points: 2 },
    clayForPoints: { copies: 2, goods: 3, points: 2 },
    cattleForPoints: { copies: 2, goods: 3, points: 2 },
  },
  {
    check: (all) =>
      unless([Object.values(all).reduce((sum, { copies }) => sum + copies, 0) >= 28, 'tilesForAll']),
  },
);
export const TILES = tiles;
export const TILE_KEYS = Object.keys(tiles) as readonly (keyof typeof tiles)[];
export type TileKey = (typeof TILE_KEYS)[number];
export const TILE_KINDS = TILE_KEYS.length;
export const TILE_COPIES: readonly number[] = TILE_KEYS.map((key) => tiles[key].copies);

const tile = (key: TileKey): number => TILE_KEYS.indexOf(key);
export const OFFSPRING_LESS = tile('offspringLess');
export const BUILDING_LESS = tile('buildingLess');
export const MISSING_HELPER = tile('missingHelper');
export const ANY_GOOD = tile('anyGood');
export const CARDS_FOR_YELLOW = tile('cardsForYellow');
export const COAL_FOR_GREEN = tile('coalForGreen');
export const WOOD_FOR_COAL = tile('woodForCoal');
export const CARDS_FOR_POINTS = tile('cardsForPoints');
export const ORE_FOR_POINTS = tile('oreForPoints');
export const COAL_FOR_POINTS = tile('coalForPoints');
export const YARN_FOR_POINTS = tile('yarnForPoints');
export const COTTON_FOR_POINTS = tile('cottonForPoints');
export const BOARDS_FOR_POINTS = tile('boardsForPoints');
export const CLAY_FOR_POINTS = tile('clayForPoints');
export const CATTLE_FOR_POINTS = tile('cattleForPoints');

/** The colour whose helpers a tile counts. NEW-BONUS-09, -10, -12 to -17, -21, -22 */
const COUNTED = {
  cardsForYellow: YELLOW,
  coalForGreen: GREEN,
  cardsForPoints: YELLOW,
  oreForPoints: GREEN,
  coalForPoints: RED,
  yarnForPoints: RED,
  cottonForPoints: RED,
  boardsForPoints: BLUE,
  clayForPoints: BLUE,
  cattleForPoints: BLUE,
} satisfies Partial<Record<TileKey, number>>;
/** By tile; NOTHING for those that count nobody. */
export const COUNTED_COLOUR: readonly number[] = TILE_KEYS.map((key) =>
  key in COUNTED ? COUNTED[key as keyof typeof COUNTED] : NOTHING,
);

/** Tiles that take goods for points: which goods, whose helpers count, and the points besides. */
export interface GoodsTile {
  readonly good: number;
  readonly n: number;
  readonly colour: number;
  readonly points: number;
}
type GoodsTileKey = Extract<TileKey, `${'ore' | 'coal' | 'yarn' | 'boards' | 'clay' | 'cattle'}ForPoints`>;
const forPoints = (key: GoodsTileKey, good: number): GoodsTile => ({
  good,
  n: tiles[key].goods,
  colour: COUNTED[key],
  points: tiles[key].points,
});
export const GOODS_TILES: Readonly<Record<GoodsTileKey, GoodsTile>> = {
  oreForPoints: forPoints('oreForPoints', ORE),
  coalForPoints: forPoints('coalForPoints', COAL),
  yarnForPoints: forPoints('yarnForPoints', YARN),
  boardsForPoints: forPoints('boardsForPoints', BOARDS),
  clayForPoints: forPoints('clayForPoints', CLAY),
  cattleForPoints: forPoints('cattleForPoints', CATTLE),
};
/** By tile; null for those that take no goods. */
export const GOODS_TILE: readonly (GoodsTile | null)[] = TILE_KEYS.map((key) =>
  key in GOODS_TILES ? GOODS_TILES[key as GoodsTileKey] : null,
);

/** Tiles in the game by the number of players: so many for each. NEW-SET-03, NEW-SOLO-01 */
export const TILES_PER_SEAT = 7;
