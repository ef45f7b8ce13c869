/**
 * All workers that know rules have one door: so the browser loads the rules of a game once for all of them. Which of them
 * this is says the worker's name.
 */
export type RoomName = 'table' | 'bots' | 'coach' | 'box' | 'balance';

type Hear = (event: MessageEvent) => void;

// Whoever asks does not know that the room is still being opened.
const early: MessageEvent[] = [];
let hear: Hear = (event) => early.push(event);
addEventListener('message', (event) => hear(event));

function open(name: string): Promise<{ readonly hear: Hear }> {
  switch (name) {
    case 'bots':
      return import('./bot-room.ts');
    case 'coach':
      return import('../coach/coach-room.ts');
    case 'balance':
      return import('./balance-room.ts');
    case 'box':
      return import('./box-room.ts');
    default:
      return import('./table-room.ts');
  }
}

const room = await open(self.name);
hear = room.hear;
for (const event of early) hear(event);
