import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reconstructedList, withReconstructed } from '@spielstube/engine';
import { describe, expect, test } from 'vitest';
import { CUSTOMERS, PROMO_KEYS } from '../data/customers.ts';
import { LIFE_GOALS } from '../data/goals.ts';
import { ALL_SPACE_KEYS, SPACE_KEYS } from '../data/spaces.ts';
import { village } from './all.ts';
import { villageEn } from './texts.ts';

const readme = fileURLToPath(new URL('../README.md', import.meta.url));

test('the README lists what is reconstructed (vitest -u writes the list)', async () => {
  const list = reconstructedList(village.box, villageEn.boxTable);
  await expect(withReconstructed(readFileSync(readme, 'utf8'), list)).toMatchFileSnapshot(readme);
});

describe('the box', () => {
  const values = village.box.tables().flatMap((table) => table.values);
  const unsure = values.filter(({ reconstructed }) => reconstructed).map(({ path }) => path);
  const unsureIn = (table: string): string[] =>
    unsure.filter((path) => path.startsWith(`${table}.`)).map((path) => path.slice(table.length + 1));

  test('knows which tables hold values that are not known for sure', () => {
    expect([...new Set(unsure.map((path) => path.split('.')[0]))].sort()).toEqual([
      'achievements',
      'captains',
      'castles',
      'chests',
      'chronicle',
      'church',
      'council',
      'customers',
      'die',
      'fillOrder',
      'graves',
      'innCustomers',
      'islands',
      'marriageCustomers',
      'mixCards',
      'paths',
      'promoCustomers',
      'ranks',
      'seaBurials',
      'setupCards',
      'silverGoals',
      'tray',
      'villagerEffects',
      'villagers',
      'waters',
    ]);
  });

  test('VIL-SET-21 VIL-SEED-08 of the set-up cards only the Market is known; the filling order is not', () => {
    const known = ['market'];
    expect(unsureIn('setupCards')).toEqual(
      [2, 3, 4, 5].flatMap((seats) =>
        [...SPACE_KEYS, 'ofEachColour'].filter((key) => !known.includes(key)).map((key) => `${seats}.${key}`),
      ),
    );
    expect(unsureIn('fillOrder')).toHaveLength(ALL_SPACE_KEYS.length);
    // Six known by their place, and the colours; Inn adds a space in four mixes, Marriage two in four.
    expect(unsureIn('mixCards')).toHaveLength(4 * (7 * SPACE_KEYS.length + 4 * 1 + 4 * 2));
    expect(unsureIn('mixCards').filter((path) => path.endsWith('.market'))).toEqual([]);
  });

  test('VIL-SET-13 VIL-SET-16 of the chronicle Travel for four and five, of the graves those for four and five', () => {
    expect(unsureIn('chronicle')).toHaveLength(4 * 5 - 2);
    expect(unsureIn('chronicle')).not.toContain('4.travel');
    expect(unsureIn('chronicle')).not.toContain('5.travel');
    expect(unsureIn('graves')).toEqual(['2', '3']);
  });

  test('VIL-COUNCIL-04 VIL-MASS-10 the time of three council steps, the grain of the last church step', () => {
    expect(unsureIn('council')).toEqual(['time.2', 'time.3', 'time.4']);
    expect(unsureIn('church')).toEqual(['grain.4']);
  });

  test('VIL-TRAVEL-03 VIL-TRAVEL-06 all paths but the two from the village, two rewards', () => {
    expect(unsureIn('paths')).toHaveLength(8);
    expect(unsureIn('paths').filter((path) => path.startsWith('village'))).toEqual([]);
    expect(unsureIn('castles')).toEqual(['middle', 'corner']);
  });

  test('VIL-MKT-05 VIL-PROMO-08 nearly all customers', () => {
    const known = ['C01.wants', 'C04.wants', 'C18.wants', 'C18.points'];
    const base = CUSTOMERS.map(({ key }) => key).filter((key) => key.startsWith('C'));
    expect(unsureIn('customers')).toEqual(
      base.flatMap((key) => [`${key}.wants`, `${key}.points`]).filter((path) => !known.includes(path)),
    );
    const last = ['P05', 'P06', 'P07', 'P08', 'P09', 'P10', 'P11'];
    expect(unsureIn('promoCustomers')).toEqual(
      PROMO_KEYS.flatMap((key) =>
        last.includes(key) ? [`${key}.wants`, `${key}.points`] : [`${key}.points`],
      ),
    );
  });

  test('VIL-GOAL-25 VIL-GOAL-26 seven silver goals', () => {
    expect(unsureIn('silverGoals')).toEqual([
      'farmer',
      'bailiff',
      'explorer',
      'coachman',
      'knight',
      'brewer',
    ]);
    expect(unsureIn('achievements')).toEqual(['craftsmanBuildings']);
    expect(LIFE_GOALS).toHaveLength(19);
  });

  test("VIL-SOLO-07 VIL-SOLO-15 where Inn, Marriage, Smuggler and Crafts stand on Conny's tray, and where the fate tiles lie", () => {
    expect(unsureIn('tray')).toEqual([
      'order.5',
      'order.7',
      'order.8',
      'order.9',
      'fate.0.0',
      'fate.0.1',
      'fate.0.2',
      'fate.1.0',
      'fate.1.1',
      'fate.1.2',
    ]);
  });
});
