import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reconstructedList, withReconstructed } from '@spielstube/engine';
import { expect, test } from 'vitest';
import { villagers } from '../index.ts';
import { villagersEn } from '../text/en.ts';

const readme = fileURLToPath(new URL('../README.md', import.meta.url));

test('the README lists what is reconstructed (vitest -u writes the list)', async () => {
  const list = reconstructedList(villagers.box, villagersEn.boxTable);
  await expect(withReconstructed(readFileSync(readme, 'utf8'), list)).toMatchFileSnapshot(readme);
});

test('the box knows what is reconstructed', () => {
  const unsure = villagers.box
    .tables()
    .flatMap(({ values }) => values)
    .filter(({ reconstructed }) => reconstructed)
    .map(({ path }) => path);
  expect(unsure.filter((path) => path.startsWith('villagers.'))).toHaveLength(6);
  expect(unsure).toContain('profiteers.freelancer.copies');
  expect(unsure).toContain('developments.inn.reward');
  expect(unsure).toContain('developments.tavern.most');
  expect(unsure).not.toContain('developments.marketplace.gold');
  expect(unsure).not.toContain('developments.windmill.most');
  expect(unsure).toContain('seasons.tithe.amount');
});
