import { push, removeAt, type Seat } from '@spielstube/engine';
import { ACTIONS } from '../data/bonuses.ts';
import { CARD_DIE, type Card } from '../data/cards.ts';
import { convertToPoints, notInWholeGroups, offerConversions } from './conversion.ts';
import { changeDie, TOO_FEW_WORKERS, workersNeeded } from './die.ts';
import { offerDisplay } from './display.ts';
import { gainSilver, gainWorkers } from './effects.ts';
import { placeProject } from './estate.ts';
import { offerSales, sellWithDie } from './goods.ts';
import { type BurgundyAction, make } from './moves.ts';
import { rowOf } from './piles.ts';
import { gainProject, NO_PROJECT } from './projects.ts';
import { type BurgundyVerdict, reason } from './reasons.ts';
import { mayBuy } from './silver.ts';
import { ANY_DIE, type Burgundy, frame } from './state.ts';
import type { BurgundyOffer, BurgundyQuestion, BurgundyStep, BurgundyTell } from './types.ts';

const NO_PASSING = reason('noPassing', 'BUR-ROUND-09');
const CASTLE_MUST_ACT = reason('castleMustAct', 'BUR-CARD-CASTLE-04');
const ENOUGH_WORKERS = reason('enoughWorkers', 'BUR-ACT4-03', (s, f) => ({
  workers: s.players[f.seat].workers,
}));

/** A turn: a hand card, one action with its die, and the end. */
export const startTurn: BurgundyStep = {
  run(s, f) {
    s.hasBought = false;
    // Where the cards have run out, whoever holds none has no turn. BUR-PHASE-09
    if (s.players[f.seat].hand.length === 0) return push(s, frame('nextTurn', f.seat));
    push(s, frame('endTurn', f.seat));
    push(s, frame('turn', f.seat));
  },
};

/**
 * Which hand card is played? Only its die counts. Two equal ones are asked about like any other two: that they are
 * equal is nobody else's business. BUR-ROUND-07, BUR-INFO-04
 */
export const turn: BurgundyQuestion = {
  auto(s, f, tell) {
    const { hand } = s.players[f.seat];
    if (hand.length > 1 || mayBuy(s, f.seat) === null) return false;
    playDie(s, f.seat, CARD_DIE[hand[0]], tell);
    return true;
  },
  options(s, f, offer) {
    const { hand } = s.players[f.seat];
    offer.open(make.play(CARD_DIE[hand[0]]));
    if (hand.length > 1 && !hasEqualDice(hand)) offer.open(make.play(CARD_DIE[hand[1]]));
    if (offer.explains) offer.closed({ wish: 'pass' }, NO_PASSING);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'play') playDie(s, f.seat, a.die, tell);
  },
};

function hasEqualDice(hand: readonly Card[]): boolean {
  return hand.length > 1 && CARD_DIE[hand[0]] === CARD_DIE[hand[1]];
}

/** Rules of version 1 played one of two equal cards by themselves unless something could be bought. */
export function playedUnasked(s: Burgundy, seat: Seat): BurgundyAction | null {
  const { hand } = s.players[seat];
  const asked = s.stack[s.stack.length - 1];
  if (asked?.kind !== 'turn' || !hasEqualDice(hand) || mayBuy(s, seat) === null) return null;
  return make.play(CARD_DIE[hand[0]]);
}

function playDie(s: Burgundy, seat: Seat, die: number, tell: BurgundyTell): void {
  const { hand } = s.players[seat];
  const card = removeAt(hand, CARD_DIE[hand[0]] === die ? 0 : 1);
  s.discardPile.push(card);
  tell?.({ what: 'played', seat, die, card });
  push(s, frame('action', seat, die));
}

/** One of the six actions, with a die or, by a castle, with any number. BUR-ROUND-08, BUR-CARD-CASTLE-01 */
export const action: BurgundyQuestion = {
  options(s, f, offer) {
    offerDisplay(s, f.seat, f.die, offer);
    offerProjects(s, f.seat, f.die, offer);
    offerSales(s, f.seat, f.die, offer);
    offer.put(make.topUp, mayTopUp(s, f.seat));
    offer.open(make.silver);
    offerConversions(s, f.seat, offer);
    if (offer.explains) offer.closed({ wish: 'pass' }, f.die === ANY_DIE ? CASTLE_MUST_ACT : NO_PASSING);
  },
  resolve(s, f, a, tell) {
    switch (a.do) {
      case 'take':
        changeDie(s, f.seat, f.die, rowOf(s, a.card), tell);
        return gainProject(s, f.seat, a.card, tell);
      case 'place':
        changeDie(s, f.seat, f.die, CARD_DIE[a.card], tell);
        return placeProject(s, f.seat, a.card);
      case 'sell':
        return sellWithDie(s, f.seat, f.die, a.sort, tell);
      case 'topUp':
        return gainWorkers(s, f.seat, workersToTopUp(s, f.seat), 'action', tell);
      case 'silver':
        return gainSilver(s, f.seat, ACTIONS.silver, 'action', tell);
      case 'convert':
        return convertToPoints(s, f.seat, a.workers, a.silver, tell);
    }
  },
  refuse: (s, f, a) => (a.do === 'convert' ? notInWholeGroups(s, f.seat, a.workers, a.silver) : null),
};

/** Action 2: a project whose die the own die can become. BUR-ACT2-01, -04 */
function offerProjects(s: Burgundy, seat: Seat, die: number, offer: BurgundyOffer): void {
  const player = s.players[seat];
  for (const card of player.projects) {
    offer.put(
      make.place(card),
      workersNeeded(die, CARD_DIE[card]) <= player.workers ? null : TOO_FEW_WORKERS,
    );
  }
  if (offer.explains && player.projects.length === 0) offer.closed({ wish: 'project' }, NO_PROJECT);
}

/** Workers that action 4 brings. BUR-ACT4-01 */
export function workersToTopUp(s: Burgundy, seat: Seat): number {
  return Math.max(0, ACTIONS.workersUpTo - s.players[seat].workers);
}

/** Topping up nothing would be a pass. BUR-ACT4-03 */
function mayTopUp(s: Burgundy, seat: Seat): BurgundyVerdict {
  return workersToTopUp(s, seat) > 0 ? null : ENOUGH_WORKERS;
}

/** The action is done: a last chance to buy, and for people to take something back. */
export const endTurn: BurgundyQuestion = {
  options(_s, _f, offer) {
    offer.open(make.end);
  },
  resolve(s, f) {
    push(s, frame('nextTurn', f.seat));
  },
};
