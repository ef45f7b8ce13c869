import { type Rng, randomInt, rngFromSeed } from '@spielstube/engine';
import { gameNamed } from '@spielstube/games';
import { readRecord, verifyRecord } from '@spielstube/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RoomHouse } from '../rooms/room-house.ts';
import { openPostgres } from '../store/postgres.ts';
import { beginTable, opening } from '../testing/opening.ts';
import { type Page, Person } from '../testing/person.ts';
import { quickThinker } from '../testing/quick-thinker.ts';
import { openTestHouse, type TestHouse } from '../testing/test-house.ts';
import { newDatabase } from './postgres.ts';

interface Houses {
  /** Where one of the people, the other one and the spectator come in. */
  readonly urls: readonly [string, string, string];
  readonly rooms: RoomHouse;
  close(): Promise<void>;
}

async function oneHouse(): Promise<Houses> {
  const { url, house, close } = await openTestHouse({ thinker: quickThinker });
  return { urls: [url, url, url], rooms: house.rooms, close };
}

/** Two processes, as it were, that share a database and nothing else. */
async function twoHouses(): Promise<Houses> {
  const database = await newDatabase();
  const open = async (): Promise<TestHouse> =>
    openTestHouse({ thinker: quickThinker }, await openPostgres(database));
  const houses = [await open(), await open()];
  return {
    urls: [houses[0].url, houses[1].url, houses[1].url],
    rooms: houses[0].house.rooms,
    async close() {
      for (const house of houses) await house.close();
    },
  };
}

/** A guest becomes an account. */
async function signUp(person: Person): Promise<void> {
  const me = (await person.call('GET /api/me')) ?? expect.fail();
  const key = { name: me.name, email: `${me.id}@example.org`.toLowerCase(), password: 'a long password' };
  expect((await person.fetch('POST', '/api/auth/sign-up/email', key)).status).toBe(200);
}

/** One random move of this page, if it is asked; false if not. */
async function moveAtRandom(page: Page, table: string, rng: Rng): Promise<boolean> {
  const { decision } = page.looks.get(table) ?? { decision: null };
  if (decision === null) return false;
  const { notation } = decision.choices[randomInt(rng, decision.choices.length)];
  expect(await page.submit(table, notation, decision.id)).toBeNull();
  await page.until(() => page.looks.get(table)?.decision?.id !== decision.id);
  return true;
}

describe.each([
  ['one process on SQLite', oneHouse],
  ['two processes on PostgreSQL', twoHouses],
] as const)('%s', (_name, open) => {
  let houses: Houses;
  beforeAll(async () => {
    houses = await open();
  }, 120_000);
  afterAll(() => houses.close());

  test('two people play a whole game, a third looks on; one of them reloads in the middle', async () => {
    const [anna, ben, carl] = await Promise.all(
      ['Anna', 'Ben', 'Carl'].map((name, n) => Person.guest(houses.urls[n], name)),
    );
    for (const person of [anna, ben]) await signUp(person);
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
        if (first.looks.get(id)?.result || playing.looks.get(id)?.result) break;
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

    const rated = { game: 'burgundy', seats: 2, games: 1, missing: 4, rating: null, curve: [] };
    const ratings = await Promise.all([anna, ben].map((person) => person.call('GET /api/me/ratings')));
    expect(ratings).toEqual([[expect.objectContaining(rated)], [expect.objectContaining(rated)]]);
    const winners = record.result?.winners ?? [];
    expect(ratings.map(([{ won }]) => won)).toEqual([0, 1].map((seat) => (winners.includes(seat) ? 1 : 0)));
    expect(await carl.call('GET /api/me/ratings')).toEqual([]);
    expect((await anna.call('GET /api/tables/mine'))[0].winners).toEqual(winners);

    const again = await ben.call('POST /api/tables/:id/again', {}, id);
    expect(await anna.call('POST /api/tables/:id/again', {}, id)).toEqual(again);
    expect((await anna.call('GET /api/tables/mine'))[0]).toMatchObject({ id: again.id, status: 'waiting' });
    for (const page of [first, playing, third]) page.close();
  });

  test('everybody sees who is there and hears what is said, wherever they came in', async () => {
    const [anna, ben] = await Promise.all(
      ['Anna', 'Ben'].map((name, n) => Person.guest(houses.urls[n], name)),
    );
    const { id } = await anna.call('POST /api/tables', opening());
    const pages = [await anna.connect(), await ben.connect()];
    for (const page of pages) await page.open(id);
    await ben.call('POST /api/tables/:id/sit', { seat: 1 }, id);
    await pages[0].until(() => {
      const seat = pages[0].cards.get(id)?.seats[1];
      return seat?.kind === 'person' && seat.presence === 'here';
    });
    await ben.call('POST /api/tables/:id/say', { kind: 'words', words: 'Here I am' }, id);
    await pages[0].until(() => pages[0].frames.some(({ frame }) => frame === 'said'));
    pages[1].close();
    await pages[0].until(() => {
      const seat = pages[0].cards.get(id)?.seats[1];
      return seat?.kind === 'person' && seat.presence === 'away';
    });
    pages[0].close();
  });

  test('a page that opens a table twice at once is told everything once', async () => {
    const people = await Promise.all(['Anna', 'Ben'].map((name, n) => Person.guest(houses.urls[n], name)));
    const id = await beginTable(people, { options: { startPlayer: '1' } });
    const page = await people[0].connect();
    await Promise.all([page.open(id), page.open(id)]);
    const decision = (await page.until(() => page.looks.get(id)?.decision)) ?? expect.fail();
    const before = page.received.length;
    await page.submit(id, decision.choices[0].notation, decision.id);
    await people[0].call('POST /api/tables/:id/say', { kind: 'words', words: 'And now?' }, id);
    await page.until(() => page.frames.some(({ frame }) => frame === 'said'));
    const told = page.received.slice(before).filter((text) => text.includes('"told"'));
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told).size).toBe(told.length);
    page.close();
  });

  test('a table begins as soon as the last one is ready, by whatever process', async () => {
    const [anna, ben] = await Promise.all(
      ['Anna', 'Ben'].map((name, n) => Person.guest(houses.urls[n], name)),
    );
    const { id } = await anna.call('POST /api/tables', opening());
    const pages = [await anna.connect(), await ben.connect()];
    for (const page of pages) await page.open(id);
    await ben.call('POST /api/tables/:id/sit', { seat: null }, id);
    await ben.call('POST /api/tables/:id/ready', { ready: true }, id);
    await anna.call('POST /api/tables/:id/begin', {}, id);
    for (const page of pages) {
      await page.until(() => page.frames.some(({ frame }) => frame === 'begun'));
      expect((await page.open(id)).opened?.game).toBe('burgundy');
      page.close();
    }
  });

  test('everybody sees who has handed a seat to a bot, asked or not, wherever they came in', async () => {
    const people = await Promise.all(['Anna', 'Ben'].map((name, n) => Person.guest(houses.urls[n], name)));
    const id = await beginTable(people);
    const pages = await Promise.all(people.map((person) => person.connect()));
    for (const page of pages) await page.open(id);
    const looks = await Promise.all(pages.map((page) => page.until(() => page.looks.get(id))));
    const waiting = looks.findIndex(({ decision }) => decision === null);
    await people[waiting].call('POST /api/tables/:id/hand-over', { level: 'apprentice' }, id);
    for (const page of pages)
      await page.until(() => JSON.stringify(page.cards.get(id)?.seats[waiting]).includes('handedOver'));
    for (const page of pages) page.close();
  });

  test('what is asked of all can be answered at once by way of any process, and then the next thing asked', async () => {
    const [anna, ben] = await Promise.all(
      ['Anna', 'Ben'].map((name, n) => Person.guest(houses.urls[n], name)),
    );
    const id = await beginTable([anna, ben]);
    for (let times = 0; times < 5; times++) {
      const { requests } = await anna.call('POST /api/tables/:id/request', { kind: 'end' }, id);
      const { number } = requests.at(-1) ?? expect.fail();
      const answered = await ben.call('POST /api/tables/:id/vote', { number, yes: false }, id);
      expect(answered.requests.at(-1)).toMatchObject({ number, state: 'refused' });
    }
  });

  test('time runs out and a bot takes over, whoever looks after the table', async () => {
    const [anna, ben] = await Promise.all(
      ['Anna', 'Ben'].map((name, n) => Person.guest(houses.urls[n], name)),
    );
    const pace = { kind: 'live', bank: 300, increment: 0 } as const;
    const host = (await anna.call('GET /api/me')) ?? expect.fail();
    const { id } = await houses.rooms.open(host, opening({ pace, options: { startPlayer: '1' } }));
    await ben.call('POST /api/tables/:id/sit', { seat: null }, id);
    await ben.call('POST /api/tables/:id/ready', { ready: true }, id);
    await anna.call('POST /api/tables/:id/begin', {}, id);
    const page = await ben.connect();
    await page.open(id);
    await page.until(() => {
      const seat = page.cards.get(id)?.seats[0];
      return seat?.kind === 'person' && seat.standIn?.why === 'timeUp';
    });
    page.close();
  });
});
