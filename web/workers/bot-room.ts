import type { Game, NamedBox, Options } from '@spielstube/engine';
import { gameNamed } from '@spielstube/games';
import { layBoxFirst } from '../games/lay-box.ts';
import { ThinkingRoom } from './thinking-room.ts';
import type { ThoughtAsk } from './thought.ts';

/** A message to oneself waits its turn behind those that are there already; a timer would wait longer. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

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
