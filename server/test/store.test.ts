import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogEntry } from '@spielstube/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { KeptSeat, KeptTable, Store } from '../store/store.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

const OPEN: KeptSeat = { kind: 'open' };
const person = (name: string, ready = false): KeptSeat => ({
  kind: 'person',
  person: `id of ${name}`,
  name,
  ready,
});

const table = (id: string, more: Partial<KeptTable> = {}): KeptTable => ({
  id,
  game: 'burgundy',
  rulesVersion: 3,
  corrections: '',
  options: { startPlayer: 'random', promos: true },
  pace: 'live',
  joinBy: 'anyone',
  host: 'id of Marthe',
  status: 'waiting',
  seed: 'secret',
  created: 1_800_000_000_000,
  touched: 1_800_000_000_000,
  seats: [person('Marthe', true), OPEN, { kind: 'bot', level: 'master', name: 'Balduin' }],
  ...more,
});

const move = (seq: number, notation = 'end'): LogEntry => ({
  kind: 'move',
  seq,
  time: 1_800_000_000_000 + seq,
  seat: 0,
  notation,
});

interface Place {
  open(): Promise<Store>;
  /** A second way to the same things, as another process has it; SQLite's file belongs to one. */
  colleagueOf(store: Store): Promise<Store>;
  tidy(): Promise<void>;
}

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.stop(), 120_000);

const places: readonly (readonly [name: string, make: () => Promise<Place>])[] = [
  [
    'SQLite',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'spielstube-store-'));
      return {
        open: () => openSqlite(join(folder, 'deep', 'spielstube.db')),
        colleagueOf: async (store) => store,
        tidy: async () => rmSync(folder, { recursive: true }),
      };
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const url = await postgres.newDatabase();
      const open = (): Promise<Store> => openPostgres(url);
      return { open, colleagueOf: open, tidy: async () => {} };
    },
  ],
];

describe.each(places)('%s', (_name, make) => {
  async function withStore(work: (store: Store, colleague: Store) => Promise<void>): Promise<void> {
    const place = await make();
    const store = await place.open();
    const colleague = await place.colleagueOf(store);
    try {
      await work(store, colleague);
    } finally {
      await store.close();
      if (colleague !== store) await colleague.close();
      await place.tidy();
    }
  }

  test('keeps a table as it was, also when it is opened again', async () => {
    const place = await make();
    const store = await place.open();
    await store.addTable(table('one'));
    expect(await store.table('one')).toEqual(table('one'));
    expect(await store.table('two')).toBeNull();
    await store.close();
    const again = await place.open();
    expect(await again.table('one')).toEqual(table('one'));
    await again.close();
    await place.tidy();
  });

  test('refuses a second table of the same id, and keeps nothing of it', () =>
    withStore(async (store) => {
      await store.addTable(table('one'));
      await expect(
        store.addTable(table('one', { game: 'village', seats: [OPEN, OPEN, OPEN, OPEN] })),
      ).rejects.toThrow();
      expect(await store.table('one')).toEqual(table('one'));
    }));

  test('lists the tables of a person, the last touched first, and those that anyone may join', () =>
    withStore(async (store) => {
      await store.addTable(table('old', { touched: 1 }));
      await store.addTable(table('new', { touched: 2, host: 'id of Jakob', joinBy: 'link' }));
      await store.addTable(table('foreign', { host: 'id of Jakob', seats: [person('Jakob'), OPEN] }));
      await store.addTable(
        table('begun', { touched: 3, status: 'playing', host: 'id of Marthe', seats: [OPEN, OPEN] }),
      );
      expect((await store.tablesOf('id of Marthe')).map(({ id }) => id)).toEqual(['begun', 'new', 'old']);
      expect((await store.tablesOf('nobody')).length).toBe(0);
      expect((await store.openTables(10)).map(({ id }) => id).sort()).toEqual(['foreign', 'old']);
      expect((await store.openTables(1)).length).toBe(1);
      expect(await store.runningTables()).toEqual(['begun']);
    }));

  test('gives a seat to one of two who take it at the same time', () =>
    withStore(async (store, other) => {
      await store.addTable(table('one'));
      const taken = await Promise.all([
        store.changeSeat('one', 1, OPEN, person('Sophie'), 7),
        other.changeSeat('one', 1, OPEN, person('Jakob'), 7),
      ]);
      expect(taken.filter(Boolean)).toHaveLength(1);
      const kept = await store.table('one');
      expect(kept?.seats[1]).toEqual(person(taken[0] ? 'Sophie' : 'Jakob'));
      expect(kept?.touched).toBe(7);
    }));

  test('changes a seat or a status only from what the caller saw', () =>
    withStore(async (store) => {
      await store.addTable(table('one'));
      expect(await store.changeSeat('one', 0, person('Marthe', false), OPEN, 9)).toBe(false);
      expect(await store.changeSeat('one', 0, person('Marthe', true), person('Marthe', false), 9)).toBe(true);
      expect(
        await store.changeSeat('one', 2, { kind: 'bot', level: 'master', name: 'Balduin' }, OPEN, 9),
      ).toBe(true);
      expect(await store.changeStatus('one', 'playing', 'over', 9)).toBe(false);
      expect(await store.changeStatus('one', 'waiting', 'playing', 9)).toBe(true);
      expect(await store.table('one')).toMatchObject({
        status: 'playing',
        seats: [person('Marthe', false), OPEN, OPEN],
      });
    }));

  test('has one entry for each number, whoever comes first', () =>
    withStore(async (store, other) => {
      await store.addTable(table('one'));
      expect(await store.append('one', move(1))).toBe(true);
      const kept = await Promise.all([
        store.append('one', move(2, 'mine')),
        other.append('one', move(2, 'yours')),
      ]);
      expect(kept.filter(Boolean)).toHaveLength(1);
      expect(await store.append('one', move(2, 'late'))).toBe(false);
      expect(await other.log('one', 0)).toEqual([move(1), move(2, kept[0] ? 'mine' : 'yours')]);
      expect(await store.log('one', 1)).toHaveLength(1);
      expect((await store.table('one'))?.touched).toBe(move(2).time);
    }));

  test('refuses an entry of a table that is not there', () =>
    withStore(async (store) => {
      await expect(store.append('nowhere', move(1))).rejects.toThrow();
      expect(await store.log('nowhere', 0)).toEqual([]);
    }));

  test('keeps the newest snapshot', () =>
    withStore(async (store) => {
      await store.addTable(table('one'));
      expect(await store.snapshot('one')).toBeNull();
      await store.keepSnapshot('one', { seq: 20, state: 'later' });
      await store.keepSnapshot('one', { seq: 10, state: 'earlier' });
      expect(await store.snapshot('one')).toEqual({ seq: 20, state: 'later' });
      await store.keepSnapshot('one', { seq: 30, state: 'latest' });
      expect(await store.snapshot('one')).toEqual({ seq: 30, state: 'latest' });
    }));

  test('numbers what is said at a table, also when everybody talks at once', () =>
    withStore(async (store, other) => {
      await store.addTable(table('one'));
      const word = { person: 'id of Marthe', name: 'Marthe', seat: 0, kind: 'words', time: 5 } as const;
      const said = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          (n % 2 === 0 ? store : other).say('one', { ...word, words: `${n}` }),
        ),
      );
      expect(said.sort((one, two) => one - two)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
      const talk = await store.talk('one', 0);
      expect(talk.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
      expect(new Set(talk.map(({ words }) => words)).size).toBe(12);
      expect(await store.talk('one', 10)).toHaveLength(2);
    }));
});

test('several processes bring PostgreSQL to its present form at once', async () => {
  const url = await postgres.newDatabase();
  const stores = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)]);
  await stores[0].addTable(table('one'));
  expect(await stores[2].table('one')).toEqual(table('one'));
  for (const store of stores) await store.close();
});

test("SQLite's file belongs to one, and a second one is told so", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielstube-store-'));
  const store = await openSqlite(join(folder, 'spielstube.db'));
  await expect(openSqlite(join(folder, 'spielstube.db'))).rejects.toThrow('is another Spielstube using it?');
  await store.addTable(table('one'));
  await store.close();
  rmSync(folder, { recursive: true });
});
