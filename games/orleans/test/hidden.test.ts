import { rngFromSeed } from '@spielstube/engine';
import { describe, expect, test } from 'vitest';
import { EVENT_KEYS, ROUNDS } from '../data/hourglass.ts';
import { orleans } from '../index.ts';
import { at } from './table.ts';

describe('imagined worlds', () => {
  const imagined = (options: Record<string, string>, round: number, seed: string): number[] => {
    const table = at({ phase: 'planning', round, options });
    if (options.hourglass === 'stacks') {
      table.s.past = Array.from({ length: round }, (_, n) => n % EVENT_KEYS.length);
      table.s.hourglass = Array.from(
        { length: ROUNDS - round },
        (_, n) => (round + n) % EVENT_KEYS.length,
      ).reverse();
      table.s.event = table.s.past[round - 1];
    }
    const s = orleans.imagine(orleans.view(table.s, 0), 0, rngFromSeed(seed));
    return [...s.past, ...s.hourglass.toReversed()];
  };

  test('ORL-HOUR-04 have the tiles that are left, in any order', () => {
    const orders = new Set<string>();
    for (let world = 0; world < 20; world++) {
      const tiles = imagined({}, 5, `world ${world}`);
      expect(tiles.toSorted((a, b) => a - b)).toEqual(
        EVENT_KEYS.flatMap((_, event) => [event, event, event]),
      );
      orders.add(tiles.join());
    }
    expect(orders.size).toBe(20);
  });

  test('ORL-VAR-03 keep to the stacks', () => {
    for (const round of [1, 4, 6, 8, 13, 17]) {
      const tiles = imagined({ hourglass: 'stacks' }, round, `stacks ${round}`);
      for (const from of [0, 6, 12])
        expect(tiles.slice(from, from + 6).toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    }
  });

  test('ORL-SET-04 before the first round the light Pilgrimage is the next tile', () => {
    const s = orleans.setup(2, { removeTiles: true }, 'before');
    const world = orleans.imagine(orleans.view(s, 1), 1, rngFromSeed('before'));
    expect(world.hourglass).toHaveLength(ROUNDS);
    expect(world.hourglass.at(-1)).toBe(0);
  });
});
