// Two processes on one database that never hear of each other: news may be late, and nobody is to notice.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { lookAfter } from '../tables/care.ts';
import { opening } from '../testing/opening.ts';
import { type Page, Person } from '../testing/person.ts';
import { quickThinker } from '../testing/quick-thinker.ts';
import { openTestHouse, type TestHouse } from '../testing/test-house.ts';
import { ManualJobs } from './manual-jobs.ts';

let near: TestHouse;
let far: TestHouse;
beforeAll(async () => {
  const opened = await openSqlite(':memory:');
  const choices = { thinker: quickThinker, jobs: new ManualJobs() };
  near = await openTestHouse(choices, opened);
  far = await openTestHouse(choices, { ...opened });
});
afterAll(async () => {
  await near.close();
  await far.close();
});

interface Round {
  readonly id: string;
  readonly anna: Person;
  readonly ben: Person;
  readonly bensPage: Page;
}

/** Ben waits at the table by way of the far house when Anna begins by way of the near one. */
async function beginUnheard(more: Parameters<typeof opening>[0] = {}): Promise<Round> {
  const anna = await Person.guest(near.url, 'Anna');
  const ben = await Person.guest(far.url, 'Ben');
  const { id } = await anna.call('POST /api/tables', opening(more));
  const bensPage = await ben.connect();
  expect((await bensPage.open(id)).opened).toBeNull();
  await ben.call('POST /api/tables/:id/sit', { seat: 1 }, id);
  await ben.call('POST /api/tables/:id/ready', { ready: true }, id);
  await anna.call('POST /api/tables/:id/begin', {}, id);
  return { id, anna, ben, bensPage };
}

test('a page that opens the table right after the beginning is shown the game', async () => {
  const { id, bensPage } = await beginUnheard();
  expect((await bensPage.open(id)).opened?.game).toBe('burgundy');
  expect((await bensPage.until(() => bensPage.looks.get(id))).viewer).toBe(1);
  bensPage.close();
});

test('a seat is handed over right after the beginning', async () => {
  const { id, ben, bensPage } = await beginUnheard({ options: { startPlayer: '1' } });
  const card = await ben.call('POST /api/tables/:id/hand-over', { level: 'apprentice' }, id);
  expect(card.seats[1]).toMatchObject({ standIn: { level: 'apprentice', why: 'handedOver' } });
  bensPage.close();
});

test('what was asked right after the beginning is answered', async () => {
  const { id, anna, ben, bensPage } = await beginUnheard();
  await anna.call('POST /api/tables/:id/request', { kind: 'end' }, id);
  const card = await ben.call('POST /api/tables/:id/vote', { number: 1, yes: false }, id);
  expect(card.requests).toMatchObject([{ state: 'refused' }]);
  bensPage.close();
});

test('time that is up is noticed by whoever looks after the table', async () => {
  const pace = { kind: 'live', bank: 300_000, increment: 0 } as const;
  const { id, bensPage } = await beginUnheard({ pace });
  const live = await far.house.rooms.table(id);
  await lookAfter(live);
  expect(live.kept.due).toBeGreaterThan(Date.now());
  bensPage.close();
});
