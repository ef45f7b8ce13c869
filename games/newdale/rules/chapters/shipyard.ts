import { push, type Seat } from '@spielstube/engine';
import { CHAPTER_FIELDS, SHIPYARD } from '../../data/fields.ts';
import { leaveOut } from '../actions.ts';
import { make } from '../moves.ts';
import { charge, FOR_SHIPYARD, meansFor } from '../payment.ts';
import { drawCards } from '../piles.ts';
import { reason } from '../reasons.ts';
import { frame, type Newdale } from '../state.ts';
import { gainPoints } from '../supply.ts';
import type { NewdaleQuestion, NewdaleStep, NewdaleVerdict } from '../types.ts';

/* The shipyard of chapter VI. NEW-CH6-01, NEW-CH6-02 */

const LIMIT = reason('shipyardLimit', 'NEW-CH6-01', () => ({ times: CHAPTER_FIELDS.shipyard.times }));
const TOO_FEW_COINS = reason('tooFewCoins', 'NEW-CH6-01', (s, f) => ({
  missing: CHAPTER_FIELDS.shipyard.coins - meansFor(s, f.seat, FOR_SHIPYARD),
}));

function mayDeliver(s: Newdale, seat: Seat): NewdaleVerdict {
  if (s.players[seat].shipyards >= CHAPTER_FIELDS.shipyard.times) return LIMIT;
  return meansFor(s, seat, FOR_SHIPYARD) < CHAPTER_FIELDS.shipyard.coins ? TOO_FEW_COINS : null;
}

export const shipyard: NewdaleQuestion = {
  auto(s, f, tell) {
    if (mayDeliver(s, f.seat) === null) return false;
    leaveOut(s, f.seat, SHIPYARD, tell);
    return true;
  },
  options(s, f, offer) {
    offer.put(make.deliver, mayDeliver(s, f.seat));
    offer.open(make.skip);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'skip') return leaveOut(s, f.seat, SHIPYARD, tell);
    if (a.do !== 'deliver') return;
    push(s, frame('shipyardPaid', f.seat));
    charge(s, f.seat, FOR_SHIPYARD, CHAPTER_FIELDS.shipyard.coins, SHIPYARD);
  },
};

export const shipyardPaid: NewdaleStep = {
  run(s, f, tell) {
    s.players[f.seat].shipyards++;
    gainPoints(s, f.seat, CHAPTER_FIELDS.shipyard.points, 'shipyard', tell);
    drawCards(s, f.seat, CHAPTER_FIELDS.shipyard.cards, 'shipyard', tell);
  },
};
