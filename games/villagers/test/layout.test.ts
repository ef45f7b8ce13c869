import { describe, expect, test } from 'vitest';
import { job } from '../data/jobs.ts';
import { TABLE } from '../rules/state.ts';
import { addCard } from '../rules/village.ts';
import { type Group, groupsOf, layOut, topsOf } from '../ui/groups.ts';

/** A village of chains: 'miner > seeker > spelunker' lies in one column, '|' begins a second one on the same bottom. */
function villageOf(...chains: readonly string[]): number[] {
  const village: number[] = [];
  for (const chain of chains) {
    const [first, ...others] = chain.split(' | ');
    const [bottom, ...column] = first.split(' > ').map(job);
    const base = addCard(village, bottom, TABLE);
    for (const cards of [column, ...others.map((other) => other.split(' > ').map(job))]) {
      cards.reduce((below, card) => addCard(village, card, below), base);
    }
  }
  return village;
}

const LATE = villageOf(
  'founders > brewer | swineherd > truffler',
  'miner > blacksmith | seeker > spelunker > jeweler',
  'miner > glassBlower | mason',
  'lumberjack > cooper | logRafter',
  'lumberjack > carpenter | wheeler > cartwright',
  'hayer > grazier > milkMaid > fromager | thatcher',
  'graper > vintner > wineTrader | vintner',
  'wattler',
  'fisher',
  'recruiter',
  'freemason',
);

const columnsIn = (group: Group): number => Math.max(1, group.columns.length);

describe('a village as it lies on the table', () => {
  test('is bottom cards with their columns', () => {
    const village = villageOf('miner > blacksmith | seeker > spelunker', 'hunter');
    expect(groupsOf(village)).toEqual([
      { bottom: 0, columns: [[1], [2, 3]] },
      { bottom: 4, columns: [] },
    ]);
    expect(groupsOf(village).map(topsOf)).toEqual([
      [
        { card: 1, under: [] },
        { card: 3, under: [2] },
      ],
      [{ card: 4, under: [] }],
    ]);
  });

  test('with few cards shows them whole', () => {
    const layout = layOut(groupsOf(villageOf('founders', 'miner > blacksmith', 'hunter')), {
      width: 88,
      height: 29,
    });
    expect(layout).toMatchObject({ card: 12.6, isShort: false });
    expect(layout.rows).toHaveLength(1);
  });

  test.each([
    [88, 29],
    [75, 14],
    [120, 20],
    [60, 40],
  ])('fits into %i × %i rem with thirty cards, all of them, in their order', (width, height) => {
    const groups = groupsOf(LATE);
    const { card, isShort, rows } = layOut(groups, { width, height });
    expect(rows.flat()).toEqual(groups);
    for (const row of rows) {
      const columns = row.reduce((sum, group) => sum + columnsIn(group), 0);
      if (card > 6.8) expect(columns * card).toBeLessThanOrEqual(width);
    }
    expect(isShort || card > 9).toBe(true);
    expect(card).toBeGreaterThanOrEqual(6.8);
  });

  test('on a phone has at least three cards beside each other, and as many rows as it needs', () => {
    const { card, rows } = layOut(groupsOf(LATE), { width: 36, height: Number.POSITIVE_INFINITY });
    expect(card).toBeGreaterThan(11);
    expect(rows.flat()).toEqual(groupsOf(LATE));
    for (const row of rows) {
      expect(row.reduce((sum, group) => sum + columnsIn(group), 0)).toBeLessThanOrEqual(3);
    }
  });
});
