import type { Action, Refusal } from './decision.ts';
import type { GameEvent, OptionValue } from './game.ts';
import type { Frame, GameState, Seat } from './state.ts';

export type Lang = 'de' | 'en';

/** Names of the seats, as sentences use them. `isYou` picks "you take" over "Anna takes". */
export interface Cast {
  name(seat: Seat): string;
  isYou(seat: Seat): boolean;
}

/** A rule as the rules book tells it; its ID is the anchor. */
export interface BookRule {
  readonly id: string;
  readonly text: string;
}
export interface BookChapter {
  readonly id: string;
  readonly title: string;
  /** Plain paragraphs that introduce the chapter. */
  readonly intro: readonly string[];
  readonly rules: readonly BookRule[];
}

/** Everything a game says, in one language. Words only: what is allowed is the rules' business. */
export interface GameText<
  S extends GameState = GameState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
  W = unknown,
> {
  readonly title: string;
  readonly subtitle: string;
  /** Two or three sentences for the game's page. */
  readonly blurb: string;
  /** Which values are reconstructed and where they can be corrected. */
  readonly reconstructed: readonly string[];
  /** The solo opponent's name, if the game has one. */
  readonly rival: string | null;
  /** What a lone player's points are called, where a solo game ends with a title instead of a winner. */
  readonly soloTitle: ((points: number) => string) | null;
  option(key: string): string;
  optionValue(key: string, value: OptionValue): string;
  /** What is asked of a seat, in one line, and a hint in a second one. */
  question(s: S, frame: Frame): { title: string; hint: string };
  /** What the others read while they wait: "chooses a bonus". */
  waiting(s: S, frame: Frame): string;
  /** A choice in words, for the list and the screen reader. */
  action(s: S, seat: Seat, action: A): string;
  /** What a closed choice would have been. */
  wish(s: S, seat: Seat, wish: W | A): string;
  /** Why not, in one or two sentences. */
  refusal(s: S, refusal: Refusal): string;
  /** A line of the log, or null where the event needs no words. */
  event(event: E, cast: Cast): string | null;
  /** The heading under which events are grouped ("Phase B, round 3"). */
  moment(s: S): string;
  scoreSource(source: string): string;
  readonly book: readonly BookChapter[];
}
