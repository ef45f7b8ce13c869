import { randomInt, rngFromSeed } from '@spielstube/engine';
import { manifests } from '@spielstube/games';
import { type RoomLook, type SeatPlan, Table } from '@spielstube/table';
import { describe, expect, test } from 'vitest';
import { differencesOf, isChanged } from '../table/differences.ts';

const PEOPLE: readonly SeatPlan[] = ['Anna', 'Bert'].map((name) => ({ kind: 'person', name }));
const MOVES = 60;

async function open(id: string) {
  const manifest = manifests.find((one) => one.id === id);
  if (manifest === undefined) throw new Error(`no game ${id}`);
  const [game, ui, text] = await Promise.all([manifest.rules(), manifest.board({}), manifest.text.de({})]);
  const holdings = (await ui.holdings?.()) ?? null;
  if (holdings === null) throw new Error(`${id} cannot tell what seats have`);
  return { game, text, holdings };
}

const ids = manifests.map(({ id }) => id);

test.each(ids)('%s: alone, a rival without a seat has points and no belongings', async (id) => {
  const { game, text, holdings } = await open(id);
  const seats = PEOPLE.slice(0, Math.min(...game.seats));
  const table = new Table(game, { seats, options: {}, seed: 'alone' });
  const look: RoomLook = { ...table.look(0), whole: true };
  const compared = differencesOf({ a: look, b: look, text, lang: 'de', holdings });
  expect(compared.map(({ has }) => has.length > 0)).toEqual(look.scores.map(({ rival }) => !rival));
});

describe.each(ids)('%s', (id) => {
  test('two positions are compared by every line of the pad and all that panels count', async () => {
    const { game, text, holdings } = await open(id);
    const rng = rngFromSeed('positions');
    const table = new Table(game, { seats: PEOPLE, options: {}, seed: 'positions' });
    const lookOf = (): RoomLook => ({ ...table.look(0), whole: true });
    const a = lookOf();
    for (let n = 0; n < MOVES; n++) {
      const [seat] = table.deciding();
      const choices = table.look(seat).decision?.choices ?? [];
      table.submit(seat, choices[randomInt(rng, choices.length)].notation);
    }
    const b = lookOf();
    const compare = (from: RoomLook, to: RoomLook) =>
      differencesOf({ a: from, b: to, text, lang: 'de', holdings });
    for (const [seat, { points, total, has }] of compare(a, b).entries()) {
      expect(points.map(({ key }) => key)).toEqual(b.scores[seat].lines.map(({ source }) => source));
      expect([total.a, total.b]).toEqual([a.scores[seat].total, b.scores[seat].total]);
      expect(points.reduce((sum, line) => sum + line.b, 0)).toBe(total.b);
      const keys = has.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.length).toBeGreaterThan(6);
      for (const line of has) expect(line.name).toMatch(/^\S/);
      expect(has.some(isChanged), 'something was gained or spent').toBe(true);
    }
    // The other way round everything has the other sign, and with itself nothing differs.
    const changes = (from: RoomLook, to: RoomLook) =>
      compare(from, to).map(({ points, has }) => [...points, ...has].map((line) => line.b - line.a));
    expect(changes(b, a)).toEqual(changes(a, b).map((lines) => lines.map((by) => 0 - by)));
    expect(changes(b, b).flat().filter(Boolean)).toEqual([]);
  });
});
