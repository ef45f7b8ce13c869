import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBox } from '@spielstube/engine';
import { readRecord } from '@spielstube/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginTable, opening } from '../testing/opening.ts';
import { CallRefused, type Page, Person } from '../testing/person.ts';
import { ServerProcess } from '../testing/server-process.ts';

/* A process of its own: copies of games are made by the Node that serves, not by the one that tests. */
let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start({ SPIELSTUBE_DATA: mkdtempSync(join(tmpdir(), 'spielstube-boxes-')) });
});
afterAll(() => server.stop('SIGTERM'));

const box = (values: Record<string, string | number>, game = 'burgundy', name = 'Annas Schachtel'): string =>
  writeBox({ game, name, values });
const MINE = { 'triplePoints.mine': 2, 'triplePoints.cloister': 6 };

async function lookAt(person: Person, id: string) {
  const page = await person.connect();
  const { opened } = await page.open(id);
  const look = await page.until(() => page.looks.get(id));
  return { page, opened, look };
}

/** Makes the first open move whenever the page is asked. */
async function moveOften(page: Page, id: string, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const decision = await page.until(() => page.looks.get(id)?.decision);
    expect(await page.submit(id, decision.choices[0].notation, decision.id)).toBeNull();
    await page.until(() => page.looks.get(id)?.decision?.id !== decision.id);
  }
}

describe('a table with corrected values', () => {
  test('is played with them by all, beside tables without', async () => {
    const people = await Promise.all(['Anna', 'Ben'].map((name) => Person.guest(server.url, name)));
    const id = await beginTable(people, { corrections: box(MINE) });
    const plain = await beginTable(people);
    const [anna, ben] = await Promise.all(people.map((person) => lookAt(person, id)));
    // What is printed anyway is no correction.
    const named = { name: 'Annas Schachtel', values: { 'triplePoints.mine': 2 } };
    expect([anna.opened?.box, ben.opened?.box]).toEqual([named, named]);
    expect(anna.look.corrections).toMatch(/^[0-9a-f]{16}$/);
    expect(ben.look.corrections).toBe(anna.look.corrections);
    expect((await lookAt(people[0], plain)).look.corrections).toBe('');
    const stranger = new Person(server.url);
    expect((await stranger.call('GET /api/tables/:id', undefined, id)).corrections).toBe('Annas Schachtel');
    expect(await stranger.call('GET /api/tables/:id/box', undefined, id)).toEqual(named);
    expect(await stranger.call('GET /api/tables/:id/box', undefined, plain)).toBeNull();
  });

  test('is played by bots, too, goes into its record, and from there to another table', async () => {
    const anna = await Person.guest(server.url, 'Anna');
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'apprentice', name: 'Sophie' }] as const;
    const corrections = box({ 'farm.grain': 7, 'inn.placeTime': 2 }, 'village');
    const { id } = await anna.call('POST /api/tables', opening({ game: 'village', seats, corrections }));
    await anna.call('POST /api/tables/:id/begin', {}, id);
    const { page, look } = await lookAt(anna, id);
    await moveOften(page, id, 2);
    await anna.call('POST /api/tables/:id/request', { kind: 'end' }, id);
    await page.until(() => page.cards.get(id)?.status === 'ended');
    const record = await anna.call('GET /api/tables/:id/record', undefined, id);
    expect(readRecord(record)).toMatchObject({
      corrections: look.corrections,
      box: { name: 'Annas Schachtel', values: { 'farm.grain': 7, 'inn.placeTime': 2 } },
    });
    const { corrections: _, game: __, options: ___, seats: ____, ...agreed } = opening();
    const other = await anna.call('POST /api/tables/from-record', { ...agreed, record, seat: 0 });
    expect((await anna.call('GET /api/tables/:id', undefined, other.id)).corrections).toBe('Annas Schachtel');
    const changed = record.replace('value farm.grain 7', 'value farm.grain 8');
    await expect(
      anna.call('POST /api/tables/from-record', { ...agreed, record: changed, seat: 0 }),
    ).rejects.toMatchObject({ wire: { error: 'record', record: { problem: { what: 'otherValues' } } } });
  });

  test.each([
    ['no box at all', 'nonsense', 'otherFile'],
    ['a box of another game', box(MINE, 'village'), 'a box of village'],
    ['a value that is not there', box({ 'triplePoints.tower': 2 }), 'has no value "triplePoints.tower"'],
    ['a text for a number', box({ 'triplePoints.mine': 'many' }), 'is a number'],
    ['a number out of range', box({ 'triplePoints.mine': -1 }), 'must be a whole number'],
    ['a table that does not fit', box({ 'cardDice.mine.1': 9 }), 'there are 12 cards of type mine'],
  ])('is not opened with %s', async (_what, corrections, message) => {
    const anna = await Person.guest(server.url, 'Anna');
    const refused = await anna.call('POST /api/tables', opening({ corrections })).catch((error) => error);
    expect(refused).toBeInstanceOf(CallRefused);
    expect(refused.wire.error).toBe('box');
    expect(refused.wire.message).toContain(message);
  });
});
