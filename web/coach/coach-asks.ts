import type { Judgement, Scale } from '@spielstube/bots/coach';
import type { GameState, Moment, NamedBox, Options, ScoreSheet, Seat } from '@spielstube/engine';
import type { Look, SeatPlan, Standing } from '@spielstube/table';

/** What a coached game is about, as its worker tells the page. */
export interface CoachedGame {
  readonly game: string;
  readonly options: Options;
  /** Corrected values that were played with. */
  readonly box: NamedBox | null;
  readonly seats: readonly SeatPlan[];
  /** How many moves were made. */
  readonly moves: number;
  readonly over: boolean;
  readonly scores: readonly ScoreSheet[];
  readonly winners: readonly Seat[];
  /** Names what judgements depend on besides the game: if it is another one, what was kept is thought anew. */
  readonly version: string;
}

/** A moment at which the seat was asked, as it saw the table. */
export interface AskedMoment {
  /** So many moves had been made before. */
  readonly move: number;
  readonly view: GameState;
  readonly frame: NonNullable<Look['decision']>['frame'];
  readonly scores: readonly ScoreSheet[];
  readonly moment: Moment;
}

/** What the coach needs to know of a seat before it thinks. */
export interface CoachedSeat {
  readonly seat: Seat;
  readonly scale: Scale;
  /** The lead at the end. */
  readonly lead: number;
  /** Decisions in which there was a choice. */
  readonly decisions: number;
  readonly moments: readonly AskedMoment[];
  readonly standings: readonly Standing[];
}

/** Whether what was hidden is the same when a position is tried once more, or something else that fits what was seen. */
export type Hidden = 'same' | 'other';

/** What the coach's worker can be asked. */
export interface CoachAsks {
  open: { args: [record: string]; answer: CoachedGame };
  seat: { args: [seat: Seat]; answer: CoachedSeat };
  /** Thinks from now on, and tells what it finds; whatever it thought about before ends. */
  think: { args: [seat: Seat, known: readonly Judgement[]]; answer: null };
  stop: { args: []; answer: null };
  /** A new game from this position on; answers its id. */
  fork: { args: [move: number, seat: Seat, hidden: Hidden]; answer: string };
}

export type CoachAsk = {
  [K in keyof CoachAsks]: { readonly what: K; readonly args: CoachAsks[K]['args'] };
}[keyof CoachAsks];

/** What it tells without being asked. */
export type CoachTold =
  | {
      readonly tell: 'found';
      readonly seat: Seat;
      readonly judgements: readonly Judgement[];
      /** True once there is nothing more to think about. */
      readonly done: boolean;
    }
  | { readonly tell: 'failed'; readonly message: string };
