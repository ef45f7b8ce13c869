import { expect } from 'vitest';
import type { Action } from '../decision.ts';
import type { Game, GameEvent } from '../game.ts';
import { randomInt, rngFromSeed } from '../random.ts';
import type { GameState, Seat } from '../state.ts';
import { expectSame } from './same.ts';

/** Whether a move, with what was heard of it in either world and what is seen after it, shows something hidden. */
type Discloses = (action: Action, heard: readonly GameEvent[], s: GameState) => boolean;

/** Moves that are made in both worlds, at most. */
const WALK = 30;

/**
 * 5. The same moves in two worlds that differ only in what a seat cannot see: as long as nothing hidden is shown, the
 * seat sees and hears the same, waits for the same questions and counts the same moves. How far the others have come
 * in an open lane is hidden itself, so walks begin where no lanes are open; they may lead into some.
 */
export function worldsLookAlike(game: Game, start: GameState, seed: string, discloses: Discloses): void {
  if (start.lanes.length > 0) return;
  const rng = rngFromSeed(`worlds ${seed}`);
  // One observer at a time: over many positions everybody has a turn.
  const observer = randomInt(rng, start.seats);
  const here = game.copy(start);
  const there = game.imagine(game.view(start, observer), observer, rng);
  // Dice fall alike in both worlds: they are no secret.
  there.rng = here.rng.slice();
  for (let moves = 0; moves < WALK; moves++) {
    const deciding = game.deciding(here);
    expectSame(game.deciding(there), deciding, 'who is asked');
    if (deciding.length === 0) return;
    const seat = deciding[randomInt(rng, deciding.length)];
    const elsewhere = game.actions(there, seat);
    const common = game.actions(here, seat).filter((action) => elsewhere.includes(action));
    if (common.length === 0) return;
    const action = common[randomInt(rng, common.length)];
    const before = here.barriers;
    const heardHere = applyHeard(game, here, seat, action, observer);
    const heardThere = applyHeard(game, there, seat, action, observer);
    const said = `seat ${observer} watches seat ${seat} "${game.notate(action)}"`;
    const seen = game.view(here, observer);
    const seenThere = game.view(there, observer);
    const isSeenAlike = areAlike(seen, seenThere);
    if (isSeenAlike && areAlike(heardHere, heardThere)) continue;
    // It may be shown in one of the worlds only: a goal that is fulfilled there and not here.
    if (discloses(action, [...heardHere, ...heardThere], seen)) return;
    if (isSeenAlike) expectSame(heardThere, heardHere, said);
    else {
      // What is drawn may lead to more draws in one of them, but neither draws alone.
      const [drewHere, drewThere] = [here, there].map(({ barriers }) => barriers !== before);
      expect(drewThere, said).toBe(drewHere);
      if (drewHere) return;
      expect(seenThere, said).toEqual(seen);
    }
  }
}

const areAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Makes a move and tells what a seat hears of it. */
function applyHeard(game: Game, s: GameState, seat: Seat, action: Action, listener: Seat): GameEvent[] {
  const heard: GameEvent[] = [];
  game.apply(s, seat, action, (event) => {
    if (event.secretOf === undefined || event.secretOf === listener) heard.push(event);
  });
  return heard;
}
