import { describe, expect, test } from 'vitest';
import { villagers } from '../index.ts';
import { features } from '../rules/heuristic.ts';
import { at } from './table.ts';

const NO_ROAD = '- - - - - -';

/** What a seat has of the features, by name. */
function counted(village: string, hand = ''): Record<string, number> {
  const table = at({ road: NO_ROAD, players: [{ village, hand }] });
  const all: Record<string, number> = {};
  features.count(table.s, 0, {
    add(place, count) {
      if (count !== 0) all[features.names[place]] = (all[features.names[place]] ?? 0) + count;
    },
  });
  return all;
}

describe('the evaluation', () => {
  test('counts what the markets will bring', () => {
    expect(counted('chandler{2} miner[blacksmith] priest')).toMatchObject({
      'printed gold': 7,
      'printed gold before the first market': 7,
      coins: 2,
      silver: 3,
      'unlocker chandler': 1,
      'unlocker blacksmith': 1,
      'room ore': 1,
      'first gold': 4,
    });
  });

  test('knows chains: who could lie now, who waits, and for whom', () => {
    expect(counted('lumberjack', 'wheeler cartwright jeweler cooper')).toMatchObject({
      playable: 2,
      'playable gold': 7,
      waiting: 2,
      'waiting gold': 29,
      'chain in hand': 9,
      'padlock without': 2,
      'hand wheeler': 1,
      'hand cards': 4,
    });
  });

  test('at the end it is the gold, alone the lead over the Countess', () => {
    const end = { road: NO_ROAD, markets: 1, stacks: ['', '', '', '', '', ''] };
    const table = at({ ...end, players: [{ village: 'chandler' }] }).endBuilding();
    expect(villagers.evaluate(table.s, 0)).toBe(table.player(0).gold);
    expect(villagers.progress(table.s)).toBe(1);
    expect(villagers.progress(at({ stacks: [4, 4, 4, 4, 4, 4] }).s)).toBe(0);
  });
});
