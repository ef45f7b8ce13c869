import { describe, expect, test } from 'vitest';
import type { SeatPosition } from './position.ts';
import { at } from './table.ts';

describe('tiles that bring goods', () => {
  test.each([
    ['hayrick', 'f', 'g', 'grain'],
    ['cheeseFactory', 'ff', 'c', 'cheese'],
    ['winery', 'ft', 'w', 'wine'],
    ['woolManufacturer', 'bt', 'o', 'wool'],
    ['tailorShop', 'ts', 'x', 'brocade'],
  ] as const)('ORL-PLACE-GOODS-01, ORL-PLACE-GOODS-02 %s', (place, people, letter, good) => {
    const player: SeatPosition = { on: { [place]: people, scriptorium: 'ks' }, tiles: [place] };
    const table = at({ players: [player], paths: {} });
    const before = table.s.goodsMarket.slice();
    table.choose(`use ${place}`);
    expect(table.changed()).toMatchObject({ '0 goods': letter, '0 bag': people, [`0 ${place}`]: '' });
    const sort = 'gcwox'.indexOf(letter);
    expect(table.s.goodsMarket[sort]).toBe(before[sort] - 1);
    const soldOut = at({ players: [player], market: { [good]: 0 } });
    expect(soldOut.refused(`use ${place}`)).toEqual({
      reason: 'goodNotOnMarket',
      rule: 'ORL-PLACE-GOODS-02',
      details: { good: sort },
    });
  });
});

describe('tiles that bring coins and development', () => {
  test.each([
    ['ORL-PLACE-BREWERY-01', 'brewery', 'm', 7, 0],
    ['ORL-PLACE-CELLAR-01', 'cellar', 'ms', 9, 0],
    ['ORL-PLACE-WINDMILL-01', 'windmill', 'cc', 7, 1],
    ['ORL-PLACE-LIBRARY-01', 'library', 'ks', 5, 2],
    ['ORL-PLACE-SHIPPING-01', 'shippingLine', 'b', 5, 1],
  ] as const)('%s %s', (_rule, place, people, coins, development) => {
    const table = at({ players: [{ on: { [place]: people }, tiles: [place] }] });
    table.choose(`use ${place}`);
    expect(table.player(0)).toMatchObject({ coins, development });
    expect(table.s.bank).toBe(225 - coins);
    expect([...table.bag(0)].toSorted()).toEqual([...people].toSorted());
  });

  test.each([
    [0, 1],
    [9, 3],
    [29, 5],
  ])('ORL-PLACE-HOSPITAL-01 on field %i the Hospital brings %i coins', (development, coins) => {
    const table = at({ players: [{ on: { hospital: 'bs' }, tiles: ['hospital'], development }] });
    expect(table.choose('use hospital').changed()).toMatchObject({ '0 coins': 5 + coins });
  });

  test('ORL-PLACE-OFFICE-01 the Office brings a coin for each built station', () => {
    const table = at({
      players: [{ on: { office: 'ss' }, tiles: ['office'], stations: ['orleans', 'blois'] }],
    });
    expect(table.choose('use office').changed()).toMatchObject({ '0 coins': 7 });
  });

  test('ORL-PLACE-OFFICE-01, ORL-TORT-13 not for those given up under torture', () => {
    const table = at({
      players: [{ on: { office: 'ss' }, tiles: ['office'], stations: ['orleans'], unbuilt: 6 }],
    });
    expect(table.choose('use office').changed()).toMatchObject({ '0 coins': 6 });
  });

  test('ORL-GEN-16 places that bring coins act also for nothing', () => {
    const on = { office: 'ss', brewery: 'm', cellar: 'ms', windmill: 'cc', hospital: 'bs' };
    const tiles = ['office', 'brewery', 'cellar', 'windmill', 'hospital'] as const;
    const table = at({ bank: 0, players: [{ on, tiles }] });
    expect(table.openTo('use')).toEqual([
      ...['use brewery', 'use windmill', 'use hospital', 'use cellar', 'use office'],
    ]);
    table.choose('use office');
    expect(table.changed()).toEqual({ '0 bag': 'ss', '0 office': '' });
  });
});

describe('the Pharmacy', () => {
  const pharmacy = (player: SeatPosition) =>
    at({ players: [{ on: { pharmacy: 'F', farmhouse: 'BC' }, tiles: ['pharmacy'], ...player }] });

  test('ORL-PLACE-PHARMACY-01 anybody activates it, also an own person', () => {
    const table = at({ phase: 'planning', players: [{ market: 'FBCTmk', tiles: ['pharmacy'] }] }).as(0);
    expect(table.open().filter((move) => move.endsWith('pharmacy1'))).toHaveLength(6);
  });

  test('ORL-PLACE-PHARMACY-02 1, 2 or 3 coins for as many fields', () => {
    for (const coins of [1, 2, 3]) {
      const table = pharmacy({}).choose('use pharmacy');
      expect(table.open()).toEqual(['pay 1', 'pay 2', 'pay 3']);
      table.choose(`pay ${coins}`);
      expect(table.changed()).toMatchObject({
        bank: 220 + coins,
        '0 coins': 5 - coins,
        '0 development': coins,
        '0 bag': 'F',
      });
    }
  });

  test('ORL-PLACE-PHARMACY-03 no more than one has, although a coin field lies on the way', () => {
    const table = pharmacy({ coins: 2, development: 6 }).choose('use pharmacy');
    expect(table.open()).toEqual(['pay 1', 'pay 2']);
    expect(table.refused('pay 3')).toEqual({
      reason: 'tooFewCoins',
      rule: 'ORL-PLACE-PHARMACY-03',
      details: { missing: 1 },
    });
    expect(table.choose('pay 2').changed()).toMatchObject({ '0 coins': 3, '0 development': 8 });
  });

  test('ORL-PLACE-PHARMACY-03 no more than there are fields; without a coin not at all', () => {
    const table = pharmacy({ development: 28 }).choose('use pharmacy');
    expect(table.open()).toEqual(['pay 1', 'pay 2']);
    expect(table.refused('pay 3')).toMatchObject({ reason: 'tooFewFields', details: { fields: 2 } });
    expect(pharmacy({ coins: 0 }).refused('use pharmacy').reason).toBe('tooFewCoins');
    // With a single coin, or before the last field, there is nothing to choose.
    expect(pharmacy({ coins: 1 }).choose('use pharmacy').changed()).toMatchObject({
      '0 development': 1,
      '0 coins': 0,
    });
    expect(pharmacy({ development: 29 }).choose('use pharmacy').changed()).toMatchObject({
      '0 development': 30,
    });
  });
});

describe('privileges', () => {
  test('ORL-PLACE-PRIV-01 have no action', () => {
    const table = at({
      players: [{ tiles: ['herbGarden', 'school'], on: { farmhouse: 'BC' } }],
    });
    for (const place of ['herbGarden', 'school'])
      expect(table.refused(`use ${place}`)).toMatchObject({
        reason: 'privilegeOnly',
        rule: 'ORL-PLACE-PRIV-01',
      });
  });

  test('ORL-PLACE-PRIV-01, ORL-TRACK-TRADER-03 work from the moment at which they are taken', () => {
    const table = at({
      players: [{ bag: 'bbb', on: { village: 'bBb', bathhouse: 'b' }, tiles: ['bathhouse'] }],
      seats: 4,
    });
    table.use('village', 'recruit trader', 'take herbGarden').choose('use bathhouse');
    expect(table.open()).toContain('place boatman castle1');
  });
});
