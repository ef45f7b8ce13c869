/**
 * Table, bots and coach live in workers with one door: so the browser loads the rules of a game once for all of them.
 * Which of them this is says the worker's name.
 */
export type RoomName = 'table' | 'bots' | 'coach';

type Hear = (event: MessageEvent) => void;

// Whoever asks does not know that the room is still being opened.
const early: MessageEvent[] = [];
let hear: Hear = (event) => early.push(event);
addEventListener('message', (event) => hear(event));

const ROOMS: Readonly<Record<string, () => Promise<{ readonly hear: Hear }>>> = {
  bots: () => import('./bot-room.ts'),
  coach: () => import('../coach/coach-room.ts'),
};
const openRoom = ROOMS[self.name] ?? (() => import('./table-room.ts'));
const room = await openRoom();
hear = room.hear;
for (const event of early) hear(event);
