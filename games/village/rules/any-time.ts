import { push, type Seat } from '@spielstube/engine';
import { innDock, marriageDock, portDock } from './docks.ts';
import { holdsGoalsByHand, holdsGold, isFulfilled, reveal } from './goals.ts';
import { holdsCard } from './hand.ts';
import { done, revealGoal } from './moves.ts';
import { reason } from './reasons.ts';
import { type FrameKind, SOON_LOST, type Village, type VillageFrame } from './state.ts';
import type { VillageOffer, VillageQuestion } from './types.ts';

const GOAL_NOT_FULFILLED = reason('goalNotFulfilled', 'VIL-GOAL-06', (_s, _f, wish) => ({
  goal: 'goal' in wish ? wish.goal : 0,
}));
const NOT_NOW = reason('cardNotNow', 'VIL-CARD-GEN-16', (_s, _f, wish) => ({
  card: 'card' in wish ? wish.card : 0,
}));

/* What may be done before a question is answered, as bits. */
const CARDS = 1;
const CHESTS = 2;
const BREAD = 4;

/**
 * Any-time cards in the own turn, on market days and in Masses, never between a choice and its payment nor inside another
 * card (VIL-CARD-GEN-06, -07, -17, -18). Chests also at a wedding, inside cards where coins can be spent, and at the end
 * (VIL-MAR-WED-30). Bread where it matters: a number counts at a death and for a goal only (VIL-MAR-BREAD-02).
 */
const BEFORE: Readonly<Partial<Record<FrameKind, number>>> = {
  turn: CARDS | CHESTS | BREAD,
  extraTurn: CARDS | CHESTS,
  chooseAction: CARDS | CHESTS,
  action: CARDS | CHESTS,
  produceNow: CARDS | CHESTS,
  privilege: CARDS | CHESTS,
  innStack: CARDS | CHESTS,
  innBuy: CARDS | CHESTS,
  load: CARDS | CHESTS,
  voyage: CARDS | CHESTS,
  island: CARDS | CHESTS,
  market: CARDS | CHESTS,
  death: CARDS | CHESTS | BREAD,
  buyOut: CARDS | CHESTS,
  climb: CARDS | CHESTS | BREAD,
  cards: CARDS | CHESTS | BREAD,
  endTurn: CARDS | CHESTS | BREAD,
  lookThrough: CHESTS,
  councilman: CHESTS,
  offer: CHESTS,
  goals: CHESTS | BREAD,
};

/** Whether bread might still fulfil a goal. VIL-MAR-BREAD-11 */
export const mayStillFeed = (s: Village, seat: Seat): boolean =>
  s.marriage !== null && marriageDock.docked.canMakeAcolyte(s, seat);

/** What can be done at any time is offered at every decision of the seat, and written once. */
export function withAnyTime(question: VillageQuestion): VillageQuestion {
  return {
    ...question,
    options(s, f, offer) {
      question.options(s, f, offer);
      offerGoals(s, f, offer);
      if (s.inn !== null || s.port !== null || s.marriage !== null) offerMore(s, f, offer);
    },
    resolve(s, f, a, tell) {
      switch (a.do) {
        case 'reveal':
          push(s, f);
          return reveal(s, f.seat, a.goal, tell);
        case 'openChest':
          push(s, f);
          if (s.port !== null) portDock.docked.openChest(s, s.port, f.seat, a.chest, tell);
          return;
        case 'feed':
          push(s, f);
          return marriageDock.docked.feedMember(s, f.seat, a.place, a.member, tell);
        case 'play':
          if (!innDock.docked.isAnyTime(a.card)) return question.resolve(s, f, a, tell);
          push(s, f);
          return innDock.docked.playAnyTime(s, f.seat, a.card, tell);
        default:
          return question.resolve(s, f, a, tell);
      }
    },
    refuse(s, f, a) {
      const held = a.do === 'play' && holdsCard(s, f.seat, a.card);
      return held ? NOT_NOW : (question.refuse?.(s, f, a) ?? null);
    },
  };
}

/** Where players reveal by hand, every decision of theirs offers it. VIL-GOAL-06, -10 */
function offerGoals(s: Village, { seat }: VillageFrame, offer: VillageOffer): void {
  for (const goal of s.players[seat].goals) {
    if (goal >= 0) offer.put(revealGoal(goal), isFulfilled(s, seat, goal) ? null : GOAL_NOT_FULFILLED);
  }
}

function offerMore(s: Village, f: VillageFrame, offer: VillageOffer): void {
  const may = BEFORE[f.kind] ?? 0;
  if (may === 0) return;
  // A privilege of the Councilman is inside a card.
  if (s.inn !== null && (may & CARDS) !== 0 && !(f.free && f.kind === 'privilege'))
    innDock.docked.offerCards(s, s.inn, f.seat, offer);
  if (s.port !== null && (may & CHESTS) !== 0) portDock.docked.offerChests(s, f.seat, offer);
  if (s.marriage !== null && (may & BREAD) !== 0) marriageDock.docked.offerBread(s, f.seat, offer);
}

/**
 * The last chance before final scoring, for everybody who holds a goal: whether it is fulfilled is a secret; and before an
 * achievement ends by itself. VIL-GOAL-06, -10, VIL-MAR-BREAD-02
 */
export const goals: VillageQuestion = {
  auto(s, f) {
    if (f.what === SOON_LOST) return !holdsGold(s, f.seat);
    return !holdsGoalsByHand(s, f.seat) && !mayStillFeed(s, f.seat);
  },
  options(_s, _f, offer) {
    offer.open(done);
  },
  resolve() {},
};
