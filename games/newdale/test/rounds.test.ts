import { describe, expect, test } from 'vitest';
import { newdale } from '../index.ts';
import type { Position } from './position.ts';
import { at } from './table.ts';

/** The points that the end of a round brings. */
const endOfRound = (wanted: Position) => {
  const table = at({ phase: 'end', ...wanted });
  return table.s.players.map(({ points }, seat) => points - (wanted.players?.[seat]?.points ?? 3));
};

describe('events', () => {
  test('NEW-P1-01, NEW-P1-02 the top event is turned up, and does what it does at once', () => {
    const table = at({ phase: 'round', round: 1, next: 'e100', pile: 'mill1 mill2', start: 1 });
    expect(table.s).toMatchObject({ round: 2, phase: 2 });
    expect([table.hand(1), table.hand(0)]).toEqual(['mill1', 'mill2']);
    expect([table.goods(0), table.goods(1)]).toEqual(['coal 1', 'coal 1']);
  });

  test('NEW-P1-04, NEW-CH1-01 buildings brought by an event lie in the display until they are built', () => {
    const table = at({ phase: 'round', round: 1, next: 'e102' });
    expect(table.s.display).toHaveLength(5);
    expect(at({ phase: 'round', round: 3, chapter: 'I' }).s.display).toHaveLength(5);
  });

  test('NEW-P1-05 what touches all goes in turn order', () => {
    const table = at({
      phase: 'round',
      seats: 3,
      start: 2,
      round: 1,
      next: 'e100',
      pile: 'mill1 mill2 mill3',
    });
    expect([2, 0, 1].map((seat) => table.hand(seat))).toEqual(['mill1', 'mill2', 'mill3']);
  });

  test('NEW-P1-06, NEW-P1-08 10A: most houses, with the start house; the best alone gets two points', () => {
    expect(endOfRound({ event: 'e10A', players: [{ houses: 'A5' }] })).toEqual([2, 0]);
    expect(endOfRound({ event: 'e10A', seats: 3 })).toEqual([1, 1, 1]);
    expect(endOfRound({ event: 'e10A', seats: 3, players: [{ houses: 'A5' }, { houses: 'A3' }] })).toEqual([
      1, 1, 0,
    ]);
  });

  test('NEW-P1-06 10B: most fists; with none nobody scores', () => {
    expect(endOfRound({ event: 'e10B' })).toEqual([0, 0]);
    expect(
      endOfRound({ event: 'e10B', players: [{ specials: 'watchtower1' }, { specials: 'fortress1' }] }),
    ).toEqual([0, 2]);
  });

  test('NEW-P1-06, NEW-P1-09 10C: most kinds of goods; all grapes are one kind', () => {
    const goods = { ore: 1, clay: 5 };
    const grapes = { ore: 1, yellowGrapes: 1, blueGrapes: 1 };
    expect(endOfRound({ event: 'e10C', chapter: 'IVa', players: [{ goods }, { goods: grapes }] })).toEqual([
      1, 1,
    ]);
    expect(
      endOfRound({
        event: 'e10C',
        chapter: 'IVa',
        players: [{ goods: { ...goods, coal: 1 } }, { goods: grapes }],
      }),
    ).toEqual([2, 0]);
  });

  test('NEW-P1-06, NEW-P1-09 10D: most coins in goods; a grape with its value at that moment', () => {
    const players = [{ goods: { redGrapes: 2 } }, { goods: { barrels: 1, coal: 1 } }];
    expect(endOfRound({ event: 'e10D', chapter: 'IVa', players })).toEqual([1, 1]);
    expect(endOfRound({ event: 'e10D', chapter: 'IVa', market: 'R', players })).toEqual([2, 0]);
  });

  test('NEW-P1-06, NEW-P1-08 10E: most production buildings; the Coal Mine counts, Captain and Cook do not', () => {
    expect(endOfRound({ event: 'e10E', players: [{}, { areas: { 2: 'mill1' } }] })).toEqual([0, 2]);
    expect(endOfRound({ event: 'e10E', chapter: 'VIII', players: [{ areas: { 3: 'cook' } }] })).toEqual([
      1, 1,
    ]);
  });

  test('NEW-P1-06 10F: most hand cards', () => {
    expect(endOfRound({ event: 'e10F', players: [{ hand: 'mill1' }, {}] })).toEqual([2, 0]);
  });

  test('NEW-P1-06, NEW-P1-08 10G: most houses in places with a premium, never the start place', () => {
    expect(endOfRound({ event: 'e10G', players: [{ houses: 'A5 A6' }, { houses: 'A4' }] })).toEqual([0, 2]);
    // Canyon Brook shows a premium, but it is the start place of chapter VI.
    expect(endOfRound({ event: 'e10G', chapter: 'VI' })).toEqual([0, 0]);
  });

  test.each([
    ['e11A', { houses: 'A5 A6 A3 A1' }, { houses: 'A5 A6 A3' }],
    ['e11B', { specials: 'fortress1' }, { specials: 'watchtower1' }],
    ['e11C', { goods: { ore: 1, clay: 1, coal: 1, yarn: 1 } }, { goods: { ore: 1, clay: 1, coal: 1 } }],
  ] as const)('NEW-P1-07, NEW-P1-08 alone %s gives two points for its minimum', (event, enough, few) => {
    expect(endOfRound({ event, seats: 1, players: [enough] })).toEqual([2]);
    expect(endOfRound({ event, seats: 1, players: [few] })).toEqual([0]);
  });
});

describe('the end of a round', () => {
  test('NEW-REND-01, NEW-REND-02, NEW-REND-04, NEW-REND-05 event, figures back, bag on, next round', () => {
    const table = at({
      phase: 'end',
      seats: 3,
      start: 2,
      event: 'e101',
      market: 'YYB',
      players: [{ lent: 'R' }],
    });
    expect(table.s).toMatchObject({ startPlayer: 0, round: 3, phase: 2, market: [0, 0, 0, 0, 0] });
    expect(table.s.bag).toEqual([6, 5, 4, 3, 0]);
    expect(table.s.past).toHaveLength(3);
  });

  test('NEW-SOLO-12 alone the bag stays', () => {
    expect(at({ phase: 'end', seats: 1 }).s.startPlayer).toBe(0);
  });

  test('NEW-REND-06 in round 7 the market stays for the scoring, and the bag still goes on', () => {
    const table = at({
      phase: 'end',
      round: 7,
      chapter: 'IVa',
      market: 'BB',
      players: [{ goods: { blueGrapes: 2 }, lent: 'B' }],
    });
    expect(table.asked()).toBe('over');
    expect(table.s).toMatchObject({ startPlayer: 1, market: [0, 0, 0, 2, 0] });
    // Two grapes, each worth one printed, two drawn and one lent helper: eight coins.
    expect(table.line(0, 'goods')).toBe(1);
  });
});

describe('points', () => {
  const gaining = (points: number, by: number) => {
    const tiles = ['coalForPoints'] as const;
    const table = at({
      event: 'e101',
      market: 'R'.repeat(Math.max(0, by - 2)),
      pile: 'mill1 mill2 mill3 mill4',
      players: [{ points, tiles, goods: { coal: 7 }, stones: 'progress' }],
    });
    return table.choose('tile coalForPoints').player(0).hand.length;
  };

  test('NEW-VP-01, NEW-VP-02 two cards for passing 5, 10, 15 and 20: from N to N + 1', () => {
    expect([3, 4, 5, 6].map((points) => gaining(points, 2))).toEqual([0, 2, 2, 0]);
    expect([8, 9, 13, 14, 18, 19, 20, 25].map((points) => gaining(points, 2))).toEqual([
      0, 2, 0, 2, 0, 2, 2, 0,
    ]);
  });

  test('NEW-VP-03 several thresholds at once bring cards for each', () => {
    expect(gaining(5, 6)).toBe(4);
    expect(gaining(4, 2)).toBe(2);
  });

  test('NEW-VP-04 the example: above 50 no cards', () => {
    expect([gaining(54, 2), gaining(49, 6), gaining(60, 2)]).toEqual([0, 0, 0]);
  });

  test('NEW-VP-05, NEW-VP-06 losing points costs no cards, and the threshold counts again', () => {
    const table = at({
      phase: 'specials',
      chapter: 'IVa',
      event: 'e101',
      pile: 'mill1 mill2',
      start: 1,
      players: [{ points: 6, tiles: ['coalForGreen'] }, { specials: 'barracks1' }],
    });
    table.choose('use barracks');
    expect(table.player(0)).toMatchObject({ points: 5, hand: [] });
    expect(table.asked()).toBe('0 special');
    table.choose('tile coalForGreen');
    expect(table.player(0).points).toBe(6);
    expect(table.player(0).hand).toHaveLength(2);
  });

  test('NEW-VP-07 nobody has less than nothing', () => {
    const table = at({
      phase: 'specials',
      chapter: 'IVa',
      players: [{ specials: 'barracks1 barracks2' }, { points: 1 }],
    });
    table.choose('use barracks', 'use barracks');
    expect(table.player(1).points).toBe(0);
  });

  test('NEW-VP-08 points of buildings count only at the end', () => {
    const table = at({ players: [{ stones: 'build', hand: 'fortress1', goods: { coal: 8 } }] });
    table.choose('build fortress1', 'at A5');
    expect(table.player(0).points).toBe(3);
    expect(table.line(0, 'buildings')).toBe(3);
  });

  test('NEW-VP-09 the final scoring draws no cards', () => {
    const table = at({ phase: 'end', round: 7, players: [{ points: 5, specials: 'fortress1' }] });
    expect(table.asked()).toBe('over');
    expect(table.player(0).hand).toEqual([]);
    expect(newdale.scores(table.s)[0].total).toBeGreaterThan(10);
  });
});
