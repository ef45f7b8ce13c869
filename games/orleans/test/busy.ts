import { type Game, NOT_OFFERED, type Seat } from '@spielstube/engine';
import { orleans } from '../index.ts';
import type { OrleansAction } from '../rules/moves.ts';
import type { Orleans } from '../rules/state.ts';
import type { OrleansTypes } from '../rules/types.ts';

/** What busy players do only if there is nothing else. */
const IDLE: readonly string[] = ['ready', 'pass', 'leave', 'stop', 'keep', 'return'];

function busyMoves(s: Orleans, seat: Seat): OrleansAction[] {
  const moves = orleans.candidates(s, seat);
  const busy = moves.filter(({ do: verb }) => !IDLE.includes(verb));
  return busy.length > 0 ? busy : moves;
}

/**
 * The same game among players who fill places and use them. Left to chance alone hardly a place is ever filled, and
 * most rules would not be met.
 */
export const busy: Game<OrleansTypes> = {
  ...orleans,
  id: 'busy orleans',
  actions(s, seat, into = []) {
    into.splice(0, into.length, ...busyMoves(s, seat));
    return into;
  },
  candidates: (s, seat) => busyMoves(s, seat),
  decision: (s, seat) => ({ ...orleans.decision(s, seat), choices: busyMoves(s, seat) }),
  check(s, seat, action) {
    const refusal = orleans.check(s, seat, action);
    return refusal ?? (busyMoves(s, seat).includes(action) ? null : NOT_OFFERED);
  },
};
