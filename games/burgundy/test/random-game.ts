import { type Decision, randomInt, type Seat, type Tell } from '@spielstube/engine';
import { burgundy } from '../index.ts';
import type { BurgundyAction, BurgundyWish } from '../rules/actions.ts';
import type { BurgundyEvent } from '../rules/events.ts';
import type { Burgundy } from '../rules/state.ts';

/** What a watcher of a random game sees before each move. */
export type Watch = (
  s: Burgundy,
  seat: Seat,
  decision: Decision<BurgundyAction, BurgundyWish | BurgundyAction>,
) => void;

/** Plays random moves to the end. */
export function playOut(s: Burgundy, seed: number, tell?: Tell<BurgundyEvent>, watch?: Watch): Burgundy {
  const rng = [seed, seed + 1, seed + 2, seed + 3];
  for (let seat = burgundy.turnOf(s); seat >= 0; seat = burgundy.turnOf(s)) {
    if (watch !== undefined) watch(s, seat, burgundy.decision(s, seat));
    const actions = burgundy.actions(s, seat);
    burgundy.apply(s, seat, actions[randomInt(rng, actions.length)], tell);
  }
  return s;
}
