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

/** The worker in which bots think. It gets seats' views and answers with moves; it keeps nothing. */
addEventListener('message', ({ ports: [port] }: MessageEvent<'table'>) => {
  const room = new ThinkingRoom({ rules: gameNamed, answer: (answer) => port.postMessage(answer), breathe });
  port.onmessage = ({ data }: MessageEvent<ThoughtAsk>) => room.hear(data);
});
