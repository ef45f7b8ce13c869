import { describe, expect, test } from 'vitest';
import {
  Box,
  boxOf,
  CorrectionError,
  type Corrections,
  layCorrections,
  unless,
  withCorrections,
} from '../index.ts';

let boxes = 0;

/** A box with two tables, corrected. */
function feast(corrections: Corrections = {}) {
  const id = `feast ${boxes++}`;
  layCorrections(id, corrections);
  const box = new Box(id);
  const prices = box.table('prices', [2, 3, 5], { reconstructed: ['1'] });
  const guests = box.table(
    'guests',
    [
      { key: 'miller', points: 4, wants: { bread: 1 } },
      { key: 'smith', points: 6, wants: { bread: 2 } },
    ],
    {
      reconstructed: ['*.points'],
      check: (rows) => unless([rows.every((row) => row.points <= 20), 'mostPoints', 20]),
    },
  );
  return { box, prices, guests };
}

describe('the box', () => {
  test('lists every value and which are reconstructed', () => {
    const [prices, guests] = feast().box.tables();
    expect(prices.values.map(({ path, reconstructed }) => [path, reconstructed])).toEqual([
      ['prices.0', false],
      ['prices.1', true],
      ['prices.2', false],
    ]);
    expect(guests.values.map(({ path, value, reconstructed }) => [path, value, reconstructed])).toEqual([
      ['guests.miller.points', 4, true],
      ['guests.miller.wants.bread', 1, false],
      ['guests.smith.points', 6, true],
      ['guests.smith.wants.bread', 2, false],
    ]);
  });

  test('lays corrections over its tables and names them', () => {
    const { box, prices, guests } = feast({ 'prices.1': 4, 'guests.smith.points': 7, 'prices.0': 2 });
    expect(prices).toEqual([2, 4, 5]);
    expect(guests[1]).toEqual({ key: 'smith', points: 7, wants: { bread: 2 } });
    expect(box.tables()[0].values[1]).toMatchObject({ value: 4, before: 3 });
    expect(box.corrections).toMatch(/^[0-9a-f]{16}$/);
    expect(box.corrections).toBe(feast({ 'guests.smith.points': 7, 'prices.1': 4 }).box.corrections);
    expect(box.corrections).not.toBe(feast({ 'prices.1': 4 }).box.corrections);
    expect(feast({ 'prices.1': 3 }).box.corrections).toBe('');
  });

  test('cannot be changed by accident', () => {
    const { prices, guests } = feast();
    expect(Object.isFrozen(prices)).toBe(true);
    expect(Object.isFrozen(guests[0].wants)).toBe(true);
  });

  test.each([
    [{ 'prices.1': 'four' }, '"prices.1" of feast'],
    [{ 'prices.1': 2.5 }, 'must be a whole number'],
    [{ 'prices.1': -1 }, 'must be a whole number'],
    [{ 'guests.smith.points': 21 }, 'table "guests" of feast'],
  ])('refuses %o', (corrections, message) => {
    expect(() => feast(corrections)).toThrow(message);
    expect(() => feast(corrections)).toThrow(CorrectionError);
  });

  test('names the claim of a table that does not hold, with its numbers', () => {
    const feasting = () => feast({ 'guests.smith.points': 21 });
    expect(feasting).toThrow('breaks "mostPoints 20"');
    expect(feasting).toThrow(
      expect.objectContaining({
        problem: { what: 'doesNotFit', table: 'guests', why: { claim: 'mostPoints', about: [20] } },
      }),
    );
  });

  test('refuses a correction that fits no table', () => {
    expect(() => feast({ 'prices.7': 1 }).box.tables()).toThrow('has no value "prices.7"');
    expect(() => feast({ 'guests.baker.points': 1 }).box.tables()).toThrow(
      'has no value "guests.baker.points"',
    );
  });

  test('counts corrections of tables that come later, whether they are there or not', () => {
    const id = `feast ${boxes++}`;
    layCorrections(id, { 'later.0': 7, 'now.0': 3, 'now.1': 2 }, 'Marthes Schachtel');
    const box = new Box(id, ['now', 'later']);
    const named = { name: 'Marthes Schachtel', values: { 'later.0': 7, 'now.0': 3 } };
    box.table('now', [1, 2]);
    const before = box.corrections;
    expect(box.named).toEqual(named);
    box.table('later', [5]);
    expect([box.named, box.corrections]).toEqual([named, before]);
    expect(boxOf(id)).toBe(box);
  });

  test('can be had a second time with other values, beside the first', async () => {
    const { box } = feast({ 'prices.1': 4 });
    const make = async (): Promise<Box> => {
      const copy = new Box(box.game);
      copy.table('prices', [2, 3, 5]);
      return copy;
    };
    const other = await withCorrections(box.game, { name: 'other', values: { 'prices.0': 9 } }, make);
    expect([box.values, other.values]).toEqual([{ 'prices.1': 4 }, { 'prices.0': 9 }]);
    expect(boxOf(box.game)).toBe(box);
    const failing = withCorrections(box.game, { name: '', values: { 'prices.0': -1 } }, make);
    await expect(failing).rejects.toThrow('must be a whole number');
    expect(boxOf(box.game)).toBe(box);
  });

  test('refuses corrections once the game is loaded', () => {
    const { box } = feast();
    expect(() => layCorrections(box.game, { 'prices.1': 4 })).toThrow('is loaded already');
  });
});
