import { unless } from '@spielstube/engine';
import { box } from './box.ts';

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

/** Tiles in the game by the number of players: so many for each. NEW-SET-03, NEW-SOLO-01 */
export const TILES_PER_SEAT = 7;
