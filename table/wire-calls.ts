import type { CorrectionProblem, NamedBox, Seat } from '@spielstube/engine';
import type { RecordProblem } from './record-error.ts';
import type {
  HouseRules,
  Introduction,
  Me,
  MyTable,
  Notices,
  OpenedTable,
  Opening,
  OpeningFromRecord,
  OwnCard,
  OwnRating,
  RequestKind,
  Spoken,
  TableCard,
} from './wire-tables.ts';

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

  'GET /api/me/ratings': { readonly answer: readonly OwnRating[] };
  'GET /api/me/notices': { readonly answer: Notices };
  'PUT /api/me/notices': { readonly send: Notices; readonly answer: Notices };

  'GET /api/tables/open': { readonly answer: readonly TableCard[] };
  'GET /api/tables/mine': { readonly answer: readonly MyTable[] };
  'POST /api/tables': { readonly send: Opening; readonly answer: OpenedTable };
  'POST /api/tables/from-record': { readonly send: OpeningFromRecord; readonly answer: OpenedTable };
  'GET /api/tables/:id': { readonly answer: OwnCard };
  /** The corrected values that are played with there; null for the box as it comes. */
  'GET /api/tables/:id/box': { readonly answer: NamedBox | null };
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
  /** With `box`: what does not fit. */
  readonly box?: CorrectionProblem;
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
  /** The corrected values do not fit the game. */
  | 'box'
  /** Somebody is not ready, or a seat is open. */
  | 'notReady'
  /** It could not be kept: nothing has happened. */
  | 'notStored'
  | 'unexpected';
