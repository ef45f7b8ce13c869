import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogEntry } from '@spielstube/table';
import { describe, expect, test } from 'vitest';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { KeptRating, KeptSeat, Store } from '../store/store.ts';
import { keptTable as table } from './kept-table.ts';
import { newDatabase } from './postgres.ts';

const OPEN: KeptSeat = { kind: 'open' };
const person = (name: string, ready = false): KeptSeat => ({
  kind: 'person',
  person: `id of ${name}`,
  name,
  crest: 2,
  ready,
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

/** One for all tests of the suite: making one takes longer than most of them. */
let database: Promise<string> | undefined;

const places: readonly (readonly [name: string, make: () => Promise<Place>])[] = [
  [
    'SQLite',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'spielstube-store-'));
      return {
        open: async () => (await openSqlite(join(folder, 'deep', 'spielstube.db'))).store,
        colleagueOf: async (store) => store,
        tidy: async () => rmSync(folder, { recursive: true }),
      };
    },
  ],
  [
    'PostgreSQL',
    async () => {
      database ??= newDatabase();
      const url = await database;
      const { db, store } = await openPostgres(url);
      for (const rows of ['tables', 'notices', 'settings'] as const) await db.deleteFrom(rows).execute();
      await store.close();
      const open = async (): Promise<Store> => (await openPostgres(url)).store;
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
      await store.addTable(table('new', { touched: 2, host: 'id of Jakob', join: 'link' }));
      await store.addTable(table('foreign', { host: 'id of Jakob', seats: [person('Jakob'), OPEN] }));
      await store.addTable(
        table('begun', { touched: 3, status: 'playing', host: 'id of Marthe', seats: [OPEN, OPEN] }),
      );
      expect((await store.tablesOf('id of Marthe', 10)).map(({ id }) => id)).toEqual(['begun', 'new', 'old']);
      expect((await store.tablesOf('nobody', 10)).length).toBe(0);
      expect((await store.openTables(10)).map(({ id }) => id).sort()).toEqual(['foreign', 'old']);
      expect((await store.openTables(1)).length).toBe(1);
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
      const plan = [{ kind: 'person', name: 'Marthe' }] as const;
      expect(await store.begin('one', plan, 9, 50)).toBe(true);
      expect(await store.begin('one', [], 9, 50)).toBe(false);
      expect(await store.table('one')).toMatchObject({
        status: 'playing',
        begun: 9,
        plan,
        due: 50,
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
      expect(await store.append('one', move(2, 'late'), { due: 77, touched: 5 })).toBe(false);
      expect(await store.table('one')).toEqual(table('one'));
      expect(await other.log('one', 0)).toEqual([move(1), move(2, kept[0] ? 'mine' : 'yours')]);
      expect(await store.log('one', 1)).toHaveLength(1);
    }));

  test('writes entries of many tables together, and tells of each whether it was kept', () =>
    withStore(async (store, other) => {
      const ids = Array.from({ length: 30 }, (_, n) => `table ${n}`);
      for (const id of ids) await store.addTable(table(id));
      const kept = await Promise.all(
        [store, other].flatMap((one) => ids.map((id) => one.append(id, move(1), { due: 77, touched: 5 }))),
      );
      expect(kept.filter(Boolean)).toHaveLength(30);
      for (const id of ids) expect(await store.log(id, 0)).toEqual([move(1)]);
      expect(await store.table('table 3')).toMatchObject({ due: 77, touched: 5 });
      expect(await store.dueTables(76, 100)).toEqual([]);
      expect(await store.dueTables(77, 10)).toHaveLength(10);
      await store.setDue('table 0', 76, null);
      expect(await store.dueTables(77, 100)).toHaveLength(30);
      await store.setDue('table 0', 77, null);
      expect(await store.dueTables(77, 100)).toHaveLength(29);
    }));

  test("one table's trouble stays with it, also where entries are written together", () =>
    withStore(async (store) => {
      await store.addTable(table('one'));
      const [good, bad] = await Promise.allSettled([
        store.append('one', move(1)),
        store.append('nowhere', move(1)),
      ]);
      expect(good).toEqual({ status: 'fulfilled', value: true });
      expect(bad.status).toBe('rejected');
    }));

  test('refuses an entry of a table that is not there', () =>
    withStore(async (store) => {
      await expect(store.append('nowhere', move(1))).rejects.toThrow();
      expect(await store.log('nowhere', 0)).toEqual([]);
    }));

  test('keeps a table that was begun elsewhere with its log', () =>
    withStore(async (store) => {
      await store.addTable(table('one'), [move(1), move(2)]);
      expect(await store.log('one', 0)).toEqual([move(1), move(2)]);
    }));

  test('counts the first answer of each seat to a request, which is closed once', () =>
    withStore(async (store, other) => {
      await store.addTable(table('one'));
      const asked = { wish: { kind: 'back', move: 3 }, by: 0, at: 10, until: 70 } as const;
      expect(await store.ask('one', asked)).toBe(1);
      await Promise.all([store.vote('one', 1, 1, true), other.vote('one', 1, 2, false)]);
      await store.vote('one', 1, 1, false);
      expect(await store.requests('one', 1000)).toEqual([
        {
          ...asked,
          number: 1,
          state: 'open',
          votes: new Map([
            [1, true],
            [2, false],
          ]),
        },
      ]);
      const closed = await Promise.all([
        store.closeRequest('one', 1, 'agreed'),
        other.closeRequest('one', 1, 'refused'),
      ]);
      expect(closed.filter(Boolean)).toHaveLength(1);
      expect(await store.requests('one', 1000)).toEqual([]);
      expect(await store.requests('one', 0)).toHaveLength(1);
      expect(await store.ask('one', asked)).toBe(2);
    }));

  test('a guest becomes an account, is called otherwise, and keeps seats, tables and notices', () =>
    withStore(async (store) => {
      await store.addTable(table('one'));
      const notices = {
        push: [],
        mailAfter: 2,
        hook: '',
        quiet: null,
        zone: 'UTC',
        lang: 'de',
        silent: [],
      } as const;
      await store.keepNotices('id of Marthe', notices);
      await store.hand('id of Marthe', 'account');
      await store.rename('account', 'Martha', 4);
      expect(await store.table('one')).toMatchObject({
        host: 'account',
        seats: [{ person: 'account', name: 'Martha', crest: 4 }, OPEN, { kind: 'bot' }],
      });
      expect(await store.notices('account')).toEqual(notices);
      expect(await store.notices('id of Marthe')).toBeNull();
    }));

  test('rates a game once, and a person by one game after the other', () =>
    withStore(async (store, other) => {
      for (const id of ['one', 'two']) await store.addTable(table(id));
      const rating = (person: string, number: number, won: boolean): KeptRating => ({
        ...{ person, game: 'village', seats: 3, number, mu: 25.5, sigma: 8.25, won },
      });
      const first = [rating('Marthe', 1, true), rating('Sophie', 1, false)];
      expect(await Promise.all([store.rate('one', first), other.rate('one', first)])).toContain(false);
      expect(await store.isRated('one')).toBe(true);
      // Marthe has been rated by another table meanwhile: Jakob must not be rated by half a game.
      expect(await store.rate('two', [rating('Jakob', 1, true), rating('Marthe', 1, false)])).toBe(false);
      expect(await store.isRated('two')).toBe(false);
      expect(await store.rate('two', [rating('Jakob', 1, true), rating('Marthe', 2, false)])).toBe(true);
      expect(await other.ratings('Marthe')).toEqual([rating('Marthe', 1, true), rating('Marthe', 2, false)]);
      expect(await store.ratings('Sophie')).toEqual([rating('Sophie', 1, false)]);
    }));

  test('makes a setting of the house once, and leads from a table to one next', () =>
    withStore(async (store, other) => {
      const made = await Promise.all([
        store.setting('secret', () => 'mine'),
        other.setting('secret', () => 'yours'),
      ]);
      expect(made[0]).toBe(made[1]);
      await store.addTable(table('one'));
      expect(await store.setNext('one', 'two')).toBe(true);
      expect(await other.setNext('one', 'three')).toBe(false);
      expect((await store.table('one'))?.next).toBe('two');
    }));

  test('numbers what is said at a table, also when everybody talks at once', () =>
    withStore(async (store, other) => {
      await store.addTable(table('one'));
      const word = {
        person: 'id of Marthe',
        name: 'Marthe',
        seat: 0,
        kind: 'words',
        time: 5,
        apart: false,
      } as const;
      const said = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          (n % 2 === 0 ? store : other).say('one', { ...word, words: `${n}` }),
        ),
      );
      expect(said.sort((one, two) => one - two)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
      const talk = await store.talk('one', 0, 100);
      expect(talk.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
      expect(new Set(talk.map(({ words }) => words)).size).toBe(12);
      expect(await store.talk('one', 10, 100)).toHaveLength(2);
    }));
});

test('several processes bring PostgreSQL to its present form at once', async () => {
  const url = await newDatabase();
  const opened = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)]);
  const stores = opened.map(({ store }) => store);
  await stores[0].addTable(table('one'));
  expect(await stores[2].table('one')).toEqual(table('one'));
  for (const store of stores) await store.close();
});

test("SQLite's file belongs to one, and a second one is told so", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielstube-store-'));
  const { store } = await openSqlite(join(folder, 'spielstube.db'));
  await expect(openSqlite(join(folder, 'spielstube.db'))).rejects.toThrow('is another Spielstube using it?');
  await store.addTable(table('one'));
  await store.close();
  rmSync(folder, { recursive: true });
});
