import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reconstructedList, withReconstructed } from '@spielstube/engine';
import { expect, test } from 'vitest';
import { GOOD_TILES, GOODS_REMOVED } from '../data/goods.ts';
import { goodsSpaces } from '../data/map.ts';
import { PEOPLE } from '../data/people.ts';
import { orleans } from '../index.ts';
import { sum } from '../rules/supply.ts';
import { orleansEn } from '../text/en.ts';

const readme = fileURLToPath(new URL('../README.md', import.meta.url));

test('the README lists what is reconstructed (vitest -u writes the list)', async () => {
  const list = reconstructedList(orleans.box, orleansEn.boxTable);
  await expect(withReconstructed(readFileSync(readme, 'utf8'), list)).toMatchFileSnapshot(readme);
});

test('the box knows what is reconstructed', () => {
  const values = orleans.box.tables().flatMap((table) => table.values);
  expect(
    values
      .filter(({ reconstructed }) => reconstructed)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual([
    'boatmanTrack.coins.4',
    'coins.fives',
    'coins.ones',
    'coins.tens',
    'development.citizenFields.second',
    'development.citizenFields.third',
    'placeTiles.bathhouse.spaces',
  ]);
});

test('ORL-GEN-01 the sums of the box', () => {
  expect([2, 3, 4].map((seats) => sum(PEOPLE[seats]))).toEqual([54, 71, 88]);
  expect(sum(GOOD_TILES)).toBe(90);
  expect([2, 3, 4].map((seats) => goodsSpaces(seats).length)).toEqual([43, 48, 52]);
  expect([2, 3, 4].map((seats) => 90 - GOODS_REMOVED[seats] - goodsSpaces(seats).length)).toEqual([
    35, 36, 38,
  ]);
});
