import { type Game, type GameState, NOBODY, type Seat } from '@spielstube/engine';

/** Is this seat asked something now? */
export function isAsked(game: Game, s: GameState, seat: Seat): boolean {
  return s.lanes.length > 0 ? s.lanes[seat].length > 0 : game.turnOf(s) === seat;
}

/**
 * Whose decision a bot looks at next. Of several open lanes its own comes first: the others are hidden from it,
 * and nothing in them depends on the order.
 */
export function nextSeat(game: Game, s: GameState, own: Seat): Seat {
  return s.lanes.length > 0 && s.lanes[own].length > 0 ? own : game.turnOf(s);
}

export function isOver(game: Game, s: GameState): boolean {
  return game.turnOf(s) === NOBODY;
}
