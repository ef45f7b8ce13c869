import { gameNamed } from '@spielstube/games';
import { type BotTask, Table } from '@spielstube/table';
import { expect, test } from 'vitest';
import { ThinkingRoom } from '../thinking/thinking-room.ts';
import { WorkerThread } from '../thinking/thread.ts';

const never = new AbortController().signal;

test('bots think in another thread, from what their seat sees', async () => {
  const game = await gameNamed('burgundy', {});
  if (game === undefined) throw new Error('no such game');
  const table = new Table(game, {
    seats: [
      { kind: 'bot', level: 'journeyman', name: 'Balduin' },
      { kind: 'person', name: 'Anna' },
    ],
    options: { startPlayer: '1' },
    seed: 'thinking',
  });
  const room = new ThinkingRoom();
  const { view } = table.look(0);
  const { notation } = await room.think(
    { game: 'burgundy', box: null, view, seat: 0, level: 'journeyman', seed: 'x' },
    never,
  );
  expect(table.checkMove(0, notation)).toBeNull();
  const again = await room.think(
    { game: 'burgundy', box: null, view, seat: 0, level: 'journeyman', seed: 'x' },
    never,
  );
  expect(again.notation).toBe(notation);
  await room.stop();
});

test('a bot that hangs is replaced, one that breaks down, too; at last any move is made', async () => {
  const failures: string[] = [];
  const room = new ThinkingRoom({
    threads: [new WorkerThread(new URL('./hanging.worker.ts', import.meta.url))],
    deadline: 1000,
    failed: ({ level }) => failures.push(level),
  });
  const task: BotTask = { game: '', box: null, view: {} as never, seat: 0, level: 'hangs', seed: '' };
  const given = new AbortController();
  const first = room.think(task, never);
  const second = room.think(task, given.signal);
  given.abort();
  await expect(second).rejects.toThrow();
  expect((await first).notation).toBe('moved by random');
  expect(failures).toEqual(['hangs', 'greedy']);
  await room.stop();
});
