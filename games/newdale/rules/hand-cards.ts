import { removeAt, type Seat } from '@spielstube/engine';
import { ACTION_FIELDS } from '../data/fields.ts';
import { make } from './moves.ts';
import { drawCards } from './piles.ts';
import { reason } from './reasons.ts';
import type { Newdale } from './state.ts';
import type { NewdaleQuestion, NewdaleTell } from './types.ts';

/* Hand cards: first exchange all but one, then draw. NEW-HAND-01 to -06 */

const NOTHING_TO_EXCHANGE = reason('nothingToExchange', 'NEW-HAND-02');

export const handCards: NewdaleQuestion = {
  auto(s, f, tell) {
    if (s.players[f.seat].hand.length > 1) return false;
    drawCards(s, f.seat, ACTION_FIELDS.handCards.cards, 'handCards', tell);
    return true;
  },
  options(s, f, offer) {
    offer.open(make.draw);
    const { hand } = s.players[f.seat];
    const verdict = hand.length > 1 ? null : NOTHING_TO_EXCHANGE;
    for (let n = 0; n < hand.length; n++) {
      if (hand.indexOf(hand[n]) === n) offer.put(make.keep(hand[n]), verdict);
    }
  },
  resolve(s, f, a, tell) {
    const exchanged = a.do === 'keep' ? discardAllBut(s, f.seat, a.card, tell) : 0;
    drawCards(s, f.seat, exchanged + ACTION_FIELDS.handCards.cards, 'handCards', tell);
  },
};

/**
 * They lie on the discard pile before anything is drawn. If they are shuffled right back into the draw pile, nobody has
 * seen them lie there. NEW-HAND-06
 */
function discardAllBut(s: Newdale, seat: Seat, card: number, tell: NewdaleTell): number {
  const player = s.players[seat];
  const others = player.hand;
  removeAt(others, others.indexOf(card));
  player.hand = [card];
  s.discards.push(...others);
  if (s.pile.length < others.length + ACTION_FIELDS.handCards.cards)
    tell?.({ what: 'exchanged', seat, cards: others.length });
  else for (const other of others) tell?.({ what: 'discarded', seat, card: other, by: 'handCards' });
  return others.length;
}
