import type { Seat } from '@spielstube/engine';
import type { SeatPlan } from './record.ts';

export interface Move {
  readonly seat: Seat;
  /** In the game's own notation. */
  readonly notation: string;
}

/** What can happen at a table. Entries are only ever added, and their numbers only grow. */
export type LogEntry = MoveEntry | UndoEntry | SeatEntry | BackEntry | EndEntry | PauseEntry;

interface Entry {
  /** 1, 2, 3 … */
  readonly seq: number;
  /** When it was entered, in milliseconds since 1970; 0 where nobody knows. */
  readonly time: number;
  readonly seat: Seat;
}
export interface MoveEntry extends Entry {
  readonly kind: 'move';
  readonly notation: string;
}
/** The seat takes back the last of its moves that still counts. */
export interface UndoEntry extends Entry {
  readonly kind: 'undo';
}
/** From now on somebody else plays the seat: a bot for its person, or the person again. */
export interface SeatEntry extends Entry {
  readonly kind: 'seat';
  readonly player: SeatPlan;
  readonly why: 'handedOver' | 'timeUp' | 'agreed' | 'back' | 'left' | 'joined';
}
/** All have agreed to go back to where so many moves were made; `seat` has asked for it. */
export interface BackEntry extends Entry {
  readonly kind: 'back';
  readonly moves: number;
}
/** All have agreed to end the game here. */
export interface EndEntry extends Entry {
  readonly kind: 'end';
}
/** Clocks stand from now on, or go on. */
export interface PauseEntry extends Entry {
  readonly kind: 'pause';
  readonly paused: boolean;
}

/** An entry that is still to be numbered and dated. */
export type NewEntry = Unnumbered<LogEntry>;
type Unnumbered<E> = E extends LogEntry ? Omit<E, 'seq' | 'time'> : never;

/** The moves that count, in the order in which they came: what its seat has taken back is left out. Of a log in which nobody went back further. */
export function movesIn(log: readonly LogEntry[]): Move[] {
  const moves: Move[] = [];
  for (const entry of log) {
    if (entry.kind === 'move') moves.push({ seat: entry.seat, notation: entry.notation });
    else if (entry.kind === 'undo')
      moves.splice(
        moves.findLastIndex((move) => move.seat === entry.seat),
        1,
      );
  }
  return moves;
}
