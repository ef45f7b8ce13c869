import { push, removeAt, type Seat, type Tell } from '@spielstube/engine';
import type { Card } from '../data/cards.ts';
import { MAX_PROJECTS } from '../data/setup.ts';
import { giveUp } from './actions.ts';
import type { BurgundyEvent } from './events.ts';
import type { BurgundyQuestion } from './question.ts';
import { NEW_CARD_STAYS, PROJECTS_FULL } from './reasons.ts';
import { type Burgundy, frame } from './state.ts';

/**
 * A card of the display, or a bought one, becomes a project. Until there is room for it, it stays where it is.
 * BUR-ACT1-03, -04, -08
 */
export function gainProject(s: Burgundy, seat: Seat, card: Card, tell: Tell<BurgundyEvent>): void {
  if (s.players[seat].projects.length < MAX_PROJECTS) moveToProjects(s, seat, card, tell);
  else push(s, frame('makeRoom', seat, 0, card));
}

function moveToProjects(s: Burgundy, seat: Seat, card: Card, tell: Tell<BurgundyEvent>): void {
  const row = removeFromDisplay(s, card);
  if (row === 0) {
    removeCard(s.bought, card);
    tell?.({ what: 'keptBought', seat, card });
  } else tell?.({ what: 'took', seat, card, row });
  s.players[seat].projects.push(card);
}

/** Takes the card out of its row and says which one it was; 0: it did not lie in the display. */
function removeFromDisplay(s: Burgundy, card: Card): number {
  for (let row = 0; row < s.rows.length; row++) {
    const at = s.rows[row].indexOf(card);
    if (at >= 0) {
      removeAt(s.rows[row], at);
      return row + 1;
    }
  }
  return 0;
}

export function removeCard(pile: Card[], card: Card): void {
  removeAt(pile, pile.indexOf(card));
}

/** Which of the three projects makes room for the new one? BUR-ACT1-05, -06 */
export const makeRoom: BurgundyQuestion = {
  options(s, f, offer) {
    for (const card of s.players[f.seat].projects) offer.open(giveUp(card));
    if (!offer.explains) return;
    offer.closed(giveUp(f.card), NEW_CARD_STAYS);
    offer.closed({ wish: 'pass' }, PROJECTS_FULL);
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'giveUp') return;
    removeCard(s.players[f.seat].projects, a.card);
    s.discardPile.push(a.card);
    tell?.({ what: 'gaveUp', seat: f.seat, card: a.card });
    moveToProjects(s, f.seat, f.card, tell);
  },
};
