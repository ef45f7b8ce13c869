import { drawTop, NOBODY, shufflePile } from '@spielstube/engine';
import type { Card } from '../data/cards.ts';
import type { Burgundy } from './state.ts';
import type { BurgundyTell } from './types.ts';

/** Action cards that can still be drawn, with the discard pile shuffled in when needed. */
export function cardsToDraw(s: Burgundy): number {
  return s.drawPile.length + s.discardPile.length;
}

/** The top card of the draw pile; an empty one is made anew from the discard pile. BUR-PHASE-08 */
export function drawActionCard(s: Burgundy, tell: BurgundyTell): Card {
  if (s.drawPile.length === 0) {
    const discarded = s.discardPile;
    s.discardPile = s.drawPile;
    s.drawPile = discarded;
    shufflePile(s, s.drawPile);
    tell?.({ what: 'reshuffled', seat: NOBODY, cards: s.drawPile.length });
  }
  return drawTop(s, s.drawPile);
}

/** The row of the display in which a card lies, 1 to 6; 0 if it lies in none. */
export function rowOf(s: Burgundy, card: Card): number {
  for (let row = 0; row < s.rows.length; row++) if (s.rows[row].includes(card)) return row + 1;
  return 0;
}
