import { drawTop, NOBODY, shufflePile, type Tell } from '@spielstube/engine';
import type { Card } from '../data/cards.ts';
import type { BurgundyEvent } from './events.ts';
import type { Burgundy } from './state.ts';

/** Action cards that can still be drawn, with the discard pile shuffled in when needed. */
export function cardsToDraw(s: Burgundy): number {
  return s.drawPile.length + s.discardPile.length;
}

/** The top card of the draw pile; an empty one is made anew from the discard pile. BUR-PHASE-08 */
export function drawActionCard(s: Burgundy, tell: Tell<BurgundyEvent>): Card {
  if (s.drawPile.length === 0) {
    const discarded = s.discardPile;
    s.discardPile = s.drawPile;
    s.drawPile = discarded;
    shufflePile(s, s.drawPile);
    tell?.({ what: 'reshuffled', seat: NOBODY, cards: s.drawPile.length });
  }
  return drawTop(s, s.drawPile);
}
