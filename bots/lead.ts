import type { GameState, ScoreSheet, Seat } from '@spielstube/engine';
import type { Evaluator } from './bot.ts';

/** How far a seat is ahead of the best rival, in points; alone at the table its own points count. */
export function leadOf(sheets: readonly ScoreSheet[], seat: Seat): number {
  let own = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (const sheet of sheets) {
    if (sheet.seat === seat) own = sheet.total;
    else if (sheet.total > best) best = sheet.total;
  }
  return best === Number.NEGATIVE_INFINITY ? own : own - best;
}

/** The same as the evaluator expects it, for a position in the middle of a game. */
export function expectedLead(evaluator: Evaluator, s: GameState, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let rival = 0; rival < s.seats; rival++) {
    if (rival !== seat) best = Math.max(best, evaluator.evaluate(s, rival));
  }
  const own = evaluator.evaluate(s, seat);
  return best === Number.NEGATIVE_INFINITY ? own : own - best;
}
