import {
  completeOptions,
  type Game,
  type GameState,
  hashState,
  NOT_OFFERED,
  NOT_YOUR_TURN,
  type Options,
  type Refusal,
  type Seat,
  seedCommitment,
} from '@spielstube/engine';
import type { LogEntry, Move } from './log.ts';
import type { AskedDecision, Look, Standing, TableEvent, TableMoment } from './look.ts';
import type { GameRecord, RecordedResult, SeatPlan } from './record.ts';

export interface TableSetup {
  readonly seats: readonly SeatPlan[];
  readonly options: Options;
  readonly seed: string;
}

/** The answer belongs to another decision than the one that waits: the game has moved on since the sender looked. */
export const OUT_OF_DATE: Refusal = { reason: 'outOfDate', rule: '', details: {} };
/** Nothing can be taken back: something was drawn or revealed, or it is another seat's turn. */
export const NOTHING_TO_UNDO: Refusal = { reason: 'nothingToUndo', rule: '', details: {} };

/** What can no longer be taken back: the state there, and how much had happened by then. */
interface Fixed {
  readonly state: GameState;
  readonly moves: number;
  readonly events: number;
  readonly moments: number;
}

/** What one seat has done in a simultaneous phase; nobody else knows of it until the phase is over. */
interface Lane {
  readonly moves: readonly Move[];
  readonly events: readonly TableEvent[];
  /** How often moves were taken back in it. */
  readonly undone: number;
}
const EMPTY_LANE: Lane = { moves: [], events: [], undone: 0 };

/**
 * One game being played: it checks what seats submit, keeps the log, and shows every seat its own view. The log
 * (options, seats, seed, entries) is the game; everything else is rebuilt from it.
 *
 * Moves of a simultaneous phase are kept lane by lane and put into the order of the seats when the phase is over, so
 * that nobody learns from numbers or order what others did meanwhile.
 */
export class Table {
  readonly game: Game;
  readonly setup: TableSetup;
  private state: GameState;
  private log: LogEntry[] = [];
  /** Entries of each seat so far: they number its decisions. */
  private entries: number[];
  private moves: Move[] = [];
  private events: TableEvent[] = [];
  private moments: TableMoment[] = [];
  private fixed: Fixed;
  /** One for each seat while a simultaneous phase is open, otherwise none. */
  private lanes: Lane[] = [];
  /** How often moves were taken back or lanes put into order, so that events must be read anew. */
  private rewritten = 0;

  constructor(game: Game, setup: TableSetup, moves: readonly Move[] = []) {
    this.game = game;
    this.setup = { ...setup, options: completeOptions(game, setup.seats.length, setup.options) };
    this.entries = setup.seats.map(() => 0);
    this.state = game.setup(setup.seats.length, this.setup.options, setup.seed, (event) =>
      this.events.push({ move: 0, event }),
    );
    this.noteMoment();
    this.fixed = this.fix();
    for (const move of moves) this.enter({ kind: 'move', seq: this.log.length + 1, time: 0, ...move });
  }

  /** The table that a log leads to. Throws if an entry does not fit. */
  static fromLog(game: Game, setup: TableSetup, log: readonly LogEntry[]): Table {
    const table = new Table(game, setup);
    for (const entry of log) table.enter(entry);
    return table;
  }

  /** Number of moves so far, those of all lanes included. */
  get seq(): number {
    return this.lanes.reduce((sum, lane) => sum + lane.moves.length, this.moves.length);
  }

  /** Everything that was ever entered, what was taken back included. */
  get entered(): readonly LogEntry[] {
    return this.log;
  }

  deciding(): readonly Seat[] {
    return this.game.deciding(this.state);
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
    if (!this.deciding().includes(seat)) return NOT_YOUR_TURN;
    if (decision !== this.decisionOf(seat)) return OUT_OF_DATE;
    const action = this.game.parse(notation);
    return action === null ? NOT_OFFERED : this.game.check(this.state, seat, action);
  }

  checkUndo(seat: Seat, decision = this.decisionOf(seat)): Refusal | null {
    if (decision !== this.decisionOf(seat)) return OUT_OF_DATE;
    return this.canUndo(seat) ? null : NOTHING_TO_UNDO;
  }

  /** The entry of a move or, without one, of an undo, as it will stand in the log. Nothing has happened yet. */
  entryOf(seat: Seat, notation: string | null, time: number): LogEntry {
    const seq = this.log.length + 1;
    return notation === null
      ? { kind: 'undo', seq, time, seat }
      : { kind: 'move', seq, time, seat, notation };
  }

  /** The table after an entry that was checked; this one stays as it is. */
  after(entry: LogEntry): Table {
    const next: Table = Object.assign(Object.create(Table.prototype), this, {
      state: this.game.copy(this.state),
      log: this.log.slice(),
      entries: this.entries.slice(),
      moves: this.moves.slice(),
      events: this.events.slice(),
      moments: this.moments.slice(),
      lanes: this.lanes.slice(),
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

  /** Takes the seat's last move back, up to the last barrier; in a simultaneous phase in its own lane only. */
  undo(seat: Seat, decision?: number): Refusal | null {
    const refusal = this.checkUndo(seat, decision);
    if (refusal === null) this.enter(this.entryOf(seat, null, 0));
    return refusal;
  }

  private enter(entry: LogEntry): void {
    if (entry.kind === 'undo') this.takeBack(entry.seat);
    else this.carryOut(entry);
    this.log.push(entry);
    this.entries[entry.seat]++;
  }

  private carryOut({ seat, notation }: Move): void {
    const { barriers } = this.state;
    if (this.lanes.length > 0) {
      this.moveInLane({ seat, notation });
      if (this.state.barriers !== barriers) this.closeLanes();
      return;
    }
    this.moveInTurn({ seat, notation });
    const passedOn = !this.deciding().includes(seat);
    const opened = this.state.lanes.length > 0;
    if (this.state.barriers !== barriers || passedOn || opened) this.fixed = this.fix();
  }

  private moveInTurn(move: Move): void {
    this.moves.push(move);
    const number = this.moves.length;
    this.apply(move, (event) => this.events.push(event), number);
    this.noteMoment();
  }

  private moveInLane(move: Move): void {
    const { moves, events, undone } = this.lanes[move.seat];
    const told: TableEvent[] = [];
    this.apply(move, (event) => told.push(event), this.moves.length + moves.length + 1);
    this.lanes[move.seat] = { moves: [...moves, move], events: [...events, ...told], undone };
  }

  /** Carries out a move that must be legal: whatever is entered was checked before. */
  private apply({ seat, notation }: Move, tell: (event: TableEvent) => void, number: number): void {
    const action = this.game.parse(notation);
    const refusal = action === null ? NOT_OFFERED : this.game.check(this.state, seat, action);
    if (action === null || refusal !== null) {
      throw new Error(`"${notation}" of seat ${seat + 1} is not legal: ${refusal?.reason} ${refusal?.rule}`);
    }
    this.game.apply(this.state, seat, action, (event) => tell({ move: number, event }));
  }

  /** The phase is over: its moves stand in the order of the seats, in whatever order they came. */
  private closeLanes(): void {
    const moves = this.lanes.flatMap((lane) => lane.moves);
    this.lanes = [];
    this.state = this.game.copy(this.fixed.state);
    for (const move of moves) this.moveInTurn(move);
    this.rewritten++;
    this.fixed = this.fix();
  }

  private takeBack(seat: Seat): void {
    if (!this.canUndo(seat)) throw new Error(`seat ${seat + 1} has nothing to take back`);
    if (this.lanes.length > 0) this.takeBackInLane(seat);
    else this.takeBackInTurn();
  }

  private takeBackInLane(seat: Seat): void {
    const kept = this.lanes.map(({ moves }, owner) => (owner === seat ? moves.slice(0, -1) : moves));
    const undone = this.lanes.map((lane, owner) => lane.undone + (owner === seat ? 1 : 0));
    this.state = this.game.copy(this.fixed.state);
    this.lanes = undone.map((times) => ({ ...EMPTY_LANE, undone: times }));
    for (const move of kept.flat()) this.moveInLane(move);
  }

  private takeBackInTurn(): void {
    const kept = this.moves.slice(this.fixed.moves, -1);
    this.state = this.game.copy(this.fixed.state);
    this.moves.length = this.fixed.moves;
    this.events.length = this.fixed.events;
    this.moments.length = this.fixed.moments;
    this.rewritten++;
    for (const move of kept) this.moveInTurn(move);
  }

  private canUndo(seat: Seat): boolean {
    if (this.lanes.length > 0) return this.lanes[seat].moves.length > 0;
    return this.moves.length > this.fixed.moves && this.moves[this.moves.length - 1].seat === seat;
  }

  /** From here on nothing can be taken back; where lanes are open, they begin here. */
  private fix(): Fixed {
    this.lanes = this.state.lanes.map(() => EMPTY_LANE);
    return {
      state: this.game.copy(this.state),
      moves: this.moves.length,
      events: this.events.length,
      moments: this.moments.length,
    };
  }

  /** A heading for what comes after this move, if it is a new one. */
  private noteMoment(): void {
    const moment = this.game.moment(this.state);
    const last = this.moments[this.moments.length - 1];
    if (JSON.stringify(last?.moment) !== JSON.stringify(moment))
      this.moments.push({ move: this.moves.length, moment });
  }

  private laneOf(viewer: Seat | null): Lane {
    return viewer === null ? EMPTY_LANE : (this.lanes[viewer] ?? EMPTY_LANE);
  }

  /** Where it has changed for a viewer, events must be read anew. */
  epoch(viewer: Seat | null): string {
    return `${this.rewritten}.${this.laneOf(viewer).undone}`;
  }

  /** Changes whenever the viewer's look does. */
  stamp(viewer: Seat | null): string {
    const seq = this.moves.length + this.laneOf(viewer).moves.length;
    const next = viewer === null ? 0 : this.decisionOf(viewer);
    return JSON.stringify([viewer, seq, next, this.epoch(viewer), this.deciding()]);
  }

  /** True if the seat knows something that not everybody may know, or does something that nobody else may see. */
  hasSecrets(seat: Seat): boolean {
    const { game, state } = this;
    if (this.lanes.length > 0 || this.events.some(({ event }) => event.secretOf === seat)) return true;
    return JSON.stringify(game.view(state, seat)) !== JSON.stringify(game.view(state, null));
  }

  /** What a seat may know now, with the events after the move `since`. */
  look(viewer: Seat | null, since = -1): Look {
    const { game, state } = this;
    const view = game.view(state, viewer);
    const deciding = this.deciding();
    const lane = this.laneOf(viewer);
    return {
      viewer,
      seq: this.moves.length + lane.moves.length,
      epoch: this.epoch(viewer),
      view,
      deciding,
      decision: viewer !== null && deciding.includes(viewer) ? this.ask(viewer) : null,
      canUndo: viewer !== null && this.canUndo(viewer),
      next: viewer === null ? 0 : this.decisionOf(viewer),
      scores: game.scores(view),
      progress: game.progress(view),
      events: [...this.events, ...lane.events].filter(
        ({ move, event }) => move > since && (event.secretOf === undefined || event.secretOf === viewer),
      ),
      moments: this.moments,
      commitment: seedCommitment(this.setup.seed),
      corrections: game.box.corrections,
      result: this.isOver() ? { ...this.result(), seed: this.setup.seed } : null,
    };
  }

  private ask(seat: Seat): AskedDecision {
    const { frame, choices, closed } = this.game.decision(this.state, seat);
    return {
      id: this.decisionOf(seat),
      frame,
      choices: choices.map((action) => ({ action, notation: this.game.notate(action) })),
      closed,
    };
  }

  /** The table as it was after a number of the moves that the viewer knows of. */
  at(moves: number, viewer: Seat | null): Table {
    const known = [...this.moves, ...this.laneOf(viewer).moves];
    return new Table(this.game, this.setup, known.slice(0, moves));
  }

  /** The points of all seats after every move, as the viewer saw them. */
  standings(viewer: Seat | null): Standing[] {
    const replay = new Table(this.game, this.setup);
    const standing = (move: number, turnOver: boolean): Standing => {
      const view = replay.game.view(replay.state, viewer);
      return {
        move,
        turnOver,
        progress: replay.game.progress(view),
        totals: replay.game.scores(view).map((sheet) => sheet.total),
      };
    };
    const standings = [standing(0, true)];
    for (const [n, move] of this.moves.entries()) {
      replay.carryOut(move);
      standings.push(standing(n + 1, this.endsTurn(n)));
    }
    return standings;
  }

  /** A turn ends where its seat says so or another one goes on. */
  private endsTurn(n: number): boolean {
    const { seat, notation } = this.moves[n];
    return this.moves[n + 1]?.seat !== seat || this.game.parse(notation)?.do === 'end';
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

  /** The hash as rules of an older version would have written it. */
  formerHash(version: number, options: Options): string {
    return hashState(this.game.formerly?.written(version, this.state, options) ?? this.state);
  }

  /** Makes the moves that rules of an older version made by themselves where today's ask. */
  catchUp(version: number): void {
    for (const seat of this.deciding()) {
      const action = this.game.formerly?.unasked(version, this.state, seat) ?? null;
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
      seats: this.setup.seats,
      options: this.setup.options,
      seed: this.setup.seed,
      commitment: seedCommitment(this.setup.seed),
      moves: [...this.moves, ...this.lanes.flatMap((lane) => lane.moves)],
      result: this.isOver() ? this.result() : null,
    };
  }
}
