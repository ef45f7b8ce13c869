import type { Refusal } from '../decision.ts';
import type { GameTypes, Moment, Wanted } from '../game.ts';
import type { Options, OptionValue } from '../options.ts';
import type { Seat } from '../state.ts';

export type Lang = 'de' | 'en';

/** Names of the seats, as sentences use them. `isYou` picks "you take" over "Anna takes". */
export interface Cast {
  name(seat: Seat): string;
  isYou(seat: Seat): boolean;
}

/** What is asked, in one line, and a hint in a second one. */
export interface AskedLine {
  readonly title: string;
  readonly hint: string;
}

/** Everything a game says at the table, in one language. Words only: what is allowed is the rules' business. */
export interface GameText<G extends GameTypes = GameTypes> {
  readonly title: string;
  readonly subtitle: string;
  /** Two or three sentences for the game's page. */
  readonly blurb: string;
  /** What a lone player's points are called, where a solo game ends with a title instead of a winner. */
  readonly soloTitle: ((points: number, options: Options) => string) | null;
  option(key: string): string;
  optionValue(key: string, value: OptionValue): string;
  question(s: G['state'], frame: G['frame']): AskedLine;
  /** What the decision means for winning and what usually matters now: one or two sentences, never the hint again. */
  guide(s: G['state'], frame: G['frame']): string;
  /** The chapter of the rules book that the question belongs to. */
  chapter(frame: G['frame']): string;
  /** What the others read while they wait: "chooses a bonus". */
  waiting(frame: G['frame']): string;
  /**
   * A choice in words, for the list and the screen reader; the frame is the question that it answers. Without a cast,
   * other seats are called by their numbers.
   */
  action(s: G['state'], frame: G['frame'], action: G['action'], cast?: Cast): string;
  /** What a closed choice would have been. */
  wish(s: G['state'], frame: G['frame'], wish: Wanted<G>, cast?: Cast): string;
  /** Why not, in one or two sentences. */
  refusal(refusal: Refusal): string;
  /** A line of the log, or null where the event needs no words. */
  event(event: G['event'], cast: Cast): string | null;
  /** The heading under which events are grouped ("Phase B, round 3"). */
  moment(moment: Moment): string;
  scoreSource(source: string): string;
  /** The name of a table of the box. */
  boxTable(key: string): string;
  /** Names and labels for the board. */
  readonly words: G['words'];
}
