import type { GameState, NamedBox, Options, Refusal, Seat } from '@spielstube/engine';
import type { Look, Standing } from './look.ts';
import type { SeatPlan } from './record.ts';

/** What a room tells a screen: the look of whoever sits there. */
export interface RoomLook extends Look {
  /** True if `events` holds everything from the start, not only what is new. */
  readonly whole: boolean;
}

/** What a screen is told when it joins. */
export interface Opened {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  readonly options: Options;
  /** Corrected values that are played with; null for the box as it is. */
  readonly box: NamedBox | null;
}

/** A move that a bot recommends. */
export interface Advised {
  readonly notation: string;
  /** The expected lead over the best rival, in points. */
  readonly value: number | null;
  readonly share: number;
  /** What the value is made of, where that was worked out. */
  readonly parts?: {
    /** Lines of the score pad, some rounds later. */
    readonly sources: readonly { readonly source: string; readonly points: number }[];
    /** What the position is worth then besides. */
    readonly prospects: number;
    /** What the best rival takes from the lead. */
    readonly rivals: number;
  };
}

/** What can be asked of a room, and what it answers. Everything is plain data. */
export interface Asks {
  /** "It is me": from now on the screen shows what this seat may see. */
  sit: { args: [seat: Seat]; answer: null };
  /** `decision` is the one that the move answers: a stale or doubled answer is refused. */
  submit: { args: [notation: string, decision: number]; answer: Refusal | null };
  undo: { args: [decision: number]; answer: Refusal | null };
  /** What to do after a move, as the seat saw the table then; null: now. */
  advise: { args: [move: number | null]; answer: readonly Advised[] };
  /** Nobody waits for the advice any more: its thought ends. */
  stopAdvice: { args: []; answer: null };
  at: { args: [move: number]; answer: RoomLook };
  standings: { args: []; answer: readonly Standing[] };
  /** The moves in the game's own notation, as a record writes them; null for what is still secret. */
  notations: { args: []; answer: readonly (string | null)[] };
  /** A new game with the first moves of this one; answers its id. */
  fork: { args: [move: number]; answer: string };
  /** The text of the record file. */
  record: { args: []; answer: string };
  /** After trouble: the bots try again. */
  goOn: { args: []; answer: null };
}

export type Ask = { [K in keyof Asks]: { readonly what: K; readonly args: Asks[K]['args'] } }[keyof Asks];

/** What a room says without being asked. */
export type Told =
  | { readonly tell: 'look'; readonly look: RoomLook }
  /** Another person at the same screen decides now: nothing of what they see is sent before they sit down. */
  | { readonly tell: 'curtain'; readonly seat: Seat }
  | { readonly tell: 'trouble'; readonly trouble: 'storage' | 'bot'; readonly message: string };

/** What a bot is asked. It gets the seat's view, never the state, and no seed from which a shuffle could be rebuilt. */
export interface BotTask {
  readonly game: string;
  /** The box that the game must be loaded with. */
  readonly box: NamedBox | null;
  readonly view: GameState;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: string;
}
export interface BotThought {
  readonly notation: string;
  readonly moves: readonly Advised[];
}

/** Whoever thinks for the bots: a worker of the browser, a worker thread of the server, a test. */
export interface Thinker {
  /** Gives up as soon as the signal says so: the promise is rejected then. */
  think(task: BotTask, signal: AbortSignal): Promise<BotThought>;
}
