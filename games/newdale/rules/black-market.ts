import type { Seat } from '@spielstube/engine';
import { NOTHING } from '../data/box.ts';
import { ACTION_FIELDS, BLACK_MARKET } from '../data/fields.ts';
import { COAL } from '../data/goods.ts';
import { leaveOut } from './actions.ts';
import { askForCards, FOR_BLACK_MARKET } from './discarding.ts';
import { make } from './moves.ts';
import { reason } from './reasons.ts';
import type { Newdale } from './state.ts';
import { gainGoods } from './supply.ts';
import { askForBuilding } from './tiles.ts';
import type { NewdaleQuestion, NewdaleTell } from './types.ts';

/* Black market: hand cards for coal and a good of choice. NEW-BLACK-01 to -04 */

const { cards: CARDS, coal: MARKET_COAL } = ACTION_FIELDS.blackMarket;
const TOO_FEW_CARDS = reason('tooFewCards', 'NEW-BLACK-03', (s, f) => ({
  missing: CARDS - s.players[f.seat].hand.length,
  raw: NOTHING,
}));

export const blackMarket: NewdaleQuestion = {
  auto(s, f, tell) {
    if (s.players[f.seat].hand.length >= CARDS) return false;
    leaveOut(s, f.seat, BLACK_MARKET, tell);
    return true;
  },
  options(s, f, offer) {
    offer.put(make.trade, s.players[f.seat].hand.length < CARDS ? TOO_FEW_CARDS : null);
    offer.open(make.skip);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'skip') return leaveOut(s, f.seat, BLACK_MARKET, tell);
    if (a.do === 'trade') askForCards(s, f.seat, FOR_BLACK_MARKET, CARDS);
  },
};

/** Coal, and one good onto a building of choice. NEW-BLACK-01, -02 */
export function takeBlackMarketGoods(s: Newdale, seat: Seat, tell: NewdaleTell): void {
  gainGoods(s, seat, COAL, MARKET_COAL, 'blackMarket', tell);
  askForBuilding(s, seat, FOR_BLACK_MARKET);
}
