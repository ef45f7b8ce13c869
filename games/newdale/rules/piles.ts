import { drawTop, NOBODY, push, removeAt, type Seat, shufflePile } from '@spielstube/engine';
import type { Cause } from './events.ts';
import { make } from './moves.ts';
import { reason } from './reasons.ts';
import { frame, type Newdale } from './state.ts';
import type { NewdaleOffer, NewdaleQuestion, NewdaleStep, NewdaleTell } from './types.ts';

/* Draw pile and discard pile. NEW-GEN-09 to -12 */

const MUST_DISCARD = reason('mustDiscard', 'NEW-GEN-11', (_s, f) => ({ cards: f.count }));

/** Cards from the top of the pile into a list, as many as there are; an empty pile is made of the discards. NEW-GEN-10 */
function takeFromPile(s: Newdale, into: number[], count: number, tell: NewdaleTell): number {
  for (let taken = 0; taken < count; taken++) {
    if (s.pile.length === 0) {
      if (s.discards.length === 0) return taken;
      const { discards } = s;
      s.discards = [];
      s.pile = discards;
      shufflePile(s, discards);
      tell?.({ what: 'reshuffled', seat: NOBODY, cards: discards.length });
    }
    into.push(drawTop(s, s.pile));
  }
  return count;
}

/** Draws into the hand. What both piles together do not have is drawn after everybody has discarded. NEW-GEN-09 to -11 */
export function drawCards(s: Newdale, seat: Seat, count: number, by: Cause, tell: NewdaleTell): void {
  if (count === 0) return;
  const { hand } = s.players[seat];
  const before = hand.length;
  const drawn = takeFromPile(s, hand, count, tell);
  if (drawn > 0 && tell !== undefined) {
    tell({ what: 'drew', seat, cards: drawn, by });
    tell({ what: 'drewCards', seat, cards: hand.slice(before), secretOf: seat });
  }
  if (drawn < count) push(s, frame('drawRest', seat, 0, count - drawn));
}

/** With both piles empty everybody discards half of the hand; then the draw goes on. NEW-GEN-11 */
export const drawRest: NewdaleStep = {
  run(s, f, tell) {
    if (s.pile.length + s.discards.length === 0 && !callForHalves(s, f)) return;
    if (s.pile.length + s.discards.length > 0) drawCards(s, f.seat, f.count, 'emptyPiles', tell);
  },
};

/** Asks everybody for half of the hand, then comes back to a draw; false if nobody has two cards. NEW-GEN-11 */
function callForHalves(s: Newdale, draw: Newdale['stack'][number]): boolean {
  if (s.players.every(({ hand }) => hand.length < 2)) return false;
  push(s, draw);
  for (let n = s.seats - 1; n >= 0; n--) {
    const seat = (s.startPlayer + n) % s.seats;
    const half = Math.floor(s.players[seat].hand.length / 2);
    if (half > 0) push(s, frame('halve', seat, 0, half));
  }
  return true;
}

/** Half of the hand goes, rounded down, of free choice. NEW-GEN-11 */
export const halve: NewdaleQuestion = {
  options(s, f, offer) {
    offerDiscards(s.players[f.seat].hand, offer);
    if (offer.explains) offer.closed({ wish: 'keepCards' }, MUST_DISCARD);
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'discard') return;
    discardFromHand(s, f.seat, a.card, 'emptyPiles', tell);
    if (f.count > 1) push(s, frame('halve', f.seat, 0, f.count - 1, undefined, undefined, a.card));
  },
};

/** Each different card once. */
export function offerDiscards(hand: readonly number[], offer: NewdaleOffer): void {
  for (let n = 0; n < hand.length; n++) {
    if (hand.indexOf(hand[n]) === n) offer.open(make.discard(hand[n]));
  }
}

export function discardFromHand(s: Newdale, seat: Seat, card: number, by: Cause, tell: NewdaleTell): void {
  const { hand } = s.players[seat];
  removeAt(hand, hand.indexOf(card));
  s.discards.push(card);
  tell?.({ what: 'discarded', seat, card, by });
}

/** Draws for Nate Welton lie apart until it is known which of them are kept; true when the draw is over. NEW-PERSON-03 */
export function drawApart(s: Newdale, f: Newdale['stack'][number], tell: NewdaleTell): boolean {
  const before = s.drawn.length;
  const drawn = takeFromPile(s, s.drawn, f.count, tell);
  if (drawn > 0 && tell !== undefined) {
    tell({ what: 'drew', seat: f.seat, cards: drawn, by: 'person' });
    tell({ what: 'drewCards', seat: f.seat, cards: s.drawn.slice(before), secretOf: f.seat });
  }
  if (drawn === f.count) return true;
  return !callForHalves(s, frame(f.kind, f.seat, f.what, f.count - drawn));
}
