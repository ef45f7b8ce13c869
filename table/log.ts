import type { Seat } from '@spielstube/engine';

export interface Move {
  readonly seat: Seat;
  /** In the game's own notation. */
  readonly notation: string;
}

/** What can happen at a table. Entries are only ever added, and their numbers only grow. */
export type LogEntry = MoveEntry | UndoEntry;

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

/** The moves that count: what was taken back is left out. */
export function movesIn(log: readonly LogEntry[]): Move[] {
  const moves: Move[] = [];
  for (const entry of log) {
    if (entry.kind === 'move') moves.push({ seat: entry.seat, notation: entry.notation });
    else
      moves.splice(
        moves.findLastIndex((move) => move.seat === entry.seat),
        1,
      );
  }
  return moves;
}
