import { push, type Seat } from '@spielstube/engine';
import { ACTION_FIELDS, PROGRESS } from '../data/fields.ts';
import { leaveOut } from './actions.ts';
import { COMPENSATION, make, RANGE } from './moves.ts';
import { charge, FOR_PROGRESS, meansFor } from './payment.ts';
import { reason } from './reasons.ts';
import { frame, type Newdale } from './state.ts';
import { gainPoints } from './supply.ts';
import type { NewdaleQuestion, NewdaleStep, NewdaleVerdict } from './types.ts';

/* Progress: a tile is removed from the own board for good. NEW-PROGRESS-01 to -06 */

const MADE = reason('progressMade', 'NEW-PROGRESS-05');
const TOO_FEW_COINS = reason('tooFewCoins', 'NEW-PROGRESS-01', (s, f) => ({
  missing: ACTION_FIELDS.progress.coins - meansFor(s, f.seat, FOR_PROGRESS),
}));

function mayRemove(s: Newdale, seat: Seat, tile: number): NewdaleVerdict {
  const { longRange, cheapHelpers } = s.players[seat];
  if (tile === RANGE ? longRange : cheapHelpers) return MADE;
  return meansFor(s, seat, FOR_PROGRESS) < ACTION_FIELDS.progress.coins ? TOO_FEW_COINS : null;
}

export const progress: NewdaleQuestion = {
  auto(s, f, tell) {
    if (mayRemove(s, f.seat, RANGE) === null || mayRemove(s, f.seat, COMPENSATION) === null) return false;
    leaveOut(s, f.seat, PROGRESS, tell);
    return true;
  },
  options(s, f, offer) {
    offer.put(make.remove(RANGE), mayRemove(s, f.seat, RANGE));
    offer.put(make.remove(COMPENSATION), mayRemove(s, f.seat, COMPENSATION));
    offer.open(make.skip);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'skip') return leaveOut(s, f.seat, PROGRESS, tell);
    if (a.do !== 'remove') return;
    push(s, frame('progressMade', f.seat, a.progress));
    charge(s, f.seat, FOR_PROGRESS, ACTION_FIELDS.progress.coins, a.progress);
  },
};

export const progressMade: NewdaleStep = {
  run(s, f, tell) {
    const player = s.players[f.seat];
    if (f.what === RANGE) player.longRange = true;
    else player.cheapHelpers = true;
    tell?.({ what: 'progressed', seat: f.seat, progress: f.what });
    gainPoints(s, f.seat, ACTION_FIELDS.progress.points, 'progress', tell);
  },
};
