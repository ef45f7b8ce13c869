import { NOBODY, randomInt, rngFromSeed } from '@spielstube/engine';
import { burgundy } from '../index.ts';
import type { Burgundy } from '../rules/state.ts';
import type { BurgundyTell } from '../rules/types.ts';

/** Plays random moves to the end and lets a watcher see the position before each. */
export function playOut(s: Burgundy, tell?: BurgundyTell, watch?: (s: Burgundy) => void): Burgundy {
  const rng = rngFromSeed('play out');
  for (let seat = burgundy.turnOf(s); seat !== NOBODY; seat = burgundy.turnOf(s)) {
    watch?.(s);
    const actions = burgundy.actions(s, seat);
    burgundy.apply(s, seat, actions[randomInt(rng, actions.length)], tell);
  }
  return s;
}
