import {
  type Action,
  completeOptions,
  type Decision,
  type Game,
  type GameEvent,
  type GameState,
  hashState,
  NOT_OFFERED,
  NOT_YOUR_TURN,
  type Options,
  type Refusal,
  type ScoreSheet,
  type Seat,
  seedCommitment,
} from '@spielstube/engine';
import type { GameRecord, Move, RecordedResult, SeatPlan } from './record.ts';

export interface TableSetup {
  readonly seats: readonly SeatPlan[];
  readonly options: Options;
  readonly seed: string;
}

/** An event with the move that caused it; move 0 is the set-up. */
export interface TableEvent {
  readonly move: number;
  readonly event: GameEvent;
}

/** A choice as it travels: the action, and the notation that submits it. */
export interface Choice {
  readonly action: Action;
  readonly notation: string;
}

/** All that one seat (or a spectator) may know of a table. Plain data: it can be sent anywhere. */
export interface Look {
  readonly viewer: Seat | null;
  /** Number of moves so far; a submitted move names it. */
  readonly seq: number;
  /** Counts the moves that were taken back: where it has changed, events must be read anew. */
  readonly undone: number;
  readonly view: GameState;
  readonly deciding: readonly Seat[];
  /** What the viewer is asked, or null. */
  readonly decision:
    | (Pick<Decision<Action, unknown>, 'frame' | 'closed'> & { readonly choices: readonly Choice[] })
    | null;
  readonly canUndo: boolean;
  readonly scores: readonly ScoreSheet[];
  readonly progress: number;
  readonly events: readonly TableEvent[];
  readonly commitment: string;
  /** Once the game is over. */
  readonly result: (RecordedResult & { readonly seed: string }) | null;
}

/** The standing after a move, for the chart of points over time. */
export interface Standing {
  readonly move: number;
  readonly progress: number;
  readonly totals: readonly number[];
}

/** The game has moved on since the sender looked. */
export const OUT_OF_DATE: Refusal = { reason: 'outOfDate', rule: '', details: {} };
/** Nothing can be taken back: something was drawn or revealed, or it is another seat's turn. */
export const NOTHING_TO_UNDO: Refusal = { reason: 'nothingToUndo', rule: '', details: {} };

/**
 * One game being played: it checks what seats submit, keeps the log, and shows every seat its own view. The log
 * (options, seats, seed, moves) is the game; everything else is rebuilt from it.
 */
export class Table {
  readonly game: Game;
  readonly setup: TableSetup;
  private state: GameState;
  private readonly moves: Move[] = [];
  private readonly events: TableEvent[] = [];
  /** The state at the last barrier and the number of moves made by then. */
  private barrier: { state: GameState; moves: number };
  private undone = 0;

  constructor(game: Game, setup: TableSetup, moves: readonly Move[] = []) {
    this.game = game;
    this.setup = { ...setup, options: completeOptions(game, setup.options) };
    this.state = game.setup(setup.seats.length, this.setup.options, setup.seed, (event) =>
      this.events.push({ move: 0, event }),
    );
    this.barrier = { state: game.copy(this.state), moves: 0 };
    for (const move of moves) {
      const refusal = this.submit(move.seat, move.notation);
      if (refusal !== null) {
        throw new Error(
          `move ${this.moves.length + 1} (${move.notation}) is not legal: ${refusal.reason} ${refusal.rule}`,
        );
      }
    }
  }

  get seq(): number {
    return this.moves.length;
  }

  deciding(): readonly Seat[] {
    return this.game.deciding(this.state);
  }

  isOver(): boolean {
    return this.deciding().length === 0;
  }

  /**
   * A seat moves. `seq` is the number of moves it has seen; without it the move is taken as it comes. Refused moves
   * change nothing.
   */
  submit(seat: Seat, notation: string, seq = this.seq): Refusal | null {
    if (!this.deciding().includes(seat)) return NOT_YOUR_TURN;
    if (seq !== this.seq && this.state.lanes.length === 0) return OUT_OF_DATE;
    const action = this.game.parse(notation);
    if (action === null) return NOT_OFFERED;
    const refusal = this.game.check(this.state, seat, action);
    if (refusal !== null) return refusal;
    this.carryOut({ seat, notation }, action);
    return null;
  }

  private carryOut(move: Move, action: Action): void {
    const barriers = this.state.barriers;
    const simultaneous = this.state.lanes.length > 0;
    this.moves.push(move);
    const number = this.moves.length;
    this.game.apply(this.state, move.seat, action, (event) => this.events.push({ move: number, event }));
    const passedOn = !simultaneous && !this.deciding().includes(move.seat);
    if (this.state.barriers !== barriers || passedOn) {
      this.barrier = { state: this.game.copy(this.state), moves: number };
    }
  }

  /** The last move of the seat that can still be taken back, or -1. */
  private lastOwnMove(seat: Seat): number {
    for (let n = this.moves.length - 1; n >= this.barrier.moves; n--)
      if (this.moves[n].seat === seat) return n;
    return -1;
  }

  /** Takes the seat's last move back, up to the last barrier. */
  undo(seat: Seat): Refusal | null {
    const last = this.lastOwnMove(seat);
    if (last < 0) return NOTHING_TO_UNDO;
    const kept = this.moves.filter((_, n) => n !== last).slice(this.barrier.moves);
    this.state = this.game.copy(this.barrier.state);
    this.moves.length = this.barrier.moves;
    const firstGone = this.events.findIndex((one) => one.move > this.barrier.moves);
    if (firstGone >= 0) this.events.length = firstGone;
    this.undone++;
    for (const move of kept) this.submit(move.seat, move.notation);
    return null;
  }

  /** What a seat may know now, with the events after the move `since`. */
  look(viewer: Seat | null, since = -1): Look {
    const { game, state } = this;
    const view = game.view(state, viewer);
    const deciding = this.deciding();
    const asked = viewer !== null && deciding.includes(viewer);
    return {
      viewer,
      seq: this.seq,
      undone: this.undone,
      view,
      deciding,
      decision: asked ? this.ask(viewer) : null,
      canUndo: viewer !== null && this.lastOwnMove(viewer) >= 0,
      scores: game.scores(view),
      progress: game.progress(view),
      events: this.events.filter(
        ({ move, event }) => move > since && (event.secretOf === undefined || event.secretOf === viewer),
      ),
      commitment: seedCommitment(this.setup.seed),
      result: this.isOver() ? { ...this.result(), seed: this.setup.seed } : null,
    };
  }

  private ask(seat: Seat): NonNullable<Look['decision']> {
    const { frame, choices, closed } = this.game.decision(this.state, seat);
    return {
      frame,
      choices: choices.map((action) => ({ action, notation: this.game.notate(action) })),
      closed,
    };
  }

  /** The table as it was after a number of moves. */
  at(moves: number): Table {
    return new Table(this.game, this.setup, this.moves.slice(0, moves));
  }

  /** The points of all seats after every move, as the viewer saw them. */
  standings(viewer: Seat | null): Standing[] {
    const replay = new Table(this.game, this.setup);
    const standing = (): Standing => {
      const view = replay.game.view(replay.state, viewer);
      return {
        move: replay.seq,
        progress: replay.game.progress(view),
        totals: replay.game.scores(view).map((sheet) => sheet.total),
      };
    };
    const standings = [standing()];
    for (const move of this.moves) {
      replay.submit(move.seat, move.notation);
      standings.push(standing());
    }
    return standings;
  }

  private result(): RecordedResult {
    return {
      scores: this.game.scores(this.state).map((sheet) => sheet.total),
      winners: this.game.winners(this.state),
      hash: this.hash(),
    };
  }

  hash(): string {
    return hashState(this.state);
  }

  record(): GameRecord {
    return {
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      seats: this.setup.seats,
      options: this.setup.options,
      seed: this.setup.seed,
      commitment: seedCommitment(this.setup.seed),
      moves: this.moves.slice(),
      result: this.isOver() ? this.result() : null,
    };
  }
}
