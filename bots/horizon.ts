import { type Game, type GameState, NOBODY, type Seat } from '@spielstube/engine';

/** How far a playout goes before the position is judged as it is. */
export interface Horizon {
  /** Choices that are compared for a move on the way: fewer, where the way is long. */
  readonly tries: number;
  /** A playout begins. */
  begin(): void;
  /** Whether this decision of the seat lies beyond. */
  isReached(s: GameState, mover: Seat): boolean;
}

/** So many rounds beyond what the seat that thinks sees. */
export function horizonOf(game: Game, view: GameState, rounds: number): Horizon {
  return game.plannedRound === undefined
    ? new TurnsAhead(game, 1 + rounds * view.seats)
    : new RoundsAhead(game.plannedRound, game.plannedRound(view) + rounds);
}

/** The current turn, and then so many of each seat. */
class TurnsAhead implements Horizon {
  readonly tries = 8;
  private readonly game: Game;
  private readonly turns: number;
  private begun = 0;
  private player: Seat = NOBODY;
  private time = -1;

  constructor(game: Game, turns: number) {
    this.game = game;
    this.turns = turns;
  }

  begin(): void {
    this.begun = 0;
    this.player = NOBODY;
    this.time = -1;
  }

  /** A turn begins when another seat decides or, alone at the table, when time has moved on. */
  isReached(s: GameState, mover: Seat): boolean {
    const now = this.game.progress(s);
    if (mover === this.player && now === this.time) return false;
    this.player = mover;
    this.time = now;
    return this.begun++ === this.turns;
  }
}

/**
 * Up to the end of a round, the same one for all moves that are compared: in the middle of a round that was planned as a
 * whole, who has acted more often looks better than he is.
 */
class RoundsAhead implements Horizon {
  readonly tries = 4;
  private readonly roundOf: (s: GameState) => number;
  private readonly end: number;

  constructor(roundOf: (s: GameState) => number, end: number) {
    this.roundOf = roundOf;
    this.end = end;
  }

  begin(): void {}

  isReached(s: GameState): boolean {
    return this.roundOf(s) >= this.end;
  }
}
