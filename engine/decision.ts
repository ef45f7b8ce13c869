import type { Frame, GameState } from './state.ts';

/** What a move is: plain data. The same move is the same object (see `intern`). */
export interface Action {
  readonly do: string;
}

/** Numbers and names that the text of a refusal needs: `{ price: 3, workers: 2 }`. */
export type Details = Readonly<Record<string, number | string>>;

/**
 * Why something is not allowed. Rule code returns these constants, so that asking costs nothing in a
 * simulation; the details are worked out only when somebody wants to know.
 */
export interface Reason<S extends GameState = GameState, F extends Frame = Frame, W = unknown> {
  /** Key of the sentence in the game's texts. */
  readonly id: string;
  /** The rule that stands in the way, such as BUR-WORKER-04. */
  readonly rule: string;
  details?(s: S, frame: F, wish: W): Details;
}

/** The answer of every function that decides whether a thing is allowed: null means yes. */
export type Verdict<R = Reason> = R | null;

/** A refusal as the outside sees it: plain data. */
export interface Refusal {
  readonly reason: string;
  readonly rule: string;
  readonly details: Details;
}

/** Something a person would look for and cannot have. */
export interface Closed<W = Action> {
  readonly wish: W;
  readonly refusal: Refusal;
}

/** What is asked of a seat: what is open to it, and what is not and why. */
export interface Decision<A extends Action = Action, W = A> {
  readonly frame: Frame;
  readonly choices: readonly A[];
  readonly closed: readonly Closed<W>[];
}

/** Collects what a frame offers. A game's `options` call it for everything a person would look for. */
export interface Offer<A, R = Reason, W = A> {
  /** True where closed choices are wanted, too; simulations skip them. */
  readonly explains: boolean;
  open(action: A): void;
  closed(wish: W, reason: R): void;
  /** Open if the verdict is yes, closed with its reason otherwise. */
  put(action: A, verdict: Verdict<R>): void;
}
