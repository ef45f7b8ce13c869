import type { Game, GameState, Seat } from '@spielstube/engine';
import { type Advice, decide, type Thinking } from './bot.ts';
import { botNamed } from './spec.ts';

/** Decides for a seat, from what the seat sees. The spec is that of a bot (`mcts:500`) or the id of a level. */
export function think(game: Game, view: GameState, seat: Seat, spec: string, seed: string): Advice {
  return decide(botNamed(spec), { game, view, seat, seed });
}

/** The same in small steps, for a worker that wants to be interrupted or to show what the bot thinks so far. */
export function beginThinking(game: Game, view: GameState, seat: Seat, spec: string, seed: string): Thinking {
  return botNamed(spec).begin({ game, view, seat, seed });
}
