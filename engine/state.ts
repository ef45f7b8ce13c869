import type { Options } from './options.ts';
import { type Rng, randomInt, shuffle } from './random.ts';

/** A place at the table: 0, 1, 2 … clockwise. */
export type Seat = number;

/** No seat at all: for cards that nobody holds. */
export const NOBODY: Seat = -1;

/**
 * One thing that has to be decided or done. Frames are values: made once, never changed, so that copies of a
 * state may share them. A game gives all its frames the same fields (one shape is fast).
 */
export interface Frame {
  readonly kind: string;
  /** Who decides; for an automatic step whom it concerns, or NOBODY. */
  readonly seat: Seat;
}

/**
 * What every game state has. A state is JSON: objects, arrays, numbers, strings, booleans, null. Component data
 * (cards, boards) stays outside, in frozen tables; the state refers to it by small numbers.
 */
export interface GameState<F extends Frame = Frame> {
  seats: number;
  /** All options of the table. Never changed after the set-up, so that copies may share them. */
  options: Options;
  rng: Rng;
  /** Counts draws, rolls and reveals: where it has moved, nothing before can be taken back. */
  barriers: number;
  /** What is to be done; the last frame is what happens now. Empty: the game is over. */
  stack: F[];
  /** In a simultaneous phase a stack for each seat, all of them open at once; otherwise empty. */
  lanes: F[][];
}

/** The lane in which something is being carried out. Rules never wait, so there is one at most. */
let laneAtWork: Seat = NOBODY;

/** For the machine that runs frames: until `leaveLane`, what is pushed lies in this seat's lane. */
export function enterLane(seat: Seat): void {
  laneAtWork = seat;
}
export function leaveLane(): void {
  laneAtWork = NOBODY;
}

/** Puts a frame on top: it happens before everything that was pushed earlier. */
export function push<F extends Frame>(s: GameState<F>, frame: F): void {
  if (s.lanes.length === 0) s.stack.push(frame);
  else laneFor(s, frame).push(frame);
}

/** A lane belongs to one seat: it asks nobody else. Steps that concern nobody lie in the lane that pushed them. */
function laneFor<F extends Frame>(s: GameState<F>, frame: F): F[] {
  const lane = laneAtWork === NOBODY ? frame.seat : laneAtWork;
  if (lane === NOBODY)
    throw new Error(`"${frame.kind}" was pushed after the lanes were opened: push it before`);
  if (frame.seat !== lane && frame.seat !== NOBODY)
    throw new Error(`the lane of seat ${lane} cannot hold "${frame.kind}" of seat ${frame.seat}`);
  return s.lanes[lane];
}

/** Opens a simultaneous phase: each frame is asked of its own seat; the stack goes on when all are answered. */
export function openLanes<F extends Frame>(s: GameState<F>, frames: readonly F[]): void {
  if (s.lanes.length > 0) throw new Error('lanes are open already');
  const lanes: F[][] = [];
  for (let seat = 0; seat < s.seats; seat++) lanes.push([]);
  for (const frame of frames) {
    if (lanes[frame.seat] === undefined) throw new Error(`a lane needs a seat, "${frame.kind}" has none`);
    lanes[frame.seat].push(frame);
  }
  s.lanes = lanes;
}

/** What a seat sees of the lanes: its own, and of another one that it is open, and nothing else. */
export function lanesSeenBy<F extends Frame>(
  s: GameState<F>,
  seat: Seat | null,
  laneOf: (owner: Seat) => F,
): F[][] {
  return s.lanes.map((lane, owner) =>
    owner === seat ? lane.slice() : lane.length > 0 ? [laneOf(owner)] : [],
  );
}

/**
 * Something hidden becomes known to somebody. Inside a lane nothing may: chance there would depend on the order in
 * which answers arrive, and others would notice. Draw before the lanes open, reveal after they have closed.
 */
export function reveal(s: GameState): void {
  if (s.lanes.length > 0) throw new Error('no draw, roll or reveal inside a lane');
  s.barriers++;
}

/** Takes the top (last) card of a face-down pile. */
export function drawTop(s: GameState, pile: number[]): number {
  const card = pile.pop();
  if (card === undefined) throw new Error('drew from an empty pile');
  reveal(s);
  return card;
}

export function shufflePile(s: GameState, pile: number[]): void {
  reveal(s);
  shuffle(s.rng, pile);
}

/** A die with the faces 0 to sides − 1. */
export function roll(s: GameState, sides: number): number {
  reveal(s);
  return randomInt(s.rng, sides);
}
