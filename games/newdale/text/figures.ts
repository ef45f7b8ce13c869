import { CARD_KEYS, COAL_MINE, COOK, KIND, KIND_KEYS, PILE_CARDS } from '../data/cards.ts';
import { BOARDS, CATTLE, CLAY, COAL, ORE, YARN } from '../data/goods.ts';
import { BLUE, GREEN, RED } from '../data/helpers.ts';
import { TILES, type TileKey } from '../data/tiles.ts';

/* What can be told from the printed components alone, worked out once for both languages. */

/** Tiles that take goods for points: which goods, whose helpers count, and the points besides. */
interface GoodsTile {
  readonly good: number;
  readonly n: number;
  readonly colour: number;
  readonly points: number;
}
type GoodsTileKey = Extract<TileKey, `${'ore' | 'coal' | 'yarn' | 'boards' | 'clay' | 'cattle'}ForPoints`>;
const forPoints = (key: GoodsTileKey, good: number, colour: number): GoodsTile => ({
  good,
  n: TILES[key].goods,
  colour,
  points: TILES[key].points,
});
export const GOODS_TILES: Readonly<Record<GoodsTileKey, GoodsTile>> = {
  oreForPoints: forPoints('oreForPoints', ORE, GREEN),
  coalForPoints: forPoints('coalForPoints', COAL, RED),
  yarnForPoints: forPoints('yarnForPoints', YARN, RED),
  boardsForPoints: forPoints('boardsForPoints', BOARDS, BLUE),
  clayForPoints: forPoints('clayForPoints', CLAY, BLUE),
  cattleForPoints: forPoints('cattleForPoints', CATTLE, BLUE),
};

/** One card of each trade: the first of its kind in the pile, the Coal Mine before them, the Cook behind. */
export const TRADE_CARDS: readonly number[] = [
  COAL_MINE,
  ...KIND_KEYS.flatMap((_, kind) => {
    const card = KIND.indexOf(kind);
    return card < PILE_CARDS ? [card] : [];
  }),
  COOK,
];
/** The rulebook's example of helper production. NEW-PROD-07 */
export const EXAMPLE_MILL = CARD_KEYS.indexOf('mill1');
