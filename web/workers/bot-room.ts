import type { Game, NamedBox, Options } from '@spielstube/engine';
import { gameNamed } from '@spielstube/games';
import { layBoxFirst } from '../games/lay-box.ts';
import { breathe } from './breathe.ts';
import { ThinkingRoom } from './thinking-room.ts';
import type { ThoughtAsk } from './thought.ts';

/** A worker thinks for one table: it has one box. */
async function rules(game: string, options: Options, box: NamedBox | null): Promise<Game | undefined> {
  layBoxFirst(game, box);
  return gameNamed(game, options);
}

/** Where bots think: brings the port of the table. Bots get seats' views and answer with moves; nothing is kept. */
export function hear({ ports: [port] }: MessageEvent<'table'>): void {
  const room = new ThinkingRoom({ rules, answer: (answer) => port.postMessage(answer), breathe });
  port.onmessage = ({ data }: MessageEvent<ThoughtAsk>) => room.hear(data);
}
