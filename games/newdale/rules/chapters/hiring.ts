import { push, type Seat } from '@spielstube/engine';
import { COOK_AREA } from '../../data/areas.ts';
import { NOTHING } from '../../data/box.ts';
import { COOK, COST, FIRST_SAILOR, HIRED, STEPS } from '../../data/cards.ts';
import { HIRE } from '../../data/fields.ts';
import { leaveOut } from '../actions.ts';
import { addSpecial } from '../erecting.ts';
import { make } from '../moves.ts';
import { charge, FOR_HIRE, meansFor } from '../payment.ts';
import { reason } from '../reasons.ts';
import { frame, type Newdale } from '../state.ts';
import type { NewdaleQuestion, NewdaleStep, NewdaleVerdict } from '../types.ts';
import { askForSteps, HIRED_STEPS } from './ships.ts';

/* Sailors of chapter VIII. NEW-SAILOR-03 to -11 */

const NOT_IN_DISPLAY = reason('notInDisplay', 'NEW-SAILOR-09');
const ONE_COOK = reason('oneCook', 'NEW-SAILOR-05');
const TOO_FEW_COINS = reason('tooFewCoins', 'NEW-SAILOR-09', (s, f, wish) => ({
  missing: 'sailor' in wish ? COST[FIRST_SAILOR + wish.sailor] - meansFor(s, f.seat, FOR_HIRE) : 0,
}));

/** No house is placed; one Cook at most for each. NEW-SAILOR-05, -09 */
function mayHire(s: Newdale, seat: Seat, card: number): NewdaleVerdict {
  if (s.sailors[card - FIRST_SAILOR] === 0) return NOT_IN_DISPLAY;
  if (card === COOK && s.players[seat].areas[COOK_AREA] !== NOTHING) return ONE_COOK;
  return meansFor(s, seat, FOR_HIRE) < COST[card] ? TOO_FEW_COINS : null;
}

export const hire: NewdaleQuestion = {
  auto(s, f, tell) {
    if (HIRED.some((card) => mayHire(s, f.seat, card) === null)) return false;
    leaveOut(s, f.seat, HIRE, tell);
    return true;
  },
  options(s, f, offer) {
    for (const card of HIRED) offer.put(make.hire(card - FIRST_SAILOR), mayHire(s, f.seat, card));
    offer.open(make.skip);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'skip') return leaveOut(s, f.seat, HIRE, tell);
    if (a.do !== 'hire') return;
    const card = FIRST_SAILOR + a.sailor;
    push(s, frame('hirePaid', f.seat, card));
    charge(s, f.seat, FOR_HIRE, COST[card], card);
  },
};

/** The Cook has an area of his own; everybody brings steps of the ship, once. NEW-SAILOR-03 to -07 */
export const hirePaid: NewdaleStep = {
  run(s, f, tell) {
    const player = s.players[f.seat];
    s.sailors[f.what - FIRST_SAILOR]--;
    if (f.what === COOK) player.areas[COOK_AREA] = COOK;
    else addSpecial(player, f.what);
    tell?.({ what: 'hired', seat: f.seat, card: f.what });
    askForSteps(s, f.seat, HIRED_STEPS, STEPS[f.what]);
  },
};
