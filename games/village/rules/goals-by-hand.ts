import { push, type Seat } from '@spielstube/engine';
import { done, revealGoal } from './actions.ts';
import { couldReveal, isFulfilled, reveal } from './goals.ts';
import type { VillageOffer, VillageQuestion } from './question.ts';
import { GOAL_NOT_FULFILLED } from './reasons.ts';
import type { Village } from './state.ts';

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

/** The last chance before final scoring. */
export const goals: VillageQuestion = withGoals({
  auto: (s, f) => !couldReveal(s, f.seat),
  options(_s, _f, offer) {
    offer.open(done);
  },
  resolve() {},
});
