import { push, type Seat } from '@spielstube/engine';
import { NOTHING } from '../data/box.ts';
import { RAW } from '../data/cards.ts';
import { COTTON, WOOD } from '../data/goods.ts';
import { COTTON_FOR_POINTS, TILE_KINDS, WOOD_FOR_COAL } from '../data/tiles.ts';
import { takeBlackMarketGoods } from './black-market.ts';
import { sailFurther } from './chapters/ships.ts';
import type { Cause } from './events.ts';
import { make } from './moves.ts';
import { discardFromHand } from './piles.ts';
import { succeed } from './production.ts';
import { reason } from './reasons.ts';
import { frame, type Newdale, type NewdaleFrame } from './state.ts';
import { redeemTile } from './tiles.ts';
import type { NewdaleQuestion, NewdaleTell } from './types.ts';

/* Some hand cards are discarded, one by one, for what comes of it. Tiles stand for themselves. */
export const FOR_BLACK_MARKET = TILE_KINDS;
export const FOR_MISSING_HELPERS = TILE_KINDS + 1;
export const FOR_SPACES = TILE_KINDS + 2;

const OTHER_RAW = reason('otherRaw', 'NEW-BONUS-11');

/** The raw material that discarded cards must show, or NOTHING. NEW-BONUS-11, -16 */
export const rawFor = (purpose: number): number =>
  purpose === WOOD_FOR_COAL ? WOOD : purpose === COTTON_FOR_POINTS ? COTTON : NOTHING;

const causeOf = (purpose: number): Cause => {
  if (purpose === FOR_BLACK_MARKET) return 'blackMarket';
  if (purpose === FOR_MISSING_HELPERS) return 'helpers';
  return purpose === FOR_SPACES ? 'sail' : 'tile';
};

/** Asks for cards; what comes of it follows the last one. `place`: the field or the spaces that it is about. */
export function askForCards(s: Newdale, seat: Seat, purpose: number, cards: number, place = NOTHING): void {
  push(s, frame('discard', seat, purpose, cards, place));
}

export const discard: NewdaleQuestion = {
  options(s, f, offer) {
    const { hand } = s.players[f.seat];
    const raw = rawFor(f.what);
    for (let n = 0; n < hand.length; n++) {
      if (hand.indexOf(hand[n]) !== n) continue;
      offer.put(make.discard(hand[n]), raw === NOTHING || RAW[hand[n]] === raw ? null : OTHER_RAW);
    }
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'discard') return;
    discardFromHand(s, f.seat, a.card, causeOf(f.what), tell);
    if (f.count > 1) push(s, frame('discard', f.seat, f.what, f.count - 1, f.place, undefined, a.card));
    else finish(s, f, tell);
  },
};

function finish(s: Newdale, f: NewdaleFrame, tell: NewdaleTell): void {
  if (f.what === FOR_BLACK_MARKET) takeBlackMarketGoods(s, f.seat, tell);
  else if (f.what === FOR_MISSING_HELPERS) succeed(s, f.seat, f.place, tell);
  else if (f.what === FOR_SPACES) sailFurther(s, f.seat, f.place, tell);
  else redeemTile(s, f.seat, f.what, tell);
}
