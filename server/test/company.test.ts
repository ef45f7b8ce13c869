import { gameNamed } from '@spielstube/games';
import { type Opening, type Pace, Table, writeRecord } from '@spielstube/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { opening } from '../testing/opening.ts';
import { type Page, Person } from '../testing/person.ts';
import { quickThinker } from '../testing/quick-thinker.ts';
import { openTestHouse, type TestHouse } from '../testing/test-house.ts';
import { ManualJobs } from './manual-jobs.ts';

let house: TestHouse;
const jobs = new ManualJobs();
let later = 0;
const now = (): number => Date.now() + later;
beforeAll(async () => {
  house = await openTestHouse({ thinker: quickThinker, jobs, now });
});
afterAll(() => house.close());

/** People who sit at a table that has begun, each with a page on it; the first is the host. */
async function playing(names: readonly string[], more: Partial<Opening> = {}) {
  const people = await Promise.all(names.map((name) => Person.guest(house.url, name)));
  const seats: Opening['seats'] = names.map((_, n) => ({ kind: n === 0 ? 'me' : 'open' }));
  const options = names.length > 1 ? { startPlayer: '1' } : {};
  const { id } = await people[0].call('POST /api/tables', opening({ seats, options, ...more }));
  for (const person of people.slice(1)) {
    await person.call('POST /api/tables/:id/sit', { seat: null }, id);
    await person.call('POST /api/tables/:id/ready', { ready: true }, id);
  }
  await people[0].call('POST /api/tables/:id/begin', {}, id);
  const pages: Page[] = [];
  for (const person of people) {
    const page = await person.connect();
    await page.open(id);
    await page.until(() => page.looks.get(id));
    pages.push(page);
  }
  return { id, people, pages };
}

/** Makes the first open move of a page. */
async function move(page: Page, id: string): Promise<void> {
  const decision = await page.until(() => page.looks.get(id)?.decision);
  expect(await page.submit(id, decision.choices[0].notation, decision.id)).toBeNull();
  await page.until(() => page.looks.get(id)?.decision?.id !== decision.id);
}

describe('before the beginning', () => {
  test('the table is listed, seats fill and empty, the host places bots, and everybody must be ready', async () => {
    const [anna, ben, carl] = await Promise.all(
      ['Anna', 'Ben', 'Carl'].map((name) => Person.guest(house.url, name)),
    );
    const seats: Opening['seats'] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const { id } = await anna.call('POST /api/tables', opening({ seats, join: 'anyone' }));
    expect((await carl.call('GET /api/tables/open')).map((card) => card.id)).toContain(id);
    const taken = await Promise.allSettled(
      [ben, carl].map((person) => person.call('POST /api/tables/:id/sit', { seat: 2 }, id)),
    );
    expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [sitting, standing] = taken[0].status === 'fulfilled' ? [ben, carl] : [carl, ben];
    const bot = { seat: 1, level: 'master', name: 'Balduin' };
    await expect(sitting.call('POST /api/tables/:id/bot', bot, id)).rejects.toThrow('notYours');
    await expect(anna.call('POST /api/tables/:id/bot', { ...bot, level: 'emperor' }, id)).rejects.toThrow(
      'malformed',
    );
    await anna.call('POST /api/tables/:id/bot', bot, id);
    await expect(standing.call('POST /api/tables/:id/sit', { seat: null }, id)).rejects.toThrow('noFreeSeat');
    await anna.call('POST /api/tables/:id/bot', { ...bot, level: null }, id);
    await expect(anna.call('POST /api/tables/:id/begin', {}, id)).rejects.toThrow('notReady');
    await anna.call('POST /api/tables/:id/bot', bot, id);
    await sitting.call('PUT /api/me', { name: 'Sophie', crest: 4 });
    await sitting.call('POST /api/tables/:id/ready', { ready: true }, id);
    await anna.call('POST /api/tables/:id/leave', {}, id);
    // The host has gone: whoever sits first lays the table.
    const first = await sitting.call('POST /api/tables/:id/bot', { ...bot, seat: 0 }, id);
    expect(first.seats).toMatchObject([
      { kind: 'bot' },
      { kind: 'bot' },
      { name: 'Sophie', crest: 4, ready: true },
    ]);
    expect(await sitting.call('POST /api/tables/:id/begin', {}, id)).toMatchObject({
      status: 'playing',
      seat: 2,
    });
    expect((await carl.call('GET /api/tables/open')).map((card) => card.id)).not.toContain(id);
  });
});

describe('at the table', () => {
  test('presence, talk and emotes; those who look on talk apart', async () => {
    const { id, people, pages } = await playing(['Anna', 'Ben']);
    const guest = await Person.guest(house.url, 'Carl');
    const looker = await guest.connect();
    await looker.open(id);
    await pages[0].until(() => pages[0].cards.get(id)?.spectators === 1);
    await guest.call('POST /api/tables/:id/say', { kind: 'words', words: 'Ben has the better hand' }, id);
    await people[1].call('POST /api/tables/:id/say', { kind: 'emote', words: 'cheers' }, id);
    await looker.until(() => looker.frames.filter(({ frame }) => frame === 'said').length === 2);
    await pages[0].until(() => pages[0].frames.some(({ frame }) => frame === 'said'));
    expect(pages[0].received.join()).not.toContain('better hand');
    expect((await pages[0].open(id)).talk).toMatchObject([{ seat: 1, kind: 'emote', words: 'cheers' }]);
    expect((await looker.open(id)).talk).toHaveLength(2);
    pages[1].close();
    await pages[0].until(() => {
      const seat = pages[0].cards.get(id)?.seats[1];
      return seat?.kind === 'person' && seat.presence === 'away';
    });
    for (const page of [pages[0], looker]) page.close();
  });

  test('a seat is handed to a bot and taken back; a bot never plays after that', async () => {
    const { id, people, pages } = await playing(['Anna', 'Ben']);
    await people[1].call('POST /api/tables/:id/hand-over', { level: 'journeyman' }, id);
    for (let n = 0; n < 12; n++) await move(pages[0], id);
    expect(await people[1].call('GET /api/tables/:id', undefined, id)).toMatchObject({
      seat: 1,
      seats: [{ standIn: null }, { standIn: { level: 'journeyman', why: 'handedOver' } }],
    });
    await people[1].call('POST /api/tables/:id/take-back', {}, id);
    const before = house.house.rooms;
    const live = await before.table(id);
    while (!live.room?.present.deciding().includes(1)) await move(pages[0], id);
    const asked = live.room.present.decisionOf(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(live.room.present.decisionOf(1)).toBe(asked);
    for (const page of pages) page.close();
  });

  test('all agree to go back, nobody agrees to end, silence is no, a pause stands until somebody goes on', async () => {
    const { id, people, pages } = await playing(['Anna', 'Ben', 'Carl']);
    const [anna, ben, carl] = people;
    for (let n = 0; n < 3; n++) await move(pages[0], id);
    const card = await anna.call('POST /api/tables/:id/request', { kind: 'back', move: 1 }, id);
    expect(card.requests).toMatchObject([{ state: 'open', by: 0, asked: [1, 2] }]);
    await expect(ben.call('POST /api/tables/:id/request', { kind: 'end' }, id)).rejects.toThrow('notNow');
    await expect(anna.call('POST /api/tables/:id/vote', { number: 1, yes: true }, id)).rejects.toThrow(
      'notYours',
    );
    await ben.call('POST /api/tables/:id/vote', { number: 1, yes: true }, id);
    await carl.call('POST /api/tables/:id/vote', { number: 1, yes: true }, id);
    await pages[2].until(() => pages[2].looks.get(id)?.seq === 1);
    expect(pages[2].looks.get(id)?.whole).toBe(true);

    await ben.call('POST /api/tables/:id/request', { kind: 'end' }, id);
    const refused = await carl.call('POST /api/tables/:id/vote', { number: 2, yes: false }, id);
    expect(refused).toMatchObject({ status: 'playing', requests: [{}, { state: 'refused' }] });

    await ben.call('POST /api/tables/:id/request', { kind: 'end' }, id);
    later += 61_000;
    await jobs.run(now());
    expect((await ben.call('GET /api/tables/:id', undefined, id)).requests.at(-1)?.state).toBe('lapsed');

    await ben.call('POST /api/tables/:id/request', { kind: 'pause' }, id);
    await anna.call('POST /api/tables/:id/vote', { number: 4, yes: true }, id);
    const paused = await carl.call('POST /api/tables/:id/vote', { number: 4, yes: true }, id);
    expect(paused.paused).toBe(true);
    expect((await anna.call('POST /api/tables/:id/go-on', {}, id)).paused).toBe(false);

    await anna.call('POST /api/tables/:id/request', { kind: 'end' }, id);
    await ben.call('POST /api/tables/:id/vote', { number: 5, yes: true }, id);
    await expect(carl.call('GET /api/tables/:id/record', undefined, id)).rejects.toThrow('notNow');
    await carl.call('POST /api/tables/:id/vote', { number: 5, yes: true }, id);
    await pages[0].until(() => pages[0].cards.get(id)?.status === 'ended');
    expect(await carl.call('GET /api/tables/:id/record', undefined, id)).toContain('spielstube record 1');
    for (const page of pages) page.close();
  });

  test('whoever leaves for good is followed by a bot, whose seat another takes', async () => {
    const { id, people, pages } = await playing(['Anna', 'Ben']);
    await people[1].call('POST /api/tables/:id/leave', {}, id);
    await pages[1].until(() => pages[1].frames.some(({ frame }) => frame === 'begun'));
    await expect(pages[1].askRoom(id, 'standings')).rejects.toThrow('notNow');
    pages[1].looks.clear();
    await pages[1].open(id);
    expect((await pages[1].until(() => pages[1].looks.get(id))).viewer).toBeNull();
    expect((await people[0].call('GET /api/tables/:id', undefined, id)).seats[1].kind).toBe('bot');
    const carl = await Person.guest(house.url, 'Carl');
    expect(await carl.call('POST /api/tables/:id/sit', { seat: 1 }, id)).toMatchObject({
      seat: 1,
      seats: [{}, { kind: 'person', name: 'Carl', standIn: null }],
    });
    for (const page of pages) page.close();
  });
});

describe('clocks', () => {
  const live: Pace = { kind: 'live', bank: 60_000, increment: 5000 };

  test('a bot takes over when time is up, and its person takes the seat back', async () => {
    const { id, people, pages } = await playing(['Anna', 'Ben'], { pace: live });
    expect(pages[0].cards.get(id)?.clocks).toMatchObject([{ runs: true }, { left: 60_000, runs: false }]);
    later += 59_000;
    await jobs.run(now());
    expect((await people[0].call('GET /api/tables/:id', undefined, id)).seats[0]).toMatchObject({
      standIn: null,
    });
    later += 2000;
    await jobs.run(now());
    const [seat] = (await people[0].call('GET /api/tables/:id', undefined, id)).seats;
    expect(seat).toMatchObject({ standIn: { why: 'timeUp' } });
    await pages[1].until(() => pages[1].looks.get(id)?.decision);
    const back = await people[0].call('POST /api/tables/:id/take-back', {}, id);
    expect(back.seats[0]).toMatchObject({ standIn: null });
    for (const page of pages) page.close();
  });

  test('"my tables" tells whose turn it is and until when', async () => {
    const { id, people, pages } = await playing(['Anna', 'Ben'], { pace: live });
    const [mine] = await people[0].call('GET /api/tables/mine');
    expect(mine).toMatchObject({ id, yourTurn: true, totals: [expect.any(Number), expect.any(Number)] });
    expect(mine.until).toBeGreaterThan(now() + 50_000);
    expect((await people[1].call('GET /api/tables/mine'))[0]).toMatchObject({ yourTurn: false, until: null });
    for (const page of pages) page.close();
  });
});

test('alone against bots: they move by themselves, and the game ends', async () => {
  const seats: Opening['seats'] = [{ kind: 'me' }, { kind: 'bot', level: 'master', name: 'Balduin' }];
  const { id, people, pages } = await playing(['Anna'], { seats });
  while (!pages[0].looks.get(id)?.result) {
    const decision = await pages[0].until(
      () => pages[0].looks.get(id)?.decision ?? pages[0].looks.get(id)?.result,
    );
    if ('id' in decision) await pages[0].submit(id, decision.choices[0].notation, decision.id);
  }
  await pages[0].until(() => pages[0].cards.get(id)?.status === 'over');
  expect((await people[0].call('GET /api/tables/mine'))[0]).toMatchObject({
    status: 'over',
    yourTurn: false,
  });
  pages[0].close();
});

test('a game that was begun offline goes on online', async () => {
  const game = await gameNamed('burgundy', {});
  if (game === undefined) throw new Error('no such game');
  const table = new Table(game, {
    seats: [
      { kind: 'person', name: 'Anna' },
      { kind: 'person', name: 'Ben' },
    ],
    options: { startPlayer: '1' },
    seed: 'offline',
  });
  const [choice] = table.look(0).decision?.choices ?? [];
  table.submit(0, choice.notation);
  const anna = await Person.guest(house.url, 'Anna');
  const { title, join, pace, timeUp, watch } = opening();
  const agreed = { title, join, pace, timeUp, watch };
  const record = writeRecord(table.record());
  const { id } = await anna.call('POST /api/tables/from-record', { ...agreed, record, seat: 0 });
  const ben = await Person.guest(house.url, 'Ben');
  await ben.call('POST /api/tables/:id/sit', { seat: 1 }, id);
  await ben.call('POST /api/tables/:id/ready', { ready: true }, id);
  expect(await anna.call('POST /api/tables/:id/begin', {}, id)).toMatchObject({
    fromRecord: true,
    status: 'playing',
  });
  const page = await anna.connect();
  await page.open(id);
  expect((await page.until(() => page.looks.get(id))).seq).toBe(1);
  const broken = anna.call('POST /api/tables/from-record', {
    ...agreed,
    record: record.replace('play', 'sing'),
    seat: 0,
  });
  await expect(broken).rejects.toMatchObject({
    status: 409,
    wire: { error: 'record', record: { problem: { what: 'illegal' } } },
  });
  page.close();
});
