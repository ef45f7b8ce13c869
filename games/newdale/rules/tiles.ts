import { push, type Seat } from '@spielstube/engine';
import { AREAS } from '../data/areas.ts';
import { NOTHING } from '../data/box.ts';
import { GOOD, RAW } from '../data/cards.ts';
import { ACTION_FIELDS } from '../data/fields.ts';
import { COAL, GOODS } from '../data/goods.ts';
import { YELLOW } from '../data/helpers.ts';
import {
  ANY_GOOD,
  BUILDING_LESS,
  CARDS_FOR_POINTS,
  CARDS_FOR_YELLOW,
  COAL_FOR_GREEN,
  COTTON_FOR_POINTS,
  COUNTED_COLOUR,
  GOODS_TILE,
  MISSING_HELPER,
  OFFSPRING_LESS,
  TILE_KINDS,
  TILES,
  WOOD_FOR_COAL,
} from '../data/tiles.ts';
import { askForCards, rawFor } from './discarding.ts';
import { make } from './moves.ts';
import { drawCards } from './piles.ts';
import { reason } from './reasons.ts';
import { frame, type Newdale, type NewdaleFrame } from './state.ts';
import { gainGoods, gainPoints, giveGoods, helpersAt } from './supply.ts';
import type { NewdaleOffer, NewdaleQuestion, NewdaleTell, NewdaleVerdict } from './types.ts';

/* Bonus tiles, used once each. NEW-BONUS-02 */

const NO_SUCH_TILE = reason('noSuchTile', 'NEW-BONUS-02');
const WAITS_FOR_PRICE = reason('tileWaitsForPrice', 'NEW-BONUS-24');
const WAITS_FOR_PRODUCTION = reason('tileWaitsForProduction', 'NEW-BONUS-24');
const TOO_FEW_GOODS = reason('tooFewGoods', 'NEW-BONUS-19', (s, f, wish) => {
  const taken = 'tile' in wish ? GOODS_TILE[wish.tile] : null;
  return taken === null ? {} : { good: taken.good, missing: taken.n - s.players[f.seat].goods[taken.good] };
});
const TOO_FEW_CARDS = reason('tooFewCards', 'NEW-BONUS-19', (s, f, wish) => {
  if (!('tile' in wish)) return {};
  const raw = rawFor(wish.tile);
  return { missing: cardsFor(wish.tile) - fittingCards(s.players[f.seat].hand, raw), raw };
});

/** Cards that a tile takes from the hand. */
function cardsFor(tile: number): number {
  if (tile === WOOD_FOR_COAL) return TILES.woodForCoal.cards;
  if (tile === CARDS_FOR_POINTS) return TILES.cardsForPoints.cards;
  return tile === COTTON_FOR_POINTS ? TILES.cottonForPoints.cards : 0;
}

function fittingCards(hand: readonly number[], raw: number): number {
  if (raw === NOTHING) return hand.length;
  let cards = 0;
  for (const card of hand) if (RAW[card] === raw) cards++;
  return cards;
}

/** NEW-BONUS-19, -24 */
export function mayUseTile(s: Newdale, seat: Seat, tile: number): NewdaleVerdict {
  const { tiles, goods, hand } = s.players[seat];
  if (tiles[tile] === 0) return NO_SUCH_TILE;
  if (tile === OFFSPRING_LESS || tile === BUILDING_LESS) return WAITS_FOR_PRICE;
  if (tile === MISSING_HELPER) return WAITS_FOR_PRODUCTION;
  const taken = GOODS_TILE[tile];
  if (taken !== null && goods[taken.good] < taken.n) return TOO_FEW_GOODS;
  return fittingCards(hand, rawFor(tile)) < cardsFor(tile) ? TOO_FEW_CARDS : null;
}

/** As far as everybody can see, something could come of a tile now. What a hand holds is nobody else's business. */
export function mightUseTile(s: Newdale, seat: Seat): boolean {
  const { tiles, goods, hand } = s.players[seat];
  // Those before it wait for a price or a production.
  for (let tile = ANY_GOOD; tile < TILE_KINDS; tile++) {
    if (tiles[tile] === 0) continue;
    const taken = GOODS_TILE[tile];
    if (taken !== null && goods[taken.good] < taken.n) continue;
    if (hand.length < cardsFor(tile)) continue;
    if ((tile === CARDS_FOR_YELLOW || tile === CARDS_FOR_POINTS) && helpersAt(s, seat, YELLOW) === 0)
      continue;
    return true;
  }
  return false;
}

export function offerTiles(s: Newdale, seat: Seat, offer: NewdaleOffer): void {
  const { tiles } = s.players[seat];
  for (let tile = 0; tile < TILE_KINDS; tile++) {
    if (tiles[tile] > 0) offer.put(make.tile(tile), mayUseTile(s, seat, tile));
  }
}

/** A tile leaves the game; its price is paid, then its effect follows. NEW-BONUS-02 */
export function useTile(s: Newdale, seat: Seat, tile: number, tell: NewdaleTell): void {
  s.players[seat].tiles[tile]--;
  tell?.({ what: 'usedTile', seat, tile });
  const taken = GOODS_TILE[tile];
  if (taken !== null) giveGoods(s, seat, taken.good, taken.n, 'tile', tell);
  const cards = cardsFor(tile);
  if (cards > 0) askForCards(s, seat, tile, cards);
  else redeemTile(s, seat, tile, tell);
}

/** What a tile that counts helpers brings now: cards, coal or points; 0 for the others. NEW-BONUS-09 to -18, -21, -22 */
export function gainOfTile(s: Newdale, seat: Seat, tile: number): number {
  const colour = COUNTED_COLOUR[tile];
  if (colour === NOTHING) return 0;
  const besides = tile === COTTON_FOR_POINTS ? TILES.cottonForPoints.points : (GOODS_TILE[tile]?.points ?? 0);
  return helpersAt(s, seat, colour) + besides;
}

/** What a tile brings. NEW-BONUS-08 to -18, -21, -22, -25 */
export function redeemTile(s: Newdale, seat: Seat, tile: number, tell: NewdaleTell): void {
  const gain = gainOfTile(s, seat, tile);
  switch (tile) {
    case ANY_GOOD:
      return askForBuilding(s, seat, tile);
    case CARDS_FOR_YELLOW:
      return drawCards(s, seat, gain, 'tile', tell);
    case COAL_FOR_GREEN:
      gainGoods(s, seat, COAL, gain, 'tile', tell);
      return gainPoints(s, seat, TILES.coalForGreen.points, 'tile', tell);
    case WOOD_FOR_COAL:
      return gainGoods(s, seat, COAL, TILES.woodForCoal.coal, 'tile', tell);
    default:
      return gainPoints(s, seat, gain, 'tile', tell);
  }
}

/* A good onto an own building of choice, for a tile or on the black market. */

const PRODUCES_NOTHING = reason('producesNothing', 'NEW-BLACK-02');

/** Goods that own buildings produce; the Captain produces none. NEW-BLACK-01, -02, -04, NEW-BONUS-08 */
export function makesGood(s: Newdale, seat: Seat, good: number): boolean {
  const { areas, specials } = s.players[seat];
  for (let area = 0; area < AREAS; area++) {
    if (areas[area] !== NOTHING && GOOD[areas[area]] === good) return true;
  }
  for (let n = 0; n < specials.length; n++) if (GOOD[specials[n]] === good) return true;
  return false;
}

/** `what`: the tile, or the black market. */
export function askForBuilding(s: Newdale, seat: Seat, what: number): void {
  push(s, frame('onto', seat, what));
}

export const onto: NewdaleQuestion = {
  auto(s, f, tell) {
    let only = NOTHING;
    for (let good = 0; good < GOODS; good++) {
      if (!makesGood(s, f.seat, good)) continue;
      if (only !== NOTHING) return false;
      only = good;
    }
    putGood(s, f, only, tell);
    return true;
  },
  options(s, f, offer) {
    for (let good = 0; good < GOODS; good++) {
      if (makesGood(s, f.seat, good)) offer.open(make.onto(good));
    }
  },
  refuse: (_s, _f, a) => (a.do === 'onto' ? PRODUCES_NOTHING : null),
  resolve(s, f, a, tell) {
    if (a.do === 'onto') putGood(s, f, a.good, tell);
  },
};

function putGood(s: Newdale, f: NewdaleFrame, good: number, tell: NewdaleTell): void {
  if (f.what === ANY_GOOD) gainGoods(s, f.seat, good, TILES.anyGood.goods, 'tile', tell);
  else gainGoods(s, f.seat, good, ACTION_FIELDS.blackMarket.goods, 'blackMarket', tell);
}
