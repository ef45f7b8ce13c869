import type { NamedBox, Options } from '@spielstube/engine';
import type { Asks, Opened, SeatPlan } from '@spielstube/table';
import type { StoredGame } from '../cellar/stored-game.ts';

/** What was agreed on before a game. */
export interface NewGame {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  readonly options: Options;
  /** Corrected values to play with; null for the box as it is. */
  readonly box: NamedBox | null;
  readonly seed: string;
}

/** The first game with a teacher, from the beginning of a chapter. */
export interface NewLesson {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  readonly chapter: number;
}

/** What the table's worker can be asked: all that a room can be asked, and how tables get into it and come to be. */
export interface TableAsks extends Asks {
  open: { args: [id: string]; answer: Opened };
  /** Lays out a new game and keeps it; answers its id. */
  start: { args: [plan: NewGame]; answer: string };
  /** Keeps the game of a record file; answers its id. */
  read: { args: [record: string]; answer: string };
  /** Plays a game of another cellar again and answers it as this one would keep it. */
  rebuild: { args: [jar: StoredGame]; answer: StoredGame };
  /** Lays out the table of a lesson and keeps it; answers its id. */
  teach: { args: [lesson: NewLesson]; answer: string };
  /**
   * How many moves of its course the others may have made by now; null: the course is left, and they are bots. Answers
   * whether the table follows a course.
   */
  follow: { args: [moves: number | null]; answer: boolean };
  /** The open table once more, newly shuffled; answers its id. */
  again: { args: []; answer: string };
}

export type TableAsk = {
  [K in keyof TableAsks]: { readonly what: K; readonly args: TableAsks[K]['args'] };
}[keyof TableAsks];
