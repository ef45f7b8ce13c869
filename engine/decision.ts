import type { GameTypes, Wanted } from './game.ts';

/** What a move is: plain data. The same move is the same object (see `vocabulary`). */
export interface Action {
  readonly do: string;
}

/** Numbers and names that the text of a refusal needs: `{ price: 3, workers: 2 }`. */
export type Details = Readonly<Record<string, number | string>>;

/**
 * Why something is not allowed. Rule code returns these constants, so that asking costs nothing in a
 * simulation; the details are worked out only when somebody wants to know.
 */
export interface Reason<G extends GameTypes = GameTypes> {
  /** Key of the sentence in the game's texts. */
  readonly id: string;
  /** The rule that stands in the way, such as BUR-WORKER-04. */
  readonly rule: string;
  details?(s: G['state'], frame: G['frame'], wish: Wanted<G>): Details;
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
export interface Closed<G extends GameTypes = GameTypes> {
  readonly wish: Wanted<G>;
  readonly refusal: Refusal;
}

/** What is asked of a seat: what is open to it, and what is not and why. */
export interface Decision<G extends GameTypes = GameTypes> {
  readonly frame: G['frame'];
  readonly choices: readonly G['action'][];
  readonly closed: readonly Closed<G>[];
}

/** Collects what a frame offers. A game's `options` call it for everything a person would look for. */
export interface Offer<G extends GameTypes = GameTypes> {
  /** True where closed choices are wanted, too; simulations skip them. */
  readonly explains: boolean;
  open(action: G['action']): void;
  closed(wish: Wanted<G>, reason: Reason<G>): void;
  /** Open if the verdict is yes, closed with its reason otherwise. */
  put(action: G['action'], verdict: Verdict<Reason<G>>): void;
}
