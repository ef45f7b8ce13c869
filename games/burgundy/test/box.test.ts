import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reconstructedList, withReconstructed } from '@spielstube/engine';
import { describe, expect, test } from 'vitest';
import { PHASE_BONUSES } from '../data/bonuses.ts';
import { CARD_BUILDING, CARD_COUNT, CARD_DIE, CARD_NAME, CARD_TYPE, DICE } from '../data/cards.ts';
import { BUILDING_KEYS, TYPE_KEYS } from '../data/types.ts';
import { burgundy } from '../index.ts';
import { burgundyEn } from '../text/en.ts';

const readme = fileURLToPath(new URL('../README.md', import.meta.url));
const cards = Array.from({ length: CARD_COUNT }, (_, card) => card);

test('the README lists what is reconstructed (vitest -u writes the list)', async () => {
  const list = reconstructedList(burgundy.box, burgundyEn.boxTable);
  await expect(withReconstructed(readFileSync(readme, 'utf8'), list)).toMatchFileSnapshot(readme);
});

describe('the box', () => {
  const unsure = burgundy.box
    .tables()
    .flatMap(({ values }) => values)
    .filter(({ reconstructed }) => reconstructed)
    .map(({ path }) => path);

  test('marks dice, four triples and three phase cards as reconstructed, and nothing else', () => {
    const tables = new Map(Object.entries(Object.groupBy(unsure, (path) => path.split('.')[0])));
    expect([...tables.keys()].sort()).toEqual(['buildingDice', 'cardDice', 'phaseBonuses', 'triplePoints']);
    expect(tables.get('cardDice')).toHaveLength(6 * DICE.length);
    expect(tables.get('buildingDice')).toHaveLength(BUILDING_KEYS.length * 3);
    expect(tables.get('triplePoints')).toEqual(
      ['castle', 'mine', 'knowledge', 'ship'].map((type) => `triplePoints.${type}`),
    );
    const options = [1, 2, 4].reduce((sum, phase) => sum + PHASE_BONUSES[phase].length, 0);
    expect(tables.get('phaseBonuses')).toHaveLength(options * 5);
    expect(tables.get('phaseBonuses')?.every((path) => /\.[BCE]\./.test(path))).toBe(true);
  });

  test('holds 114 cards with names of their own, each number nineteen times', () => {
    expect(cards).toHaveLength(114);
    expect(new Set(CARD_NAME).size).toBe(CARD_NAME.length);
    for (const die of DICE) expect(cards.filter((card) => CARD_DIE[card] === die)).toHaveLength(19);
    expect(TYPE_KEYS.map((_, type) => cards.filter((card) => CARD_TYPE[card] === type).length)).toEqual([
      12, 12, 12, 18, 18, 18, 24,
    ]);
    for (let kind = 0; kind < BUILDING_KEYS.length; kind++)
      expect(cards.filter((card) => CARD_BUILDING[card] === kind)).toHaveLength(3);
  });
});
