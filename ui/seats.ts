import type { Frame, GameState, GameTypes, Seat } from '@spielstube/engine';
import type { BoardProps, SeatInfo } from './board.ts';
import { type CrestNumber, crestOf } from './crest.tsx';

/** What is drawn once of every board: a part gets the whole board and picks what it needs. */
export interface PartProps<G extends GameTypes> {
  readonly board: BoardProps<G>;
}

/** A part that draws what belongs to one seat. */
export interface SeatProps<G extends GameTypes> extends PartProps<G> {
  readonly seat: Seat;
}

/** A part that draws one of the others. */
export interface RivalProps<G extends GameTypes> extends PartProps<G> {
  readonly info: SeatInfo;
}

/** The viewer's own seat; a spectator has none. */
export function ownSeat<G extends GameTypes>({ seats, viewer }: BoardProps<G>): SeatInfo | undefined {
  return viewer === null ? undefined : seats[viewer];
}

/** The seats around the table that are not the viewer's own, in the order of their turns; a solo rival among them. */
export function othersOf<G extends GameTypes>({ seats, viewer }: BoardProps<G>): SeatInfo[] {
  if (viewer === null) return [...seats];
  return [...seats.slice(viewer + 1), ...seats.slice(0, viewer)];
}

/** Whose turn it is, if it is anybody's. */
export function decider<G extends GameTypes>({ seats }: BoardProps<G>): Seat | undefined {
  return seats.find(({ deciding }) => deciding)?.seat;
}

/** The crest of a seat; a rival without a seat bears the one after the last. */
export function crestAt<G extends GameTypes>({ seats }: BoardProps<G>, seat: Seat): CrestNumber {
  return seats[seat]?.crest ?? crestOf(seat);
}

/**
 * What everybody may know to be asked: of this seat, or of whoever decides. What the viewer is asked is the board's
 * `frame`. In a simultaneous phase a view shows of another lane only what the game makes public of it.
 */
export function publicFrame<F extends Frame>(view: GameState<F>, seat?: Seat): F | undefined {
  if (view.lanes.length === 0) {
    const frame = view.stack.at(-1);
    return seat === undefined || frame?.seat === seat ? frame : undefined;
  }
  const lane = seat === undefined ? view.lanes.find((frames) => frames.length > 0) : view.lanes[seat];
  return lane?.at(-1);
}
