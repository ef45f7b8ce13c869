import type { Seat } from '@spielstube/engine';
import { decisionsOf, type PlayedGame } from './decisions.ts';
import { GLANCE, judge, THOROUGH } from './judge.ts';
import type { Judgement } from './judgement.ts';

/** So many decisions are thought about a second time. */
const MOST_DOUBTFUL = 40;

/**
 * Goes through all decisions of a seat: first a glance at each, from the beginning to the end, then more thought where a
 * glance leaves a doubt, the largest first. Yields a judgement as soon as there is one; one about the same move
 * takes the place of the former. In between it yields null every few milliseconds: whoever runs it may stop for good
 * there. What is `known` from an earlier time is not thought about again.
 */
export function* coach(
  played: PlayedGame,
  seat: Seat,
  known: readonly Judgement[] = [],
): Generator<Judgement | null> {
  const judgements = new Map(known.map((judgement) => [judgement.move, judgement]));
  const decisions = decisionsOf(played, seat);
  for (const decision of decisions) {
    if (judgements.has(decision.move)) continue;
    const judgement = yield* judge(decision, GLANCE);
    judgements.set(decision.move, judgement);
    yield judgement;
  }
  for (const { move } of doubtful([...judgements.values()])) {
    const decision = decisions.find((one) => one.move === move);
    if (decision !== undefined && judgements.get(move)?.thorough !== true)
      yield yield* judge(decision, THOROUGH);
  }
}

/** Where a second thought may change something, the largest doubts first. Those already thought about count. */
function doubtful(judgements: readonly Judgement[]): Judgement[] {
  const doubtOf = ({ doubt, gain }: Judgement): number => Math.max(doubt, gain);
  return judgements
    .filter((judgement) => judgement.thorough || doubtOf(judgement) > 0)
    .sort((a, b) => Number(b.thorough) - Number(a.thorough) || doubtOf(b) - doubtOf(a))
    .slice(0, MOST_DOUBTFUL);
}
