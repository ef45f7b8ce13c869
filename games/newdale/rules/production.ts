import { push, type Seat } from '@spielstube/engine';
import { NOTHING } from '../data/box.ts';
import { CAPTAIN, CHAIN, GOOD, HELPERS, NO_CHAIN } from '../data/cards.ts';
import { areaOf, wayOf } from '../data/fields.ts';
import { COLOURS } from '../data/helpers.ts';
import { BUILDING } from '../data/setup.ts';
import { MISSING_HELPER } from '../data/tiles.ts';
import { leaveOut } from './actions.ts';
import { BY_CHAIN_ALONE, BY_HELPERS } from './chains.ts';
import { askForSteps, isAtSeaEnd } from './chapters/ships.ts';
import { askForCards, FOR_MISSING_HELPERS } from './discarding.ts';
import { missingHelpers } from './labour.ts';
import { make } from './moves.ts';
import { areasOf } from './planning.ts';
import { reason } from './reasons.ts';
import { frame, type Newdale } from './state.ts';
import { gainGoods, helpersAt } from './supply.ts';
import type { NewdaleQuestion, NewdaleTell, NewdaleVerdict } from './types.ts';

/* Helper production in an area with a stone. NEW-PROD-01 to -16 */

const HELPERS_MISSING = reason('helpersMissing', 'NEW-PROD-08', (s, f) => ({
  missing: missingFor(s, f.seat, f.what),
}));
const HAS_ARRIVED = reason('arrivedInNewdale', 'NEW-CH8-13');
const TOO_FEW_CARDS = reason('tooFewCards', 'NEW-PROD-09', (s, f, wish) => ({
  missing: 'tiles' in wish ? cardsToCover(s, f.seat, f.what, wish.tiles) - s.players[f.seat].hand.length : 0,
  raw: NOTHING,
}));

const PRESENT: number[] = Array.from({ length: COLOURS }, () => 0);

/** Helpers that are missing for a field of an own area. NEW-PROD-06 */
export function missingFor(s: Newdale, seat: Seat, field: number): number {
  const card = s.players[seat].areas[areaOf(field)];
  for (let colour = 0; colour < COLOURS; colour++) PRESENT[colour] = helpersAt(s, seat, colour);
  return missingHelpers(HELPERS[card], PRESENT, areasOf(s)[areaOf(field)][wayOf(field)].helpers);
}

/** Cards for one missing helper. NEW-PROD-09, NEW-PROGRESS-04 */
export const cardsForHelper = (s: Newdale, seat: Seat): number =>
  s.players[seat].cheapHelpers ? BUILDING.cardsAfterProgress : BUILDING.cardsForHelper;

function cardsToCover(s: Newdale, seat: Seat, field: number, tiles: number): number {
  return (missingFor(s, seat, field) - tiles) * cardsForHelper(s, seat);
}

/** All missing helpers must be covered, by tiles and cards. NEW-PROD-09, -11 */
function mayCover(s: Newdale, seat: Seat, field: number, tiles: number): NewdaleVerdict {
  return cardsToCover(s, seat, field, tiles) <= s.players[seat].hand.length ? null : TOO_FEW_CARDS;
}

/** How many tiles can help. NEW-PROD-11 */
const tilesFor = (s: Newdale, seat: Seat, field: number): number =>
  Math.min(s.players[seat].tiles[MISSING_HELPER], missingFor(s, seat, field));

export const produce: NewdaleQuestion = {
  auto(s, f, tell) {
    if (goesNowhere(s, f.seat, f.what)) {
      leaveOut(s, f.seat, f.what, tell);
      return true;
    }
    if (missingFor(s, f.seat, f.what) === 0) {
      // Whoever declines draws a card, so that is asked; a Captain is asked for his steps anyway. NEW-PROD-13, -15
      if (s.players[f.seat].areas[areaOf(f.what)] !== CAPTAIN) return false;
      succeed(s, f.seat, f.what, tell);
      return true;
    }
    if (mayCover(s, f.seat, f.what, tilesFor(s, f.seat, f.what)) === null) return false;
    fail(s, f.seat, f.what, tell);
    return true;
  },
  options(s, f, offer) {
    const missing = missingFor(s, f.seat, f.what);
    if (goesNowhere(s, f.seat, f.what)) {
      if (offer.explains) offer.closed(make.produce, HAS_ARRIVED);
      return offer.open(make.skip);
    }
    if (missing === 0) offer.open(make.produce);
    else {
      if (offer.explains) offer.closed(make.produce, HELPERS_MISSING);
      for (let tiles = tilesFor(s, f.seat, f.what); tiles >= 0; tiles--) {
        offer.put(make.cover(tiles), mayCover(s, f.seat, f.what, tiles));
      }
    }
    offer.open(make.skip);
  },
  resolve(s, f, a, tell) {
    switch (a.do) {
      case 'produce':
        goOn(s, f.seat, f.what, BY_HELPERS);
        return succeed(s, f.seat, f.what, tell);
      case 'cover':
        return cover(s, f.seat, f.what, a.tiles, tell);
      case 'skip':
        if (goesNowhere(s, f.seat, f.what)) return leaveOut(s, f.seat, f.what, tell);
        return fail(s, f.seat, f.what, tell);
    }
  },
};

/** A Captain whose ship has arrived. NEW-CH8-13 */
export const goesNowhere = (s: Newdale, seat: Seat, field: number): boolean =>
  s.players[seat].areas[areaOf(field)] === CAPTAIN && isAtSeaEnd(s, seat);

/** What follows helper production: the chain, if the building has one. NEW-PROD-15 */
function goOn(s: Newdale, seat: Seat, field: number, by: number): void {
  const card = s.players[seat].areas[areaOf(field)];
  if (CHAIN[card].sort !== NO_CHAIN) push(s, frame('chain', seat, field, 0, areaOf(field), by));
}

function cover(s: Newdale, seat: Seat, field: number, tiles: number, tell: NewdaleTell): void {
  const cards = cardsToCover(s, seat, field, tiles);
  for (let n = 0; n < tiles; n++) {
    s.players[seat].tiles[MISSING_HELPER]--;
    tell?.({ what: 'usedTile', seat, tile: MISSING_HELPER });
  }
  goOn(s, seat, field, BY_HELPERS);
  if (cards > 0) askForCards(s, seat, FOR_MISSING_HELPERS, cards, field);
  else succeed(s, seat, field, tell);
}

/** The field's number of goods, or steps of the ship. NEW-PROD-08, NEW-SAILOR-01 */
export function succeed(s: Newdale, seat: Seat, field: number, tell: NewdaleTell): void {
  const card = s.players[seat].areas[areaOf(field)];
  const { goods } = areasOf(s)[areaOf(field)][wayOf(field)];
  if (card === CAPTAIN) askForSteps(s, seat, field, goods);
  else gainGoods(s, seat, GOOD[card], goods, 'helpers', tell);
}

/** Nothing comes of it; the chain can still be used. NEW-PROD-12, -13 */
function fail(s: Newdale, seat: Seat, field: number, tell: NewdaleTell): void {
  const card = s.players[seat].areas[areaOf(field)];
  tell?.({ what: 'failed', seat, area: areaOf(field), missing: missingFor(s, seat, field) });
  if (CHAIN[card].sort === NO_CHAIN) leaveOut(s, seat, field, tell);
  else goOn(s, seat, field, BY_CHAIN_ALONE);
}
