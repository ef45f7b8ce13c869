import type { Options, Seat } from '@spielstube/engine';
import type { Asks, Opened, Told } from './protocol.ts';
import type { RecordProblem } from './record-error.ts';

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

// ---------------------------------------------------------------------------------------------- people

/** Which of the five crests somebody bears: the numbers of `ui/crest.tsx`. */
export type CrestChoice = 1 | 2 | 3 | 4 | 5;

/** Whoever holds the cookie. A guest has no key; what a guest has played stays theirs when one is made. */
export interface Me {
  readonly id: string;
  readonly kind: 'guest' | 'account';
  readonly name: string;
  readonly crest: CrestChoice;
  /** Null for guests. */
  readonly email: string | null;
}

/** What somebody is called at all tables from now on. */
export interface Introduction {
  readonly name: string;
  readonly crest: CrestChoice;
}

/** What the server can and allows, for pages that would otherwise offer what nobody has set up. */
export interface HouseRules {
  readonly wire: number;
  /** The house is closed: nobody opens tables or accounts without the invitation of a host. */
  readonly closed: boolean;
  /** Ways of calling people that the host has set up. */
  readonly notices: { readonly push: boolean; readonly mail: boolean; readonly hook: boolean };
  /** The public key for push subscriptions (VAPID), if there is one. */
  readonly pushKey: string | null;
  /** The server's clock, to reckon with `until` on a machine whose clock is wrong. */
  readonly now: number;
}

// ---------------------------------------------------------------------------------------------- tables

/** Who may sit down: anyone (the table is listed), whoever has the link, or whoever has the invitation, too. */
export type JoinBy = 'anyone' | 'link' | 'invitation';

/** A part of every day, in minutes after midnight; it may go over midnight (1320 to 480: 22 to 8 o'clock). */
export interface PartOfDay {
  readonly from: number;
  readonly to: number;
}

/** How a table is played. Every turn brings the increment; clocks stand while others decide and while it is paused. */
export type Pace =
  /** All sit there at once: a bank, and something for each turn. */
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  /** Everyone moves in their own time. The bank never grows above what it was: bank = increment is "36 hours a turn". */
  | {
      readonly kind: 'days';
      readonly bank: number;
      readonly increment: number;
      /** Clocks run in these hours only; null: all day. */
      readonly window: PartOfDay | null;
      /** Clocks stand and nobody is called. */
      readonly quiet: PartOfDay | null;
      /** In whose hours: an IANA time zone such as `Europe/Berlin`. */
      readonly zone: string;
    }
  /** Nobody is hurried. */
  | { readonly kind: 'free' };

/** When somebody's time is up: a bot plays on until they are back, or everybody waits (and may ask for a bot). */
export type TimeUp = 'bot' | 'wait';

/** Who is to sit on a seat of a new table; `me` at most once. */
export type SeatWish =
  | { readonly kind: 'me' }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string; readonly name: string };

/** What is agreed on before a table opens. */
export interface Opening {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly SeatWish[];
  /** "Wednesday round"; '' for none. */
  readonly title: string;
  readonly join: JoinBy;
  readonly pace: Pace;
  readonly timeUp: TimeUp;
  /** May strangers look on? Otherwise only those who sit there. */
  readonly watch: boolean;
  /** The text of a corrections file, or '' for the box as it is. */
  readonly corrections: string;
}

/** A game that was begun offline: its people's seats are open, but for the own one. */
export interface OpeningFromRecord extends Pick<Opening, 'title' | 'join' | 'pace' | 'timeUp' | 'watch'> {
  /** The text of the record file of a running game. */
  readonly record: string;
  /** The seat of whoever puts it online. */
  readonly seat: Seat;
}

/** Where a table was opened. The invitation is needed only where one joins by invitation: `/table/<id>#<invitation>`. */
export interface OpenedTable {
  readonly id: string;
  readonly invitation: string | null;
}

/** A table waits for people, is played, is over, or was ended by its people before its time. */
export type TableStatus = 'waiting' | 'playing' | 'over' | 'ended';

/** Here, here and asked something, or not here. Bots and open seats have none. */
export type Presence = 'here' | 'thinking' | 'away';

/** Who sits on a seat, as everybody may know it. */
export type SeatCard =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string; readonly name: string }
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly crest: CrestChoice;
      readonly ready: boolean;
      readonly presence: Presence;
      /** Since when they are here or away; 0 if nobody knows. */
      readonly since: number;
      /** The level of the bot that plays for them at the moment, and why; null if they play themselves. */
      readonly standIn: { readonly level: string; readonly why: StandInReason } | null;
    };

/** Handed over, out of time, or agreed by the others because they were away. */
export type StandInReason = 'handedOver' | 'timeUp' | 'agreed';

/** A clock of a seat. It runs if `runs`: then `left` was right at `TableCard.now`. Null where there is no clock. */
export interface SeatClock {
  readonly left: number;
  readonly runs: boolean;
}

/** What can be asked of all people at a table. Bots never veto; silence is no. */
export type RequestKind =
  /** Back to the table after so many moves, beyond what undo can do. */
  | { readonly kind: 'back'; readonly move: number }
  /** Ends the game here; nobody wins. */
  | { readonly kind: 'end' }
  /** All clocks stand until somebody goes on. */
  | { readonly kind: 'pause' }
  /** A bot plays for somebody who is away, until they are back. */
  | { readonly kind: 'bot'; readonly seat: Seat };

/** What somebody asks of all, and what has been answered. */
export interface TableRequest {
  readonly number: number;
  readonly wish: RequestKind;
  readonly by: Seat;
  readonly at: number;
  /** Then silence becomes a no. */
  readonly until: number;
  readonly state: 'open' | 'agreed' | 'refused' | 'lapsed';
  /** For each seat: its answer; null: none yet, or it is not asked (bots, and whom a bot plays for). */
  readonly votes: readonly (boolean | null)[];
  /** Who is asked. */
  readonly asked: readonly Seat[];
}

/** All that everybody at a table may know of it besides the game itself. Small: it is sent whole when it changes. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly title: string;
  readonly status: TableStatus;
  readonly join: JoinBy;
  readonly pace: Pace;
  readonly timeUp: TimeUp;
  readonly watch: boolean;
  /** Names corrected values of the box, and whose they are; '' for the box as it is. */
  readonly corrections: string;
  /** Begun elsewhere, by people who may have seen the seed. */
  readonly fromRecord: boolean;
  /** The name of whoever opened it. */
  readonly host: string;
  readonly created: number;
  readonly touched: number;
  readonly seats: readonly SeatCard[];
  /** Seats that are asked something now; none before the beginning and after the end. */
  readonly deciding: readonly Seat[];
  readonly clocks: readonly (SeatClock | null)[];
  readonly paused: boolean;
  /** How many look on. */
  readonly spectators: number;
  /** What is asked of all now and what was answered in the last minutes, the newest last. */
  readonly requests: readonly TableRequest[];
  /** Where "play again" has led, once somebody has. */
  readonly next: string | null;
  /** When the card was written, by the server's clock. */
  readonly now: number;
}

/** A card with what is only for its reader. */
export interface OwnCard extends TableCard {
  /** The reader's seat; null: looks on, or has not sat down yet. */
  readonly seat: Seat | null;
  readonly isHost: boolean;
  /** For those who may invite: the invitation, where one joins by it. */
  readonly invitation: string | null;
}

/** A table in the list of one's own: "your turn" first, then those that run, then those that wait, then what is over. */
export interface MyTable extends OwnCard {
  readonly yourTurn: boolean;
  /** Until when one has to move; null without a clock. */
  readonly until: number | null;
  /** The points of all seats, as everybody sees them; none before the beginning. */
  readonly totals: readonly number[];
}

/** Emotes that can be shown: names of drawings (`emote-cheers`). */
export const EMOTES = ['cheers', 'clover', 'fox', 'hat', 'heart', 'jug', 'snail', 'storm'] as const;
export type Emote = (typeof EMOTES)[number];

/** Something that was said. Words of those who look on stay among themselves until the game is over. */
export interface Spoken {
  readonly number: number;
  readonly name: string;
  /** Null: somebody who looks on. */
  readonly seat: Seat | null;
  readonly kind: 'words' | 'emote';
  /** The words, or the name of the emote. */
  readonly words: string;
  readonly time: number;
}

/** How somebody wants to be called when it is their turn. None of it unless the host has set it up. */
export interface Notices {
  /** Push subscriptions of devices, by their own address; what is given is added. */
  readonly push: readonly PushPlace[];
  /** Mail after so many hours of silence; null: never. Goes to the address of the account. */
  readonly mailAfter: number | null;
  /** An https address that is called with a few words of JSON; '' for none. */
  readonly hook: string;
  /** When nothing rings; in the zone given. */
  readonly quiet: PartOfDay | null;
  readonly zone: string;
  readonly lang: 'de' | 'en';
  /** Tables that never call. */
  readonly silent: readonly string[];
}
/** What a browser gives for a push subscription (`PushSubscription.toJSON()`). */
export interface PushPlace {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

// ---------------------------------------------------------------------------------------------- HTTP

/**
 * What can be asked by HTTP: method and address, what is sent, what is answered. `:id` is a table's id. Somebody unknown
 * may read `house`, `me`, open tables and the card of a table (the letter), and is answered `who` otherwise: `PUT /api/me`
 * makes a guest, so that is what a page does when somebody opens or takes a seat, or looks on, for the first time. A table that one joins by invitation needs `?invitation=…` until
 * one sits there. Requests that change something must come from a page of this server (`Origin`), as JSON.
 *
 * Accounts are better-auth's own addresses under `/api/auth`: `POST sign-up/email` `{ name, email, password }`,
 * `POST sign-in/email` `{ email, password }`, `POST sign-out` `{}`, `POST change-password`
 * `{ currentPassword, newPassword, revokeOtherSessions }`; what goes wrong is told as `{ code, message }`. Signing up or in
 * as a guest keeps the guest's tables. Sockets of the session that ends are told `bye`: a page connects anew.
 */
export interface Calls {
  /** Null: nobody plays together here. */
  'GET /api/house': { readonly answer: HouseRules | null };
  'GET /api/me': { readonly answer: Me | null };
  'PUT /api/me': { readonly send: Introduction; readonly answer: Me };

  'GET /api/me/notices': { readonly answer: Notices };
  'PUT /api/me/notices': { readonly send: Notices; readonly answer: Notices };

  'GET /api/tables/open': { readonly answer: readonly TableCard[] };
  'GET /api/tables/mine': { readonly answer: readonly MyTable[] };
  'POST /api/tables': { readonly send: Opening; readonly answer: OpenedTable };
  'POST /api/tables/from-record': { readonly send: OpeningFromRecord; readonly answer: OpenedTable };
  'GET /api/tables/:id': { readonly answer: OwnCard };
  /** The text of the record file, once the game is over. */
  'GET /api/tables/:id/record': { readonly answer: string };

  /** Before the beginning: any open seat, or the one asked for. Afterwards: a bot's seat that is open to people. */
  'POST /api/tables/:id/sit': { readonly send: { readonly seat: Seat | null }; readonly answer: OwnCard };
  'POST /api/tables/:id/ready': { readonly send: { readonly ready: boolean }; readonly answer: OwnCard };
  /** Before the beginning the seat is open again; afterwards a bot has it for good. */
  'POST /api/tables/:id/leave': { readonly send: Nothing; readonly answer: OwnCard };
  /** The host puts a bot on an open seat (or one whose person is missing), or takes it away (`level: null`). */
  'POST /api/tables/:id/bot': {
    readonly send: { readonly seat: Seat; readonly level: string | null; readonly name: string };
    readonly answer: OwnCard;
  };
  /** The host begins; if the host is gone, whoever sits first. Open seats are no seats: they must be filled. */
  'POST /api/tables/:id/begin': { readonly send: Nothing; readonly answer: OwnCard };
  /** A bot plays for me until I take the seat back. */
  'POST /api/tables/:id/hand-over': { readonly send: { readonly level: string }; readonly answer: OwnCard };
  'POST /api/tables/:id/take-back': { readonly send: Nothing; readonly answer: OwnCard };
  /** Asks all. One request at a time. Where nobody else is to be asked, it is granted at once. */
  'POST /api/tables/:id/request': { readonly send: RequestKind; readonly answer: OwnCard };
  'POST /api/tables/:id/vote': {
    readonly send: { readonly number: number; readonly yes: boolean };
    readonly answer: OwnCard;
  };
  /** After a pause. */
  'POST /api/tables/:id/go-on': { readonly send: Nothing; readonly answer: OwnCard };
  /** The same table once more: people and bots as they sat, everybody is asked to be ready. Once for all. */
  'POST /api/tables/:id/again': { readonly send: Nothing; readonly answer: OpenedTable };
  'POST /api/tables/:id/say': {
    readonly send: { readonly kind: 'words' | 'emote'; readonly words: string };
    readonly answer: Spoken;
  };
}
/** An empty object. */
export type Nothing = Readonly<Record<string, never>>;

export type Call = keyof Calls;
export type CallAnswer<C extends Call> = Calls[C]['answer'];
export type CallSend<C extends Call> = Calls[C] extends { readonly send: infer S } ? S : undefined;

/** Why something was not done. The word is a key for a sentence; the message is English and for developers. */
export interface WireError {
  readonly error: WireProblem;
  readonly message: string;
  /** With `record`: what is wrong with the file, and in which line. */
  readonly record?: { readonly line: number; readonly problem: RecordProblem };
  /** With `tooMuch`: how long to wait. */
  readonly waitMs?: number;
}
export type WireProblem =
  /** The message does not have the form of any that is known. */
  | 'malformed'
  | 'tooLarge'
  /** Too often. */
  | 'tooMuch'
  /** Nobody known is asking: introduce yourself (`PUT /api/me`), or sign in. */
  | 'who'
  /** Another site has sent this. */
  | 'foreignOrigin'
  /** No such table, or none for whoever asks: nobody learns which. */
  | 'gone'
  /** Only those who sit there, or only the host. */
  | 'notYours'
  /** The house is closed to strangers. */
  | 'closed'
  | 'noFreeSeat'
  /** Not before the beginning, not after it, or not after the end. */
  | 'notNow'
  /** Somebody else was faster: look again. */
  | 'changed'
  /** The game does not have such a table: seats, options or values. */
  | 'noSuchTable'
  | 'record'
  /** Somebody is not ready, or a seat is open. */
  | 'notReady'
  /** It could not be kept: nothing has happened. */
  | 'notStored'
  | 'unexpected';

// ---------------------------------------------------------------------------------------------- socket

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
