import { gameNamed } from '@spielstube/games';
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

/** Where bots think: brings the port of the table. Bots get seats' views and answer with moves; nothing is kept. */
export function hear({ ports: [port] }: MessageEvent<'table'>): void {
  const room = new ThinkingRoom({ rules: gameNamed, answer: (answer) => port.postMessage(answer), breathe });
  port.onmessage = ({ data }: MessageEvent<ThoughtAsk>) => room.hear(data);
}
