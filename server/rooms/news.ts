import type { Seat } from '@spielstube/engine';
import type { LogEntry } from '@spielstube/table';
import type { KeptWord } from '../store/store.ts';

/** What processes that share a database tell each other. What matters is in the database: news may get lost. */
export type Item =
  /** There is a new entry in the table's log. */
  | { readonly what: 'entered'; readonly table: string; readonly entry: LogEntry }
  /** Seats, status or requests of a table have changed. */
  | { readonly what: 'rows'; readonly table: string }
  | { readonly what: 'said'; readonly table: string; readonly word: KeptWord }
  /** Who is at a table by way of this process, and how many look on there. */
  | {
      readonly what: 'here';
      readonly table: string;
      readonly process: string;
      readonly seats: readonly Seat[];
      readonly spectators: number;
      /** Whoever hears this shall answer with their own. */
      readonly ask: boolean;
    }
  /** It is, or is no longer, somebody's turn. */
  | {
      readonly what: 'turn';
      readonly table: string;
      readonly person: string;
      readonly yourTurn: boolean;
    }
  | { readonly what: 'sessionEnded'; readonly session: string };

export interface News {
  /** Names this process among those that share a database. */
  readonly name: string;
  /** To all others; oneself does not hear it. */
  tell(item: Item): void;
  /** What others tell from now on. `missed`: something may have been told that nobody heard. */
  start(hear: (item: Item) => void, missed: () => void): Promise<void>;
  stop(): Promise<void>;
}

/** Where one process has everything for itself, there is nobody to tell. */
export const noNews: News = { name: '', tell: () => {}, start: async () => {}, stop: async () => {} };
