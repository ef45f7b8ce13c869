/**
 * Table and bots live in two workers with one door: so the browser loads the rules of a game once for both of them.
 * Which of the two this is says the worker's name.
 */
export type RoomName = 'table' | 'bots';

type Hear = (event: MessageEvent) => void;

// Whoever asks does not know that the room is still being opened.
const early: MessageEvent[] = [];
let hear: Hear = (event) => early.push(event);
addEventListener('message', (event) => hear(event));

const room: { readonly hear: Hear } =
  self.name === 'bots' ? await import('./bot-room.ts') : await import('./table-room.ts');
hear = room.hear;
for (const event of early) hear(event);
