import { describe, expect, test } from 'vitest';
import { TILE_KEYS } from '../data/places.ts';
import type { Position, SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

/** Seat 0 owes so many coins: a Harvest without food. */
const owing = (coins: number, player: SeatPosition = {}, rest: Position = {}): Table =>
  at({
    phase: 'event',
    event: 'harvest',
    players: [{ coins: 5 - coins, ...player }, { goods: 'g' }],
    ...rest,
  });

describe('torture', () => {
  test('ORL-TORT-01, ORL-TORT-02, ORL-TORT-17 all coins are paid, and something is given for each that is missing', () => {
    const table = owing(2, { goods: 'ox' });
    expect(table.player(0).coins).toBe(0);
    expect(table.s.bank).toBe(223 + 5 - 3);
    expect(table.s.stack.at(-1)).toMatchObject({ kind: 'torture', count: 2 });
    table.choose('giveGood wool', 'giveUnbuilt');
    expect(table.s.bank).toBe(225);
    expect(table.player(0)).toMatchObject({ coins: 0, unbuilt: 9, goods: [0, 0, 0, 0, 1] });
    expect(table.s.round).toBe(6);
  });

  test('ORL-TORT-03, ORL-TORT-04 a station, built or not; the city is free again', () => {
    const table = owing(2, { stations: ['tours', 'orleans'] });
    expect(table.open()).toEqual(
      expect.arrayContaining(['giveUnbuilt', 'giveStation tours', 'giveStation orleans']),
    );
    table.choose('giveStation tours');
    expect(table.changed()).toEqual({ '0 stations': 'orleans' });
    expect(table.player(0).unbuilt).toBe(8);
    table.choose('giveUnbuilt');
    expect(table.player(0).unbuilt).toBe(7);
    const free = at({ players: [{ on: { guildhall: 'fck' }, city: 'tours' }, {}] });
    expect(free.open()).toContain('use guildhall');
    expect(owing(1, { unbuilt: 0, goods: 'ox' }).refused('giveUnbuilt')).toMatchObject({
      reason: 'noUnbuilt',
      rule: 'ORL-TORT-03',
    });
  });

  test('ORL-TORT-05, ORL-TORT-13, ORL-GEN-14 a person out of the bag, never an own one, leaves the game', () => {
    for (let game = 0; game < 20; game++) {
      const table = owing(1, { bag: 'kFBCT' }, { seed: `torture ${game}` });
      table.choose('givePerson');
      expect(table.bag(0)).toBe('FBCT');
      expect(table.s.lostPeople).toEqual([0, 0, 0, 0, 1, 0, 0]);
      expect(table.s.people[4]).toBe(7);
    }
  });

  test('ORL-TORT-05 blindly', () => {
    const lost = new Set<string>();
    for (let game = 0; game < 40; game++) {
      const table = owing(1, { bag: 'fkmB' }, { seed: `blind ${game}` });
      table.choose('givePerson');
      lost.add(table.bag(0));
    }
    expect([...lost].toSorted()).toEqual(['fkB', 'fmB', 'kmB']);
  });

  test('ORL-TORT-06 only from the bag, and not without a neutral one there', () => {
    const table = owing(1, { bag: 'FBCT', market: 'k', on: { ship: 'f..' }, goods: 'o' });
    expect(table.refused('givePerson')).toMatchObject({ reason: 'noNeutralInBag', rule: 'ORL-TORT-06' });
    expect(table.refused('give somebody waiting')).toMatchObject({
      reason: 'onlyFromTheBag',
      rule: 'ORL-TORT-06',
    });
  });

  test('ORL-TORT-07 a development step back', () => {
    const table = owing(1, { development: 5 }).choose('giveStep');
    expect(table.player(0).development).toBe(4);
    expect(owing(1, { development: 0, goods: 'o' }).refused('giveStep')).toMatchObject({
      reason: 'onStartField',
      rule: 'ORL-TORT-07',
    });
  });

  test('ORL-TORT-08, ORL-TORT-09 never onto a coin field or over it, and not from one', () => {
    const lowest = (development: number): number => {
      let field = development;
      for (;;) {
        const table = owing(1, { development: field, goods: 'o' });
        if (!table.open().includes('giveStep')) return field;
        field = table.choose('giveStep').player(0).development;
      }
    };
    const from = (...fields: number[]): number[] => fields.map(lowest);
    expect(from(0, 3, 6)).toEqual([0, 0, 0]);
    expect(from(8, 11)).toEqual([8, 8]);
    expect(from(13, 24)).toEqual([13, 13]);
    expect(from(26, 30)).toEqual([26, 26]);
    expect(from(7, 12, 25)).toEqual([7, 12, 25]);
    expect(owing(1, { development: 8, goods: 'o' }).refused('giveStep')).toMatchObject({
      reason: 'coinFieldBehind',
      rule: 'ORL-TORT-08',
    });
    expect(owing(1, { development: 7, goods: 'o' }).refused('giveStep')).toMatchObject({
      reason: 'coinFieldBehind',
      rule: 'ORL-TORT-09',
    });
  });

  test('ORL-TORT-10, ORL-TORT-13 any good counts for one coin and leaves the game', () => {
    const table = owing(2, { goods: 'ox' });
    expect(table.refused('giveGood grain').reason).toBe('noGoods');
    table.choose('giveGood brocade');
    expect(table.changed()).toEqual({ '0 goods': 'o', 'lost goods': 'x' });
    expect(table.s.stack.at(-1)).toMatchObject({ count: 1 });
  });

  test('ORL-TORT-11, ORL-TORT-13, ORL-TORT-18 a place tile: its people go into the bag, its technology leaves the game without counting', () => {
    const table = owing(2, { tiles: ['winery'], on: { winery: '*t' } });
    table.choose('giveTile winery');
    expect(table.changed()).toEqual({
      'lost tiles': 'winery',
      'lost gears': 1,
      '0 tiles': '',
      '0 winery': '',
      '0 bag': 't',
    });
    expect(table.s.stack.at(-1)).toMatchObject({ count: 1 });
    // Whoever came into the bag can be given next.
    expect(table.open()).toContain('givePerson');
    expect(table.s.tiles[TILE_KEYS.indexOf('winery')]).toBe(-2);
  });

  test('ORL-TORT-11 so do the people of the tower', () => {
    const table = owing(1, { tiles: ['gunpowderTower'] }, { tower: 'kF' });
    table.choose('giveTile gunpowderTower');
    expect(table.changed()).toMatchObject({ tower: '', '0 bag': 'kF' });
  });

  test('ORL-PLACE-PRIV-02 people stay where a privilege that is gone had let them stand', () => {
    const table = owing(1, { tiles: ['herbGarden'], on: { castle: 'b..' } });
    table.choose('giveTile herbGarden');
    expect(table.on(0, 'castle')).toBe('b..');
  });

  test('ORL-TORT-12, ORL-TORT-13, ORL-TORT-19 technology, from a space or of either sort from beside the board', () => {
    const table = owing(3, { on: { ship: '*..' }, farmerGears: 1, freeGears: 1 });
    expect(table.open()).toEqual([
      ...['giveUnbuilt', 'giveFitted ship1', 'giveGear farmerGear', 'giveGear freeGear'],
    ]);
    table.choose('giveFitted ship1');
    expect(table.changed()).toEqual({ '0 ship': '', 'lost gears': 1 });
    table.choose('giveGear freeGear');
    expect(table.changed()).toEqual({ '0 free gears': 0, 'lost gears': 2 });
    table.choose('giveGear farmerGear');
    expect(table.s.lostGears).toBe(3);
    expect(table.s.gears).toBe(13);
  });

  test('ORL-TORT-14 citizens stay', () => {
    const table = owing(1, { citizens: ['knight'] });
    expect(table.s.players[0].unbuilt).toBe(9);
    const asked = owing(1, { citizens: ['knight'], goods: 'o' });
    expect(asked.refused('give a citizen')).toMatchObject({ reason: 'citizensStay', rule: 'ORL-TORT-14' });
  });

  test('ORL-TORT-15 what is paid of free will needs the coins', () => {
    const table = at({
      players: [{ on: { pharmacy: 'f', farmhouse: 'BC' }, tiles: ['pharmacy'], coins: 0 }],
    });
    expect(table.refused('use pharmacy')).toMatchObject({ reason: 'tooFewCoins', details: { missing: 1 } });
  });

  test('ORL-TORT-16 with nothing left to give the rest lapses', () => {
    const table = at({
      event: 'harvest',
      players: [{ coins: 0, unbuilt: 1, goods: 'o', on: { farmhouse: 'BC' }, market: 'FT' }, { goods: 'g' }],
    });
    table.choose('pass', 'giveGood wool');
    expect(table.told()).toContain('debtLapsed');
    expect(table.events).toContainEqual({ what: 'debtLapsed', seat: 0, coins: 3 });
    expect(table.player(0)).toMatchObject({ coins: 0, unbuilt: 0 });
    expect(table.s.round).toBe(6);
  });

  test('ORL-TORT-18 each thing is settled before the next is chosen', () => {
    const table = owing(3, { bag: 'k', goods: 'o' });
    table.choose('givePerson');
    expect(table.open()).toEqual(['giveUnbuilt', 'giveGood wool']);
    expect(table.s.barriers).toBeGreaterThan(0);
  });

  test('where only one thing can be given, nothing is asked', () => {
    expect(owing(1).player(0).unbuilt).toBe(9);
    expect(owing(3).player(0).unbuilt).toBe(7);
  });
});
