import { NOBODY, push, type Seat } from '@spielstube/engine';
import { COUNTESS } from '../data/countess.ts';
import { NOTHING } from '../data/jobs.ts';
import { MARKETS } from '../data/setup.ts';
import { areExhausted } from './piles.ts';
import {
  BY_EVENTS,
  FIRST_MARKET,
  FROM_COINS,
  FROM_SILVER,
  frame,
  type Player,
  SECOND_MARKET,
  SOURCE_KEYS,
  type Villagers,
} from './state.ts';
import { earn } from './supply.ts';
import { coinsIn, goldIn, silverOf } from './symbols.ts';
import type { VillagersStep, VillagersTell } from './types.ts';
import { addCoins, cardsIn, coinsAt, jobAt } from './village.ts';

/** The first market day will be held after this build phase: its card is turned sideways. VRS-MKT1-01, VRS-MKT1-07 */
export const isFirstMarketDue = (s: Villagers): boolean => s.markets < 1 && areExhausted(s, MARKETS.first);
/** VRS-MKT2-01 */
export const isSecondMarketDue = (s: Villagers): boolean => s.markets < 2 && areExhausted(s, MARKETS.second);

/** Market days that are due, the first one first; after the second the game is over. VRS-FLOW-02, VRS-MKT2-05, VRS-END-01 */
export const markets: VillagersStep = {
  run(s, _f, tell) {
    if (isFirstMarketDue(s)) holdMarket(s, 1, firstMarket, tell);
    if (!isSecondMarketDue(s)) push(s, frame('startRound', NOBODY));
    else {
      holdMarket(s, 2, secondMarket, tell);
      tell?.({ what: 'gameOver', seat: NOBODY });
    }
  },
};

/** Whoever has a village and a supply. */
type Villager = Pick<Player, 'gold' | 'income' | 'village'>;
type Market = (who: Villager, seat: Seat, tell: VillagersTell) => void;

/** In turn order, the Countess last. VRS-MKT1-08, VRS-SOLO-10 */
function holdMarket(s: Villagers, market: number, hold: Market, tell: VillagersTell): void {
  s.markets = market;
  tell?.({ what: 'marketHeld', seat: NOBODY, market });
  for (let n = 0; n < s.seats; n++) {
    const seat = (s.startPlayer + n) % s.seats;
    hold(s.players[seat], seat, tell);
  }
  if (s.countess === null) return;
  hold(s.countess, s.seats, tell);
  if (market < 2) return;
  const gold = COUNTESS.perVillager * (cardsIn(s.countess.village) - 1);
  earn(s.countess, BY_EVENTS, gold);
  tell?.({ what: 'countessGot', seat: s.seats, gold });
}

function pay(
  who: Villager,
  seat: Seat,
  source: number,
  job: number,
  gold: number,
  tell: VillagersTell,
): void {
  if (gold === 0) return;
  earn(who, source, gold);
  tell?.({ what: 'earned', seat, source: SOURCE_KEYS[source], job, gold });
}

/** Printed gold, and as much as the coins that lie there; these stay. VRS-MKT1-02 to -06 */
const firstMarket: Market = (who, seat, tell) => {
  pay(who, seat, FIRST_MARKET, NOTHING, goldIn(who.village), tell);
  pay(who, seat, FROM_COINS, NOTHING, coinsIn(who.village), tell);
};

/** Printed gold and silver; then the coins come into the supply. VRS-MKT2-02 to -04 */
const secondMarket: Market = (who, seat, tell) => {
  const { village } = who;
  pay(who, seat, SECOND_MARKET, NOTHING, goldIn(village), tell);
  for (let card = 0; card < cardsIn(village); card++) {
    pay(who, seat, FROM_SILVER, jobAt(village, card), silverOf(village, card), tell);
  }
  const coins = coinsIn(village);
  if (coins === 0) return;
  for (let card = 0; card < cardsIn(village); card++) addCoins(village, card, -coinsAt(village, card));
  earn(who, FROM_COINS, coins);
  tell?.({ what: 'collectedCoins', seat, gold: coins });
};
