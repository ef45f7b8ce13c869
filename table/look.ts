import type { Action, Decision, GameEvent, GameState, Moment, ScoreSheet, Seat } from '@spielstube/engine';
import type { RecordedResult } from './record.ts';

/** An event with the move that caused it, and when it happened: its number among the moments. Move 0 is the set-up. */
export interface TableEvent {
  readonly move: number;
  readonly moment: number;
  readonly event: GameEvent;
}

/** A choice as it travels: the action, and the notation that submits it. */
export interface Choice {
  readonly action: Action;
  readonly notation: string;
}

/** What the viewer is asked. */
export interface AskedDecision extends Pick<Decision, 'frame' | 'closed'> {
  /** Names the decision: an answer says which one it answers. The numbers of a seat only grow. */
  readonly id: number;
  readonly choices: readonly Choice[];
}

/** All that one seat (or a spectator) may know of a table. Plain data: it can be sent anywhere. */
export interface Look {
  readonly viewer: Seat | null;
  /** Number of moves that the viewer knows of: in a simultaneous phase the own ones and all that came before it. */
  readonly seq: number;
  /** The viewer's own last move, 0 before the first one: what comes after it, others did. A spectator has seen everything. */
  readonly since: number;
  /** Where it has changed, moves were taken back or put into their order: events must be read anew. */
  readonly epoch: string;
  readonly view: GameState;
  readonly deciding: readonly Seat[];
  readonly decision: AskedDecision | null;
  readonly canUndo: boolean;
  /** The viewer's number for the next thing it does, whether it is asked or not; 0 for a spectator. */
  readonly next: number;
  readonly scores: readonly ScoreSheet[];
  readonly progress: number;
  readonly events: readonly TableEvent[];
  /** Where the game stood when something happened: the headings of the log. */
  readonly moments: readonly Moment[];
  readonly commitment: string;
  /** Names the corrections of the box that are in use; '' for the box as it is. */
  readonly corrections: string;
  /** Once the game is over. */
  readonly result: (RecordedResult & { readonly seed: string }) | null;
}

/** The standing after a move, for the chart of points over time. */
export interface Standing {
  readonly move: number;
  /** True if a turn ended with the move; the set-up counts as one. */
  readonly turnOver: boolean;
  readonly progress: number;
  readonly totals: readonly number[];
}
