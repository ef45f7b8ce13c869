import type { Options, Seat } from '@spielstube/engine';

/* People and tables, as page and server speak of them: see wire.ts. */

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
  /** The host name that passkeys are made for: at another one browsers do not find them. */
  readonly passkeyHost: string;
  /** Whoever has lost a password gets a letter. */
  readonly resets: boolean;
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
  /** Who has won; nobody before the end. */
  readonly winners: readonly Seat[];
}

/** How strong one has shown oneself to be at a game with so many seats. */
export interface OwnRating {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly won: number;
  /** Null before enough games were played; `missing` says how many are. */
  readonly rating: number | null;
  readonly missing: number;
  /** By the last game. */
  readonly change: number;
  /** After each game. */
  readonly curve: readonly number[];
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
