import type { Evaluator } from '@spielstube/bots';
import { evaluation, type Game, type WorthTable } from '@spielstube/engine';

/** Judges positions by another table of worths than the game's own. */
export function evaluatorOf(game: Game, table: WorthTable): Evaluator {
  if (game.features === undefined) throw new Error(`${game.id} has no table of worths`);
  return { evaluate: evaluation(game.features, table) };
}
