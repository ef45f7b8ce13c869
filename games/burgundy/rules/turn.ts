import { push, removeAt, type Seat, type Tell, type Verdict } from '@spielstube/engine';
import { CARDS_PER_POINT, WORKERS_TOPPED_UP } from '../data/bonuses.ts';
import { CARD_DIE } from '../data/cards.ts';
import { convert, end, place, play, takeSilver, topUp } from './actions.ts';
import { changeDie, workersNeeded } from './die.ts';
import { offerDisplay, rowOf } from './display.ts';
import { gainSilver, gainWorkers } from './effects.ts';
import { placeProject } from './estate.ts';
import type { BurgundyEvent } from './events.ts';
import { offerSales, sellWithDie } from './goods.ts';
import { gainProject } from './projects.ts';
import type { BurgundyOffer, BurgundyQuestion, BurgundyStep } from './question.ts';
import {
  type BurgundyReason,
  CASTLE_MUST_ACT,
  ENOUGH_WORKERS,
  NO_PASSING,
  NO_PROJECT,
  TOO_FEW_TO_CONVERT,
  TOO_FEW_WORKERS,
} from './reasons.ts';
import { mayBuy, withPurchase } from './silver.ts';
import { ANY_DIE, type Burgundy, frame } from './state.ts';

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

/** Which hand card is played? Only its die counts. BUR-ROUND-07 */
export const turn: BurgundyQuestion = withPurchase({
  auto(s, f, tell) {
    const { hand } = s.players[f.seat];
    if (hand.length === 2 && CARD_DIE[hand[0]] !== CARD_DIE[hand[1]]) return false;
    if (mayBuy(s, f.seat) === null) return false;
    playDie(s, f.seat, CARD_DIE[hand[0]], tell);
    return true;
  },
  options(s, f, offer) {
    const { hand } = s.players[f.seat];
    offer.open(play(CARD_DIE[hand[0]]));
    if (hand.length === 2 && CARD_DIE[hand[1]] !== CARD_DIE[hand[0]]) offer.open(play(CARD_DIE[hand[1]]));
    if (offer.explains) offer.closed({ wish: 'pass' }, NO_PASSING);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'play') playDie(s, f.seat, a.die, tell);
  },
});

function playDie(s: Burgundy, seat: Seat, die: number, tell: Tell<BurgundyEvent>): void {
  const { hand } = s.players[seat];
  const card = removeAt(hand, CARD_DIE[hand[0]] === die ? 0 : 1);
  s.discardPile.push(card);
  tell?.({ what: 'played', seat, die, card });
  push(s, frame('action', seat, die));
}

/** One of the six actions, with a die or, by a castle, with any number. BUR-ROUND-08, BUR-CARD-CASTLE-01 */
export const action: BurgundyQuestion = withPurchase({
  options(s, f, offer) {
    offerDisplay(s, f.seat, f.die, offer);
    offerProjects(s, f.seat, f.die, offer);
    offerSales(s, f.seat, f.die, offer);
    offer.put(topUp, mayTopUp(s, f.seat));
    offer.open(takeSilver);
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
        return gainWorkers(s, f.seat, WORKERS_TOPPED_UP - s.players[f.seat].workers, 'action', tell);
      case 'silver':
        return gainSilver(s, f.seat, 1, 'action', tell);
      case 'convert':
        return convertToPoints(s, f.seat, a.workers, a.silver, tell);
    }
  },
});

/** Action 2: a project whose die the own die can become. BUR-ACT2-01, -04 */
function offerProjects(s: Burgundy, seat: Seat, die: number, offer: BurgundyOffer): void {
  const player = s.players[seat];
  for (const card of player.projects) {
    offer.put(place(card), workersNeeded(die, CARD_DIE[card]) <= player.workers ? null : TOO_FEW_WORKERS);
  }
  if (offer.explains && player.projects.length === 0) offer.closed({ wish: 'project' }, NO_PROJECT);
}

/** Action 4. BUR-ACT4-01, -03 */
function mayTopUp(s: Burgundy, seat: Seat): Verdict<BurgundyReason> {
  return s.players[seat].workers < WORKERS_TOPPED_UP ? null : ENOUGH_WORKERS;
}

/** Action 6: every mixture of workers and silver that makes whole points. BUR-ACT6-01, -02, -04 */
function offerConversions(s: Burgundy, seat: Seat, offer: BurgundyOffer): void {
  const player = s.players[seat];
  const most = player.workers + player.silver;
  if (most < CARDS_PER_POINT) {
    if (offer.explains) offer.closed(convert(0, CARDS_PER_POINT), TOO_FEW_TO_CONVERT);
    return;
  }
  for (let cards = CARDS_PER_POINT; cards <= most; cards += CARDS_PER_POINT) {
    const fewestWorkers = Math.max(0, cards - player.silver);
    const mostWorkers = Math.min(cards, player.workers);
    for (let workers = fewestWorkers; workers <= mostWorkers; workers++) {
      offer.open(convert(workers, cards - workers));
    }
  }
}

function convertToPoints(
  s: Burgundy,
  seat: Seat,
  workers: number,
  silver: number,
  tell: Tell<BurgundyEvent>,
): void {
  const player = s.players[seat];
  const points = (workers + silver) / CARDS_PER_POINT;
  player.workers -= workers;
  player.silver -= silver;
  player.points += points;
  tell?.({ what: 'converted', seat, workers, silver, points });
}

/** The action is done: a last chance to buy, and for people to take something back. */
export const endTurn: BurgundyQuestion = withPurchase({
  options(_s, _f, offer) {
    offer.open(end);
  },
  resolve(s, f) {
    push(s, frame('nextTurn', f.seat));
  },
});
