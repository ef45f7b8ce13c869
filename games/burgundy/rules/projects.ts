import { push, removeAt, type Seat } from '@spielstube/engine';
import type { Card } from '../data/cards.ts';
import { MAX_PROJECTS } from '../data/setup.ts';
import { make } from './moves.ts';
import { rowOf } from './piles.ts';
import { reason } from './reasons.ts';
import { type Burgundy, frame } from './state.ts';
import type { BurgundyQuestion, BurgundyTell } from './types.ts';

/** Also for whoever may place one without a die. */
export const NO_PROJECT = reason('noProject', 'BUR-ACT2-04');
const NEW_CARD_STAYS = reason('newCardStays', 'BUR-ACT1-06');
const PROJECTS_FULL = reason('projectsFull', 'BUR-ACT1-04');

/**
 * A card of the display, or a bought one, becomes a project. Until there is room for it, it stays where it is.
 * BUR-ACT1-03, -04, -08
 */
export function gainProject(s: Burgundy, seat: Seat, card: Card, tell: BurgundyTell): void {
  if (s.players[seat].projects.length < MAX_PROJECTS) moveToProjects(s, seat, card, tell);
  else push(s, frame('makeRoom', seat, 0, card));
}

function moveToProjects(s: Burgundy, seat: Seat, card: Card, tell: BurgundyTell): void {
  const row = rowOf(s, card);
  removeCard(row === 0 ? s.bought : s.rows[row - 1], card);
  tell?.(row === 0 ? { what: 'keptBought', seat, card } : { what: 'took', seat, card, row });
  s.players[seat].projects.push(card);
}

export function removeCard(pile: Card[], card: Card): void {
  removeAt(pile, pile.indexOf(card));
}

/** Which of the three projects makes room for the new one? BUR-ACT1-05, -06 */
export const makeRoom: BurgundyQuestion = {
  options(s, f, offer) {
    for (const card of s.players[f.seat].projects) offer.open(make.giveUp(card));
    if (!offer.explains) return;
    offer.closed(make.giveUp(f.card), NEW_CARD_STAYS);
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
