import { push, type Seat } from '@spielstube/engine';
import { PERSONS } from '../data/persons.ts';
import { TILE_KINDS } from '../data/tiles.ts';
import { make, type NewdaleAction } from './moves.ts';
import { mayUsePerson, mightUsePerson, offerPersons, usePerson } from './persons.ts';
import { mayRelease, mightRelease, offerReleases, releasePrisoner } from './prison.ts';
import { reason } from './reasons.ts';
import { hasBit, type Newdale } from './state.ts';
import { mayUseTile, mightUseTile, offerTiles, useTile } from './tiles.ts';
import type { NewdaleOffer, NewdaleQuestion, NewdaleVerdict } from './types.ts';

/* The moments at which tiles, persons and prisoners can be used. NEW-BONUS-20, -23, NEW-PERSON-01, NEW-SPECIAL-17 */

/** Whether anything is left to be used now, as far as everybody can see. */
export function mightUseAnything(s: Newdale, seat: Seat): boolean {
  return mightUseTile(s, seat) || mightUsePerson(s, seat) || mightRelease(s, seat);
}

function refuseUse(s: Newdale, seat: Seat, a: NewdaleAction): NewdaleVerdict {
  switch (a.do) {
    case 'tile':
      return mayUseTile(s, seat, a.tile);
    case 'person':
      return mayUsePerson(s, seat, a.person);
    case 'release':
      return mayRelease(s, seat, a.colour);
    default:
      return null;
  }
}

/** The same question, with everything on offer that its seat may use meanwhile; then it is asked again. */
export function withWindow(question: NewdaleQuestion): NewdaleQuestion {
  return {
    ...question,
    auto(s, f, tell) {
      if (mightUseAnything(s, f.seat)) return false;
      return question.auto?.(s, f, tell) ?? false;
    },
    options(s, f, offer) {
      question.options(s, f, offer);
      offerTiles(s, f.seat, offer);
      offerPersons(s, f.seat, offer);
      offerReleases(s, f.seat, offer);
    },
    refuse: (s, f, a) => refuseUse(s, f.seat, a) ?? question.refuse?.(s, f, a) ?? null,
    resolve(s, f, a, tell) {
      switch (a.do) {
        case 'tile':
          push(s, f);
          return useTile(s, f.seat, a.tile, tell);
        case 'person':
          push(s, f);
          return usePerson(s, f.seat, a.person, tell);
        case 'release':
          push(s, f);
          return releasePrisoner(s, f.seat, a.colour, tell);
        default:
          return question.resolve(s, f, a, tell);
      }
    },
  };
}

/**
 * A question that is asked of all at once or of one after the other. While all decide at once nothing is used: it could be
 * chance, and nothing is drawn then. NEW-BONUS-03, -23
 */
export function withWindowInTurn(question: NewdaleQuestion): NewdaleQuestion {
  const inTurn = withWindow(question);
  return {
    options(s, f, offer) {
      if (s.lanes.length === 0) return inTurn.options(s, f, offer);
      question.options(s, f, offer);
      if (offer.explains) closeOwn(s, f.seat, offer);
    },
    refuse: (s, f, a) => inTurn.refuse?.(s, f, a) ?? null,
    resolve: (s, f, a, tell) => (s.lanes.length > 0 ? question : inTurn).resolve(s, f, a, tell),
  };
}

const WHILE_ALL_PLAN = reason('whileAllPlan', 'NEW-BONUS-23');

function closeOwn(s: Newdale, seat: Seat, offer: NewdaleOffer): void {
  const { tiles, persons } = s.players[seat];
  for (let tile = 0; tile < TILE_KINDS; tile++) {
    if (tiles[tile] > 0) offer.closed(make.tile(tile), WHILE_ALL_PLAN);
  }
  for (let person = 0; person < PERSONS; person++) {
    if (hasBit(persons, person)) offer.closed(make.person(person), WHILE_ALL_PLAN);
  }
}
