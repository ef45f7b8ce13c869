import type { Course } from '@spielstube/engine';
import type { BotTask, Thinker } from '@spielstube/table';
import { expect, test } from 'vitest';
import { CourseThinker } from '../workers/course-thinker.ts';

const course: Course = {
  seats: 2,
  options: {},
  seed: '1',
  chapters: [
    {
      key: 'one',
      sign: '',
      steps: [{ try: 'own', move: 'mine' }, { others: ['theirs', 'end'] }, { show: 'end' }],
    },
  ],
};
const view = {} as BotTask['view'];
const task: BotTask = { game: 'toy', view, seat: 1, level: 'apprentice', seed: '', box: null };
const bots: Thinker = { think: async () => ({ notation: 'by a bot', moves: [] }) };

/** A table at which so many moves have been made, and whoever thinks for the others there. */
function teaching(made: number) {
  const table = { made };
  return { table, teacher: new CourseThinker(course, bots, () => table.made) };
}
const never = new AbortController().signal;
const isWaiting = async (thought: Promise<unknown>): Promise<boolean> =>
  (await Promise.race([thought, Promise.resolve('waiting')])) === 'waiting';

test('the others wait until the teacher has come so far, then move as the course says', async () => {
  const { table, teacher } = teaching(0);
  const thought = teacher.think(task, never);
  expect(await isWaiting(thought)).toBe(true);
  table.made = 1;
  teacher.allow(1);
  expect(await isWaiting(thought)).toBe(true);
  teacher.allow(3);
  expect(await thought).toEqual({ notation: 'theirs', moves: [] });
  table.made = 2;
  expect((await teacher.think(task, never)).notation).toBe('end');
});

test('when the course is over, bots think', async () => {
  expect((await teaching(3).teacher.think(task, never)).notation).toBe('by a bot');
});

test('when the course is left, bots think at once', async () => {
  const { teacher } = teaching(1);
  const thought = teacher.think(task, never);
  teacher.allow(null);
  expect((await thought).notation).toBe('by a bot');
});

test('a thought that nobody wants any more ends', async () => {
  const closing = new AbortController();
  const thought = teaching(1).teacher.think(task, closing.signal);
  closing.abort(new Error('closed'));
  await expect(thought).rejects.toThrow('closed');
});
