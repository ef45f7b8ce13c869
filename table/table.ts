import {
  completeOptions,
  type Game,
  hashState,
  NOT_OFFERED,
  NOT_YOUR_TURN,
  type Options,
  type Refusal,
  type Seat,
  seedCommitment,
} from '@spielstube/engine';
import { History } from './history.ts';
import type { LogEntry, Move, NewEntry } from './log.ts';
import type { AskedDecision, Look, Standing } from './look.ts';
import type { GameRecord, RecordedResult, SeatPlan } from './record.ts';

export interface TableSetup {
  readonly seats: readonly SeatPlan[];
  readonly options: Options;
  readonly seed: string;
}

/** From this moment on these seats are asked. A new one begins when others are asked, or somebody else plays for them. */
export interface Turn {
  /** When it began; 0 where nobody knows. */
  readonly time: number;
  readonly deciding: readonly Seat[];
  /** Those of them whose own people have to answer. */
  readonly people: readonly Seat[];
  readonly paused: boolean;
  /** What it began with; the first one with the set-up. */
  readonly cause: LogEntry | null;
}

/** The answer belongs to another decision than the one that waits: the game has moved on since the sender looked. */
export const OUT_OF_DATE: Refusal = { reason: 'outOfDate', rule: '', details: {} };
/** Nothing can be taken back: something was drawn or revealed, or it is another seat's turn. */
export const NOTHING_TO_UNDO: Refusal = { reason: 'nothingToUndo', rule: '', details: {} };

const sameSeats = (some: readonly Seat[], others: readonly Seat[]): boolean =>
  some.length === others.length && some.every((seat, n) => seat === others[n]);

/**
 * One game being played: it checks what seats submit, keeps the log, and shows every seat its own view. The log
 * (options, seats, seed, entries) is the game; everything else is rebuilt from it.
 */
export class Table {
  readonly game: Game;
  readonly setup: TableSetup;
  private history: History;
  private log: LogEntry[] = [];
  /** Entries of each seat so far: they number its decisions. */
  private entries: number[];
  /** Who plays each seat now; `setup.seats` says who sat down. */
  private players: readonly SeatPlan[];
  private ending = false;
  private pausing = false;
  private turnsSoFar: readonly Turn[];
  private readonly commitment: string;

  constructor(game: Game, setup: TableSetup, moves: readonly Move[] = []) {
    const seats = setup.seats.length;
    this.game = game;
    this.setup = { ...setup, options: completeOptions(game, seats, setup.options) };
    this.commitment = seedCommitment(setup.seed);
    this.history = new History(game, seats, this.setup.options, setup.seed);
    this.entries = setup.seats.map(() => 0);
    this.players = setup.seats;
    this.turnsSoFar = [this.turnOf(null)];
    for (const { seat, notation } of moves) this.enter(this.entryOf(seat, notation, 0));
  }

  /** The table that a log leads to. Throws if an entry does not fit. */
  static fromLog(game: Game, setup: TableSetup, log: readonly LogEntry[]): Table {
    const table = new Table(game, setup);
    for (const entry of log) table.enter(entry);
    return table;
  }

  /** Number of moves so far, those of all lanes included. */
  get seq(): number {
    return this.history.allMoves().length;
  }

  /** Everything that was ever entered, what was taken back included. */
  get entered(): readonly LogEntry[] {
    return this.log;
  }

  /** Whoever plays the seat now: its person, or a bot meanwhile. */
  playerOf(seat: Seat): SeatPlan {
    return this.players[seat];
  }

  /** True if all have agreed to stop before the end. */
  get ended(): boolean {
    return this.ending;
  }

  get paused(): boolean {
    return this.pausing;
  }

  /** Who was asked when, from the beginning: clocks are reckoned from it. Everybody may know it. */
  get turns(): readonly Turn[] {
    return this.turnsSoFar;
  }

  private turnOf(cause: LogEntry | null): Turn {
    const deciding = this.ending ? [] : this.deciding();
    return {
      time: cause?.time ?? 0,
      deciding,
      people: deciding.filter((seat) => this.players[seat].kind === 'person'),
      paused: this.pausing,
      cause,
    };
  }

  /** The number of moves that everybody knows of. */
  get publicMoves(): number {
    return this.history.movesKnownTo(null).length;
  }

  deciding(): readonly Seat[] {
    return this.game.deciding(this.history.state);
  }

  isOver(): boolean {
    return this.deciding().length === 0;
  }

  /** The number of the decision that the seat would answer now. */
  decisionOf(seat: Seat): number {
    return this.entries[seat];
  }

  /**
   * Null if the seat may move so. `decision` is the one that the move answers; without it the move is taken as it
   * comes (bots, replays).
   */
  checkMove(seat: Seat, notation: string, decision = this.decisionOf(seat)): Refusal | null {
    if (this.ending || !this.deciding().includes(seat)) return NOT_YOUR_TURN;
    if (decision !== this.decisionOf(seat)) return OUT_OF_DATE;
    const action = this.game.parse(notation);
    return action === null ? NOT_OFFERED : this.game.check(this.history.state, seat, action);
  }

  checkUndo(seat: Seat, decision = this.decisionOf(seat)): Refusal | null {
    if (decision !== this.decisionOf(seat)) return OUT_OF_DATE;
    if (this.ending) return NOTHING_TO_UNDO;
    return this.history.canTakeBack(seat) ? null : NOTHING_TO_UNDO;
  }

  /** The entry of a move or, without one, of an undo, as it will stand in the log. Nothing has happened yet. */
  entryOf(seat: Seat, notation: string | null, time: number): LogEntry {
    return this.numbered(notation === null ? { kind: 'undo', seat } : { kind: 'move', seat, notation }, time);
  }

  /** An entry as it will stand in the log. */
  numbered(entry: NewEntry, time: number): LogEntry {
    return { ...entry, seq: this.log.length + 1, time };
  }

  /** The table after an entry that was checked; this one stays as it is. */
  after(entry: LogEntry): Table {
    const next: Table = Object.assign(Object.create(Table.prototype), this, {
      history: this.history.copy(),
      log: this.log.slice(),
      entries: this.entries.slice(),
    });
    next.enter(entry);
    return next;
  }

  /** A seat moves, here and now. Refused moves change nothing. */
  submit(seat: Seat, notation: string, decision?: number): Refusal | null {
    const refusal = this.checkMove(seat, notation, decision);
    if (refusal === null) this.enter(this.entryOf(seat, notation, 0));
    return refusal;
  }

  /**
   * What the seat cannot see lies otherwise from now on: for another course of a game. Refused where the seat is not asked,
   * and in a simultaneous phase in which somebody has moved.
   */
  reshuffle(seat: Seat, notation: string): Refusal | null {
    if (!this.deciding().includes(seat)) return NOT_YOUR_TURN;
    if (this.history.isPhaseBegun) return NOT_OFFERED;
    this.enter(this.entryOf(seat, notation, 0));
    return null;
  }

  /** Takes the seat's last move back, up to the last barrier; in a simultaneous phase in its own lane only. */
  undo(seat: Seat, decision?: number): Refusal | null {
    const refusal = this.checkUndo(seat, decision);
    if (refusal === null) this.enter(this.entryOf(seat, null, 0));
    return refusal;
  }

  private enter(entry: LogEntry): void {
    switch (entry.kind) {
      case 'move':
        this.history.carryOut({ seat: entry.seat, notation: entry.notation });
        break;
      case 'undo':
        this.history.takeBack(entry.seat);
        break;
      case 'seat':
        this.players = this.players.with(entry.seat, entry.player);
        break;
      case 'back':
        this.goBack(entry.moves);
        break;
      case 'end':
        this.ending = true;
        break;
      case 'pause':
        this.pausing = entry.paused;
        break;
    }
    this.log.push(entry);
    this.entries[entry.seat]++;
    const [last, now] = [this.turnsSoFar[this.turnsSoFar.length - 1], this.turnOf(entry)];
    const alike =
      last.paused === now.paused &&
      sameSeats(last.deciding, now.deciding) &&
      sameSeats(last.people, now.people);
    if (!alike) this.turnsSoFar = [...this.turnsSoFar, now];
  }

  /** Answers to what was asked later are out of date. */
  private goBack(moves: number): void {
    const { seats, options, seed } = this.setup;
    this.history = this.history.backTo(new History(this.game, seats.length, options, seed), moves);
    this.entries = this.entries.map((number) => number + 1);
  }

  /** Where it has changed for a viewer, events must be read anew. */
  epoch(viewer: Seat | null): string {
    return this.history.epoch(viewer);
  }

  /** Changes whenever the viewer's look does. */
  stamp(viewer: Seat | null): string {
    const seq = this.history.movesKnownTo(viewer).length;
    const next = viewer === null ? 0 : this.decisionOf(viewer);
    return JSON.stringify([viewer, seq, next, this.epoch(viewer), this.deciding()]);
  }

  /** True if the seat knows something that not everybody may know, or does something that nobody else may see. */
  hasSecrets(seat: Seat): boolean {
    const { game, history } = this;
    if (history.hasSecretsOf(seat)) return true;
    return JSON.stringify(game.view(history.state, seat)) !== JSON.stringify(game.view(history.state, null));
  }

  /** What a seat may know now, with the events after the move `since`. */
  look(viewer: Seat | null, since = -1): Look {
    const { game, history } = this;
    const view = game.view(history.state, viewer);
    const deciding = this.deciding();
    const moves = history.movesKnownTo(viewer);
    return {
      viewer,
      seq: moves.length,
      since: viewer === null ? moves.length : moves.findLastIndex(({ seat }) => seat === viewer) + 1,
      epoch: this.epoch(viewer),
      view,
      deciding,
      decision: viewer !== null && deciding.includes(viewer) ? this.ask(viewer) : null,
      canUndo: viewer !== null && history.canTakeBack(viewer),
      next: viewer === null ? 0 : this.decisionOf(viewer),
      scores: game.scores(view),
      progress: game.progress(view),
      events: history.eventsToldTo(viewer, since),
      moments: history.headings,
      commitment: this.commitment,
      corrections: game.box.corrections,
      result: this.isOver() ? { ...this.result(), seed: this.setup.seed } : null,
    };
  }

  private ask(seat: Seat): AskedDecision {
    const { frame, choices, closed } = this.game.decision(this.history.state, seat);
    return {
      id: this.decisionOf(seat),
      frame,
      choices: choices.map((action) => ({ action, notation: this.game.notate(action) })),
      closed,
    };
  }

  /** The table as it was after a number of the moves that the viewer knows of. */
  at(moves: number, viewer: Seat | null): Table {
    return new Table(this.game, this.setup, this.history.movesKnownTo(viewer).slice(0, moves));
  }

  /** The notation of every move that the viewer knows of; null where it would tell what others may not know yet. */
  notations(viewer: Seat | null): (string | null)[] {
    const { game } = this;
    const isSecret = (notation: string): boolean => {
      const action = game.parse(notation);
      return action === null || game.secretMoves?.includes(action.do) === true;
    };
    const isOver = this.isOver();
    return this.history
      .movesKnownTo(viewer)
      .map(({ seat, notation }) => (isOver || seat === viewer || !isSecret(notation) ? notation : null));
  }

  /** The points of all seats after every move, as the viewer saw them. */
  standings(viewer: Seat | null): Standing[] {
    const { game } = this;
    const moves = this.history.movesKnownTo(null);
    const replay = new Table(game, this.setup).history;
    const standing = (move: number, turnOver: boolean): Standing => {
      const view = game.view(replay.state, viewer);
      return {
        move,
        turnOver,
        progress: game.progress(view),
        totals: game.scores(view).map((sheet) => sheet.total),
      };
    };
    const standings = [standing(0, true)];
    for (const [n, move] of moves.entries()) {
      replay.carryOut(move);
      standings.push(standing(n + 1, this.endsTurn(move, moves[n + 1])));
    }
    return standings;
  }

  /** A turn ends where its seat says so or another one goes on. */
  private endsTurn({ seat, notation }: Move, next: Move | undefined): boolean {
    return next?.seat !== seat || this.game.parse(notation)?.do === 'end';
  }

  /** How the game stands, and at its end: who has won. */
  result(): RecordedResult {
    const { state } = this.history;
    return {
      scores: this.game.scores(state).map((sheet) => sheet.total),
      winners: this.game.winners(state),
      hash: this.hash(),
    };
  }

  hash(): string {
    return hashState(this.history.state);
  }

  /** The hash as rules of an older version would have written it. */
  formerHash(version: number, options: Options): string {
    const { state } = this.history;
    return hashState(this.game.formerly?.written(version, state, options) ?? state);
  }

  /** Makes the moves that rules of an older version made by themselves where today's ask. */
  catchUp(version: number): void {
    for (const seat of this.deciding()) {
      const action = this.game.formerly?.unasked(version, this.history.state, seat) ?? null;
      if (action === null) continue;
      this.enter(this.entryOf(seat, this.game.notate(action), 0));
      this.catchUp(version);
      return;
    }
  }

  record(): GameRecord {
    return {
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      corrections: this.game.box.corrections,
      box: this.game.box.named,
      seats: this.setup.seats,
      options: this.setup.options,
      seed: this.setup.seed,
      commitment: this.commitment,
      moves: this.history.allMoves(),
      result: this.isOver() ? this.result() : null,
    };
  }
}
