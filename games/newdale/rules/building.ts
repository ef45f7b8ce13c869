import { push, type Seat } from '@spielstube/engine';
import { AREAS, CAPTAIN_AREA, COOK_AREA } from '../data/areas.ts';
import { NOTHING } from '../data/box.ts';
import { COST, DISCOUNT, isProduction } from '../data/cards.ts';
import { BUILD } from '../data/fields.ts';
import { BOARDS, GOOD_VALUES } from '../data/goods.ts';
import { BUILDING } from '../data/setup.ts';
import { leaveOut } from './actions.ts';
import { make } from './moves.ts';
import { charge, FOR_BUILDING, meansFor, reductionsFor } from './payment.ts';
import { hasSawmill, placesFor, rangeOf, stepsTo } from './reach.ts';
import { reason } from './reasons.ts';
import { DISPLAY, frame, HAND, hasBit, type Newdale, type NewdaleFrame } from './state.ts';
import { boardOf, chapterOf, giveGoods } from './supply.ts';
import type { NewdaleOffer, NewdaleQuestion, NewdaleVerdict } from './types.ts';

/* Building: a card, a place for its house, and the price. NEW-BUILD-01 to -15 */

const NO_HOUSE_LEFT = reason('noHouseLeft', 'NEW-BUILD-14');
const NO_FREE_AREA = reason('noFreeArea', 'NEW-BUILD-07');
const NO_PLACE_IN_REACH = reason('noPlaceInReach', 'NEW-BUILD-15');
const TOO_FEW_COINS = reason('tooFewCoins', 'NEW-PAY-01', (s, f, wish) => {
  if ('card' in wish) return { missing: coinsLacking(s, f.seat, wish.card) };
  if (!('place' in wish)) return {};
  const means = meansOf(s, f.seat) - (wish.do === 'through' ? GOOD_VALUES[BOARDS] : 0);
  return { missing: priceAt(s, f.what, wish.place - boardOf(s).first) - means };
});
const TOO_FAR = reason('tooFar', 'NEW-BUILD-11', (s, f) => ({ range: rangeOf(s, f.seat) }));
const OWN_HOUSE_THERE = reason('ownHouseThere', 'NEW-BUILD-10');
const NEEDLESS_BOARDS = reason('needlessBoards', 'NEW-CH4-02');
const NO_BOARDS = reason('noBoards', 'NEW-CH4-02');

/** What a seat can pay for a building: goods, tiles and Gunda. */
const meansOf = (s: Newdale, seat: Seat): number =>
  meansFor(s, seat, FOR_BUILDING) + reductionsFor(s, seat, FOR_BUILDING);

/** The landscape that the card shows makes it cheaper. NEW-BUILD-03, -04 */
export function priceAt(s: Newdale, card: number, place: number): number {
  const isCheaper = DISCOUNT[card] !== NOTHING && DISCOUNT[card] === boardOf(s).landscape[place];
  return isCheaper ? Math.max(0, COST[card] - BUILDING.discount) : COST[card];
}

/** Landscapes of these places, as bits. */
function landscapesOf(s: Newdale, places: number): number {
  const { landscape } = boardOf(s);
  let bits = 0;
  for (let rest = places; rest !== 0; rest &= rest - 1) {
    const one = landscape[31 - Math.clz32(rest & -rest)];
    if (one !== NOTHING) bits |= 1 << one;
  }
  return bits;
}

/** The price at the cheapest of some places, by their landscapes. */
function lowestAmong(card: number, landscapes: number): number {
  const isCheaper = DISCOUNT[card] !== NOTHING && hasBit(landscapes, DISCOUNT[card]);
  return isCheaper ? Math.max(0, COST[card] - BUILDING.discount) : COST[card];
}

/** Production buildings find room in the free areas; some are reserved in chapter VIII. NEW-BUILD-06, -07, NEW-CH8-10 */
export function isFreeArea(s: Newdale, seat: Seat, area: number): boolean {
  if (s.players[seat].areas[area] !== NOTHING) return false;
  return !chapterOf(s).voyage || (area !== CAPTAIN_AREA && area !== COOK_AREA);
}

function hasFreeArea(s: Newdale, seat: Seat): boolean {
  for (let area = 0; area < AREAS; area++) if (isFreeArea(s, seat, area)) return true;
  return false;
}

/** Places that boards open up: with them thickets are one step. NEW-CH4-02 */
export function placesByBoards(s: Newdale, seat: Seat): number {
  if (!chapterOf(s).boardsClear || s.players[seat].goods[BOARDS] === 0 || hasSawmill(s, seat)) return 0;
  return placesFor(s, seat, true);
}

/** What a card needs that does not depend on the card alone; worked out once for a whole hand. */
interface Ground {
  readonly places: number;
  readonly landscapes: number;
  readonly byBoards: number;
  readonly landscapesByBoards: number;
  readonly means: number;
  readonly freeArea: boolean;
}
function groundOf(s: Newdale, seat: Seat): Ground {
  const places = placesFor(s, seat, hasSawmill(s, seat));
  const byBoards = placesByBoards(s, seat);
  return {
    places,
    landscapes: landscapesOf(s, places),
    byBoards,
    landscapesByBoards: landscapesOf(s, byBoards),
    means: meansOf(s, seat),
    freeArea: hasFreeArea(s, seat),
  };
}

/** Coins that a card lacks where it lacks the fewest, 0 or less if none: boards that are given up for the way pay for nothing. NEW-CH4-02 */
export const coinsLacking = (s: Newdale, seat: Seat, card: number): number =>
  coinsMissing(card, groundOf(s, seat));

function coinsMissing(card: number, ground: Ground): number {
  const { places, landscapes, byBoards, landscapesByBoards, means } = ground;
  const missing = places === 0 ? Number.POSITIVE_INFINITY : lowestAmong(card, landscapes) - means;
  if (byBoards === 0) return missing;
  return Math.min(missing, lowestAmong(card, landscapesByBoards) - means + GOOD_VALUES[BOARDS]);
}

function verdictOn(s: Newdale, seat: Seat, card: number, ground: Ground): NewdaleVerdict {
  if (s.players[seat].supply === 0) return NO_HOUSE_LEFT;
  if (isProduction(card) && !ground.freeArea) return NO_FREE_AREA;
  if ((ground.places | ground.byBoards) === 0) return NO_PLACE_IN_REACH;
  return coinsMissing(card, ground) <= 0 ? null : TOO_FEW_COINS;
}

/** Whether a card can be built somewhere now. NEW-BUILD-07, -14, -15 */
export const mayBuild = (s: Newdale, seat: Seat, card: number): NewdaleVerdict =>
  verdictOn(s, seat, card, groundOf(s, seat));

/** Cards of the hand and of the display. NEW-BUILD-02 */
export function offerBuildings(s: Newdale, seat: Seat, offer: NewdaleOffer): void {
  const { hand, supply } = s.players[seat];
  if (supply === 0 && !offer.explains) return;
  const ground = groundOf(s, seat);
  for (let n = 0; n < hand.length; n++) {
    if (hand.indexOf(hand[n]) === n) offer.put(make.build(hand[n]), verdictOn(s, seat, hand[n], ground));
  }
  for (let n = 0; n < s.display.length; n++) {
    const card = s.display[n];
    if (s.display.indexOf(card) === n) offer.put(make.buildOpen(card), verdictOn(s, seat, card, ground));
  }
}

/** As far as everybody can see: a house is left, and there is some card. */
export const mightBuild = (s: Newdale, seat: Seat): boolean =>
  s.players[seat].supply > 0 && s.players[seat].hand.length + s.display.length > 0;

/** The action. NEW-BUILD-01 */
export const build: NewdaleQuestion = {
  auto(s, f, tell) {
    if (mightBuild(s, f.seat)) return false;
    leaveOut(s, f.seat, BUILD, tell);
    return true;
  },
  options(s, f, offer) {
    offerBuildings(s, f.seat, offer);
    offer.open(make.skip);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'skip') return leaveOut(s, f.seat, BUILD, tell);
    if (a.do === 'build') startBuilding(s, f.seat, a.card, HAND);
    if (a.do === 'buildOpen') startBuilding(s, f.seat, a.card, DISPLAY);
  },
};

export function startBuilding(s: Newdale, seat: Seat, card: number, from: number): void {
  push(s, frame('where', seat, card, 0, NOTHING, from));
}

/** A place in reach without an own house, where the building can be paid. NEW-BUILD-09 to -13 */
export const where: NewdaleQuestion = {
  options(s, f, offer) {
    const { first, places: count } = boardOf(s);
    const { houses } = s.players[f.seat];
    const means = meansOf(s, f.seat);
    const places = placesFor(s, f.seat, hasSawmill(s, f.seat));
    const byBoards = placesByBoards(s, f.seat);
    for (let place = 0; place < count; place++) {
      const bit = 1 << place;
      if ((places & bit) !== 0) offer.put(make.at(first + place), mayPayAt(s, f, place, means));
      else if (offer.explains)
        offer.closed(make.at(first + place), (houses & bit) !== 0 ? OWN_HOUSE_THERE : TOO_FAR);
      if ((byBoards & bit) === 0) continue;
      if (!boardsShorten(s, f.seat, place)) continue;
      offer.put(make.through(first + place), mayPayAt(s, f, place, means - GOOD_VALUES[BOARDS]));
    }
  },
  refuse(s, f, a) {
    if (a.do !== 'through') return null;
    if (s.players[f.seat].goods[BOARDS] === 0) return NO_BOARDS;
    return chapterOf(s).boardsClear ? NEEDLESS_BOARDS : null;
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'at' && a.do !== 'through') return;
    const place = a.place - boardOf(s).first;
    const cleared = a.do === 'through' || hasSawmill(s, f.seat);
    if (a.do === 'through') giveGoods(s, f.seat, BOARDS, 1, 'thicket', tell);
    push(s, frame('erect', f.seat, f.what, stepsTo(s, f.seat, place, cleared), place, f.from));
    charge(s, f.seat, FOR_BUILDING, priceAt(s, f.what, place), f.what);
  },
};

const mayPayAt = (s: Newdale, f: NewdaleFrame, place: number, means: number): NewdaleVerdict =>
  priceAt(s, f.what, place) <= means ? null : TOO_FEW_COINS;

/** Boards are given up only where they shorten the way. NEW-CH4-02 */
function boardsShorten(s: Newdale, seat: Seat, place: number): boolean {
  if ((placesFor(s, seat, false) & (1 << place)) === 0) return true;
  return stepsTo(s, seat, place, true) < stepsTo(s, seat, place, false);
}
