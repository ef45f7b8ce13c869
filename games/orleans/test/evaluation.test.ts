import { describe, expect, test } from 'vitest';
import { orleans } from '../index.ts';
import { features } from '../rules/heuristic.ts';
import type { Position, SeatPosition } from './position.ts';
import { position } from './position.ts';

const worth = (player: SeatPosition, rest: Position = {}): number =>
  orleans.evaluate(position({ phase: 'planning', players: [player, {}], ...rest }), 0);
const named = (player: SeatPosition, rest: Position = {}): Record<string, number> => {
  const counted: Record<string, number> = {};
  features.count(position({ phase: 'planning', players: [player, {}], ...rest }), 0, {
    add(place, count) {
      if (count !== 0) counted[features.names[place]] = (counted[features.names[place]] ?? 0) + count;
    },
  });
  return counted;
};

describe('what a position is worth', () => {
  test('at the end it is worth its points', () => {
    const s = position({ phase: 'end', round: 18, players: [{ coins: 12, goods: 'xx' }, { coins: 4 }] });
    expect([0, 1].map((seat) => orleans.evaluate(s, seat))).toEqual([22, 4]);
  });

  test('every feature of the table is one that is counted', () => {
    expect(Object.keys(features.table.worths).toSorted()).toEqual(features.names.toSorted());
  });

  test('places count by what they will do in this round', () => {
    const on = { village: 'FBC', castle: 'fbt', scriptorium: 'k.' } as const;
    expect(named({ on })).toMatchObject({ 'active village': 1, 'active castle': 1, 'last space free': 1 });
    expect(named({ on }, { people: { knight: 0 } })['active castle']).toBeUndefined();
    const passed = [{ on, passed: true }, { on: { farmhouse: 'BC' } }] as const;
    const over = named({}, { phase: 'actions', turn: 1, players: passed });
    expect(over).toMatchObject({ 'active later': 2 });
    expect(over['active village']).toBeUndefined();
  });

  test('people count wherever they are, technology and tiles where they belong', () => {
    const counted = named({
      bag: 'kk',
      market: 'k',
      on: { ship: '*fk', townhall: 'k.' },
      freeGears: 1,
      tiles: ['cellar'],
      tracks: { knight: 2, farmer: 1 },
    });
    expect(counted).toMatchObject({
      'person knight': 5,
      'person farmer': 1,
      waiting: 5,
      'in the bag': 2,
      'fitted gear': 1,
      'free gear': 1,
      'tile cellar': 1,
      draws: 6,
      'farmer track': 1,
      'leads census': 1,
      'active townhall': 1,
      'persons beyond draws': 4,
    });
  });

  test('what the event will take is foreseen', () => {
    expect(named({}, { event: 'harvest' })).toMatchObject({ 'harvest without food': 1 });
    expect(named({ goods: 'g' }, { event: 'harvest' })['harvest without food']).toBeUndefined();
    expect(named({ goods: 'ggggggg' }, { event: 'taxes' })).toMatchObject({
      'taxes to come': 2,
      'has food': 1,
    });
  });

  test('more is better: a knight, a station, a plan', () => {
    expect(worth({ tracks: { knight: 1 }, bag: 'k' })).toBeGreaterThan(worth({}));
    expect(worth({ stations: ['tours'] }, { round: 16 })).toBeGreaterThan(worth({}, { round: 16 }));
    expect(worth({ on: { village: 'FBC' } })).toBeGreaterThan(worth({}));
  });
});
