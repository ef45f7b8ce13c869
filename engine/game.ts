import type { Box } from './box.ts';
import type { Action, Decision, Offer, Reason, Refusal, Verdict } from './decision.ts';
import type { DockOf } from './dock.ts';
import type { OptionRule, Options } from './options.ts';
import type { Rng } from './random.ts';
import type { ScoreSheet } from './score.ts';
import type { Frame, GameState, Seat } from './state.ts';
import type { Vocabulary } from './vocabulary.ts';
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

/** The types of one game, in one bundle: whatever is said of a game in general has it as its only parameter. */
export interface GameTypes {
  state: GameState;
  frame: Frame;
  action: Action;
  event: GameEvent;
  /** Things that a person may look for and that are no moves at all. */
  wish: unknown;
  /** Names and labels that the board needs besides whole sentences. */
  words: unknown;
}

/** Whatever a person may look for: a move, or something that is none. */
export type Wanted<G extends GameTypes> = G['wish'] | G['action'];

/** A decision of one seat. `resolve` gets the frame already taken off the stack. */
export interface Question<G extends GameTypes = GameTypes> {
  /** Everything this seat may do now, and what it would look for and may not. */
  options(s: G['state'], frame: G['frame'], offer: Offer<G>): void;
  /**
   * Settles the matter by itself where there is nothing to decide: true if it did. Asked whenever the frame comes
   * on top, also after an interruption; the frame is already off the stack.
   */
  auto?(s: G['state'], frame: G['frame'], tell: Tell<G['event']>): boolean;
  /** Why not, for moves that are too many to be on offer as closed ones: asked when somebody tries such a move. */
  refuse?(s: G['state'], frame: G['frame'], action: G['action']): Verdict<Reason<G>>;
  /** Carries out the choice and pushes what must be decided next. */
  resolve(s: G['state'], frame: G['frame'], action: G['action'], tell: Tell<G['event']>): void;
}

/** Something that happens by itself. */
export interface Step<G extends GameTypes = GameTypes> {
  run(s: G['state'], frame: G['frame'], tell: Tell<G['event']>): void;
}

export type Questions<G extends GameTypes> = Readonly<Record<string, Question<G>>>;

/** Where a game stands, for headings and progress: `{ phase: 2, round: 3 }`. Words are made of it elsewhere. */
export type Moment = Readonly<Record<string, number>>;

/** How records of older rules are read. */
export interface FormerRules<G extends GameTypes = GameTypes> {
  /** The move that rules of that version made by themselves where today's rules ask; null if they asked, too. */
  unasked(version: number, s: G['state'], seat: Seat): G['action'] | null;
  /** What records of that version were played with where nothing was to be agreed on yet. Absent: with standard values. */
  options?(version: number): Options;
  /** The state as rules of that version wrote it: hashes in old records were made of this. `options`: as recorded. */
  written(version: number, s: G['state'], options: Options): unknown;
}

/** Rounds that seats plan as a whole: bots judge positions at the end of one. */
export interface PlannedRounds<S> {
  round(s: S): number;
  /** Rounds to that end, this one included: chosen by tournament, see docs/bots.md. */
  ahead(s: S): number;
}

/** What an author supplies and a user asks for alike. */
interface GameCore<G extends GameTypes> {
  readonly id: string;
  /** Prefix of the rule IDs, such as BUR. */
  readonly rulePrefix: string;
  /** Goes up when the same actions could lead to another state than before. */
  readonly rulesVersion: number;
  readonly seats: readonly number[];
  readonly options: readonly OptionRule[];
  /** The tables of components. */
  readonly box: Box;
  readonly formerly?: FormerRules<G> | undefined;
  /**
   * Moves of which others see no more than that something was done, until the game is over: which card was laid away, say.
   * Their notation is for the seat alone. Absent: none.
   */
  readonly secretMoves?: readonly G['action']['do'][] | undefined;
  copy(s: G['state']): G['state'];
  /** What a seat (null: a spectator) may see, built up from what is allowed. */
  view(s: G['state'], seat: Seat | null): G['state'];
  /** A whole state that fits the view: what the seat cannot see is guessed. */
  imagine(view: G['state'], seat: Seat, rng: Rng): G['state'];
  /** The score pad, at any time. */
  scores(s: G['state']): ScoreSheet[];
  /** Who has won, once the game is over; nobody, if a solo game is lost. */
  winners(s: G['state']): readonly Seat[];
  /** What a position is worth to a seat: points now plus what it will earn, in points. For bots. */
  evaluate(s: G['state'], seat: Seat): number;
  /** What `evaluate` counts, if its worths are fitted from self-play: see `evaluation`. */
  readonly features?: Features<G['state']> | undefined;
  /** How far the game has come, 0 to 1. For bots and progress bars. */
  progress(s: G['state']): number;
  /**
   * With what the lane of a seat begins in the simultaneous phase that is open now. Absent: nothing is answered at the same
   * time.
   */
  laneOf?(s: G['state'], seat: Seat): G['frame'];
  /** If seats plan a round as a whole. Absent: they take turns. */
  readonly planned?: PlannedRounds<G['state']>;
  /** Where the game stands: what happens until this changes belongs together in the log. */
  moment(s: G['state']): Moment;
}

/** What every user of a game sees: browser, server, bots, command line. */
export interface Game<G extends GameTypes = GameTypes> extends GameCore<G> {
  setup(seats: number, options: Options, seed: string, tell?: Tell<G['event']>): G['state'];
  /** Lets happen what happens by itself, up to the next question: for positions that were laid out by hand. */
  resume(s: G['state'], tell?: Tell<G['event']>): void;
  /** The seats that are asked something now, in the fixed order of replays; none: the game is over. */
  deciding(s: G['state']): readonly Seat[];
  /** The first of them, or NOBODY. */
  turnOf(s: G['state']): Seat;
  /** Legal, complete, without duplicates. Fills `into` if given. */
  actions(s: G['state'], seat: Seat, into?: G['action'][]): G['action'][];
  /**
   * The open moves that a search has to look at: without what leads nowhere new, such as the same things in another
   * order. Something is always left.
   */
  candidates(s: G['state'], seat: Seat, into?: G['action'][]): G['action'][];
  /** All open moves, with reasons for what is closed. */
  decision(s: G['state'], seat: Seat): Decision<G>;
  /** Null if the seat may do this now. */
  check(s: G['state'], seat: Seat, action: G['action']): Refusal | null;
  /** Carries out an action that is known to be legal. */
  apply(s: G['state'], seat: Seat, action: G['action'], tell?: Tell<G['event']>): void;
  notate(action: G['action']): string;
  /** The action with exactly this notation, or null. */
  parse(text: string): G['action'] | null;
  /** Every move of the game has a number below `moveCount`: for tables and networks that learn. */
  moveNumber(action: G['action']): number;
  readonly moveCount: number;
}

/** What an author writes: data, frames and a handful of functions. `defineGame` makes a game of it. */
export interface GameRules<G extends GameTypes> extends GameCore<G> {
  /** The state before anything has happened; what comes next is on its stack. `options` are complete. */
  start(seats: number, options: G['state']['options'], rng: Rng): G['state'];
  readonly questions: Questions<G>;
  readonly steps: Readonly<Record<string, Step<G>>>;
  /** Where expansions dock that are loaded only if they are played. */
  readonly docks?: readonly DockOf<G>[];
  readonly moves: Vocabulary<G['action']>;
  /** Takes out of the open moves what a search need not look at; absent: nothing. See `candidates`. */
  prune?(s: G['state'], frame: G['frame'], moves: G['action'][]): void;
}
