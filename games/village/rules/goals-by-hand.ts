import { push, type Seat } from '@spielstube/engine';
import { holdsGoalsByHand, isFulfilled, reveal } from './goals.ts';
import { done, revealGoal } from './moves.ts';
import { reason } from './reasons.ts';
import type { Village } from './state.ts';
import type { VillageOffer, VillageQuestion } from './types.ts';

const GOAL_NOT_FULFILLED = reason('goalNotFulfilled', 'VIL-GOAL-06', (_s, _f, wish) => ({
  goal: 'goal' in wish ? wish.goal : 0,
}));

/** Where players reveal by hand, every decision of theirs offers it. VIL-GOAL-06, -10 */
export function withGoals(question: VillageQuestion): VillageQuestion {
  return {
    ...question,
    options(s, f, offer) {
      question.options(s, f, offer);
      offerGoals(s, f.seat, offer);
    },
    resolve(s, f, a, tell) {
      if (a.do !== 'reveal') return question.resolve(s, f, a, tell);
      push(s, f);
      reveal(s, f.seat, a.goal, tell);
    },
  };
}

function offerGoals(s: Village, seat: Seat, offer: VillageOffer): void {
  for (const goal of s.players[seat].goals) {
    if (goal >= 0) offer.put(revealGoal(goal), isFulfilled(s, seat, goal) ? null : GOAL_NOT_FULFILLED);
  }
}

/** The last chance before final scoring, for everybody who holds a goal: whether it is fulfilled is a secret. */
export const goals: VillageQuestion = {
  auto: (s, f) => !holdsGoalsByHand(s, f.seat),
  options(_s, _f, offer) {
    offer.open(done);
  },
  resolve() {},
};
