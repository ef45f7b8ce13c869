import { type Game, NOT_OFFERED, type Seat } from '@spielstube/engine';
import { newdale } from '../index.ts';
import type { NewdaleAction } from '../rules/moves.ts';
import type { Newdale } from '../rules/state.ts';
import type { NewdaleTypes } from '../rules/types.ts';

/** What busy players do only if there is nothing else. */
const IDLE: readonly string[] = ['skip', 'stop', 'end', 'draw', 'stay'];

function busyMoves(s: Newdale, seat: Seat): NewdaleAction[] {
  const moves = newdale.actions(s, seat);
  const busy = moves.filter(({ do: verb }) => !IDLE.includes(verb));
  return busy.length > 0 ? busy : moves;
}

/** The same game among players who build, produce and use what they have: by chance alone most rules are never met. */
export const busy: Game<NewdaleTypes> = {
  ...newdale,
  id: 'busy newdale',
  actions(s, seat, into = []) {
    into.splice(0, into.length, ...busyMoves(s, seat));
    return into;
  },
  candidates: (s, seat) => busyMoves(s, seat),
  decision: (s, seat) => ({ ...newdale.decision(s, seat), choices: busyMoves(s, seat) }),
  check(s, seat, action) {
    const refusal = newdale.check(s, seat, action);
    return refusal ?? (busyMoves(s, seat).includes(action) ? null : NOT_OFFERED);
  },
};
