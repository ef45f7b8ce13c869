import type { Action, Decision, Offer, Reason, Refusal } from './decision.ts';
import type { Rng } from './random.ts';
import type { ScoreSheet } from './score.ts';
import type { Frame, GameState, Seat } from './state.ts';
import type { Features } from './worth.ts';

/** Something that happened, as the log, the animation and the screen reader tell it. Plain data. */
export interface GameEvent {
  readonly what: string;
  /** Whom it concerns, or NOBODY. */
  readonly seat: Seat;
  /** Present if only this seat may know of the event. */
  readonly secretOf?: Seat;
}

/** Takes what happens while an action is carried out. In simulations there is none, and nothing is built. */
export type Tell<E extends GameEvent = GameEvent> = ((event: E) => void) | undefined;

/** A decision of one seat. `resolve` gets the frame already taken off the stack. */
export interface Question<S extends GameState, A, F extends Frame, E extends GameEvent, W> {
  /** Everything this seat may do now, and what it would look for and may not. */
  options(s: S, frame: F, offer: Offer<A, Reason<S, F, W | A>, W | A>): void;
  /**
   * Settles the matter by itself where there is nothing to decide: true if it did. Asked whenever the frame comes
   * on top, also after an interruption; the frame is already off the stack.
   */
  auto?(s: S, frame: F, tell: Tell<E>): boolean;
  /** Carries out the choice and pushes what must be decided next. */
  resolve(s: S, frame: F, action: A, tell: Tell<E>): void;
}

/** Something that happens by itself. */
export interface Step<S, F, E extends GameEvent> {
  run(s: S, frame: F, tell: Tell<E>): void;
}

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

/** An option of a table. A boolean is a switch, anything else is one of the listed values. */
export interface OptionRule {
  readonly key: string;
  readonly values: readonly OptionValue[];
  readonly standard: OptionValue;
  /** The seat counts for which the option means anything; absent: all. */
  readonly seats?: readonly number[];
}

/** What every user of a game sees: browser, server, bots, command line. */
export interface Game<
  S extends GameState = GameState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
  W = unknown,
> {
  readonly id: string;
  /** Prefix of the rule IDs, such as BUR. */
  readonly rulePrefix: string;
  /** Goes up when the same actions could lead to another state than before. */
  readonly rulesVersion: number;
  readonly seats: readonly number[];
  readonly options: readonly OptionRule[];

  setup(seats: number, options: Options, seed: string, tell?: Tell<E>): S;
  copy(s: S): S;
  /** The seats that are asked something now, in the fixed order of replays; none: the game is over. */
  deciding(s: S): readonly Seat[];
  /** The first of them, or NOBODY. */
  turnOf(s: S): Seat;
  /** Legal, complete, without duplicates. Fills `into` if given. */
  actions(s: S, seat: Seat, into?: A[]): A[];
  /** The same with reasons for what is closed. */
  decision(s: S, seat: Seat): Decision<A, W | A>;
  /** Null if the seat may do this now. */
  check(s: S, seat: Seat, action: A): Refusal | null;
  /** Carries out an action that is known to be legal. */
  apply(s: S, seat: Seat, action: A, tell?: Tell<E>): void;
  /** What a seat (null: a spectator) may see, built up from what is allowed. */
  view(s: S, seat: Seat | null): S;
  /** A whole state that fits the view: what the seat cannot see is guessed. */
  imagine(view: S, seat: Seat, rng: Rng): S;
  /** The score pad, at any time. */
  scores(s: S): ScoreSheet[];
  /** Who has won, once the game is over; nobody, if a solo game is lost. */
  winners(s: S): readonly Seat[];
  /** What a position is worth to a seat: points now plus what it will earn, in points. For bots. */
  evaluate(s: S, seat: Seat): number;
  /** What the evaluation is made of, where its worths are a table: `spielstube fit` makes it anew. */
  readonly features?: Features<S> | undefined;
  /** How far the game has come, 0 to 1. For bots and progress bars. */
  progress(s: S): number;
  notate(action: A): string;
  /** The action with this notation, or null. */
  parse(text: string): A | null;
}

/** What an author writes: data, frames and a handful of functions. `defineGame` makes a game of it. */
export interface GameRules<
  S extends GameState<F>,
  A extends Action,
  F extends Frame,
  E extends GameEvent,
  W,
> {
  readonly id: string;
  readonly rulePrefix: string;
  readonly rulesVersion: number;
  readonly seats: readonly number[];
  readonly options: readonly OptionRule[];
  /** The state before anything has happened; what comes next is on its stack. */
  start(seats: number, options: Options, rng: Rng): S;
  readonly questions: Readonly<Record<string, Question<S, A, F, E, W>>>;
  readonly steps: Readonly<Record<string, Step<S, F, E>>>;
  copy(s: S): S;
  view(s: S, seat: Seat | null): S;
  imagine(view: S, seat: Seat, rng: Rng): S;
  scores(s: S): ScoreSheet[];
  winners(s: S): readonly Seat[];
  evaluate(s: S, seat: Seat): number;
  readonly features?: Features<S>;
  progress(s: S): number;
  notate(action: A): string;
  parse(text: string): A | null;
}
