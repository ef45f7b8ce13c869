import { unless } from '@spielstube/engine';
import { box } from './box.ts';

/** Coins by their value: only the sum matters, change is free. */
const pieces = box.table(
  'coins',
  { ones: 20, fives: 12, tens: 15 },
  {
    reconstructed: 'all',
    check: ({ ones, fives, tens }) => unless([ones + 5 * fives + 10 * tens >= 40, 'coinsForAll']),
  },
);
export const COINS = pieces.ones + 5 * pieces.fives + 10 * pieces.tens;

/** What everybody begins with, and the spaces of a market. ORL-SET-14, ORL-FOLLOW-02 */
export const {
  coins: STARTING_COINS,
  stations: STATIONS,
  market: MARKET_SPACES,
} = box.table(
  'starting',
  { coins: 5, stations: 10, market: 8 },
  {
    check: ({ coins, market }) => unless([coins <= 10, 'startingCoins', 10], [market >= 4, 'marketRoom']),
  },
);

/** What the leader of the farmer track receives and the last one pays; from so many players on. ORL-CENSUS-01 to -04 */
export const { coins: CENSUS_COINS, lastPaysFrom: CENSUS_LAST_PAYS_FROM } = box.table('census', {
  coins: 1,
  lastPaysFrom: 3,
});

/** Without food. ORL-EVENT-HARVEST-03 */
export const { fine: HARVEST_FINE } = box.table('harvest', { fine: 5 });

/** A coin for so many goods. ORL-EVENT-TAX-01 */
export const { goodsPerCoin: GOODS_PER_TAX } = box.table(
  'taxes',
  { goodsPerCoin: 3 },
  { check: ({ goodsPerCoin }) => unless([goodsPerCoin > 0, 'taxedGoods']) },
);

/** ORL-SET-02 */
export const { tiles: TECHNOLOGY } = box.table('technology', { tiles: 16 });
