import { type Decision, randomInt, type Seat, type Tell } from '@spielstube/engine';
import { village } from '../index.ts';
import type { VillageAction, VillageWish } from '../rules/actions.ts';
import type { VillageEvent } from '../rules/events.ts';
import type { Village } from '../rules/state.ts';

/** What a watcher of a random game sees before each move. */
export type Watch = (
  s: Village,
  seat: Seat,
  decision: Decision<VillageAction, VillageWish | VillageAction>,
) => void;

/** Plays random moves to the end. */
export function playOut(s: Village, seed: number, tell?: Tell<VillageEvent>, watch?: Watch): Village {
  const rng = [seed, seed + 1, seed + 2, seed + 3];
  for (let seat = village.turnOf(s); seat >= 0; seat = village.turnOf(s)) {
    if (watch !== undefined) watch(s, seat, village.decision(s, seat));
    const actions = village.actions(s, seat);
    village.apply(s, seat, actions[randomInt(rng, actions.length)], tell);
  }
  return s;
}
