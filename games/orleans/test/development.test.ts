import { describe, expect, test } from 'vitest';
import { CITIZEN_ON_FIELD, COINS_ON_FIELD, DEVELOPMENT_END, STATUS } from '../data/tracks.ts';
import { at } from './table.ts';

/** A step of the Scriptorium from a field. */
const stepFrom = (development: number, rest = {}) =>
  at({ players: [{ on: { scriptorium: 'ks' }, development }, {}], ...rest }).choose('use scriptorium');

describe('the development track', () => {
  test('ORL-ACT-SCRIPT-02, ORL-TRACK-DEV-01 a development point is a field', () => {
    expect(stepFrom(0).changed()).toEqual({ '0 development': 1, '0 bag': 'ks', '0 scriptorium': '' });
  });

  test('ORL-TRACK-DEV-02 coins lie on fields 7, 12 and 25, for everybody', () => {
    expect(
      Object.fromEntries(COINS_ON_FIELD.flatMap((coins, field) => (coins > 0 ? [[field, coins]] : []))),
    ).toEqual({ 7: 3, 12: 4, 25: 5 });
    for (const [field, coins] of [
      [7, 3],
      [12, 4],
      [25, 5],
    ]) {
      expect(stepFrom(field - 1).changed()).toMatchObject({ '0 coins': 5 + coins, bank: 220 - coins });
      const second = at({
        players: [{ on: { scriptorium: 'ks' }, development: field - 1 }, { development: field }],
      });
      expect(second.choose('use scriptorium').changed()).toMatchObject({ '0 coins': 5 + coins });
    }
  });

  test('ORL-TRACK-DEV-02, ORL-TRACK-DEV-03 leaving a field brings nothing', () => {
    expect(stepFrom(7).changed()).toEqual({ '0 development': 8, '0 bag': 'ks', '0 scriptorium': '' });
    expect(stepFrom(18).changed()).toEqual({ '0 development': 19, '0 bag': 'ks', '0 scriptorium': '' });
  });

  test('ORL-TRACK-DEV-03 citizens lie on fields 3, 18 and 28, for the first alone', () => {
    expect(CITIZEN_ON_FIELD.flatMap((citizen, field) => (citizen >= 0 ? [field] : []))).toEqual([3, 18, 28]);
    for (const [field, citizen] of [
      [3, 'development1'],
      [18, 'development2'],
      [28, 'development3'],
    ] as const) {
      expect(stepFrom(field - 1).changed()).toMatchObject({ '0 citizens': citizen });
      const later = at({
        players: [{ on: { scriptorium: 'ks' }, development: field - 1 }, { citizens: [citizen] }],
      });
      expect(later.choose('use scriptorium').changed()).not.toHaveProperty('0 citizens');
    }
  });

  test('ORL-TRACK-DEV-04 the status rises on fields 4, 9, 15, 22 and 30', () => {
    expect(DEVELOPMENT_END).toBe(30);
    const rises = STATUS.flatMap((status, field) => (status !== STATUS[field - 1] ? [[field, status]] : []));
    expect(rises).toEqual([
      [0, 1],
      [4, 2],
      [9, 3],
      [15, 4],
      [22, 5],
      [30, 6],
    ]);
  });

  test('ORL-TRACK-DEV-05, ORL-TRACK-DEV-02, ORL-TRACK-DEV-03 a long move brings everything on its way, in order', () => {
    const table = at({ players: [{ on: { university: 'FCT' }, tracks: { scholar: 4 }, development: 2 }] });
    table.choose('use university');
    expect(table.changed()).toMatchObject({ '0 development': 8, '0 coins': 8, '0 citizens': 'development1' });
    expect(table.told().slice(3, 6)).toEqual(['developed', 'gotCitizen', 'gotCoins']);
  });

  test('ORL-TRACK-DEV-06 the status counts for Income and the Hospital', () => {
    const income = at({
      phase: 'event',
      event: 'income',
      players: [{ development: 15 }, { development: 8 }],
    });
    expect(income.s.players.map(({ coins }) => coins)).toEqual([9, 7]);
    const hospital = at({
      players: [{ on: { hospital: 'bs' }, tiles: ['hospital'], development: 22 }],
    });
    expect(hospital.choose('use hospital').changed()).toMatchObject({ '0 coins': 10 });
  });

  test('ORL-TRACK-DEV-07 only torture moves it back, and the status follows', () => {
    const table = at({ phase: 'event', event: 'harvest', players: [{ coins: 4, development: 9 }] });
    expect(table.open()).toContain('giveStep');
    table.choose('giveStep');
    expect(table.player(0).development).toBe(8);
    expect(STATUS[8]).toBe(2);
  });

  test('ORL-TRACK-DEV-08 a citizen field that is passed again brings nothing', () => {
    const table = at({
      phase: 'event',
      event: 'harvest',
      next: ['income'],
      players: [
        {
          coins: 4,
          development: 3,
          citizens: ['development1'],
          on: { scriptorium: 'ks', university: 'FCT', farmhouse: 'B.' },
        },
        { goods: 'g' },
      ],
    });
    table.choose('giveStep');
    expect(table.player(0).development).toBe(2);
    table.as(0).choose('draw 0');
    table.as(1).choose('ready');
    table.as(0).choose('use scriptorium');
    expect(table.player(0).development).toBe(3);
    expect(table.told()).not.toContain('gotCitizen');
  });

  test('ORL-GEN-17 points beyond the last field are lost, and pure development is not possible there', () => {
    const beyond = at({ players: [{ on: { library: 'ks' }, tiles: ['library'], development: 29 }] });
    expect(beyond.choose('use library').changed()).toMatchObject({ '0 development': 30 });
    const end = at({
      players: [
        {
          on: { scriptorium: 'ks', library: 'ks', shippingLine: 'b', pharmacy: 'b', windmill: 'cc' },
          tiles: ['library', 'shippingLine', 'pharmacy', 'windmill'],
          development: 30,
        },
      ],
    });
    expect(end.openTo('use')).toEqual(['use windmill']);
    for (const place of ['scriptorium', 'library', 'shippingLine', 'pharmacy'])
      expect(end.refused(`use ${place}`)).toMatchObject({ reason: 'developmentEnd', rule: 'ORL-GEN-17' });
  });

  test('ORL-GEN-18 an empty bank stops no development', () => {
    const table = at({ bank: 0, players: [{ on: { scriptorium: 'ks' }, development: 6 }] });
    expect(table.choose('use scriptorium').changed()).toEqual({
      '0 development': 7,
      '0 bag': 'ks',
      '0 scriptorium': '',
    });
  });
});
