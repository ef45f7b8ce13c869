import { describe, expect, test } from 'vitest';
import { orleans } from '../index.ts';
import { at } from './table.ts';

/** Four own ones who stand somewhere, so that the market is empty. */
const AWAY = { village: 'FBC', castle: '..T' };

describe('drawing', () => {
  test.each([
    [0, 4],
    [1, 5],
    [2, 6],
    [3, 7],
    [4, 7],
    [5, 8],
  ])(
    'ORL-FOLLOW-01, ORL-FOLLOW-06, ORL-TRACK-KNIGHT-01, ORL-TRACK-KNIGHT-02, ORL-TRACK-KNIGHT-03 on field %i of the knights up to %i are drawn',
    (knight, most) => {
      const table = at({
        phase: 'followers',
        players: [{ bag: 'ffffffkkkkkk', on: AWAY, tracks: { knight } }],
      });
      const numbers = Array.from({ length: most + 1 }, (_, n) => `draw ${most - n}`);
      expect(table.as(0).openTo('draw')).toEqual(numbers);
      if (most < 8)
        expect(table.refused('draw 8')).toEqual({
          reason: 'drawLimit',
          rule: 'ORL-FOLLOW-01',
          details: { most, allowed: most, returned: 0 },
        });
    },
  );

  test('ORL-FOLLOW-02, ORL-FOLLOW-05 who waits occupies the market but does not lower the value', () => {
    const table = at({
      phase: 'followers',
      players: [{ bag: 'ffffffff', market: 'FBCTff', tracks: { knight: 0 } }],
    });
    expect(table.as(0).openTo('draw')).toEqual(['draw 2', 'draw 1', 'draw 0']);
    expect(table.refused('draw 3')).toMatchObject({ reason: 'marketFull', details: { room: 2 } });
    const roomy = at({ phase: 'followers', players: [{ bag: 'ffffffff', market: 'FBCT' }] });
    expect(roomy.as(0).openTo('draw')[0]).toBe('draw 4');
  });

  test('ORL-FOLLOW-03 a bag with fewer gives all of them', () => {
    const table = at({ phase: 'followers', players: [{ bag: 'fk' }] });
    expect(table.as(0).openTo('draw')).toEqual(['draw 2', 'draw 1', 'draw 0']);
    expect(table.refused('draw 3')).toMatchObject({ reason: 'bagTooSmall', details: { persons: 2 } });
    // There is room for four, and four are allowed.
    expect(table.refused('draw 4').reason).toBe('bagTooSmall');
    expect(table.refused('draw 5').reason).toBe('drawLimit');
    table.choose('draw 2');
    expect(table.bag(0)).toBe('');
    expect(table.market(0)).toBe('fkFBCT');
  });

  test('ORL-FOLLOW-04, ORL-FOLLOW-06, ORL-FOLLOW-12 drawn persons lie on the market, everybody draws at once', () => {
    const table = at({ phase: 'followers', players: [{ bag: 'fff', on: AWAY }, { bag: 'kkkk' }] });
    table.as(1).choose('draw 1');
    expect(table.s.phase).toBe(3);
    expect(table.bag(1)).toBe('kkkk');
    table.as(0).choose('draw 2');
    expect(table.changed()).toEqual({
      phase: 4,
      '0 bag': 'f',
      '0 market': 'ff',
      '1 bag': 'kkk',
      '1 market': 'kFBCT',
    });
    // What was named is done: nobody draws it again.
    expect(table.s.players.map(({ draws }) => draws)).toEqual([0, 0]);
  });

  test('ORL-FOLLOW-01 the draw is blind: every person of the bag may come', () => {
    const drawn = new Set<string>();
    for (let game = 0; game < 40; game++) {
      const table = at({ phase: 'followers', seed: `draw ${game}`, players: [{ bag: 'fbk', on: AWAY }] });
      table.as(0).choose('draw 1');
      drawn.add(table.market(0));
    }
    expect([...drawn].toSorted()).toEqual(['b', 'f', 'k']);
  });

  test('ORL-FOLLOW-12 the order of answers makes no difference', () => {
    const answers = [
      [0, 'draw 2'],
      [1, 'draw 3'],
      [2, 'draw 1'],
    ] as const;
    const play = (order: readonly number[]): string => {
      const table = at({
        phase: 'followers',
        seats: 3,
        players: [{ bag: 'fffkkk' }, { bag: 'bbbccc' }, { bag: 'sss' }],
      });
      for (const n of order) table.as(answers[n][0]).choose(answers[n][1]);
      return JSON.stringify(table.s);
    };
    expect(play([2, 0, 1])).toBe(play([0, 1, 2]));
    expect(play([1, 2, 0])).toBe(play([0, 1, 2]));
  });
});

describe('returning', () => {
  test('ORL-FOLLOW-07, ORL-FOLLOW-10, ORL-FOLLOW-11 a placed person returns to the market and costs a draw', () => {
    const table = at({
      phase: 'followers',
      players: [
        {
          bag: 'ffffff',
          on: { village: 'FBC', castle: '..T', townhall: 'k.', sacristy: 'm' },
          tiles: ['sacristy'],
        },
      ],
    }).as(0);
    expect(table.openTo('return')).toEqual([
      ...['return village1', 'return village2', 'return village3', 'return castle3'],
      ...['return townhall1', 'return sacristy1'],
    ]);
    table.choose('return townhall1');
    expect(table.changed()).toEqual({ '0 market': 'k', '0 townhall': '' });
    expect(table.openTo('draw')[0]).toBe('draw 3');
    expect(table.refused('draw 4')).toMatchObject({ reason: 'drawLimit' });
    table.choose('return sacristy1', 'return village1', 'return castle3');
    expect(table.open()).toEqual(['draw 0']);
    expect(table.refused('return village2')).toMatchObject({ reason: 'drawLimit', rule: 'ORL-FOLLOW-07' });
    table.choose('draw 0');
    expect(table.told()).toEqual(['returned', 'returned', 'returned', 'returned', 'returnsShown']);
  });

  test('ORL-FOLLOW-08 without room on the market nobody returns', () => {
    const table = at({
      phase: 'followers',
      players: [{ bag: 'f', market: 'FBCTfff', on: { ship: 'fb.' } }],
    }).as(0);
    table.choose('return ship1');
    expect(table.open()).toEqual(['draw 0']);
    expect(table.refused('return ship2')).toEqual({
      reason: 'marketFull',
      rule: 'ORL-FOLLOW-08',
      details: { room: 0, tower: 0 },
    });
  });

  test('ORL-FOLLOW-09, ORL-FOLLOW-13 first the returns, then the number; after it nothing more is asked', () => {
    const table = at({ phase: 'followers', players: [{ bag: 'ff', on: { ship: 'fb.' } }, { bag: 'f' }] });
    table.as(0).choose('return ship2', 'draw 1');
    expect(table.open()).toEqual([]);
    expect(table.refused('return ship1')).toMatchObject({ reason: 'notYourTurn' });
    expect(table.bag(0)).toBe('ff');
    table.as(1).choose('draw 0');
    expect(table.bag(0)).toBe('f');
    expect(table.market(0)).toBe('fbFBCT');
  });

  test('ORL-FOLLOW-10, ORL-TECH-04 technology never returns', () => {
    const table = at({ phase: 'followers', players: [{ bag: 'f', on: { ship: '*f.' } }] }).as(0);
    expect(table.openTo('return')).toEqual(['return ship2']);
    expect(table.refused('return ship1')).toMatchObject({ reason: 'gearStays', rule: 'ORL-FOLLOW-10' });
  });

  test('equal persons on equal spaces are one choice', () => {
    const table = at({ phase: 'followers', players: [{ bag: 'f', on: { townhall: 'kk' } }] }).as(0);
    expect(table.openTo('return')).toEqual(['return townhall1']);
  });

  test('ORL-FOLLOW-14 what others choose is seen when all have chosen; then planning begins for everybody', () => {
    const table = at({ phase: 'followers', players: [{ bag: 'ff', on: { ship: 'fb.' } }, { bag: 'k' }] });
    const before = JSON.stringify(orleans.view(table.s, 1).players[0]);
    table.as(0).choose('return ship1');
    expect(JSON.stringify(orleans.view(table.s, 1).players[0])).toBe(before);
    table.choose('draw 1');
    expect(JSON.stringify(orleans.view(table.s, 1).players[0])).toBe(before);
    expect(orleans.view(table.s, 1).lanes.map((lane) => lane.length)).toEqual([0, 1]);
    expect(table.s.phase).toBe(3);
    table.as(1).choose('draw 1');
    expect(orleans.view(table.s, 1).players[0].market).toEqual(table.player(0).market);
    expect(table.s.phase).toBe(4);
  });

  test('who can neither draw nor return is not asked', () => {
    const table = at({ phase: 'followers', players: [{ bag: '' }, { bag: 'f' }] });
    expect(orleans.deciding(table.s)).toEqual([1]);
    const full = at({
      phase: 'followers',
      players: [{ bag: 'f', market: 'FBCTffff', on: { ship: '.b.' } }, { bag: 'f' }],
    });
    expect(orleans.deciding(full.s)).toEqual([1]);
  });
});
