import { type Rng, randomInt, rngFromSeed } from '@spielstube/engine';
import { gameNamed } from '@spielstube/games';
import { readRecord, verifyRecord } from '@spielstube/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Page, Person } from '../testing/person.ts';
import { openTestHouse, type TestHouse } from '../testing/test-house.ts';
import { opening } from './opening.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

/** One random move of this page, if it is asked; false if not. */
async function moveAtRandom(page: Page, table: string, rng: Rng): Promise<boolean> {
  const { decision } = page.looks.get(table) ?? { decision: null };
  if (decision === null) return false;
  const { notation } = decision.choices[randomInt(rng, decision.choices.length)];
  expect(await page.submit(table, notation, decision.id)).toBeNull();
  await page.until(() => page.looks.get(table)?.decision?.id !== decision.id);
  return true;
}

test('two people play a whole game, a third looks on; one of them reloads in the middle', async () => {
  const [anna, ben, carl] = await Promise.all(
    ['Anna', 'Ben', 'Carl'].map((name) => Person.guest(house.url, name)),
  );
  const { id } = await anna.call('POST /api/tables', opening());
  expect(await ben.call('GET /api/tables/:id', undefined, id)).toMatchObject({
    seat: null,
    status: 'waiting',
  });
  await ben.call('POST /api/tables/:id/sit', { seat: null }, id);
  await expect(anna.call('POST /api/tables/:id/begin', {}, id)).rejects.toThrow('notReady');
  await ben.call('POST /api/tables/:id/ready', { ready: true }, id);
  await expect(ben.call('POST /api/tables/:id/begin', {}, id)).rejects.toThrow('notYours');
  const waiting = await ben.connect();
  expect((await waiting.open(id)).opened).toBeNull();
  await anna.call('POST /api/tables/:id/begin', {}, id);
  await waiting.until(() => waiting.frames.some(({ frame }) => frame === 'begun'));
  waiting.close();

  const pages = await Promise.all([anna, ben, carl].map((person) => person.connect()));
  for (const page of pages) await page.open(id);
  const [first, second, third] = pages;
  const rng = rngFromSeed('online');
  let [moves, playing] = [0, second];
  for (;;) {
    const moved = (await moveAtRandom(first, id, rng)) || (await moveAtRandom(playing, id, rng));
    if (!moved) {
      if (first.looks.get(id)?.result) break;
      await Promise.race([
        first.until(() => first.looks.get(id)?.decision || first.looks.get(id)?.result),
        playing.until(() => playing.looks.get(id)?.decision || playing.looks.get(id)?.result),
      ]);
    }
    if (++moves === 40) {
      const { seq, epoch } = playing.looks.get(id) ?? { seq: -1, epoch: '' };
      playing.close();
      playing = await ben.connect();
      await playing.open(id, { seq, epoch, talk: 0 });
      expect((await playing.until(() => playing.looks.get(id))).whole).toBe(false);
    }
  }
  const { seed } = (await third.until(() => third.looks.get(id)?.result)) ?? { seed: '' };
  await third.until(() => third.cards.get(id)?.status === 'over');
  const text = await carl.call('GET /api/tables/:id/record', undefined, id);
  const record = readRecord(text);
  const game = await gameNamed('burgundy', record.options);
  if (game === undefined) throw new Error('no such game');
  expect(verifyRecord(game, record).isOver()).toBe(true);
  expect(record.seed).toBe(seed);

  const again = await ben.call('POST /api/tables/:id/again', {}, id);
  expect(await anna.call('POST /api/tables/:id/again', {}, id)).toEqual(again);
  expect((await anna.call('GET /api/tables/mine'))[0]).toMatchObject({ id: again.id, status: 'waiting' });
  for (const page of [first, playing, third]) page.close();
});
