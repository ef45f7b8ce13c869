import { push } from '@spielstube/engine';
import { VILLAGERS } from '../data/inn.ts';
import { holdsGoalsByHand, isFulfilled, reveal } from './goals.ts';
import { mayPlay, playAnyTime } from './inn/any-time.ts';
import { eachCard, holds } from './inn/hand.ts';
import { feedMember, offerBread } from './marriage/bread.ts';
import { done, playCard, revealGoal } from './moves.ts';
import { offerChests, openChestOf } from './port/chests.ts';
import { reason } from './reasons.ts';
import type { QuestionKind, Village, VillageFrame } from './state.ts';
import type { VillageOffer, VillageQuestion } from './types.ts';

const GOAL_NOT_FULFILLED = reason('goalNotFulfilled', 'VIL-GOAL-06', (_s, _f, wish) => ({
  goal: 'goal' in wish ? wish.goal : 0,
}));
const cardOf = (_s: Village, _f: VillageFrame, wish: object): { card: number } => ({
  card: 'card' in wish ? Number(wish.card) : 0,
});
const SCORED_AT_END = reason('cardScoredAtEnd', 'VIL-CARD-GEN-02', cardOf);
const NOT_NOW = reason('cardNotNow', 'VIL-CARD-GEN-16', cardOf);

/**
 * Questions before whose answer any-time cards may be played: in the own turn, on market days and in Masses, never between
 * a choice and its payment nor inside another card. VIL-CARD-GEN-06, -07, -17, -18
 */
const FOR_CARDS: ReadonlySet<string> = new Set<QuestionKind>([
  'turn',
  'extraTurn',
  'chooseAction',
  'action',
  'produceNow',
  'privilege',
  'innStack',
  'innBuy',
  'load',
  'voyage',
  'island',
  'market',
  'death',
  'buyOut',
  'climb',
  'cards',
  'endTurn',
]);
/** Chests also at a wedding, inside cards where coins can be spent, and at the end. VIL-MAR-WED-30, VIL-CARD-GEN-18 */
const FOR_CHESTS: ReadonlySet<string> = new Set<QuestionKind>([
  'offer',
  'goals',
  'lookThrough',
  'councilman',
]);
/** A number matters at a death and for a goal only: these questions leave nothing out. VIL-MAR-BREAD-02 */
const FOR_BREAD: ReadonlySet<string> = new Set<QuestionKind>([
  'turn',
  'death',
  'endTurn',
  'climb',
  'cards',
  'goals',
]);

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
          if (s.port !== null) openChestOf(s, s.port, f.seat, a.chest, tell);
          return;
        case 'feed':
          push(s, f);
          return feedMember(s, f.seat, a.place, a.member, tell);
        case 'play':
          if (VILLAGERS[a.card].use !== 'anyTime') return question.resolve(s, f, a, tell);
          push(s, f);
          return playAnyTime(s, f.seat, a.card, tell);
        default:
          return question.resolve(s, f, a, tell);
      }
    },
    refuse(s, f, a) {
      const held = a.do === 'play' && holds(s, f.seat, VILLAGERS[a.card].key);
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
  // A privilege of the Councilman is inside a card.
  const forCards = FOR_CARDS.has(f.kind) && !(f.kind === 'privilege' && f.free);
  if (s.inn !== null && forCards) offerCards(s, f, offer);
  if (s.port !== null && (FOR_CARDS.has(f.kind) || FOR_CHESTS.has(f.kind))) offerChests(s, f.seat, offer);
  if (s.marriage !== null && FOR_BREAD.has(f.kind)) offerBread(s, f.seat, offer);
}

function offerCards(s: Village, f: VillageFrame, offer: VillageOffer): void {
  if (s.inn === null) return;
  eachCard(s.inn, f.seat, (card) => {
    const { use } = VILLAGERS[card];
    if (use === 'anyTime') offer.put(playCard(card), mayPlay(s, f.seat, card));
    else if (offer.explains && use === 'scored') offer.closed(playCard(card), SCORED_AT_END);
  });
}

/** The last chance before final scoring, for everybody who holds a goal: whether it is fulfilled is a secret. */
export const goals: VillageQuestion = {
  auto: (s, f) => !holdsGoalsByHand(s, f.seat),
  options(_s, _f, offer) {
    offer.open(done);
  },
  resolve() {},
};
