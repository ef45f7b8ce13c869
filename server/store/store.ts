import type { Options, Seat } from '@spielstube/engine';
import type { LogEntry } from '@spielstube/table';

/** How a table is played: at once, or over days. */
export type Pace = 'live' | 'days';
/** Who may sit down: anyone, whoever has the link, or whoever was invited. */
export type JoinBy = 'anyone' | 'link' | 'invitation';
/** A table waits for people, is played, is over, or was ended before its time. */
export type TableStatus = 'waiting' | 'playing' | 'over' | 'ended';

/** Who is meant to play a seat. */
export type KeptSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly person: string; readonly name: string; readonly ready: boolean }
  | { readonly kind: 'bot'; readonly level: string; readonly name: string };

/** What was agreed about a table. The moves are in its log. */
export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly corrections: string;
  readonly options: Options;
  readonly pace: Pace;
  readonly joinBy: JoinBy;
  /** The person who opened it. */
  readonly host: string;
  readonly status: TableStatus;
  /** Secret until the game is over. */
  readonly seed: string;
  readonly created: number;
  /** When something last happened there. */
  readonly touched: number;
  readonly seats: readonly KeptSeat[];
}

/** A state that need not be rebuilt from the first entry on. */
export interface Snapshot {
  /** The last entry that is in it. */
  readonly seq: number;
  readonly state: string;
}

export interface Word {
  readonly person: string;
  readonly name: string;
  /** Null: somebody who looks on. */
  readonly seat: Seat | null;
  readonly kind: 'words' | 'emote';
  readonly words: string;
  readonly time: number;
}

/** A word as it was kept: numbered from 1 at its table. */
export interface KeptWord extends Word {
  readonly number: number;
}

/** What the server keeps. What a promise has answered is on the disk. */
export interface Store {
  addTable(table: KeptTable): Promise<void>;
  /** Null if there is no such table. */
  table(id: string): Promise<KeptTable | null>;
  /** Tables at which a person sits or which it has opened, the last touched first. */
  tablesOf(person: string): Promise<KeptTable[]>;
  /** Tables that wait and that anyone may join, the newest first. */
  openTables(most: number): Promise<KeptTable[]>;
  /** Tables that are being played: their clocks and bots go on when the server starts. */
  runningTables(): Promise<string[]>;
  /** Seats may be changed as long as they are as the caller saw them; false: somebody else was faster. */
  changeSeat(table: string, seat: Seat, from: KeptSeat, to: KeptSeat, time: number): Promise<boolean>;
  /** The same for the status. */
  changeStatus(table: string, from: TableStatus, to: TableStatus, time: number): Promise<boolean>;
  /** False if there is an entry with this number already: nothing is kept then. */
  append(table: string, entry: LogEntry): Promise<boolean>;
  /** The entries after one, in their order. */
  log(table: string, after: number): Promise<LogEntry[]>;
  /** Keeps a snapshot, if it is newer than the one that is there. */
  keepSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  snapshot(table: string): Promise<Snapshot | null>;
  /** Answers the number of the word. */
  say(table: string, word: Word): Promise<number>;
  /** Words after a number, in their order. */
  talk(table: string, after: number): Promise<KeptWord[]>;
  close(): Promise<void>;
}
