import {
  type Game,
  type GameState,
  isReshuffle,
  type Moment,
  NOT_OFFERED,
  type Options,
  reshuffle,
  type Seat,
} from '@spielstube/engine';
import type { Move } from './log.ts';
import type { TableEvent } from './look.ts';

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
 * What has happened in a game, and where it stands now: moves that count, what was told of them, and how far they can
 * be taken back. Moves of a simultaneous phase are kept lane by lane and put into the order of the seats when the phase
 * is over, so that nobody learns from numbers or order what others did meanwhile.
 */
export class History {
  readonly game: Game;
  state: GameState;
  private moves: Move[] = [];
  private events: TableEvent[] = [];
  private moments: Moment[] = [];
  private fixed: Fixed;
  /** One for each seat while a simultaneous phase is open, otherwise none. */
  private lanes: Lane[] = [];
  /** How often moves were taken back or lanes put into order, so that events must be read anew. */
  private rewritten = 0;

  constructor(game: Game, seats: number, options: Options, seed: string) {
    this.game = game;
    this.state = game.setup(seats, options, seed, (event) => this.events.push({ move: 0, moment: 0, event }));
    this.noteMoment();
    this.fixed = this.fix();
  }

  /** The same history, to go on from. */
  copy(): History {
    return Object.assign(Object.create(History.prototype), this, {
      state: this.game.copy(this.state),
      moves: this.moves.slice(),
      events: this.events.slice(),
      moments: this.moments.slice(),
      lanes: this.lanes.slice(),
    });
  }

  /** The same game played anew up to an earlier move: whoever knew more must read everything again. */
  backTo(anew: History, moves: number): History {
    for (const move of this.moves.slice(0, moves)) anew.carryOut(move);
    anew.rewritten += this.rewritten + 1;
    return anew;
  }

  /** The moves that a viewer knows of: in a simultaneous phase the own ones and all that came before it. */
  movesKnownTo(viewer: Seat | null): readonly Move[] {
    return [...this.moves, ...this.laneOf(viewer).moves];
  }

  /** All moves, those of open lanes in the order of the seats. */
  allMoves(): readonly Move[] {
    return [...this.moves, ...this.lanes.flatMap((lane) => lane.moves)];
  }

  /** What a viewer was told of the moves after `since`. */
  eventsToldTo(viewer: Seat | null, since: number): readonly TableEvent[] {
    const told = (events: readonly TableEvent[]): TableEvent[] =>
      events
        .slice(events.findLastIndex(({ move }) => move <= since) + 1)
        .filter(({ event }) => event.secretOf === undefined || event.secretOf === viewer);
    return [...told(this.events), ...told(this.laneOf(viewer).events)];
  }

  /** Whether a seat was told something in secret, or does something now that nobody else may see. */
  hasSecretsOf(seat: Seat): boolean {
    return this.lanes.length > 0 || this.events.some(({ event }) => event.secretOf === seat);
  }

  get headings(): readonly Moment[] {
    return this.moments;
  }

  /** Where it has changed for a viewer, events must be read anew. */
  epoch(viewer: Seat | null): string {
    return `${this.rewritten}.${this.laneOf(viewer).undone}`;
  }

  private laneOf(viewer: Seat | null): Lane {
    return viewer === null ? EMPTY_LANE : (this.lanes[viewer] ?? EMPTY_LANE);
  }

  /** Carries out a move that must be legal: whatever gets here was checked before. */
  carryOut(move: Move): void {
    if (isReshuffle(move.notation)) {
      this.reshuffle(move);
      return;
    }
    const { barriers } = this.state;
    if (this.lanes.length > 0) {
      this.moveInLane(move);
      if (this.state.barriers !== barriers) this.closeLanes();
      return;
    }
    this.moveInTurn(move);
    const passedOn = !this.game.deciding(this.state).includes(move.seat);
    const opened = this.state.lanes.length > 0;
    if (this.state.barriers !== barriers || passedOn || opened) this.fixed = this.fix();
  }

  /** Whether somebody has moved in a simultaneous phase that is still open. */
  get isPhaseBegun(): boolean {
    return this.lanes.some(({ moves }) => moves.length > 0);
  }

  private reshuffle(move: Move): void {
    this.moves.push(move);
    this.state = reshuffle(this.game, this.state, move.seat, move.notation);
    this.fixed = this.fix();
  }

  private moveInTurn(move: Move): void {
    this.moves.push(move);
    this.apply(move, this.moves.length, (event) => this.events.push(event));
    this.noteMoment();
  }

  private moveInLane(move: Move): void {
    const { moves, events, undone } = this.lanes[move.seat];
    const told: TableEvent[] = [];
    this.apply(move, this.moves.length + moves.length + 1, (event) => told.push(event));
    this.lanes[move.seat] = { moves: [...moves, move], events: [...events, ...told], undone };
  }

  private apply({ seat, notation }: Move, number: number, tell: (event: TableEvent) => void): void {
    const action = this.game.parse(notation);
    const refusal = action === null ? NOT_OFFERED : this.game.check(this.state, seat, action);
    if (action === null || refusal !== null)
      throw new Error(`"${notation}" of seat ${seat + 1} is not legal: ${refusal?.reason} ${refusal?.rule}`);
    this.game.apply(this.state, seat, action, (event) =>
      tell({ move: number, moment: this.noteMoment(), event }),
    );
  }

  /** The phase is over: its moves stand in the order of the seats, in whatever order they came. */
  private closeLanes(): void {
    const moves = this.lanes.flatMap((lane) => lane.moves);
    this.lanes = [];
    this.moments.length = this.fixed.moments;
    this.state = this.game.copy(this.fixed.state);
    for (const move of moves) this.moveInTurn(move);
    this.rewritten++;
    this.fixed = this.fix();
  }

  canTakeBack(seat: Seat): boolean {
    if (this.lanes.length > 0) return this.lanes[seat].moves.length > 0;
    return this.moves.length > this.fixed.moves && this.moves[this.moves.length - 1].seat === seat;
  }

  /** Takes the seat's last move back; in a simultaneous phase in its own lane only. */
  takeBack(seat: Seat): void {
    if (!this.canTakeBack(seat)) throw new Error(`seat ${seat + 1} has nothing to take back`);
    this.state = this.game.copy(this.fixed.state);
    if (this.lanes.length > 0) this.takeBackInLane(seat);
    else this.takeBackInTurn();
  }

  private takeBackInLane(seat: Seat): void {
    const kept = this.lanes.map(({ moves }, owner) => (owner === seat ? moves.slice(0, -1) : moves));
    this.lanes = this.lanes.map((lane, owner) => ({
      ...EMPTY_LANE,
      undone: lane.undone + (owner === seat ? 1 : 0),
    }));
    for (const move of kept.flat()) this.moveInLane(move);
  }

  private takeBackInTurn(): void {
    const kept = this.moves.slice(this.fixed.moves, -1);
    this.moves.length = this.fixed.moves;
    this.events.length = this.fixed.events;
    this.moments.length = this.fixed.moments;
    this.rewritten++;
    for (const move of kept) this.moveInTurn(move);
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

  /** The number of the present moment, in the middle of a move, too; a new one is a heading for what comes now. */
  private noteMoment(): number {
    const moment = this.game.moment(this.state);
    if (JSON.stringify(this.moments.at(-1)) !== JSON.stringify(moment)) this.moments.push(moment);
    return this.moments.length - 1;
  }
}
