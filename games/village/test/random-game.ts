import { randomInt, type Tell } from '@spielstube/engine';
import type { VillageEvent } from '../rules/events.ts';
import type { Village } from '../rules/state.ts';
import { village } from './all.ts';

/** Plays random moves to the end. */
export function playOut(s: Village, seed: number, tell?: Tell<VillageEvent>): Village {
  const rng = [seed, seed + 1, seed + 2, seed + 3];
  for (let seat = village.turnOf(s); seat >= 0; seat = village.turnOf(s)) {
    const actions = village.actions(s, seat);
    village.apply(s, seat, actions[randomInt(rng, actions.length)], tell);
  }
  return s;
}
