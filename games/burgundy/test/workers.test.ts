import { describe, expect, test } from 'vitest';
import { burgundy } from '../index.ts';
import { position } from './position.ts';
import { at } from './table.ts';

/** One card in every row: SH1a in row 1, SH2a in row 2 … */
const rows = { 1: ['SH1a'], 2: ['SH2a'], 3: ['SH3a'], 4: ['SH4a'], 5: ['SH5a'], 6: ['SH6a'] };

/** What each row costs in workers with a die. */
const prices = (die: number): number[] =>
  [1, 2, 3, 4, 5, 6].map((row) => {
    const table = at(position({ rows, players: [{ hand: [die], workers: 9 }] }));
    table.choose(`play ${die}`, `take SH${row}a`);
    return 9 - table.player(0).workers;
  });

describe('workers change the die', () => {
  test('BUR-WORKER-01 one worker changes it by one, up or down, and goes back to the supply', () => {
    for (const row of [3, 5]) {
      const table = at(position({ rows, players: [{ hand: [4, 1], workers: 1 }, { workers: 1 }] }));
      table.choose('play 4').changed();
      table.choose(`take SH${row}a`);
      expect(table.changed()).toEqual({ '0 workers': 0, '0 projects': `SH${row}a`, [`row ${row}`]: '' });
      expect(table.events).toContainEqual({ what: 'workersSpent', seat: 0, workers: 1, from: 4, to: row });
    }
  });

  test('BUR-WORKER-02 6 and 1 are neighbours', () => {
    const reach = (die: number): string[] =>
      at(position({ rows, players: [{ hand: [die], workers: 1 }] }))
        .choose(`play ${die}`)
        .openTo('take');
    expect(reach(6)).toEqual(['take SH1a', 'take SH5a', 'take SH6a']);
    expect(reach(1)).toEqual(['take SH1a', 'take SH2a', 'take SH6a']);
  });

  test('BUR-WORKER-03 BUR-WORKER-07 the price is the shortest way, three at most', () => {
    expect(prices(1)).toEqual([0, 1, 2, 3, 2, 1]);
    expect(prices(2)).toEqual([1, 0, 1, 2, 3, 2]);
    expect(prices(3)).toEqual([2, 1, 0, 1, 2, 3]);
    expect(prices(4)).toEqual([3, 2, 1, 0, 1, 2]);
    expect(prices(5)).toEqual([2, 3, 2, 1, 0, 1]);
    expect(prices(6)).toEqual([1, 2, 3, 2, 1, 0]);
  });

  test('BUR-WORKER-04 nobody can spend more workers than there are', () => {
    const player = { hand: [4, 1], workers: 1, goods: 'L', projects: ['MI2a', 'MI3a'] };
    const table = at(position({ rows, players: [player] })).choose('play 4');
    const refusal = {
      reason: 'tooFewWorkers',
      rule: 'BUR-WORKER-04',
      details: { die: 4, price: 2, workers: 1 },
    };
    for (const move of ['take SH2a', 'take SH6a', 'place MI2a', 'sell L'])
      expect(table.refused(move)).toEqual(refusal);
    expect(table.refused('take SH1a')).toMatchObject({ details: { price: 3 } });
    expect(table.openTo('place')).toEqual(['place MI3a']);
  });

  test('BUR-WORKER-05 they change the die of a bought card, too', () => {
    const draw = ['KN2a', 'KN2b', 'KN2c'];
    const table = at(position({ rows, draw, players: [{ hand: [6, 5], silver: 3, workers: 1 }] }));
    table.choose('buy', 'use KN2b');
    expect(table.openTo('take')).toEqual(['take SH1a', 'take SH2a', 'take SH3a']);
    table.choose('take SH3a');
    expect(table.player(0).workers).toBe(0);
  });

  test('BUR-WORKER-06 no other die changes: a card taken or placed with workers keeps its own', () => {
    const player = { hand: [4, 3], pile: ['KN2a'], workers: 1 };
    const table = at(position({ rows: { 5: ['CL2a'] }, players: [player, { hand: [1, 2] }] }));
    table.choose('play 4', 'take CL2a', 'end').as(1).choose('play 1', 'silver', 'end');
    // CL2a still shows a 2: a 3 is one step away from it, a 2 none.
    const withThree = at(burgundy.copy(table.s)).choose('play 3');
    expect(withThree.refused('place CL2a')).toMatchObject({ rule: 'BUR-WORKER-04', details: { price: 1 } });
    table.as(0).choose('play 2');
    expect(table.openTo('place')).toEqual(['place CL2a']);
  });

  test('BUR-WORKER-07 actions 4 to 6 cost no worker', () => {
    for (const [move, workers] of [
      ['silver', 1],
      ['topUp', 2],
      ['convert 0w3s', 1],
    ] as const) {
      const table = at(position({ players: [{ hand: [4, 1], workers: 1, silver: 3 }] })).choose(
        'play 4',
        move,
      );
      expect(table.player(0).workers).toBe(workers);
    }
  });
});
