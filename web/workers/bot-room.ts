import { gameNamed } from '@spielstube/games';
import { breathe } from './breathe.ts';
import { ThinkingRoom } from './thinking-room.ts';
import type { ThoughtAsk } from './thought.ts';

/** Where bots think: brings the port of the table. Bots get seats' views and answer with moves; nothing is kept. */
export function hear({ ports: [port] }: MessageEvent<'table'>): void {
  const room = new ThinkingRoom({ rules: gameNamed, answer: (answer) => port.postMessage(answer), breathe });
  port.onmessage = ({ data }: MessageEvent<ThoughtAsk>) => room.hear(data);
}
