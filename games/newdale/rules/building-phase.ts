import { push, type Seat } from '@spielstube/engine';
import { ACTION_FIELDS } from '../data/fields.ts';
import { PERSONS, RECRUIT_PRICE } from '../data/persons.ts';
import { mightBuild, offerBuildings, startBuilding } from './building.ts';
import { make } from './moves.ts';
import { charge, FOR_RECRUIT, meansFor } from './payment.ts';
import { drawCards } from './piles.ts';
import { reason } from './reasons.ts';
import { BUILDING_PHASE, DISPLAY, frame, HAND, hasBit, type Newdale } from './state.ts';
import { seatsFromLast } from './supply.ts';
import type { NewdaleQuestion, NewdaleStep, NewdaleVerdict } from './types.ts';

/* Phase V: everybody builds one building, or draws. NEW-P5-01 to -03 */

const TOO_FEW_COINS = reason('tooFewCoins', 'NEW-PERSON-12', (s, f) => ({
  missing: RECRUIT_PRICE - meansFor(s, f.seat, FOR_RECRUIT),
}));
const NOT_IN_DISPLAY = reason('notInDisplay', 'NEW-PERSON-12');

export const openBuilding: NewdaleStep = {
  run(s) {
    s.phase = BUILDING_PHASE;
    for (const seat of seatsFromLast(s)) {
      push(s, frame('endTurn', seat));
      push(s, frame('buildPhase', seat));
    }
  },
};

/** A person in the display may be recruited instead. NEW-PERSON-12 */
function mayRecruit(s: Newdale, seat: Seat, person: number): NewdaleVerdict {
  if (!hasBit(s.displayed, person)) return NOT_IN_DISPLAY;
  return meansFor(s, seat, FOR_RECRUIT) < RECRUIT_PRICE ? TOO_FEW_COINS : null;
}

export const buildPhase: NewdaleQuestion = {
  auto(s, f, tell) {
    if (mightBuild(s, f.seat) || s.displayed !== 0) return false;
    drawCards(s, f.seat, ACTION_FIELDS.buildingPhase.cards, 'buildingPhase', tell);
    return true;
  },
  options(s, f, offer) {
    offerBuildings(s, f.seat, offer);
    for (let person = 0; person < PERSONS && s.displayed !== 0; person++) {
      if (hasBit(s.displayed, person)) offer.put(make.recruit(person), mayRecruit(s, f.seat, person));
    }
    offer.open(make.draw);
  },
  refuse: (s, f, a) => (a.do === 'recruit' ? mayRecruit(s, f.seat, a.person) : null),
  resolve(s, f, a, tell) {
    switch (a.do) {
      case 'build':
        return startBuilding(s, f.seat, a.card, HAND);
      case 'buildOpen':
        return startBuilding(s, f.seat, a.card, DISPLAY);
      case 'recruit':
        push(s, frame('recruitPaid', f.seat, a.person));
        return charge(s, f.seat, FOR_RECRUIT, RECRUIT_PRICE, a.person);
      case 'draw':
        return drawCards(s, f.seat, ACTION_FIELDS.buildingPhase.cards, 'buildingPhase', tell);
    }
  },
};

export const recruitPaid: NewdaleStep = {
  run(s, f, tell) {
    s.displayed &= ~(1 << f.what);
    s.players[f.seat].persons |= 1 << f.what;
    tell?.({ what: 'recruited', seat: f.seat, person: f.what });
  },
};
