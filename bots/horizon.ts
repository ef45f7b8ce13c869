import { type Game, type GameState, NOBODY, type PlannedRounds, type Seat } from '@spielstube/engine';

/** How far a playout goes before the position is judged as it is. */
export interface Horizon {
  /** Choices that are compared for a move on the way: fewer, where the way is long. */
  readonly tries: number;
  /** A playout begins. */
  begin(): void;
  /** Whether this decision of the seat lies beyond. */
  isReached(s: GameState, mover: Seat): boolean;
}

/** Choices that are compared for a move; fewer, if the way is longer than one round. */
const TRIES = 8;
/** Turns of each seat after the current one, where rounds are not planned. */
const TURNS = 2;

export function horizonOf(game: Game, view: GameState): Horizon {
  return game.planned === undefined
    ? new TurnsAhead(game, 1 + TURNS * view.seats)
    : new RoundsAhead(game.planned, view);
}

/** The current turn, and then so many of each seat. */
class TurnsAhead implements Horizon {
  readonly tries = TRIES;
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
  readonly tries: number;
  private readonly planned: PlannedRounds<GameState>;
  private readonly end: number;

  constructor(planned: PlannedRounds<GameState>, view: GameState) {
    const rounds = planned.ahead(view);
    this.planned = planned;
    this.end = planned.round(view) + rounds;
    this.tries = Math.ceil(TRIES / rounds);
  }

  begin(): void {}

  isReached(s: GameState): boolean {
    return this.planned.round(s) >= this.end;
  }
}
