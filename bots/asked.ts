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

/**
 * What the seat sees, as though nobody else were ready yet in a simultaneous phase. What others have answered is hidden, so
 * a bot lets them answer in its thoughts, and judges its own answer the same way whether it comes first or last.
 */
export function beforeOthersAnswer(game: Game, view: GameState, own: Seat): GameState {
  const { laneOf } = game;
  if (laneOf === undefined || view.lanes.every((lane) => lane.length > 0)) return view;
  const lanes = view.lanes.map((lane, seat) =>
    seat === own || lane.length > 0 ? lane : [laneOf(view, seat)],
  );
  return { ...view, lanes };
}

export function isOver(game: Game, s: GameState): boolean {
  return game.turnOf(s) === NOBODY;
}
