import { describe, expect, test } from 'vitest';
import { village } from './all.ts';
import { type Position, position, type SeatPosition } from './position.ts';
import { at } from './table.ts';

const pointsOf = (player: SeatPosition): Record<string, number> =>
  at(position({ seats: 5, players: [player] })).points(0);
const winnersOf = (wanted: Position): readonly number[] => village.winners(position(wanted));

describe('final scoring', () => {
  test.each([
    [[], undefined],
    [['east'], 1],
    [['east', 'north'], 3],
    [['east', 'north', 'high'], 6],
    [['east', 'north', 'high', 'corner'], 10],
    [['east', 'north', 'high', 'corner', 'valley'], 14],
    [['east', 'north', 'high', 'corner', 'valley', 'middle'], 18],
  ])('VIL-SCORE-01 travel: %j bring %s', (castles, points) => {
    expect(pointsOf({ castles }).travel).toBe(points);
  });

  test.each([
    ['church1', 2],
    ['church2', 3],
    ['church3', 4],
    ['church4', 6],
  ])('VIL-SCORE-02 church: each member on %s brings %i', (place, points) => {
    expect(pointsOf({ members: { [place]: '1' } })).toEqual({ church: points, total: points });
    expect(pointsOf({ members: { [place]: '111' } }).church).toBe(3 * points);
  });

  test.each([
    ['council1', undefined],
    ['council2', 2],
    ['council3', 4],
    ['council4', 6],
  ])('VIL-SCORE-03 council: each member on %s brings %s', (place, points) => {
    expect(pointsOf({ members: { [place]: '1' } }).council).toBe(points);
    expect(pointsOf({ members: { [place]: '11' } }).council).toBe(
      points === undefined ? undefined : 2 * points,
    );
  });

  test.each([
    [{ 'dead crafts': '1' }, undefined],
    [{ 'dead crafts': '11' }, undefined],
    [{ 'dead crafts': '11', 'dead farm': '1' }, 4],
    [{ 'dead crafts': '11', 'dead farm': '1', 'dead church': '1' }, 7],
    [{ 'dead crafts': '11', 'dead farm': '1', 'dead church': '1', 'dead travel': '2' }, 12],
    [{ 'dead crafts': '11', 'dead farm': '1', 'dead church': '1', 'dead travel': '22' }, 12],
  ])('VIL-SCORE-04 chronicle: %j', (members, points) => {
    expect(pointsOf({ members }).chronicle).toBe(points);
  });

  test('VIL-SCORE-05 VIL-MKT-06 customers bring their points', () => {
    expect(pointsOf({ customers: ['C18', 'C04', 'C14'] })).toEqual({ customers: 16, total: 16 });
  });

  test('VIL-SCORE-06 VIL-COIN-05 every coin a point', () => {
    expect(pointsOf({ coins: 3 })).toEqual({ coins: 3, total: 3 });
  });

  test('VIL-SCORE-07 nothing else scores', () => {
    const members = { farm: '23', smithy: '1', north: '1', bag: '2', grave: '1', council1: '1' };
    const player = { members: { ...members, bag: '22' }, cubes: 'sspfk', goods: 'shpow', grain: 5, life: 7 };
    expect(pointsOf(player)).toEqual({ total: 0 });
  });

  test('VIL-GEN-09 points of the prestige track are added', () => {
    expect(pointsOf({ points: 8, coins: 1 })).toEqual({ prestige: 8, coins: 1, total: 9 });
  });

  test('VIL-GEN-01 VIL-SCORE-08 most points win', () => {
    expect(winnersOf({ players: [{ points: 3 }, { points: 4 }] })).toEqual([1]);
    expect(
      winnersOf({
        players: [
          { points: 3, coins: 2 },
          { points: 4, grain: 5 },
        ],
      }),
    ).toEqual([0]);
  });

  test('VIL-SCORE-09 a tie goes to the grain', () => {
    expect(
      winnersOf({
        players: [
          { points: 3, grain: 1 },
          { points: 3, members: { farm: '222' } },
        ],
      }),
    ).toEqual([0]);
    expect(
      winnersOf({ seats: 3, players: [{ grain: 5 }, { points: 3, grain: 1 }, { points: 3, grain: 2 }] }),
    ).toEqual([2]);
  });

  test('VIL-SCORE-10 then to the living: farm, board and bag, not unborn, not dead', () => {
    const dead = { members: { 'dead crafts': '1', farm: '2' } };
    expect(winnersOf({ players: [dead, { members: { bag: '1', farm: '2' } }] })).toEqual([1]);
    expect(
      winnersOf({ players: [{}, { members: { smithy: '1', north: '1', council1: '1', farm: '2' } }] }),
    ).toEqual([1]);
    expect(winnersOf({ players: [{ members: { grave: '1' } }, {}] })).toEqual([1]);
  });

  test('VIL-SCORE-11 still level: a shared victory', () => {
    expect(winnersOf({ seats: 3, players: [{ points: 2 }, { points: 3 }, { points: 3 }] })).toEqual([1, 2]);
  });

  test('the pad has a line for life goals only where they are played', () => {
    const sources = (goals: boolean): string[] =>
      village.scores(position({ options: { goals } }))[0].lines.map(({ source }) => source);
    expect(sources(true)).toEqual([...sources(false), 'goals']);
    expect(sources(false)).not.toContain('goals');
  });
});
