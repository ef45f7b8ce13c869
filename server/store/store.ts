import type { NamedBox, Options, Seat } from '@spielstube/engine';
import type {
  CrestChoice,
  JoinBy,
  LogEntry,
  Notices,
  Pace,
  RequestKind,
  SeatPlan,
  TableRequest,
  TableStatus,
  TimeUp,
} from '@spielstube/table';

/** Who is meant to play a seat. A bot that plays for somebody meanwhile stands in the log. */
export type KeptSeat =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly name: string;
      readonly crest: CrestChoice;
      readonly ready: boolean;
    }
  | { readonly kind: 'bot'; readonly level: string; readonly name: string };

/** What was agreed about a table. The moves are in its log. */
export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Options;
  /** Corrected values that all play with; null for the box as it comes. */
  readonly box: NamedBox | null;
  readonly title: string;
  readonly pace: Pace;
  readonly timeUp: TimeUp;
  readonly join: JoinBy;
  /** Needed, besides the link, where one joins by invitation. */
  readonly invitation: string;
  readonly watch: boolean;
  readonly fromRecord: boolean;
  /** The person who opened it, and the name at that time. */
  readonly host: string;
  readonly hostName: string;
  readonly status: TableStatus;
  /** Secret until the game is over. */
  readonly seed: string;
  readonly created: number;
  /** When something last happened there, to the minute. */
  readonly touched: number;
  /** When something must be done there at the latest, whether anybody looks or not; null: never. */
  readonly due: number | null;
  /** When the game began; 0 before. */
  readonly begun: number;
  /** Who sat down when it began; what has changed since stands in the log. Null before. */
  readonly plan: readonly SeatPlan[] | null;
  /** Where "play again" led. */
  readonly next: string | null;
  readonly seats: readonly KeptSeat[];
}

export interface Word {
  readonly person: string;
  readonly name: string;
  /** Null: somebody who looks on. */
  readonly seat: Seat | null;
  readonly kind: 'words' | 'emote';
  readonly words: string;
  readonly time: number;
  /** Only for those who look on, until the game is over. */
  readonly apart: boolean;
}

/** A word as it was kept: numbered from 1 at its table. */
export interface KeptWord extends Word {
  readonly number: number;
}

export interface NewRequest {
  readonly wish: RequestKind;
  readonly by: Seat;
  readonly at: number;
  readonly until: number;
}
/** A request as it was kept: numbered from 1 at its table. */
export interface KeptRequest extends NewRequest {
  readonly number: number;
  readonly state: TableRequest['state'];
  /** Answers by seat. */
  readonly votes: ReadonlyMap<Seat, boolean>;
}

/** Somebody is to be called because it is their turn: at once by what rings, later by mail. */
export interface PlannedCall {
  readonly table: string;
  readonly seat: Seat;
  /** The number of the turn: whoever has moved meanwhile is not called. */
  readonly turn: number;
  readonly kind: 'ring' | 'mail';
  readonly at: number;
}

/** What changes besides the log when an entry is made; absent: stays as it is. */
export interface Aside {
  readonly due?: number | null;
  readonly touched?: number;
}

/** How strong somebody is at a game with so many seats, after a number of games. */
export interface KeptRating {
  readonly person: string;
  readonly game: string;
  readonly seats: number;
  /** Which game of theirs it was: 1 for the first. */
  readonly number: number;
  readonly mu: number;
  readonly sigma: number;
  readonly won: boolean;
}

/** The database was lost while it wrote, and did not come back: what it has kept will be seen when it does. */
export class InDoubt extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'InDoubt';
  }
}

/** What the server keeps. What a promise has answered is on the disk. */
export interface Store {
  /** Keeps a new table, with a log if it was begun elsewhere. */
  addTable(table: KeptTable, log?: readonly LogEntry[]): Promise<void>;
  /** Null if there is no such table. */
  table(id: string): Promise<KeptTable | null>;
  /** Tables at which a person sits or which it has opened, the last touched first. */
  tablesOf(person: string, most: number): Promise<KeptTable[]>;
  /** Tables that wait and that anyone may join, the newest first. */
  openTables(most: number): Promise<KeptTable[]>;
  /** Tables at which something is to be done some time, the earliest first. */
  dueTables(before: number, most: number): Promise<{ readonly id: string; readonly due: number }[]>;
  /** Seats may be changed as long as they are as the caller saw them; false: somebody else was faster. */
  changeSeat(table: string, seat: Seat, from: KeptSeat, to: KeptSeat, time: number): Promise<boolean>;
  /** A table that waits is played from now on, by these; false: somebody else was faster. */
  begin(table: string, plan: readonly SeatPlan[], time: number, due: number | null): Promise<boolean>;
  /** The same for the status. */
  changeStatus(table: string, from: TableStatus, to: TableStatus, time: number): Promise<boolean>;
  /** Names the table that comes after this one; false if there is one already. */
  setNext(table: string, next: string): Promise<boolean>;
  /** When the table is due; nothing changes if somebody else has said so meanwhile. */
  setDue(table: string, from: number | null, to: number | null): Promise<void>;
  /**
   * False if there is another entry with this number already: nothing is kept then. Neither is it if this fails, unless
   * it is `InDoubt`.
   */
  append(table: string, entry: LogEntry, aside?: Aside): Promise<boolean>;
  /** The entries after one, in their order. */
  log(table: string, after: number): Promise<LogEntry[]>;
  /** Answers the number of the word. */
  say(table: string, word: Word): Promise<number>;
  /** The last words after a number, in their order. */
  talk(table: string, after: number, most: number): Promise<KeptWord[]>;
  /** Asks all; answers the number of the request. */
  ask(table: string, request: NewRequest): Promise<number>;
  /** Requests that are open, and those of after a time. */
  requests(table: string, since: number): Promise<KeptRequest[]>;
  /** An answer; the first one counts. */
  vote(table: string, request: number, seat: Seat, yes: boolean): Promise<void>;
  /** False if it was closed before. */
  closeRequest(table: string, request: number, state: 'agreed' | 'refused' | 'lapsed'): Promise<boolean>;
  /** A person is called otherwise from now on, at tables that wait; answers their ids. */
  rename(person: string, name: string, crest: CrestChoice): Promise<string[]>;
  /** A guest has become an account: seats, tables and notices are the account's. Answers the tables. */
  hand(from: string, to: string): Promise<string[]>;
  /** All ratings of a person, in their order. */
  ratings(person: string): Promise<KeptRating[]>;
  /** Keeps the ratings after a game, all or none; false if one of them has that number or that table already. */
  rate(table: string, ratings: readonly KeptRating[]): Promise<boolean>;
  /** Whether a game has counted. */
  isRated(table: string): Promise<boolean>;
  notices(person: string): Promise<Notices | null>;
  keepNotices(person: string, notices: Notices): Promise<void>;
  /** Plans a call, in the place of an earlier one of the same kind. */
  planCall(call: PlannedCall): Promise<void>;
  /** Calls whose time has come. Whoever gets one makes it: nobody else will. */
  takeCalls(now: number): Promise<PlannedCall[]>;
  /** A setting of the whole house, made when it is first asked for, once for all processes. */
  setting(key: string, make: () => string): Promise<string>;
  /** Milliseconds spent writing logs, for metrics. */
  readonly writingTime: number;
  /** Fails unless the database answers and keeps what it is given: one with a full disk answers, too. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
