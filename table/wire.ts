import type { Asks, Opened, Told } from './protocol.ts';
import type { WireError } from './wire-calls.ts';
import type { OwnCard, Spoken } from './wire-tables.ts';

/*
 * What a page and the server say to each other. Everything is plain JSON; the server checks whatever comes in against
 * schemas of these types. Two ways lead to the server:
 *
 * - HTTP under `/api`, for what can be asked once: who somebody is, tables and what is done at them. `Calls` lists it.
 * - One WebSocket a page (`/api/socket`), for tables that are looked at: `PageFrame` there, `HouseFrame` back.
 *
 * Ids of tables that the server keeps have 22 letters (128 random bits); those of games in the browser's cellar have
 * fewer. Times are milliseconds since 1970, lengths of time milliseconds, numbers of seats count from 0.
 */

/** Goes up when an old page can no longer speak with the server. */
export const WIRE_VERSION = 1;

/** How many letters the id of a table of the server has. */
export const TABLE_ID_LENGTH = 22;
export const isServerTable = (id: string): boolean => id.length === TABLE_ID_LENGTH;

/** Longest texts that are taken. */
export const MOST_LETTERS = {
  name: 24,
  title: 40,
  words: 400,
  record: 4_000_000,
  corrections: 60_000,
} as const;

/** What the page knows of a table already, after a short absence: only what is new is sent then. */
export interface Known {
  readonly seq: number;
  readonly epoch: string;
  /** The number of the last word that was heard. */
  readonly talk: number;
}

/** What a page can ask a room of the server: all that it can ask its own worker (`fork` answers `notNow`). */
export type SocketAsks = Asks;

/** What a page says. `ask` numbers the questions of a socket; the answer bears the same number. */
export type PageFrame =
  /**
   * Looks at a table from now on: answered by `SocketOpened`, followed by a look. Opening anew, after the socket was
   * lost or somebody has sat down, takes the place of the first.
   */
  | {
      readonly frame: 'open';
      readonly ask: number;
      readonly table: string;
      readonly invitation: string | null;
      readonly known: Known | null;
    }
  /** Does not look any more. */
  | { readonly frame: 'close'; readonly table: string }
  /** As a screen asks its room: `submit` with the number of the decision, `undo`, `at`, `standings` … */
  | {
      [K in keyof SocketAsks]: {
        readonly frame: 'ask';
        readonly ask: number;
        readonly table: string;
        readonly what: K;
        readonly args: SocketAsks[K]['args'];
      };
    }[keyof SocketAsks];

/** The answer to `open`. `opened` is null as long as the table waits; another `open` is sent when it has begun. */
export interface SocketOpened {
  readonly opened: Opened | null;
  readonly card: OwnCard;
  readonly talk: readonly Spoken[];
}

/** What the server says. */
export type HouseFrame =
  | { readonly frame: 'answer'; readonly ask: number; readonly value: unknown }
  | { readonly frame: 'refused'; readonly ask: number; readonly error: WireError }
  /** What the room tells this screen: the same as a worker's room. */
  | { readonly frame: 'told'; readonly table: string; readonly told: Told }
  /** Seats, presence, clocks or requests have changed. */
  | { readonly frame: 'card'; readonly table: string; readonly card: OwnCard }
  | { readonly frame: 'said'; readonly table: string; readonly spoken: Spoken }
  /** The game has begun, or one sits elsewhere now: nothing more is told until the table is opened anew. */
  | { readonly frame: 'begun'; readonly table: string }
  /** It became, or is no longer, one's turn at one of one's tables, looked at or not: the list is out of date. */
  | { readonly frame: 'turn'; readonly table: string; readonly yourTurn: boolean }
  /** A frame that could not be read. */
  | { readonly frame: 'trouble'; readonly error: WireError }
  /** The socket is closed now: signed out, or the server stops (try again soon), or too much was sent. */
  | { readonly frame: 'bye'; readonly why: 'signedOut' | 'closing' | 'tooMuch' };

/** The socket's address. It needs the cookie and a page of this server. The server pings; silence ends the socket. */
export const SOCKET_PATH = '/api/socket';
