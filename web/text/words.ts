import type { Refusal } from '@spielstube/engine';
import type { LevelName } from '../games/levels.ts';
import type { Confirmation, Density, SeatColours, Speed } from '../settings/settings.ts';

/** Everything the client says by itself; what a game says comes from the game. */
export interface Words {
  readonly home: {
    readonly motto: string;
    readonly goOn: string;
    readonly go: string;
    readonly yourTurn: string;
    readonly broken: string;
    readonly games: string;
    readonly minutes: string;
    readonly allGames: (count: number) => string;
    readonly disclaimer: string;
    readonly ago: (milliseconds: number) => string;
    readonly waitsFor: (name: string) => string;
  };
  readonly quick: {
    readonly title: string;
    /** "I play GAME against BOTS that play LEVEL." */
    readonly sentence: readonly [string, string, string, string];
    readonly bots: (count: number) => string;
    readonly chooseGame: string;
    readonly chooseBots: string;
    readonly chooseLevel: string;
    readonly start: string;
    readonly guide: string;
  };
  readonly ways: {
    readonly title: string;
    readonly learn: string;
    readonly learnHint: string;
    readonly solo: (rival: string) => string;
    readonly soloHint: string;
    readonly friends: string;
    readonly friendsHint: string;
    readonly file: string;
    readonly fileHint: string;
  };
  readonly file: {
    readonly refused: string;
    readonly line: (line: number) => string;
    readonly notText: string;
    readonly close: string;
  };
  readonly setup: {
    readonly players: string;
    readonly nobody: string;
    readonly you: string;
    /** What the person at the screen is called without a name. */
    readonly youName: string;
    readonly friend: string;
    readonly bot: string;
    readonly name: string;
    readonly kind: string;
    readonly level: string;
    readonly seat: (seat: number) => string;
    readonly seed: string;
    readonly seedHint: string;
    readonly seedRandom: string;
    readonly start: string;
    readonly rules: string;
    readonly box: string;
    readonly boxAsItComes: string;
    readonly openBox: string;
    /** A group of switches: so many of them are on. */
    readonly switchedOn: (count: number, of: number) => string;
    readonly fan: string;
    readonly solo: (rival: string) => string;
    readonly noPerson: string;
    readonly tooFew: (counts: string) => string;
    readonly emptyName: string;
  };
  /** What a bot of a level is called: "Master". */
  readonly level: Readonly<Record<LevelName, string>>;
  /** How it plays, in the middle of a sentence: "well". */
  readonly levelAdverb: Readonly<Record<LevelName, string>>;
  readonly table: {
    readonly toHome: string;
    readonly choices: string;
    readonly closedChoices: string;
    readonly log: string;
    readonly logEmpty: string;
    readonly notation: string;
    readonly copyMoves: string;
    readonly copied: string;
    readonly actionsTab: string;
    readonly undo: string;
    readonly confirm: string;
    readonly thinking: string;
    readonly pastMoment: (move: number, of: number) => string;
    readonly backToNow: string;
    readonly score: string;
    readonly hint: string;
    readonly guideTitle: string;
    readonly hintTitle: string;
    readonly hintThinking: string;
    readonly hintValue: (lead: number) => string;
    readonly yourArea: string;
    readonly others: string;
    readonly board: string;
    readonly seal: (commitment: string) => string;
    /** The box has corrected values; `name` names them. */
    readonly corrections: (name: string) => string;
    readonly loading: string;
    readonly lists: string;
    readonly noChoices: string;
    readonly guideOff: string;
    readonly guideGlow: string;
    readonly hintClose: string;
  };
  /** What the others did since one's last turn. */
  readonly since: {
    readonly skip: string;
    readonly watch: string;
    readonly stop: string;
    readonly lines: string;
  };
  /** Asked before something is paid in place of what is missing. */
  readonly payment: {
    readonly title: string;
    /** `what`: "2 coins". */
    readonly standsIn: (what: string) => string;
    readonly pay: string;
    readonly leave: string;
  };
  readonly curtain: {
    readonly title: (name: string) => string;
    readonly text: string;
    readonly itIsMe: (name: string) => string;
    /** What the others did before the curtain was lifted. */
    readonly meanwhile: string;
    readonly read: string;
  };
  /** Games one after the other. */
  readonly campaign: {
    readonly start: string;
    /** Over those that were begun. */
    readonly begun: string;
    /** "3 games, 2 hours ago" */
    readonly games: (count: number) => string;
    /** After a game that belongs to one. */
    readonly goOn: string;
    readonly goOnHint: string;
    readonly save: string;
    readonly remove: string;
    /** Asked before its games are thrown away with it. */
    readonly reallyRemove: (games: number) => string;
    readonly noSuch: string;
  };
  readonly closing: {
    readonly over: string;
    readonly wins: (names: readonly string[]) => string;
    readonly youWin: string;
    readonly lost: (rival: string) => string;
    /** Alone, where there are targets to reach and nobody to beat. */
    readonly notReached: string;
    /** Alone: the points, and how many of the targets are met. */
    readonly summaryTargets: (total: number, met: number, all: number) => string;
    /** Over the list of targets. */
    readonly targets: string;
    /** Behind a target: what was reached, and how much of it is missing. */
    readonly target: (target: { wanted: number; reached: number }) => string;
    readonly summary: (total: number, ahead: number, seconds: readonly string[]) => string;
    readonly summaryTie: (total: number) => string;
    /** Alone: the points, and how far the next title is; none after the highest. */
    readonly summaryAlone: (total: number, next: { name: string; from: number } | undefined) => string;
    readonly summaryRival: (total: number, rivalTotal: number, rival: string) => string;
    /** While the pad is filled in. */
    readonly counting: string;
    readonly skip: string;
    readonly pad: string;
    readonly total: string;
    readonly overTime: string;
    readonly bySource: string;
    readonly again: string;
    readonly againHint: string;
    readonly replay: string;
    readonly replayHint: string;
    readonly whatIf: string;
    readonly whatIfHint: string;
    readonly coach: string;
    readonly coachHint: string;
    readonly seed: string;
    readonly seedChecked: string;
    readonly seedWrong: string;
    readonly next: string;
    readonly export: string;
  };
  readonly replay: {
    readonly title: string;
    readonly play: string;
    readonly pause: string;
    readonly first: string;
    readonly back: string;
    readonly forward: string;
    readonly last: string;
    readonly turnBack: string;
    readonly turnForward: string;
    readonly speed: string;
    /** So many times the usual speed: "2×". */
    readonly times: (speed: number) => string;
    readonly move: (move: number, of: number) => string;
    readonly fork: string;
    readonly end: string;
    readonly slider: string;
  };
  readonly rules: {
    readonly title: string;
    readonly search: string;
    readonly nothing: string;
    readonly found: (count: number) => string;
    readonly chapters: string;
    readonly loading: string;
    readonly close: string;
  };
  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly light: string;
    readonly day: string;
    readonly candle: string;
    readonly speed: string;
    readonly speeds: Readonly<Record<Speed, string>>;
    readonly pace: string;
    readonly paces: Readonly<Record<Speed, string>>;
    /** Which payments are asked about. */
    readonly payments: string;
    readonly confirmations: Readonly<Record<Confirmation, string>>;
    readonly oneClick: string;
    readonly oneClickHint: string;
    readonly autoEnd: string;
    readonly autoEndHint: string;
    readonly guide: string;
    readonly guideHint: string;
    readonly sound: string;
    readonly soundHint: string;
    readonly logDensity: string;
    readonly densities: Readonly<Record<Density, string>>;
    readonly seatColours: string;
    readonly colourSets: Readonly<Record<SeatColours, string>>;
    readonly name: string;
    readonly close: string;
  };
  readonly offline: {
    readonly newVersion: string;
    readonly takeIt: string;
    readonly playedElsewhere: string;
    readonly keepAll: string;
    readonly kept: (games: readonly string[]) => string;
    readonly notFetched: string;
    readonly stored: (megabytes: number, lasts: boolean) => string;
  };
  readonly help: { readonly title: string };
  readonly error: {
    readonly title: string;
    readonly text: string;
    readonly home: string;
    readonly reload: string;
    readonly worker: string;
    readonly notFound: string;
    readonly notFoundText: string;
    readonly noGame: string;
    readonly noGameText: string;
    readonly gone: string;
    /** A game that neither lies here nor can be fetched now. */
    readonly away: (game: string) => string;
    readonly awayText: string;
    readonly noLongerReplays: string;
    readonly storage: string;
    readonly notStarted: string;
    readonly bot: string;
    readonly elsewhere: string;
    readonly elsewhereText: string;
  };
  readonly refusal: (refusal: Refusal) => string;
}
