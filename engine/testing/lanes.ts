import type { Game, GameEvent } from '../game.ts';
import type { GameState, Seat } from '../state.ts';
import type { Position } from './play.ts';
import { expectSame } from './same.ts';

/** 8. Answers of two lanes commute: whichever arrives first, the same state comes out. */
export function lanesCommute(game: Game, { s }: Position): void {
  const deciding = game.deciding(s);
  if (s.lanes.length === 0) return;
  for (const one of deciding) {
    for (const other of deciding) {
      if (one >= other) continue;
      const [first] = game.actions(s, one);
      const answers = game.actions(s, other);
      const second = answers[answers.length - 1];
      const there = game.copy(s);
      game.apply(there, one, first);
      game.apply(there, other, second);
      const back = game.copy(s);
      game.apply(back, other, second);
      game.apply(back, one, first);
      expectSame(back, there);
    }
  }
}

/** 9. An answer in a lane changes neither what the others see nor what they hear, but for "ready". */
export function lanesAreUnseen(game: Game, { s, seat, choices }: Position): void {
  if (s.lanes.length === 0) return;
  for (const action of choices) {
    const after = game.copy(s);
    const events: GameEvent[] = [];
    game.apply(after, seat, action, (event) => events.push(event));
    // With the last answer the phase is over, and everything is shown.
    if (after.barriers !== s.barriers) continue;
    const ready = after.lanes[seat].length === 0;
    for (const other of [...s.lanes.keys(), null]) {
      if (other === seat) continue;
      expectSame(
        besides(game.view(after, other), ready ? seat : null),
        besides(game.view(s, other), ready ? seat : null),
      );
      if (!ready)
        expectSame(
          events.filter((event) => event.secretOf !== seat),
          [],
        );
    }
  }
}

/** A view without one seat's lane. */
function besides(view: GameState, seat: Seat | null): unknown {
  return { ...view, lanes: view.lanes.map((lane, owner) => (owner === seat ? [] : lane)) };
}
