import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LogEntry, NOT_STORED, type Opening } from '@spielstube/table';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PostgresJobs } from '../jobs/postgres-jobs.ts';
import type { Item } from '../rooms/news.ts';
import { PostgresNews } from '../rooms/postgres-news.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import { InDoubt, type Store } from '../store/store.ts';
import { startPostgres, type TestPostgres } from '../testing/embedded-postgres.ts';
import { beginTable } from '../testing/opening.ts';
import { CallRefused, type Page, Person } from '../testing/person.ts';
import { layLine } from '../testing/postgres-line.ts';
import { quickThinker } from '../testing/quick-thinker.ts';
import { openTestHouse } from '../testing/test-house.ts';
import { keptTable } from './kept-table.ts';
import { newDatabase } from './postgres.ts';

/** Anna and Ben at a table, what was answered there, and what the log must therefore hold. */
class Round {
  readonly id: string;
  readonly answered: string[] = [];
  /** The last move that was tried. */
  tried = '';
  private readonly people: readonly Person[];
  private pages: readonly Page[] = [];

  private constructor(id: string, people: readonly Person[]) {
    this.id = id;
    this.people = people;
  }

  static async begin(url: string, more: Partial<Opening> = {}): Promise<Round> {
    const people = [await Person.guest(url, 'Anna'), await Person.guest(url, 'Ben')];
    const round = new Round(await beginTable(people, more), people);
    await round.sitDown();
    return round;
  }

  /** Both come, for the first time or back. */
  async sitDown(): Promise<void> {
    for (const page of this.pages) page.close();
    this.pages = await Promise.all(this.people.map((person) => person.connect()));
    for (const page of this.pages) await page.open(this.id);
    for (const page of this.pages) await page.until(() => page.looks.get(this.id));
  }

  /** Waits until a bot plays for somebody whose time was up. */
  async tookOver(): Promise<void> {
    const [page] = this.pages;
    await page.until(() =>
      page.cards.get(this.id)?.seats.some((seat) => seat.kind === 'person' && seat.standIn?.why === 'timeUp'),
    );
  }

  get seqs(): readonly number[] {
    return this.pages.map((page) => page.looks.get(this.id)?.seq ?? -1);
  }

  /** Whoever is asked takes the first choice; the refusal, or null. */
  async move(): Promise<unknown> {
    const page = this.pages.find((one) => one.looks.get(this.id)?.decision) ?? expect.fail();
    const { decision } = page.looks.get(this.id) ?? expect.fail();
    if (decision === null) expect.fail();
    const [{ notation }] = decision.choices;
    this.tried = notation;
    const refusal = await page.submit(this.id, notation, decision.id);
    if (refusal === null) {
      this.answered.push(notation);
      await Promise.all(
        this.pages.map((one) => one.until(() => one.looks.get(this.id)?.seq === this.answered.length)),
      );
    }
    return refusal;
  }

  async expectKept(store: Store): Promise<void> {
    const log = await store.log(this.id, 0);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, n) => n + 1));
    expect(log.map((entry) => (entry.kind === 'move' ? entry.notation : entry.kind))).toEqual(this.answered);
  }
}

const PATIENCE = { timeout: 60_000 };
const quiet = { thinker: quickThinker, unexpected: () => {} };

test('a full disk refuses moves and changes nothing; they count when there is room again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielstube-full-'));
  const file = join(folder, 'spielstube.db');
  const opened = await openSqlite(file);
  const house = await openTestHouse(quiet, opened);
  const round = await Round.begin(house.url);
  await sql`pragma max_page_count = 1`.execute(opened.db);
  let refusal: unknown = null;
  while (refusal === null) refusal = await round.move();
  expect(refusal).toEqual(NOT_STORED);
  const { length } = round.answered;
  expect(await round.move()).toEqual(NOT_STORED);
  expect(round.seqs).toEqual([length, length]);
  await round.expectKept(opened.store);
  await sql`pragma max_page_count = 100000`.execute(opened.db);
  for (let n = 0; n < 5; n++) expect(await round.move()).toBeNull();
  await house.close();
  const again = await openSqlite(file);
  await round.expectKept(again.store);
  await again.store.close();
  rmSync(folder, { recursive: true });
}, 120_000);

test('a house whose disk takes nothing more is not ready, although it answers', async () => {
  const opened = await openSqlite(':memory:');
  const house = await openTestHouse(quiet, opened);
  const ready = async (): Promise<number> => (await fetch(`${house.url}/readyz`)).status;
  expect(await ready()).toBe(200);
  await sql`pragma query_only = 1`.execute(opened.db);
  await expect.poll(ready, PATIENCE).toBe(503);
  await sql`pragma query_only = 0`.execute(opened.db);
  await expect.poll(ready, PATIENCE).toBe(200);
  await house.close();
});

test('where nobody knows whether a move was kept, nothing is said: pages come back and see', async () => {
  const opened = await openSqlite(':memory:');
  const house = await openTestHouse(quiet, opened);
  const round = await Round.begin(house.url);
  expect(await round.move()).toBeNull();
  const { store } = opened;
  const append = store.append.bind(store);
  for (const isKept of [true, false]) {
    store.append = async (...entry) => {
      if (isKept) await append(...entry);
      throw new InDoubt('the database is away');
    };
    await expect(round.move()).rejects.toThrow('the socket was closed');
    store.append = append;
    await round.sitDown();
    if (isKept) round.answered.push(round.tried);
    expect(round.seqs).toEqual([2, 2]);
  }
  expect(await round.move()).toBeNull();
  await round.expectKept(store);
  await house.close();
});

describe('a line to PostgreSQL that is cut', () => {
  const entry: LogEntry = { kind: 'move', seq: 1, time: 1, seat: 0, notation: 'mine' };
  const INSERT = 'insert into "log"';
  const DEAD_AFTER = 5000;

  test.each([
    ['before an entry is heard', INSERT, 'unheard', {}],
    ['after an entry was kept', INSERT, 'unanswered', {}],
    ['before the end of a transaction is heard', 'commit', 'unheard', { due: 5 }],
    ['after a transaction was kept', 'commit', 'unanswered', { due: 5 }],
    ['and nobody learns of it', INSERT, 'dead', {}],
    ['in a transaction, and nobody learns of it', 'commit', 'dead', { due: 5 }],
  ] as const)('%s: it is kept once, and told so', async (_when, words, when, aside) => {
    const line = await layLine(await newDatabase());
    const { store } = await openPostgres(line.url, DEAD_AFTER);
    await store.addTable(keptTable('one'));
    line.cutAt(words, when);
    expect(await store.append('one', entry, aside)).toBe(true);
    expect(await store.log('one', 0)).toEqual([entry]);
    expect(await store.append('one', { ...entry, notation: 'yours' })).toBe(false);
    await store.close();
    await line.close();
  });

  test('while something is told, and nobody learns of it: others hear it all the same', async () => {
    const url = await newDatabase();
    const line = await layLine(url);
    const [near, far] = [new PostgresNews(line.url, DEAD_AFTER), new PostgresNews(url)];
    const heard: Item[] = [];
    let missed = 0;
    await far.start(
      (item) => heard.push(item),
      () => {},
    );
    await near.start(
      () => {},
      () => missed++,
    );
    line.cutAt('pg_notify', 'dead');
    const item: Item = { what: 'rows', table: 'one' };
    near.tell(item);
    await expect.poll(() => heard, PATIENCE).toEqual([item]);
    expect(missed).toBe(1);
    await near.stop();
    await far.stop();
    await line.close();
  }, 120_000);

  test('while tables are open: nobody notices', async () => {
    const url = await newDatabase();
    const opened = await openPostgres(url);
    const house = await openTestHouse(quiet, opened);
    const round = await Round.begin(house.url);
    const other = await openPostgres(url);
    for (let n = 0; n < 5; n++) {
      expect(await round.move()).toBeNull();
      const moving = round.move();
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(other.db);
      expect(await moving).toBeNull();
    }
    await round.expectKept(other.store);
    await other.store.close();
    await house.close();
  });
});

describe('PostgreSQL is away for a while', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 120_000);
  afterAll(() => postgres.stop());

  test('jobs go on when it is back, also where one ended meanwhile', async () => {
    const url = await postgres.newDatabase();
    const { store } = await openPostgres(url);
    const jobs = new PostgresJobs(url, store, Date.now);
    const begun: string[] = [];
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    await jobs.start(async (table) => {
      begun.push(table);
      await ended;
    });
    jobs.schedule('one', Date.now());
    await expect.poll(() => begun, PATIENCE).toContain('one');
    await postgres.goAway();
    end();
    await postgres.comeBack();
    const asking = setInterval(() => jobs.schedule('two', Date.now()), 200);
    await expect.poll(() => begun, PATIENCE).toContain('two');
    clearInterval(asking);
    await jobs.stop();
    await store.close();
  }, 120_000);

  test('moves are refused or asked again, nothing is lost, and all goes on when it is back', async () => {
    const opened = await openPostgres(await postgres.newDatabase());
    const house = await openTestHouse(quiet, opened);
    const round = await Round.begin(house.url);
    const stranger = await Person.guest(house.url, 'Clara');
    for (let n = 0; n < 5; n++) expect(await round.move()).toBeNull();
    const pace = { kind: 'live', bank: 3000, increment: 0 } as const;
    const hasty = await Round.begin(house.url, { pace });

    await postgres.goAway();
    expect((await fetch(`${house.url}/readyz`)).status).toBe(503);
    expect(await round.move()).toEqual(NOT_STORED);
    await expect(stranger.call('GET /api/me')).rejects.toThrow(CallRefused);
    await expect(stranger.call('GET /api/tables/mine')).rejects.toThrow('unexpected');
    await expect(stranger.connect()).rejects.toThrow('503');
    expect(round.seqs).toEqual([5, 5]);

    await postgres.comeBack();
    await expect.poll(async () => (await fetch(`${house.url}/readyz`)).status, PATIENCE).toBe(200);
    for (let n = 0; n < 5; n++) expect(await round.move()).toBeNull();
    await round.sitDown();
    expect(round.seqs).toEqual([10, 10]);
    await round.expectKept(opened.store);
    await hasty.tookOver();
    await house.close();
  }, 120_000);
});
