import type { Emote, JoinBy, Pace, StandInReason } from '@spielstube/table';
import type { HouseProblem } from '../../online/house.ts';

/** How a table is played, by name. */
export type PaceKind = Pace['kind'];

/** Everything that is said where people play together. */
export interface OnlineWords {
  /** Why something was not done. */
  readonly problem: Readonly<Record<HouseProblem, string>>;
  readonly emote: Readonly<Record<Emote, string>>;
  /** "14:20", "11 hours" */
  readonly left: (milliseconds: number) => string;
  /** "until tomorrow, 18:00" */
  readonly until: (time: number) => string;
  /** "20:31" */
  readonly clock: (time: number) => string;
  /** "for four" */
  readonly company: (seats: number) => string;
  readonly pace: {
    readonly title: Readonly<Record<PaceKind, string>>;
    readonly hint: Readonly<Record<PaceKind, string>>;
    /** "tonight · 25 min + 20 s" */
    readonly short: (pace: Pace) => string;
    /** In a letter: "25 minutes each and 20 seconds for every move." */
    readonly sentence: (pace: Pace) => string;
  };
  /** What a guest is called who has not said a name. */
  readonly guest: string;
  readonly signedIn: (name: string) => string;
  readonly home: {
    readonly waiting: (tables: number) => string;
    readonly tables: string;
    readonly yourTurn: string;
    readonly fillsUp: string;
    readonly thinks: (name: string) => string;
    readonly over: string;
    readonly open: string;
    readonly none: string;
    readonly openOne: string;
    readonly at: (host: string) => string;
    readonly freeSeats: (free: number) => string;
    /** On the sign of somebody who is not known yet. */
    readonly account: string;
  };
  readonly opening: {
    readonly title: string;
    readonly heading: string;
    /** "We play GAME, SEATS. WHO may join, WHO may watch." */
    readonly sentence: readonly [string, string, string, string, string];
    readonly game: string;
    readonly seats: string;
    readonly join: string;
    readonly joinBy: Readonly<Record<JoinBy, string>>;
    readonly watch: string;
    readonly watchers: readonly [anyone: string, nobody: string];
    readonly when: string;
    /** "Everyone has BANK and gets for each move INCREMENT." */
    readonly live: readonly [string, string, string];
    /** "Everyone has TIME for each move, at HOURS; between HOURS clocks stand." */
    readonly days: readonly [string, string, string];
    readonly free: string;
    /** "When time is up, WHAT." */
    readonly timeUp: readonly [string, string];
    readonly bank: string;
    readonly increment: string;
    readonly quiet: string;
    readonly noQuiet: string;
    readonly quietHours: (from: number, to: number) => string;
    readonly whenUp: string;
    readonly ups: Readonly<Record<'bot' | 'wait', string>>;
    readonly minutes: (count: number) => string;
    readonly seconds: (count: number) => string;
    readonly hours: (count: number) => string;
    readonly dayCount: (count: number) => string;
    readonly tableName: string;
    readonly tableNameHint: string;
    readonly agreed: string;
    readonly undo: string;
    readonly undoHint: string;
    readonly lay: string;
    readonly afterwards: string;
    readonly you: string;
    readonly openSeat: string;
    readonly forLink: string;
    readonly sitter: (seat: number) => string;
    readonly fill: string;
    readonly fromRecord: string;
    readonly fromRecordText: string;
    readonly whoAreYou: string;
  };
  readonly letter: {
    readonly title: string;
    readonly invites: (host: string) => string;
    readonly begun: string;
    readonly begunText: string;
    readonly full: string;
    readonly isThere: (names: readonly string[]) => string;
    readonly yourSeat: string;
    readonly free: string;
    readonly bot: string;
    readonly name: string;
    readonly crest: string;
    readonly crestOf: (seat: number) => string;
    readonly sit: string;
    readonly stepIn: (name: string) => string;
    readonly watch: string;
    readonly noAccount: string;
    readonly haveAccount: string;
    readonly corrected: (name: string) => string;
    readonly rules: string;
  };
  readonly waiting: {
    readonly fillsUp: string;
    readonly invitation: string;
    readonly copy: string;
    readonly copied: string;
    readonly send: string;
    readonly ready: string;
    readonly sitsDown: string;
    readonly away: string;
    readonly iAmReady: string;
    readonly iAmNot: string;
    readonly begin: string;
    readonly allReady: string;
    readonly hostBegins: (host: string) => string;
    readonly missing: (free: number, notReady: number) => string;
    /** For somebody who sat down and went away. */
    readonly botFor: (name: string) => string;
    readonly missingHint: string;
    readonly leave: string;
    readonly atTheTable: string;
    readonly stay: string;
  };
  readonly talk: {
    readonly title: string;
    readonly apart: string;
    readonly none: string;
    readonly write: string;
    readonly placeholder: string;
    readonly send: string;
    readonly emotes: string;
    readonly off: string;
    readonly on: string;
    readonly isOff: string;
    readonly looksOn: string;
  };
  readonly table: {
    readonly here: string;
    readonly away: string;
    readonly awaySince: (milliseconds: number) => string;
    readonly night: string;
    readonly clock: (name: string, left: string) => string;
    readonly standIn: (name: string, why: StandInReason) => string;
    readonly watching: (count: number) => string;
    readonly menu: string;
    readonly copyLink: string;
    readonly handOver: string;
    readonly handOverHint: string;
    readonly askEnd: string;
    readonly askPause: string;
    readonly goOn: string;
    readonly paused: string;
    readonly askAll: string;
    readonly leave: string;
    readonly leaveHint: string;
    readonly online: string;
    readonly onlineHint: string;
    readonly connecting: string;
    readonly seenFrom: string;
    readonly watchTitle: string;
    readonly watchText: string;
    readonly ended: string;
    readonly endedText: string;
    readonly download: string;
    readonly nextTable: string;
  };
  readonly request: {
    readonly back: (name: string) => string;
    readonly backText: string;
    readonly end: (name: string) => string;
    readonly endText: string;
    readonly pause: (name: string) => string;
    readonly pauseText: string;
    readonly bot: (name: string, absent: string) => string;
    readonly botText: (absent: string) => string;
    readonly you: string;
    readonly show: string;
    readonly agree: string;
    readonly refuse: string;
    readonly asked: string;
    readonly vote: (name: string, yes: boolean | null) => string;
    readonly agreed: string;
    readonly refused: string;
    readonly lapsed: string;
    readonly close: string;
    readonly isAway: (name: string) => string;
    readonly offerBot: string;
    readonly yourSeat: string;
    readonly yourSeatText: Readonly<Record<StandInReason, string>>;
    readonly takeBack: string;
  };
  readonly prepared: {
    readonly title: string;
    readonly hint: string;
    readonly waits: (words: string) => string;
    readonly drop: string;
    readonly gone: (words: string) => string;
    readonly close: string;
  };
  readonly account: {
    readonly title: string;
    readonly guest: string;
    readonly guestText: string;
    readonly running: (count: number) => string;
    readonly finished: (count: number) => string;
    readonly nothingLost: string;
    readonly forge: string;
    readonly forgeText: string;
    readonly name: string;
    readonly crest: string;
    readonly known: string;
    readonly keep: string;
    readonly email: string;
    readonly password: string;
    readonly passwordHint: string;
    readonly create: string;
    readonly haveOne: string;
    readonly signIn: string;
    readonly optional: string;
    readonly key: string;
    readonly keyText: (email: string) => string;
    readonly withPasskey: string;
    readonly passkeyText: string;
    readonly rather: string;
    readonly noPasskey: string;
    readonly signInByPasskey: string;
    readonly passkeyOnly: string;
    readonly anotherPasskey: string;
    readonly dropPasskey: string;
    readonly lost: string;
    readonly sendLetter: string;
    readonly letterSent: string;
    readonly noLetter: string;
    readonly newPassword: string;
    readonly keepPassword: string;
    readonly letterTooOld: string;
    readonly passkeyOf: (date: string) => string;
    readonly signOut: string;
    readonly signOutHint: string;
    readonly taken: string;
    readonly wrong: string;
    readonly calls: string;
    readonly callsText: string;
    readonly toProfile: string;
  };
  readonly profile: {
    readonly title: string;
    readonly nobody: string;
    readonly summary: (games: number, won: number) => string;
    readonly strength: string;
    readonly noKey: string;
    readonly whatCounts: string;
    readonly atSeats: (game: string, seats: number) => string;
    readonly missing: (games: number) => string;
    readonly history: string;
    readonly noHistory: string;
    readonly running: string;
    readonly ended: string;
    readonly account: string;
    readonly notices: string;
  };
  readonly notices: {
    readonly title: string;
    readonly heading: string;
    readonly none: string;
    readonly push: string;
    readonly pushHint: string;
    readonly mail: string;
    readonly mailHint: string;
    /** "Mail after HOURS of silence". */
    readonly mailAfter: string;
    readonly hook: string;
    readonly hookHint: string;
    readonly quiet: string;
    readonly rules: readonly string[];
    readonly save: string;
    readonly saved: string;
    readonly notAllowed: string;
    readonly needsAccount: string;
    readonly example: string;
    readonly exampleText: string;
    readonly now: string;
  };
}
