import { push, removeAt, reveal, type Seat } from '@spielstube/engine';
import { NOTHING } from '../data/box.ts';
import { KIND, VINEYARD } from '../data/cards.ts';
import { COAL } from '../data/goods.ts';
import { COLOURS, HOODED } from '../data/helpers.ts';
import { AARON, ENOCH, GUNDA, NATE, ONYX, PERSON_EFFECTS, PERSONS, RABBIT } from '../data/persons.ts';
import { mayBuild, startBuilding } from './building.ts';
import { drawFigure } from './labour.ts';
import { make } from './moves.ts';
import { discardFromHand, drawApart, drawCards } from './piles.ts';
import { reason } from './reasons.ts';
import { frame, HAND, hasBit, type Newdale } from './state.ts';
import { gainGoods, seatsFromLast, sum } from './supply.ts';
import type { NewdaleOffer, NewdaleQuestion, NewdaleStep, NewdaleTell, NewdaleVerdict } from './types.ts';

/* Persons, whose help is used once. NEW-PERSON-01 */

const NO_SUCH_PERSON = reason('noSuchPerson', 'NEW-PERSON-01');
const WAITS_FOR_PRICE = reason('personWaitsForPrice', 'NEW-BONUS-24');
const NO_HELPER_IN_BAG = reason('noHelperInBag', 'NEW-PERSON-08');

const MUST_DISCARD = reason('mustDiscard', 'NEW-PERSON-03', (_s, f) => ({ cards: f.count }));

const helpersInBag = (s: Newdale): number => sum(s.bag) - s.bag[HOODED];

export function mayUsePerson(s: Newdale, seat: Seat, person: number): NewdaleVerdict {
  if (!hasBit(s.players[seat].persons, person)) return NO_SUCH_PERSON;
  if (person === GUNDA) return WAITS_FOR_PRICE;
  return person === ONYX && helpersInBag(s) === 0 ? NO_HELPER_IN_BAG : null;
}

export function mightUsePerson(s: Newdale, seat: Seat): boolean {
  const { persons } = s.players[seat];
  if (persons === 0) return false;
  for (let person = 0; person < PERSONS; person++) {
    if (hasBit(persons, person) && mayUsePerson(s, seat, person) === null) return true;
  }
  return false;
}

export function offerPersons(s: Newdale, seat: Seat, offer: NewdaleOffer): void {
  const { persons } = s.players[seat];
  if (persons === 0) return;
  for (let person = 0; person < PERSONS; person++) {
    if (hasBit(persons, person)) offer.put(make.person(person), mayUsePerson(s, seat, person));
  }
}

/** The card leaves the game, and its effect follows. NEW-PERSON-03 to -11 */
export function usePerson(s: Newdale, seat: Seat, person: number, tell: NewdaleTell): void {
  s.players[seat].persons &= ~(1 << person);
  tell?.({ what: 'usedPerson', seat, person });
  switch (person) {
    case NATE:
      for (const other of seatsFromLast(s)) push(s, frame('nateFor', other, seat, PERSON_EFFECTS.nate.cards));
      return;
    case RABBIT:
      return borrowFigures(s, seat, tell);
    case ENOCH:
      return gainGoods(s, seat, COAL, PERSON_EFFECTS.enoch.coal, 'person', tell);
    case ONYX:
      return push(s, frame('chooseHelper', seat));
    case AARON:
      return findVineyard(s, seat, tell);
  }
}

/** Everybody draws; the others discard some of these cards before the next one draws. NEW-PERSON-03, NEW-SOLO-09 */
export const nateFor: NewdaleStep = {
  run(s, f, tell) {
    if (f.seat === f.what) return drawCards(s, f.seat, f.count, 'person', tell);
    s.drawer = f.seat;
    if (drawApart(s, f, tell)) push(s, frame('nate', f.seat, NOTHING, PERSON_EFFECTS.nate.discarded));
  },
};

export const nate: NewdaleQuestion = {
  auto(s, f, tell) {
    while (f.count > 0 && s.drawn.length > 0 && s.drawn.length <= f.count)
      discardDrawn(s, f.seat, s.drawn[0], tell);
    if (f.count > 0 && s.drawn.length > 0) return false;
    s.players[f.seat].hand.push(...s.drawn);
    s.drawn = [];
    return true;
  },
  options(s, _f, offer) {
    s.drawn.forEach((card, n) => {
      if (s.drawn.indexOf(card) === n) offer.open(make.discard(card));
    });
    if (offer.explains) offer.closed({ wish: 'keepCards' }, MUST_DISCARD);
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'discard') return;
    discardDrawn(s, f.seat, a.card, tell);
    push(s, frame('nate', f.seat, NOTHING, f.count - 1, undefined, undefined, a.card));
  },
};

function discardDrawn(s: Newdale, seat: Seat, card: number, tell: NewdaleTell): void {
  s.players[seat].hand.push(removeAt(s.drawn, s.drawn.indexOf(card)));
  discardFromHand(s, seat, card, 'person', tell);
}

/** They are this seat's alone until the end of the round; hooded figures help nobody. NEW-PERSON-04 to -06 */
function borrowFigures(s: Newdale, seat: Seat, tell: NewdaleTell): void {
  const figures: number[] = [];
  while (figures.length < PERSON_EFFECTS.rabbit.figures && sum(s.bag) > 0) figures.push(drawFigure(s));
  for (const figure of figures) s.players[seat].lent[figure]++;
  tell?.({ what: 'borrowed', seat, figures });
}

/** Any helper of the bag, for this seat alone until the end of the round. NEW-PERSON-08 */
export const chooseHelper: NewdaleQuestion = {
  options(s, _f, offer) {
    for (let colour = 0; colour < COLOURS; colour++) {
      offer.put(make.helper(colour), s.bag[colour] > 0 ? null : NO_HELPER_IN_BAG);
    }
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'helper') return;
    s.bag[a.colour]--;
    s.players[f.seat].lent[a.colour]++;
    tell?.({ what: 'borrowed', seat: f.seat, figures: [a.colour] });
  },
};

/** A Vineyard of the display, or the next one of the pile, which is not shuffled anew for it. NEW-PERSON-10, -11 */
function findVineyard(s: Newdale, seat: Seat, tell: NewdaleTell): void {
  if (s.display.some((card) => KIND[card] === VINEYARD)) return push(s, frame('chooseVineyard', seat));
  const revealed: number[] = [];
  let found = NOTHING;
  while (found === NOTHING && s.pile.length > 0) {
    const card = s.pile.pop() ?? NOTHING;
    if (KIND[card] === VINEYARD) found = card;
    else revealed.push(card);
  }
  reveal(s);
  s.discards.push(...revealed);
  tell?.({ what: 'searched', seat, cards: revealed.length, found });
  if (found !== NOTHING) receiveVineyard(s, seat, found);
}

export const chooseVineyard: NewdaleQuestion = {
  options(s, _f, offer) {
    s.display.forEach((card, n) => {
      if (KIND[card] === VINEYARD && s.display.indexOf(card) === n) offer.open(make.keep(card));
    });
  },
  auto(s, f, tell) {
    const vineyards = s.display.filter((card) => KIND[card] === VINEYARD);
    if (vineyards.some((card) => card !== vineyards[0])) return false;
    takeVineyard(s, f.seat, vineyards[0], tell);
    return true;
  },
  resolve(s, f, a, tell) {
    if (a.do === 'keep') takeVineyard(s, f.seat, a.card, tell);
  },
};

function takeVineyard(s: Newdale, seat: Seat, card: number, tell: NewdaleTell): void {
  removeAt(s.display, s.display.indexOf(card));
  tell?.({ what: 'searched', seat, cards: 0, found: card });
  receiveVineyard(s, seat, card);
}

function receiveVineyard(s: Newdale, seat: Seat, card: number): void {
  s.players[seat].hand.push(card);
  push(s, frame('buildNow', seat, card));
}

/**
 * The Vineyard is shown, and may be built at once, in addition to other buildings. What is used before that may have taken it out
 * of the hand again. NEW-PERSON-11, NEW-BONUS-23
 */
export const buildNow: NewdaleQuestion = {
  options(s, f, offer) {
    if (s.players[f.seat].hand.includes(f.what)) offer.put(make.build(f.what), mayBuild(s, f.seat, f.what));
    offer.open(make.skip);
  },
  resolve(s, f, a) {
    if (a.do === 'build') startBuilding(s, f.seat, a.card, HAND);
  },
};
