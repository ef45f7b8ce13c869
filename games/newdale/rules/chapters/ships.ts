import { push, type Seat } from '@spielstube/engine';
import { NOTHING } from '../../data/box.ts';
import { EVENT_POINTS } from '../../data/events.ts';
import { CHAPTER_FIELDS, SAIL } from '../../data/fields.ts';
import { leaveOut } from '../actions.ts';
import { askForCards, FOR_SPACES } from '../discarding.ts';
import type { Cause } from '../events.ts';
import { make } from '../moves.ts';
import { discardFromHand, offerDiscards } from '../piles.ts';
import { reason } from '../reasons.ts';
import { frame, type Newdale, type NewdaleFrame } from '../state.ts';
import { boardOf, chapterOf, gainPoints, seatsFromLast } from '../supply.ts';
import type { NewdaleOffer, NewdaleQuestion, NewdaleTell, NewdaleVerdict } from '../types.ts';

/* Ships of chapters VII and VIII. NEW-CH7-02 to -06, -09, NEW-CH8-04 to -06, -08, -09, -13 */

const END_OF_SEA = reason('endOfSea', 'NEW-CH7-02');
const ARRIVED = reason('arrivedInNewdale', 'NEW-CH8-05');
const TOO_FEW_CARDS = reason('tooFewCards', 'NEW-CH7-05', (s, f, wish) => ({
  missing: 'spaces' in wish ? cardsFor(wish.spaces) - s.players[f.seat].hand.length : 0,
  raw: NOTHING,
}));

const lastSpace = (s: Newdale): number => boardOf(s).sea.length - 1;

/** In Newdale a ship stays. NEW-CH8-05 */
export const isAtSeaEnd = (s: Newdale, seat: Seat): boolean =>
  chapterOf(s).voyage && s.players[seat].ship === lastSpace(s);

/** One movement goes one way; further steps are lost. NEW-CH7-02, -09, NEW-CH8-05 */
function mayMove(s: Newdale, seat: Seat, spaces: number): NewdaleVerdict {
  const to = s.players[seat].ship + spaces;
  if (isAtSeaEnd(s, seat)) return ARRIVED;
  return to < 0 || to > lastSpace(s) ? END_OF_SEA : null;
}

function offerSpaces(s: Newdale, seat: Seat, most: number, offer: NewdaleOffer): void {
  for (let spaces = most; spaces > 0; spaces--) {
    offer.put(make.sail(spaces), mayMove(s, seat, spaces));
    offer.put(make.back(spaces), mayMove(s, seat, -spaces));
  }
}

function moveShip(s: Newdale, seat: Seat, spaces: number, by: Cause, tell: NewdaleTell): void {
  const player = s.players[seat];
  const from = player.ship;
  player.ship += spaces;
  tell?.({ what: 'sailed', seat, from, to: player.ship, by });
  if (player.ship !== lastSpace(s) || player.arrived) return;
  player.arrived = true;
  tell?.({ what: 'arrived', seat, order: s.arrivals });
  // The first one, the second one … NEW-CH7-06, NEW-CH8-06
  gainPoints(s, seat, chapterOf(s).arrivals[s.arrivals++], 'arrival', tell);
}

/** Spaces as one number: backwards is negative. */
const spacesOf = (a: { readonly do: string; readonly spaces: number }): number =>
  a.do === 'back' ? -a.spaces : a.spaces;

/* The field Sail of chapter VII. */

const cardsFor = (spaces: number): number => Math.max(0, spaces - CHAPTER_FIELDS.sail.spaces);

function maySail(s: Newdale, seat: Seat, spaces: number): NewdaleVerdict {
  const verdict = mayMove(s, seat, spaces);
  if (verdict !== null) return verdict;
  return cardsFor(Math.abs(spaces)) > s.players[seat].hand.length ? TOO_FEW_CARDS : null;
}

/** Two spaces, and one more for each of two cards. NEW-CH7-05 */
export const sail: NewdaleQuestion = {
  options(s, f, offer) {
    for (let spaces = CHAPTER_FIELDS.sail.spaces + CHAPTER_FIELDS.sail.moreCards; spaces > 0; spaces--) {
      offer.put(make.sail(spaces), maySail(s, f.seat, spaces));
      offer.put(make.back(spaces), maySail(s, f.seat, -spaces));
    }
    offer.open(make.skip);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'skip') return leaveOut(s, f.seat, SAIL, tell);
    if (a.do !== 'sail' && a.do !== 'back') return;
    const cards = cardsFor(a.spaces);
    if (cards > 0) askForCards(s, f.seat, FOR_SPACES, cards, spacesOf(a));
    else moveShip(s, f.seat, spacesOf(a), 'sail', tell);
  },
};

/** The cards are discarded, and the ship goes. NEW-CH7-09 */
export const sailFurther = (s: Newdale, seat: Seat, spaces: number, tell: NewdaleTell): void =>
  moveShip(s, seat, spaces, 'sail', tell);

/* Steps by the Captain, by sailors just hired, by an event. */

/** `field`: that of the Captain's stone, HIRED_STEPS or WIND_STEPS. */
export const HIRED_STEPS = -2;
export const WIND_STEPS = -3;

export function askForSteps(s: Newdale, seat: Seat, field: number, steps: number): void {
  if (steps > 0) push(s, frame('steps', seat, field, steps));
}

/** Fewer steps than allowed may be made. NEW-SAILOR-02, -03 */
export const steps: NewdaleQuestion = {
  auto: (s, f) => f.what < 0 && isAtSeaEnd(s, f.seat),
  options(s, f, offer) {
    offerSpaces(s, f.seat, f.count, offer);
    offer.open(make.stay);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'sail' || a.do === 'back') return moveShip(s, f.seat, spacesOf(a), causeOf(f.what), tell);
    if (f.what >= 0) leaveOut(s, f.seat, f.what, tell);
  },
};

const causeOf = (field: number): Cause =>
  field === WIND_STEPS ? 'event' : field === HIRED_STEPS ? 'hire' : 'helpers';

/** Tailwind: everybody may move, in turn order. NEW-CH8-08 */
export function blow(s: Newdale): void {
  for (const seat of seatsFromLast(s)) askForSteps(s, seat, WIND_STEPS, EVENT_POINTS.tailwind);
}

/* Ice storm. NEW-CH8-09 */

export function raiseStorm(s: Newdale): void {
  for (const seat of seatsFromLast(s)) {
    if (boardOf(s).sea[s.players[seat].ship] === NOTHING) push(s, frame('storm', seat));
  }
}

/** A card keeps the ship where it is. */
export const storm: NewdaleQuestion = {
  auto(s, f, tell) {
    if (s.players[f.seat].hand.length > 0) return false;
    drift(s, f, tell);
    return true;
  },
  options(s, f, offer) {
    offer.open(make.back(EVENT_POINTS.stormBack));
    offerDiscards(s.players[f.seat].hand, offer);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'discard') return discardFromHand(s, f.seat, a.card, 'storm', tell);
    drift(s, f, tell);
  },
};

function drift(s: Newdale, f: NewdaleFrame, tell: NewdaleTell): void {
  moveShip(s, f.seat, -EVENT_POINTS.stormBack, 'storm', tell);
}
