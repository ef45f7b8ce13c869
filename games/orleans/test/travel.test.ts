import { describe, expect, test } from 'vitest';
import { MAP, PATH_KEYS, ROAD, WATERWAY } from '../data/map.ts';
import type { SeatPosition } from './position.ts';
import { at } from './table.ts';

const SHIP = { ship: 'fbk' };
const WAGON = { wagon: 'ftk' };
const travel = (player: SeatPosition, paths: Readonly<Record<string, string>> = {}) =>
  at({ players: [player], paths });

describe('travel', () => {
  test('ORL-ACT-SHIP-02, ORL-TRAVEL-01, ORL-TRAVEL-02 the Ship goes over one waterway', () => {
    const table = travel({ on: SHIP, city: 'orleans' }).choose('use ship');
    expect(table.asked()).toBe('0 travel');
    expect(table.open()).toEqual(['travel W01', 'travel W03']);
    expect(table.refused('travel R04')).toEqual({
      reason: 'otherKindOfPath',
      rule: 'ORL-TRAVEL-02',
      details: { needed: WATERWAY },
    });
    expect(table.refused('travel W05').reason).toBe('noPath');
    table.choose('travel W01');
    expect(table.changed()).toEqual({ '0 city': 'blois', '0 bag': 'fbk', '0 ship': '' });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('ORL-ACT-WAGON-02, ORL-TRAVEL-02 the Wagon over one road', () => {
    const table = travel({ on: WAGON, city: 'orleans' }).choose('use wagon');
    expect(table.open()).toEqual(['travel R04', 'travel R10', 'travel R11', 'travel R12']);
    expect(table.refused('travel W01')).toMatchObject({
      reason: 'otherKindOfPath',
      details: { needed: ROAD },
    });
    expect(table.choose('travel R12').changed()).toMatchObject({ '0 city': 'vierzon' });
  });

  test('ORL-PLACE-HORSE-01 so does the Horse Wagon', () => {
    const table = travel({ on: { horseWagon: 'kt' }, tiles: ['horseWagon'], city: 'sancerre' }, { R15: 'o' });
    // One road leaves Sancerre: nothing to choose.
    table.choose('use horseWagon');
    expect(table.asked()).toBe('0 takeGood');
    table.choose('collect wool');
    expect(table.changed()).toEqual({
      'path R15': '',
      '0 city': 'bourges',
      '0 goods': 'o',
      '0 bag': 'tk',
      '0 horseWagon': '',
    });
  });

  test('ORL-TRAVEL-03, ORL-TRAVEL-06, ORL-TRAVEL-07 a good on the path may be taken and is not replaced', () => {
    const table = travel(
      { on: { wagon: 'ftk', horseWagon: 'kt' }, tiles: ['horseWagon'] },
      { R11: 'w', R14: 'g' },
    );
    table.choose('use wagon', 'travel R11');
    expect(table.open()).toEqual(['collect wine', 'leave']);
    table.choose('collect wine');
    expect(table.changed()).toMatchObject({ 'path R11': '', '0 goods': 'w', '0 city': 'montargis' });
    table.choose('end', 'use horseWagon', 'travel R11');
    expect(table.asked()).toBe('0 endTurn');
    expect(table.player(0).goods).toEqual([0, 0, 1, 0, 0]);
  });

  test('ORL-TRAVEL-04 of several one is chosen, the other stays', () => {
    const table = travel({ on: WAGON }, { R12: 'gx' }).choose('use wagon', 'travel R12');
    expect(table.open()).toEqual(['collect grain', 'collect brocade', 'leave']);
    table.choose('collect brocade');
    expect(table.changed()).toMatchObject({ 'path R12': 'g', '0 goods': 'x' });
    const equal = travel({ on: WAGON }, { R12: 'gg' }).choose('use wagon', 'travel R12');
    expect(equal.open()).toEqual(['collect grain', 'leave']);
    expect(equal.choose('collect grain').changed()).toMatchObject({ 'path R12': 'g', '0 goods': 'g' });
  });

  test('ORL-TRAVEL-05 empty paths may be used', () => {
    const table = travel({ on: WAGON }).choose('use wagon', 'travel R04');
    expect(table.changed()).toEqual({ '0 city': 'chartres', '0 bag': 'ftk', '0 wagon': '' });
  });

  test('ORL-TRAVEL-10 taking may be declined', () => {
    const table = travel({ on: WAGON }, { R04: 'x' }).choose('use wagon', 'travel R04', 'leave');
    expect(table.changed()).toEqual({ '0 city': 'chartres', '0 bag': 'ftk', '0 wagon': '' });
  });

  test('ORL-TRAVEL-08 foreign merchants and stations block nothing', () => {
    const table = at({
      players: [{ on: WAGON }, { city: 'chartres', stations: ['chartres'] }],
      paths: {},
    }).choose('use wagon', 'travel R04');
    expect(table.changed()).toMatchObject({ '0 city': 'chartres' });
  });

  test('ORL-TRAVEL-09 without a path of its kind a place cannot act', () => {
    const table = travel({ on: { ship: 'fbk', wagon: 'ftk' }, city: 'chartres' });
    expect(table.openTo('use')).toEqual(['use wagon']);
    expect(table.refused('use ship')).toEqual({
      reason: 'noPath',
      rule: 'ORL-TRAVEL-09',
      details: { city: 1 },
    });
  });

  test('ORL-TRAVEL-11 a road and a waterway between the same cities are two paths', () => {
    const [road, water] = ['R17', 'W08'].map((key) => MAP[PATH_KEYS.indexOf(key)]);
    expect([road.from, road.to]).toEqual([water.from, water.to]);
    const table = travel({ on: SHIP, city: 'chatellerault' }, { R17: 'g', W08: 'x' });
    table.choose('use ship', 'collect brocade');
    expect(table.changed()).toMatchObject({ 'path W08': '', '0 city': 'chinon', '0 goods': 'x' });
    expect(table.s.pathGoods).toContain(0);
  });
});

describe('the Guildhall', () => {
  const on = { guildhall: 'fck', farmhouse: 'BC' };

  test('ORL-ACT-GUILD-02 builds a station where the merchant stands', () => {
    const table = at({ players: [{ on, city: 'tours' }] }).choose('use guildhall');
    expect(table.changed()).toEqual({
      '0 stations': 'tours',
      '0 unbuilt': 9,
      '0 bag': 'fck',
      '0 guildhall': '',
    });
  });

  test('ORL-ACT-GUILD-03, ORL-ACT-GUILD-05 not where a station stands, own or foreign', () => {
    const foreign = at({ players: [{ on, city: 'tours' }, { stations: ['tours'] }] });
    expect(foreign.refused('use guildhall')).toEqual({
      reason: 'cityTaken',
      rule: 'ORL-ACT-GUILD-03',
      details: { city: 9, owner: 1 },
    });
    const own = at({ players: [{ on, city: 'tours', stations: ['tours'] }] });
    expect(own.refused('use guildhall')).toMatchObject({
      reason: 'ownStationThere',
      rule: 'ORL-ACT-GUILD-05',
    });
  });

  test('ORL-ACT-GUILD-04, ORL-ACT-GUILD-05 in Orléans everybody may build one, nobody two', () => {
    const table = at({ players: [{ on }, { stations: ['orleans'] }] });
    expect(table.choose('use guildhall').changed()).toMatchObject({ '0 stations': 'orleans' });
    const twice = at({ players: [{ on, stations: ['orleans'] }] });
    expect(twice.refused('use guildhall').reason).toBe('ownStationThere');
  });

  test('ORL-ACT-GUILD-06 not without a station to build', () => {
    const table = at({ players: [{ on, city: 'tours', unbuilt: 0 }] });
    expect(table.refused('use guildhall')).toMatchObject({
      reason: 'noStationLeft',
      rule: 'ORL-ACT-GUILD-06',
    });
  });
});
