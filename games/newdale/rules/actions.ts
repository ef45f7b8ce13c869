import { push, type Seat } from '@spielstube/engine';
import { NOTHING } from '../data/box.ts';
import {
  ACTION_FIELDS,
  areaOf,
  BLACK_MARKET,
  BRIDGE,
  BUILD,
  HAND_CARDS,
  HIRE,
  isAreaField,
  OFFSPRING,
  PROGRESS,
  SAIL,
  SHIPYARD,
  STONES,
} from '../data/fields.ts';
import { make } from './moves.ts';
import { drawCards } from './piles.ts';
import { ACTIONS_PHASE, frame, hasBit, type Newdale, type QuestionKind } from './state.ts';
import { seatsFromLast } from './supply.ts';
import type { NewdaleQuestion, NewdaleStep, NewdaleTell } from './types.ts';

/* Phase IV: all stones "1" in turn order, then all "2" … NEW-P4-01 */

export const openActions: NewdaleStep = {
  run(s) {
    s.phase = ACTIONS_PHASE;
    const seats = seatsFromLast(s);
    for (let stone = STONES - 1; stone >= 0; stone--) {
      for (const seat of seats) {
        if (hasBit(s.players[seat].available, stone)) push(s, frame('resolveStone', seat, stone));
      }
    }
  },
};

const QUESTIONS: Readonly<Record<number, QuestionKind>> = {
  [OFFSPRING]: 'offspring',
  [BLACK_MARKET]: 'blackMarket',
  [HAND_CARDS]: 'handCards',
  [PROGRESS]: 'progress',
  [BUILD]: 'build',
  [BRIDGE]: 'bridge',
  [SHIPYARD]: 'shipyard',
  [SAIL]: 'sail',
  [HIRE]: 'hire',
};

/** A stone is taken back, and its action carried out at once. NEW-P4-01 */
export const resolveStone: NewdaleStep = {
  run(s, f, tell) {
    const player = s.players[f.seat];
    const field = player.stones[f.what];
    player.stones[f.what] = NOTHING;
    tell?.({ what: 'stoneResolved', seat: f.seat, stone: f.what, field });
    push(s, frame('endTurn', f.seat));
    if (!isAreaField(field)) push(s, frame(QUESTIONS[field], f.seat, field));
    else push(s, frame(player.areas[areaOf(field)] === NOTHING ? 'emptyArea' : 'produce', f.seat, field));
  },
};

/** Whoever carries out no part at all draws a card instead. NEW-P4-04, NEW-P4-05, NEW-PROD-13 */
export function leaveOut(s: Newdale, seat: Seat, field: number, tell: NewdaleTell): void {
  tell?.({ what: 'notCarriedOut', seat, field });
  drawCards(s, seat, ACTION_FIELDS.notCarriedOut.cards, 'notCarriedOut', tell);
}

/** Nothing can come of this stone; but there is a moment before every action. NEW-PROD-14, NEW-BONUS-23 */
export const emptyArea: NewdaleQuestion = {
  auto(s, f, tell) {
    leaveOut(s, f.seat, f.what, tell);
    return true;
  },
  options(_s, _f, offer) {
    offer.open(make.skip);
  },
  resolve: (s, f, _a, tell) => leaveOut(s, f.seat, f.what, tell),
};

/** After an action or a build there is a last chance to use something. NEW-BONUS-23 */
export const endTurn: NewdaleQuestion = {
  auto: () => true,
  options(_s, _f, offer) {
    offer.open(make.end);
  },
  resolve() {},
};
