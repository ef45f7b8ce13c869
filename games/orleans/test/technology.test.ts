import { describe, expect, test } from 'vitest';
import type { SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

/** Right after the pass of seat 0, who could have used the Farmhouse. */
const passed = (player: SeatPosition, other: SeatPosition = {}): Table =>
  at({
    players: [
      { ...player, on: { farmhouse: 'BC', ...player.on } },
      { on: { farmhouse: 'BC' }, ...other },
    ],
  }).choose('pass');
const fits = (table: Table): string[] => table.openTo('fit').map((move) => move.split(' ')[2]);

describe('technology', () => {
  test('ORL-TECH-02, ORL-TECH-03, ORL-TECH-17 is placed right after the own pass, before the next turn', () => {
    const table = at({ players: [{ freeGears: 1, on: { farmhouse: 'BC' } }, { on: { farmhouse: 'BC' } }] });
    expect(table.openTo('fit')).toEqual([]);
    table.choose('pass');
    expect(table.asked()).toBe('0 technology');
    table.choose('fit freeGear ship3');
    expect(table.changed()).toEqual({ '0 passed': true, '0 free gears': 0, '0 ship': '..*' });
    expect(table.asked()).toBe('1 act');
  });

  test('ORL-TECH-02 also after a pass that happens by itself', () => {
    const table = at({ players: [{ freeGears: 1 }] });
    expect(table.asked()).toBe('0 technology');
    expect(table.player(0).passed).toBe(true);
  });

  test('ORL-TECH-13, ORL-TECH-17 it may be kept; then it can be placed in a later round', () => {
    const table = passed({ freeGears: 2 });
    table.choose('fit freeGear ship1', 'keep');
    expect(table.asked()).toBe('1 act');
    expect(table.player(0).freeGears).toBe(1);
    table.choose('pass');
    expect(table.s.round).toBe(6);
    table.as(0).choose('draw 0');
    table.as(1).choose('draw 0');
    table.as(0).choose('ready');
    table.as(1).choose('ready', 'pass');
    table.as(0).choose('pass');
    expect(table.asked()).toBe('0 technology');
  });

  test('ORL-TECH-17 who has none that fits is not asked', () => {
    expect(passed({}).asked()).toBe('1 act');
    const everywhere = {
      farmerGears: 1,
      on: { village: '*..', university: '*..', castle: '*..', ship: '*..', wagon: '*..', guildhall: '*..' },
    } as const;
    expect(passed(everywhere).asked()).toBe('1 act');
  });

  test('ORL-TECH-06, ORL-TECH-16 the first one replaces farmers alone, wherever there are two spaces', () => {
    const table = passed({ farmerGears: 1, tiles: ['cheeseFactory', 'winery', 'hayrick', 'windmill'] });
    expect(fits(table)).toEqual([
      ...['village1', 'university1', 'castle1', 'ship1', 'wagon1', 'guildhall1', 'cheeseFactory1', 'winery1'],
    ]);
    expect(table.refused('fit farmerGear winery2')).toMatchObject({
      reason: 'farmersOnly',
      rule: 'ORL-TECH-06',
    });
    table.choose('fit farmerGear winery1');
    expect(table.on(0, 'winery')).toBe('*.');
  });

  test('ORL-TECH-07, ORL-TECH-08, ORL-TECH-10, ORL-TECH-11 the others replace everybody but monks, not on single spaces nor in the Town Hall', () => {
    const table = passed({
      freeGears: 1,
      tiles: ['cellar', 'hayrick', 'brewery', 'sacristy', 'bathhouse', 'pharmacy', 'shippingLine', 'library'],
    });
    expect(fits(table)).toEqual([
      ...['village1', 'village2', 'village3', 'university1', 'university2', 'university3'],
      ...['castle1', 'castle2', 'castle3', 'monastery1', 'monastery2', 'scriptorium1', 'scriptorium2'],
      ...['ship1', 'ship2', 'ship3', 'wagon1', 'wagon2', 'wagon3', 'guildhall1', 'guildhall2', 'guildhall3'],
      ...['library1', 'library2', 'cellar2'],
    ]);
    expect(table.refused('fit freeGear cellar1')).toMatchObject({
      reason: 'noGearForMonks',
      rule: 'ORL-TECH-08',
    });
    for (const place of ['hayrick', 'brewery', 'sacristy', 'bathhouse', 'pharmacy', 'shippingLine'])
      expect(table.refused(`fit freeGear ${place}1`)).toMatchObject({
        reason: 'singleSpace',
        rule: 'ORL-TECH-10',
      });
    expect(table.refused('fit freeGear townhall1')).toMatchObject({
      reason: 'noGearInTownHall',
      rule: 'ORL-TECH-11',
    });
    expect(table.refused('fit freeGear winery1').reason).toBe('notYourPlace');
    expect(table.refused('fit farmerGear ship1').reason).toBe('noGearLeft');
  });

  test('ORL-TECH-09 at most one a place', () => {
    const table = passed({ freeGears: 1, on: { ship: '*..' } });
    expect(fits(table)).not.toContain('ship2');
    expect(table.refused('fit freeGear ship2')).toMatchObject({
      reason: 'oneGearAPlace',
      rule: 'ORL-TECH-09',
    });
  });

  test('ORL-TECH-12 only on an empty space', () => {
    const table = passed({ freeGears: 1, on: { ship: 'f..' } });
    expect(table.refused('fit freeGear ship1')).toMatchObject({
      reason: 'spaceCovered',
      rule: 'ORL-TECH-12',
    });
    expect(fits(table)).toContain('ship2');
  });

  test('ORL-TECH-18 the owner chooses which sort to place', () => {
    const table = passed({ freeGears: 1, farmerGears: 1 });
    expect(table.open()).toContain('fit farmerGear ship1');
    expect(table.open()).toContain('fit freeGear ship1');
    table.choose('fit farmerGear ship1');
    expect(table.changed()).toMatchObject({ '0 farmer gears': 0, '0 ship': '*..' });
    expect(table.openTo('fit').every((move) => move.startsWith('fit freeGear'))).toBe(true);
  });

  test('ORL-TECH-03, ORL-TECH-04, ORL-TECH-15 it counts as covered for good; a person is needed besides', () => {
    const table = at({ players: [{ on: { monastery: '*T' } }], event: 'income' });
    table.choose('use monastery');
    expect(table.on(0, 'monastery')).toBe('*.');
    expect(table.bag(0)).toBe('mT');
    table.choose('end');
    expect(table.openTo('use')).toEqual([]);
  });

  test('equal spaces are one choice', () => {
    const table = passed({ freeGears: 1, tiles: ['windmill'] });
    expect(fits(table).filter((space) => space.startsWith('windmill'))).toEqual(['windmill1']);
    const second = passed({ freeGears: 1, tiles: ['windmill'], on: { windmill: 'c.' } });
    expect(fits(second).filter((space) => space.startsWith('windmill'))).toEqual(['windmill2']);
  });

  test('ORL-PLACE-LAB-01, ORL-PLACE-LAB-02, ORL-PLACE-LAB-03 the Laboratory brings free technology, also for itself', () => {
    const table = at({ players: [{ on: { laboratory: 'cs' }, tiles: ['laboratory'] }] });
    table.choose('use laboratory');
    expect(table.changed()).toEqual({ gears: 15, '0 free gears': 1, '0 bag': 'cs', '0 laboratory': '' });
    table.choose('end');
    expect(table.asked()).toBe('0 technology');
    expect(fits(table)).toContain('laboratory1');
    expect(fits(table)).toContain('laboratory2');
  });

  test('ORL-TECH-14 without technology the Laboratory cannot act', () => {
    const table = at({
      gears: 0,
      players: [{ on: { laboratory: 'cs', farmhouse: 'BC' }, tiles: ['laboratory'] }],
    });
    expect(table.refused('use laboratory')).toMatchObject({ reason: 'noGearLeft', rule: 'ORL-TECH-14' });
  });
});
