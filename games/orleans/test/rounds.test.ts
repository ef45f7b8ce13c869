import { describe, expect, test } from 'vitest';
import { EVENT_KEYS } from '../data/hourglass.ts';
import { orleans } from '../index.ts';
import { HIDDEN } from '../rules/state.ts';
import { at } from './table.ts';

describe('a round', () => {
  test('ORL-ROUND-02, ORL-ROUND-03, ORL-HOUR-01 goes through its phases; then the left neighbour starts', () => {
    const table = at({
      phase: 'round',
      round: 4,
      next: ['taxes', 'income'],
      players: [
        { market: 'FBCT', bag: 'f' },
        { market: 'FBCT', bag: 'k', goods: 'ggg' },
      ],
    });
    expect(table.s).toMatchObject({ round: 5, phase: 3, startPlayer: 0 });
    expect(EVENT_KEYS[table.s.event]).toBe('taxes');
    table.as(0).choose('draw 1');
    table.as(1).choose('draw 1');
    expect(table.s.phase).toBe(4);
    table.as(0).choose('place ownBoatman farmhouse1', 'place ownCraftsman farmhouse2', 'ready');
    table.as(1).choose('ready');
    expect(table.s.phase).toBe(5);
    table.as(0).use('farmhouse');
    expect(table.s).toMatchObject({ round: 6, startPlayer: 1, phase: 3 });
    // The others pass by themselves, taxes are paid, and the next tile is turned.
    expect(table.player(1).coins).toBe(4);
    expect(table.player(0).coins).toBe(6);
    expect(table.told()).toEqual([
      ...['drew', 'drew', 'placed', 'placed', 'ready', 'ready', 'planShown', 'used', 'recruited', 'advanced'],
      ...['gotGood', 'wentHome', 'passed', 'passed', 'eventStarted', 'paidCoins', 'startPassed'],
      ...['roundStarted', 'gotCoins'],
    ]);
  });

  test('ORL-ROUND-03 from the last seat the token goes to the first', () => {
    expect(at({ phase: 'end', seats: 3, start: 2 }).s.startPlayer).toBe(0);
  });

  test('ORL-ROUND-02, ORL-ROUND-03 the last round has its seventh phase, too', () => {
    expect(at({ phase: 'end', round: 18, seats: 3, start: 1 }).s.startPlayer).toBe(2);
  });

  test('ORL-ROUND-01, ORL-HOUR-03, ORL-END-01 eighteen rounds, and the last event still happens', () => {
    const table = at({ phase: 'round', round: 17, next: ['income'], players: [{ market: 'FBCT' }] });
    expect(table.s.round).toBe(18);
    table.as(0).choose('ready');
    table.as(1).choose('ready');
    expect(table.asked()).toBe('over');
    expect(table.s).toMatchObject({ round: 18, phase: 7, stack: [] });
    expect([table.player(0).coins, table.player(1).coins]).toEqual([6, 6]);
    expect(table.told().slice(-2)).toEqual(['startPassed', 'gameOver']);
  });

  test('ORL-HOUR-02 an event waits for phase 6', () => {
    const table = at({ phase: 'round', round: 4, next: ['income'] });
    expect(table.player(0).coins).toBe(5);
    table.as(0).choose('ready');
    expect(table.player(0).coins).toBe(5);
    table.as(1).choose('ready');
    expect(table.player(0).coins).toBe(6);
  });

  test('ORL-HOUR-04 nobody knows the order of the tiles to come', () => {
    const { s } = at({ phase: 'planning', next: ['plague', 'taxes'] });
    for (const seat of [0, 1, null])
      expect(orleans.view(s, seat).hourglass).toEqual(s.hourglass.map(() => HIDDEN));
    expect(orleans.view(s, 0).past).toEqual(s.past);
  });
});

describe('the census', () => {
  const farmers = (...fields: number[]) => fields.map((farmer) => ({ tracks: { farmer } }));
  const coinsAfter = (seats: 2 | 3 | 4, fields: number[]): number[] =>
    at({ phase: 'census', seats, players: farmers(...fields) }).s.players.map(({ coins }) => coins);

  test('ORL-CENSUS-01, ORL-CENSUS-02, ORL-ACT-FARM-04 alone in front receives 1 coin, alone behind pays 1', () => {
    expect(coinsAfter(3, [2, 0, 1])).toEqual([6, 4, 5]);
    expect(coinsAfter(4, [3, 3, 1, 2])).toEqual([5, 5, 4, 5]);
  });

  test('ORL-CENSUS-03 a tie in front or behind pays nothing, each judged apart', () => {
    expect(coinsAfter(3, [1, 1, 1])).toEqual([5, 5, 5]);
    expect(coinsAfter(3, [2, 1, 1])).toEqual([6, 5, 5]);
    expect(coinsAfter(3, [2, 2, 1])).toEqual([5, 5, 4]);
    expect(coinsAfter(4, [0, 0, 1, 1])).toEqual([5, 5, 5, 5]);
  });

  test('ORL-CENSUS-04 of two players nobody pays', () => {
    expect(coinsAfter(2, [1, 0])).toEqual([6, 5]);
    expect(coinsAfter(2, [0, 2])).toEqual([5, 6]);
    expect(coinsAfter(2, [1, 1])).toEqual([5, 5]);
  });

  test('ORL-CENSUS-05 fields count, not farmers', () => {
    const table = at({
      phase: 'census',
      seats: 3,
      players: [{ tracks: { farmer: 1 } }, { bag: 'ffff' }, { bag: 'f' }],
    });
    expect(table.s.players.map(({ coins }) => coins)).toEqual([6, 5, 5]);
  });

  test('ORL-CENSUS-06, ORL-CENSUS-07 who cannot pay is tortured, and the Sacristy does not help', () => {
    const table = at({
      phase: 'census',
      seats: 3,
      players: [
        { tracks: { farmer: 1 }, coins: 0, tiles: ['sacristy'], on: { sacristy: 'm' } },
        { tracks: { farmer: 2 } },
        { tracks: { farmer: 2 } },
      ],
    });
    expect(table.asked()).toBe('0 torture');
    expect(table.s.stack.at(-1)).toMatchObject({ count: 1 });
    table.choose('giveUnbuilt');
    expect(table.s.phase).toBe(3);
    expect(table.on(0, 'sacristy')).toBe('m');
  });

  test('ORL-CENSUS-08 the payout comes first', () => {
    const table = at({ phase: 'census', seats: 3, bank: 0, players: farmers(2, 1, 0) });
    expect(table.s.players[0].coins).toBe(5);
    expect(table.s.bank).toBe(1);
  });
});

describe('the bank', () => {
  test('ORL-GEN-05, ORL-GEN-07 pays what it has, clockwise from the start player, and owes nothing later', () => {
    const table = at({
      phase: 'event',
      event: 'income',
      seats: 3,
      start: 1,
      bank: 4,
      players: [{ development: 9 }, { development: 9 }, { development: 4 }],
    });
    // Status 3, 3 and 2: seat 1 gets 3, seat 2 the last coin, seat 0 nothing.
    expect(table.s.bank).toBe(0);
    expect(table.player(1).coins).toBe(8);
    expect(table.player(0).coins).toBe(5);
    // What was left of the box is with the last seat: see `bank` of the position.
    expect(table.player(2).coins).toBe(230 - 8 - 5);
  });

  test('ORL-GEN-06 payments go to the bank, payouts come from it', () => {
    const table = at({ phase: 'event', event: 'taxes', players: [{ goods: 'ggg' }, {}] });
    expect(table.s.bank).toBe(221);
    const paid = at({ phase: 'event', event: 'income' });
    expect(paid.s.bank).toBe(218);
  });
});
