import type { Seat, Verdict } from '@spielstube/engine';
import { CARD_BUILDING, CARD_TYPE } from '../data/cards.ts';
import { TAKEN_TYPES } from '../data/types.ts';
import { decline, take } from './actions.ts';
import { workersNeeded } from './die.ts';
import { gainProject } from './projects.ts';
import type { BurgundyOffer, BurgundyQuestion } from './question.ts';
import { type BurgundyReason, EMPTY_ROW, TOO_FEW_WORKERS, WRONG_TYPE_FOR_BUILDING } from './reasons.ts';
import { withPurchase } from './silver.ts';
import type { Burgundy } from './state.ts';

/** May the die, changed by workers, name this row? BUR-ACT1-01, BUR-WORKER-04 */
function mayReachRow(s: Burgundy, seat: Seat, die: number, row: number): Verdict<BurgundyReason> {
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
    for (const card of cards) offer.put(take(card), verdict);
  }
}

/** The row in which a card lies, 1 to 6; 0 if it lies in none. */
export function rowOf(s: Burgundy, card: number): number {
  return 1 + s.rows.findIndex((row) => row.includes(card));
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
export const takeFromDisplay: BurgundyQuestion = withPurchase({
  auto(s, f, tell) {
    if (suitableCardThere(s, CARD_BUILDING[f.card])) return false;
    tell?.({ what: 'noCardFits', seat: f.seat, card: f.card });
    return true;
  },
  options(s, f, offer) {
    const building = CARD_BUILDING[f.card];
    for (const row of s.rows) {
      for (const card of row) {
        offer.put(take(card), takes(building, CARD_TYPE[card]) ? null : WRONG_TYPE_FOR_BUILDING);
      }
    }
    offer.open(decline);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'take') gainProject(s, f.seat, a.card, tell);
    else tell?.({ what: 'declined', seat: f.seat });
  },
});
