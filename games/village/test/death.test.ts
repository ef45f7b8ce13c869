import { describe, expect, test } from 'vitest';
import { position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

/** The life marker passes the quill by a plague cube, and the action is declined. */
const crossing = (player: SeatPosition, other: SeatPosition = {}): Table => {
  const wanted = {
    spaces: { grain: 'x', family: 's', market: 's' },
    players: [{ life: 9, ...player }, other],
  };
  return at(position(wanted)).take('grain plague');
};

describe('a member dies', () => {
  test('VIL-DEATH-01 crossing the quill kills one of the own members, and no other', () => {
    const table = crossing({ members: { smithy: '1111' } }, { members: { smithy: '1' } });
    expect(table.family(0)).toEqual({ smithy: '111', 'dead crafts': '1' });
    expect(table.family(1)).toEqual({ farm: '111', smithy: '1' });
    expect(table.asked()).toBe('0 endTurn');
    const before = at(position({ spaces: { grain: 'x', family: 's' }, players: [{ life: 7 }] }));
    before.choose('cube grain plague', 'decline');
    expect(before.told()).not.toContain('died');
  });

  test('VIL-DEATH-02 the action is finished first; somebody sent out in this turn can be chosen', () => {
    const table = at(position({ players: [{ life: 8 }] }));
    table.choose('cube crafts knowledge', 'train smithy 1');
    expect(table.asked()).toBe('0 produceNow');
    table.choose('produce plough');
    expect(table.open()).toEqual(['dies smithy', 'dies farm']);
    table.choose('dies smithy');
    expect(table.family(0)).toEqual({ farm: '111', 'dead crafts': '1' });
    expect(table.player(0).goods[2]).toBe(1);
  });

  test('VIL-DEATH-03 at a market day it comes at once, not at the end of the turn', () => {
    const players = [{ goods: 'hp' }, { grain: 3, cubes: 'p', life: 9, members: { smithy: '1' } }];
    const table = at(position({ spaces: { market: 's', grain: 's' }, stalls: ['C18', 'C01'], players }));
    table.choose('cube market skill', 'serve 1', 'serve 2');
    expect(table.asked()).toBe('1 death');
  });

  test('VIL-DEATH-04 the lowest number; with several of it the owner chooses the place', () => {
    const table = crossing({
      members: { smithy: '1', church2: '1', office: '2', north: '3', 'dead crafts': '11', farm: '22' },
    });
    expect(table.asked()).toBe('0 death');
    expect(table.open()).toEqual(['dies smithy', 'dies church2']);
    for (const move of ['dies office', 'dies north', 'dies farm']) {
      expect(table.refused(move)).toEqual({
        reason: 'notTheOldest',
        rule: 'VIL-DEATH-04',
        details: { member: 1 },
      });
    }
    table.choose('dies church2');
    expect(table.changed()).toMatchObject({ '0 church2': '', '0 dead church': '1', 'free church': 1 });
  });

  test('VIL-DEATH-05 the bag protects, and a "1" in it does not protect a visible "2"', () => {
    const table = crossing({ members: { bag: '1111', smithy: '2', farm: '223' } });
    expect(table.open()).toEqual(['dies smithy', 'dies farm']);
    expect(table.refused('dies bag')).toEqual({ reason: 'safeInTheBag', rule: 'VIL-DEATH-05', details: {} });
    table.choose('dies farm');
    expect(table.family(0)).toEqual({ bag: '1111', smithy: '2', farm: '23', 'dead farm': '2' });
  });

  test('VIL-DEATH-05 neither the unborn nor the dead die', () => {
    const table = crossing({ members: { 'dead crafts': '1', grave: '11', bag: '1', farm: '2' } });
    expect(table.family(0)).toEqual({ 'dead crafts': '1', grave: '11', bag: '1', 'dead farm': '2' });
  });

  test('VIL-DEATH-06 with nobody to be seen nobody dies, and the crossing is used up', () => {
    const table = crossing({ members: { bag: '1111' } });
    expect(table.told()).toContain('nobodyDied');
    expect(table.family(0)).toEqual({ bag: '1111' });
    expect(table.player(0).deaths).toBe(0);
    expect(table.asked()).toBe('0 endTurn');
  });

  test.each([
    ['wainwright', 'crafts'],
    ['stables', 'crafts'],
    ['office', 'crafts'],
    ['smithy', 'crafts'],
    ['farm', 'farm'],
    ['church1', 'church'],
    ['church4', 'church'],
    ['council1', 'council'],
    ['council4', 'council'],
    ['north', 'travel'],
    ['corner', 'travel'],
  ])('VIL-DEATH-07 VIL-DEATH-08 whoever dies at %s must go to the group %s', (place, group) => {
    const table = crossing({ members: { [place]: '1', bag: '111' } });
    expect(table.changed()).toMatchObject({ [`0 ${place}`]: '', [`0 dead ${group}`]: '1' });
    expect(table.s.graves).toBe(3);
  });

  test('VIL-DEATH-09 a full group leads to a grave, whatever else is free', () => {
    const table = crossing({ members: { smithy: '1', bag: '111' } }, { members: { 'dead crafts': '11' } });
    expect(table.changed()).toMatchObject({ '0 smithy': '', '0 grave': '1', graves: 2 });
    expect(table.s.chronicle).toEqual([0, 1, 2, 2, 2]);
  });

  test('VIL-DEATH-10 a grave is worth nothing', () => {
    const table = at(position({ players: [{ members: { grave: '11', 'dead crafts': '11' } }] }));
    expect(table.points(0)).toEqual({ total: 0 });
  });

  test('VIL-DEATH-12 VIL-END-08 without a fitting space and without a grave the member leaves the game', () => {
    const s = position({
      seats: 3,
      turn: 1,
      spaces: { grain: 'x', family: 's' },
      players: [
        { members: { grave: '1111' } },
        { life: 9, members: { smithy: '1', bag: '111' } },
        { members: { 'dead crafts': '111' } },
      ],
      ending: { by: 0, last: [2] },
    });
    const table = at(s).choose('cube grain plague');
    expect(table.family(1)).toEqual({ bag: '111', gone: '1' });
    table.choose('end');
    expect(table.asked()).toBe('2 turn');
  });

  test('VIL-END-08 in the last turns fitting spaces and graves are still taken', () => {
    const s = position({
      seats: 3,
      turn: 1,
      spaces: { grain: 'x', family: 's' },
      players: [{ members: { grave: '1111' } }, { life: 9, members: { smithy: '1', bag: '111' } }, {}],
      ending: { by: 0, last: [2] },
    });
    const table = at(s).choose('cube grain plague');
    expect(table.family(1)).toEqual({ bag: '111', 'dead crafts': '1' });
  });
});
