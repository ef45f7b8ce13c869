import { parentPort } from 'node:worker_threads';
import { think } from '@spielstube/bots';
import type { BotTask, BotThought } from '@spielstube/table';
import { rulesOf } from '../boxes/corrected-rules.ts';

/** Where bots of the server think: one thought after the other, each from what its seat sees. */
async function thoughtOf({ game: id, box, view, seat, level, seed }: BotTask): Promise<BotThought> {
  const game = await rulesOf(id, view.options, box);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  parentPort?.postMessage('thinking');
  const { action, moves } = think(level, { game, view, seat, seed });
  return {
    notation: game.notate(action),
    moves: moves.map(({ action: move, ...rated }) => ({ notation: game.notate(move), ...rated })),
  };
}

parentPort?.on('message', (task: BotTask) => {
  thoughtOf(task).then(
    (thought) => parentPort?.postMessage({ ok: true, thought }),
    (error: unknown) => parentPort?.postMessage({ ok: false, message: `${error}` }),
  );
});
