import type { Seat } from '@spielstube/engine';
import { CARD_BUILDING, CARD_TYPE } from '../data/cards.ts';
import { TAKEN_TYPES } from '../data/types.ts';
import { TOO_FEW_WORKERS, workersNeeded } from './die.ts';
import { make } from './moves.ts';
import { gainProject } from './projects.ts';
import { type BurgundyVerdict, reason } from './reasons.ts';
import type { Burgundy } from './state.ts';
import type { BurgundyOffer, BurgundyQuestion } from './types.ts';

const EMPTY_ROW = reason('emptyRow', 'BUR-ACT1-07', (_s, _f, wish) => ({
  row: 'row' in wish ? wish.row : 0,
}));
const WRONG_TYPE_FOR_BUILDING = reason('wrongTypeForBuilding', 'BUR-CARD-BUILDING-01', (_s, f) => ({
  building: CARD_BUILDING[f.card],
}));

/** May the die, changed by workers, name this row? BUR-ACT1-01, BUR-WORKER-04 */
function mayReachRow(s: Burgundy, seat: Seat, die: number, row: number): BurgundyVerdict {
  return workersNeeded(die, row) <= s.players[seat].workers ? null : TOO_FEW_WORKERS;
}

/** Action 1: any card of a row in reach. */
export function offerDisplay(s: Burgundy, seat: Seat, die: number, offer: BurgundyOffer): void {
  for (let row = 1; row <= s.rows.length; row++) {
    const cards = s.rows[row - 1];
    if (cards.length === 0) {
      if (offer.explains) offer.closed({ wish: 'row', row }, EMPTY_ROW);
      continue;
    }
    const verdict = mayReachRow(s, seat, die, row);
    if (verdict !== null && !offer.explains) continue;
    for (const card of cards) offer.put(make.take(card), verdict);
  }
}

/** Whether a building takes cards of this type. */
function takes(building: number, type: number): boolean {
  for (const taken of TAKEN_TYPES[building]) if (taken === type) return true;
  return false;
}

function suitableCardThere(s: Burgundy, building: number): boolean {
  for (const row of s.rows) for (const card of row) if (takes(building, CARD_TYPE[card])) return true;
  return false;
}

/** Carpenter's Workshop, Church and Market: a card of certain types from any row, or none. BUR-CARD-TAKE */
export const takeFromDisplay: BurgundyQuestion = {
  auto(s, f, tell) {
    if (suitableCardThere(s, CARD_BUILDING[f.card])) return false;
    tell?.({ what: 'noCardFits', seat: f.seat, card: f.card });
    return true;
  },
  options(s, f, offer) {
    const building = CARD_BUILDING[f.card];
    for (const row of s.rows) {
      for (const card of row) {
        offer.put(make.take(card), takes(building, CARD_TYPE[card]) ? null : WRONG_TYPE_FOR_BUILDING);
      }
    }
    offer.open(make.decline);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'take') gainProject(s, f.seat, a.card, tell);
    else tell?.({ what: 'declined', seat: f.seat });
  },
};
