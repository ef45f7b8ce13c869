import type { Action, Seat } from '@spielstube/engine';

/** A move in the tree, with what the search has learnt about it. */
export class Move {
  readonly action: Action;
  readonly mover: Seat;
  /** The lead that the evaluation promises after the move. */
  readonly promise: number;
  /** How often the move was open, and how often it was tried. */
  available = 0;
  visits = 0;
  /** Sum of the mover's rewards. */
  reward = 0;
  /** Sum of the leads of the seat that thinks. */
  lead = 0;
  readonly next = new Position();

  constructor(action: Action, mover: Seat, promise: number) {
    this.action = action;
    this.mover = mover;
    this.promise = promise;
  }
}

/**
 * What the thinking seat can tell apart: the same moves so far. Different imagined worlds meet here, so the moves
 * that are open, and even who is to move, may change from visit to visit.
 */
export class Position {
  private readonly moves: (Map<Action, Move> | undefined)[] = [];

  movesOf(mover: Seat): Map<Action, Move> {
    const known = this.moves[mover];
    if (known !== undefined) return known;
    const moves = new Map<Action, Move>();
    this.moves[mover] = moves;
    return moves;
  }
}
