import { think } from '@spielstube/bots';
import { partsOf } from '../games/register.ts';
import { answer } from './call.ts';
import type { BotAnswer, BotQuestion } from './protocol.ts';

/** The worker in which bots think. It gets a seat's view and answers with a move; it keeps nothing. */
async function ponder({ game: id, view, seat, level, seed }: BotQuestion): Promise<BotAnswer> {
  const parts = partsOf(id);
  if (parts === undefined) throw new Error(`unknown game ${id}`);
  const game = await parts.rules();
  const { action, moves } = think(game, view, seat, level, seed);
  return {
    notation: game.notate(action),
    moves: moves.map((move) => ({
      notation: game.notate(move.action),
      value: move.value,
      share: move.share,
    })),
  };
}

addEventListener('message', ({ ports }: MessageEvent<'table'>) => {
  ports[0].onmessage = ({ data, ports: [port] }: MessageEvent<BotQuestion>) => {
    void answer(port, () => ponder(data));
  };
});
