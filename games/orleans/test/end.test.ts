import { describe, expect, test } from 'vitest';
import { orleans } from '../index.ts';
import type { SeatPosition } from './position.ts';
import { at } from './table.ts';

const end = (...players: SeatPosition[]) =>
  at({ phase: 'end', round: 18, seats: players.length as 2 | 3 | 4, players });

describe('the end', () => {
  test('ORL-END-01 after round 18', () => {
    expect(end({}, {}).asked()).toBe('over');
    expect(at({ phase: 'end', round: 17 }).asked()).not.toBe('over');
  });

  test('ORL-END-02 the last citizen goes to whoever has built most stations', () => {
    const table = end({ stations: ['tours'] }, { stations: ['blois', 'orleans'] }, {});
    expect(orleans.scores(table.s)[1].lines).toContainEqual({ source: 'citizens', points: 1 });
    expect(table.s.citizens.at(-1)).toBe(1);
  });

  test('ORL-END-02, ORL-SCORE-03, ORL-TORT-13 stations given up under torture count for nothing', () => {
    const table = end(
      { stations: ['tours'], unbuilt: 2 },
      { stations: ['blois', 'orleans'], unbuilt: 8 },
      {},
    );
    expect(table.s.citizens.at(-1)).toBe(1);
    expect(table.points(0)).toEqual({ coins: 5, stations: 1, total: 6 });
  });

  test('ORL-END-03, ORL-END-04 with a tie, also at none, nobody gets it', () => {
    expect(end({ stations: ['tours'] }, { stations: ['blois'] }, {}).s.citizens.at(-1)).toBe(-1);
    expect(end({}, {}).s.citizens.at(-1)).toBe(-1);
  });
});

describe('scoring', () => {
  test('ORL-SCORE-01, ORL-SCORE-02, ORL-SCORE-03 coins, goods, and stations and citizens times the status', () => {
    const table = end(
      { coins: 12, goods: 'ggcwox', development: 15, stations: ['tours', 'blois'], citizens: ['knight'] },
      { coins: 3 },
    );
    // 1+1+2+3+4+5 for goods; status 4 for two stations, the knight and the last citizen.
    expect(table.points(0)).toEqual({ coins: 12, goods: 16, stations: 8, citizens: 8, total: 44 });
    expect(table.points(1)).toEqual({ coins: 3, total: 3 });
  });

  test('ORL-TRACK-DEV-06 the status of the present field counts', () => {
    expect(end({ stations: ['tours'], development: 30 }, {}).points(0)).toMatchObject({
      stations: 6,
      citizens: 6,
    });
  });

  test('ORL-SCORE-04, ORL-TECH-13 nothing for stations not built, people, tiles and technology', () => {
    const table = end({ coins: 0, bag: 'kkmm', tiles: ['school'], freeGears: 2, on: { ship: '*..' } }, {});
    expect(table.points(0)).toEqual({ total: 0 });
  });

  test('ORL-SCORE-05 most points win', () => {
    expect(orleans.winners(end({ coins: 9 }, { coins: 10 }, { coins: 8 }).s)).toEqual([1]);
  });

  test('ORL-SCORE-06, ORL-SCORE-07 a tie goes to who is further on the development track; then there are several winners', () => {
    expect(orleans.winners(end({ coins: 9, development: 2 }, { coins: 9, development: 1 }).s)).toEqual([0]);
    expect(orleans.winners(end({ coins: 9, development: 2 }, { coins: 9, development: 2 }, {}).s)).toEqual([
      0, 1,
    ]);
  });
});
