import type { Action, Game, GameState, Seat } from '@spielstube/engine';

/** Judges positions for a bot. A game is one itself, by its heuristic; a table of worths or a network is another. */
export interface Evaluator {
  /** What a position is worth to a seat: points now plus what it will earn, in points. */
  evaluate(s: GameState, seat: Seat): number;
}

/** What a bot is asked: one decision of one seat. It gets what the seat sees, never the state. */
export interface Task {
  readonly game: Game;
  readonly view: GameState;
  readonly seat: Seat;
  /** Of the bot's own generator: the same view and the same seed give the same move. */
  readonly seed: string;
  /** By what the bot judges positions; absent: by the game's own heuristic. */
  readonly evaluator?: Evaluator | undefined;
}

/** Points from one source, on average. */
export interface SourcePoints {
  readonly source: string;
  readonly points: number;
}

/** What an expected lead is made of. */
export interface LeadParts {
  /** The seat's score pad where a search stops: some rounds later, or at the end. */
  readonly sources: readonly SourcePoints[];
  /** What the seat's position is worth there besides: points that are still to come. */
  readonly prospects: number;
  /** What the best rival takes from the lead. */
  readonly rivals: number;
}

/** A move as a bot rates it. */
export interface RatedMove {
  readonly action: Action;
  /** The lead over the best rival that the bot expects at the end, in points; null without an opinion. */
  readonly value: number | null;
  /** How much of its attention the move got, 0 to 1; all shares make 1. */
  readonly share: number;
  /** What the value is made of, if the bot was asked to explain itself. */
  readonly parts?: LeadParts;
}

/** What a bot would do, and how it rates what it could do, the best first. */
export interface Advice {
  readonly action: Action;
  readonly moves: readonly RatedMove[];
  /** Positions or iterations that the bot has looked at. */
  readonly effort: number;
}

/** A bot at work. It can be interrupted after any step and asked what it thinks so far. */
export interface Thinking {
  /** Thinks for a moment, a few milliseconds at most; false once there is nothing more to think about. */
  step(): boolean;
  advice(): Advice;
}

/** A player that knows only the engine's interface, and so plays every game. */
export interface Bot {
  begin(task: Task): Thinking;
}

/** Thinks to the end. */
export function decide(bot: Bot, task: Task): Advice {
  const thinking = bot.begin(task);
  while (thinking.step());
  return thinking.advice();
}

/** The best first: what got most attention, then what promises most. */
export function bestFirst(moves: RatedMove[]): RatedMove[] {
  return moves.sort((a, b) => b.share - a.share || (b.value ?? 0) - (a.value ?? 0));
}
