import { describe, expect, test } from 'vitest';
import { newdale } from '../index.ts';
import { at, type Table } from './table.ts';

/* Whole records of older versions are replayed by table/test/old-records.test.ts. */

const unasked = (table: Table, version: number): string | null => {
  const action = newdale.formerly?.unasked(version, table.s, newdale.turnOf(table.s)) ?? null;
  return action === null ? null : newdale.notate(action);
};

describe('what older versions did by themselves', () => {
  const tiles = ['coalForGreen'] as const;

  test('NEW-PROD-14 version 4 drew the card for an empty area without a moment before it', () => {
    const table = at({ event: 'e101', players: [{ stones: 'orderly5', tiles }] });
    expect([1, 4, 5].map((version) => unasked(table, version))).toEqual(['skip', 'skip', null]);
    table.choose('skip');
    expect(unasked(table, 4)).toBeNull();
  });

  test('NEW-PROD-15 version 1 produced where nobody was missing and nothing could be used', () => {
    const mill = { stones: 'orderly2', areas: { 2: 'mill1' } };
    const table = at({ event: 'e101', market: 'YR', players: [mill] });
    expect([1, 2].map((version) => unasked(table, version))).toEqual(['produce', null]);
    expect(unasked(at({ event: 'e101', market: 'YR', players: [{ ...mill, tiles }] }), 1)).toBeNull();
    expect(unasked(at({ event: 'e101', market: 'Y', players: [{ ...mill, tiles }] }), 1)).toBeNull();
  });
});

test('version 5 knew only the points that are those for masters now', () => {
  expect(newdale.formerly?.options?.(5)).toEqual({ targets: 'master' });
  expect(newdale.formerly?.options?.(6)).toEqual({});
  const { s } = at({ players: [{}] });
  expect(newdale.formerly?.written(5, s, s.options)).not.toHaveProperty('options.targets');
  expect(newdale.formerly?.written(6, s, s.options)).toHaveProperty('options.targets');
});
