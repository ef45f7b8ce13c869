import type { Game } from '@spielstube/engine';
import type { BotTask } from '@spielstube/table';
import { expect, test } from 'vitest';
import { auction } from '../../engine/test/auction.ts';
import { CallError } from '../workers/call.ts';
import { PortThinker, type ThinkerPort } from '../workers/port-thinker.ts';
import { ThinkingRoom } from '../workers/thinking-room.ts';
import type { ThoughtAnswer, ThoughtAsk } from '../workers/thought.ts';

/** Longer than any test. */
const FOR_EVER = 'mcts:9999999';
const NEVER = new AbortController().signal;

function task(level: string, game = 'auction'): BotTask {
  const s = auction.setup(2, {}, 'thinking');
  return { game, box: null, view: auction.view(s, 0), seat: 0, level, seed: 'seed' };
}

/** Both ends of a port in one thread. Messages are heard only while the room breathes, as in a worker. */
function connected(rules: (game: string) => Promise<Game | undefined> = async () => auction) {
  const asked: ThoughtAsk[] = [];
  const answered: number[] = [];
  let breaths = 0;
  const port: ThinkerPort = {
    onmessage: null,
    postMessage(ask) {
      asked.push(ask);
      queueMicrotask(deliver);
    },
  };
  const room = new ThinkingRoom({
    rules,
    answer(answer: ThoughtAnswer) {
      answered.push(answer.number);
      port.onmessage?.(new MessageEvent('message', { data: answer }));
    },
    async breathe() {
      breaths++;
      await new Promise((resolve) => setImmediate(resolve));
    },
  });
  const deliver = (): void => {
    for (const ask of asked.splice(0)) room.hear(ask);
  };
  return { thinker: new PortThinker(port), answered, breaths: () => breaths };
}

test('a thought comes back in the notation of the game', async () => {
  const { thinker } = connected();
  const { notation, moves } = await thinker.think(task('greedy'), NEVER);
  expect(auction.parse(notation)).not.toBeNull();
  expect(moves.map((move) => move.notation)).toContain(notation);
});

test('a long thought holds up no other one', async () => {
  const { thinker, answered } = connected();
  const long = new AbortController();
  const never = thinker.think(task(FOR_EVER), long.signal);
  await thinker.think(task('mcts:50'), NEVER);
  expect(answered).toEqual([1]);
  long.abort();
  await expect(never).rejects.toThrow();
});

test('a thought that nobody wants any more ends at once, and there is no answer to it', async () => {
  const { thinker, answered, breaths } = connected();
  const wanted = new AbortController();
  const thought = thinker.think(task(FOR_EVER), wanted.signal);
  await new Promise((resolve) => setImmediate(resolve));
  wanted.abort();
  await expect(thought).rejects.toMatchObject({ name: 'AbortError' });
  await new Promise((resolve) => setImmediate(resolve));
  const before = breaths();
  for (let n = 0; n < 5; n++) await new Promise((resolve) => setImmediate(resolve));
  expect(breaths()).toBe(before);
  expect(answered).toEqual([]);
});

test('a thought that was given up before it began is not even asked for', async () => {
  const { thinker, breaths } = connected();
  await expect(thinker.think(task(FOR_EVER), AbortSignal.abort())).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(breaths()).toBe(0);
});

test('while rules are being loaded nobody turns in circles, and a thought can be given up', async () => {
  let arrive = (_game: Game): void => {};
  const { thinker, answered, breaths } = connected(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const wanted = new AbortController();
  const thought = thinker.think(task('greedy'), wanted.signal);
  await new Promise((resolve) => setImmediate(resolve));
  expect(breaths()).toBe(0);
  wanted.abort();
  await expect(thought).rejects.toThrow();
  arrive(auction);
  await new Promise((resolve) => setImmediate(resolve));
  expect(answered).toEqual([]);
});

test('what goes wrong is told, and the room goes on', async () => {
  const { thinker } = connected(async (id) => (id === 'auction' ? auction : undefined));
  await expect(thinker.think(task('greedy', 'chess'), NEVER)).rejects.toBeInstanceOf(CallError);
  await expect(thinker.think(task('no such bot'), NEVER)).rejects.toThrow('no such bot');
  await expect(thinker.think(task('greedy'), NEVER)).resolves.toBeDefined();
});
