import type { Refusal, Seat } from '@spielstube/engine';
import type { Look, SeatPlan, Standing } from '@spielstube/table';

/** The heading of a stretch of the log, from a move on. */
export interface Moment {
  readonly move: number;
  readonly de: string;
  readonly en: string;
}

/** What the table tells the screen: the look of whoever sits there. */
export interface TableLook extends Look {
  readonly moments: readonly Moment[];
  /** True if `events` holds everything from the start, not only what is new. */
  readonly whole: boolean;
}

export interface Opened {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
}

/** A move that a bot recommends. */
export interface Advised {
  readonly notation: string;
  /** The expected lead over the best rival, in points. */
  readonly value: number | null;
  readonly share: number;
}

/** What can be asked of the table, and what it answers. */
export interface Asks {
  open: { args: [id: string]; answer: Opened };
  /** "It is me": from now on the screen shows what this seat may see. */
  sit: { args: [seat: Seat]; answer: null };
  submit: { args: [notation: string, seq: number]; answer: Refusal | null };
  undo: { args: []; answer: Refusal | null };
  advise: { args: []; answer: readonly Advised[] };
  at: { args: [move: number]; answer: TableLook };
  standings: { args: []; answer: readonly Standing[] };
  /** A new game with the first moves of this one; answers its id. */
  fork: { args: [move: number]; answer: string };
  /** The text of the record file. */
  record: { args: []; answer: string };
}

export type Ask = { [K in keyof Asks]: { readonly what: K; readonly args: Asks[K]['args'] } }[keyof Asks];

/** The answer comes through a port of its own. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Failure };

/** Why something could not be done. */
export interface Failure {
  readonly kind: 'gone' | 'broken' | 'elsewhere' | 'unexpected';
  readonly message: string;
}

/** What the table says without being asked. */
export type Told =
  | { readonly tell: 'look'; readonly look: TableLook }
  /** Another person decides now: nothing of what they see is sent before they sit down. */
  | { readonly tell: 'curtain'; readonly seat: Seat }
  | { readonly tell: 'trouble'; readonly trouble: 'storage' | 'bot'; readonly message: string };

/** What the bots' worker is asked through its port. */
export interface BotQuestion {
  readonly game: string;
  readonly view: Look['view'];
  readonly seat: Seat;
  readonly level: string;
  readonly seed: string;
}
export interface BotAnswer {
  readonly notation: string;
  readonly moves: readonly Advised[];
}
