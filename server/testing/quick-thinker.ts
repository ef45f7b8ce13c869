import { rngFromSeed } from '@spielstube/engine';
import { gameNamed } from '@spielstube/games';
import type { BotThought, Thinker } from '@spielstube/table';

/** A bot that takes the first open move, without another thread: for tests in which nobody cares how well it plays. */
export const quickThinker: Thinker & { stop(): Promise<void> } = {
  async think({ game: id, view, seat }): Promise<BotThought> {
    const game = await gameNamed(id, view.options);
    if (game === undefined) throw new Error(`there is no game ${id}`);
    const [action] = game.actions(game.imagine(view, seat, rngFromSeed('quick')), seat);
    return { notation: game.notate(action), moves: [] };
  },
  async stop() {},
};
