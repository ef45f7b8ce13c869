import { type Game, type GameState, NOBODY, randomInt, rngFromSeed } from '@spielstube/engine';
import { burgundy } from '@spielstube/games/burgundy/index.ts';

export const game: Game = burgundy;

/** A position after some random moves, at a decision with a real choice. */
export function position(seats: number, moves: number, seed: string): GameState {
  const rng = rngFromSeed(`moves ${seed}`);
  const s = game.setup(seats, {}, seed);
  for (let made = 0; ; made++) {
    const open = game.actions(s, game.turnOf(s));
    if (made >= moves && open.length > 2) return s;
    game.apply(s, game.turnOf(s), open[randomInt(rng, open.length)]);
    if (game.turnOf(s) === NOBODY) throw new Error('the game ended too early for this position');
  }
}
