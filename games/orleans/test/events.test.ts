import { describe, expect, test } from 'vitest';
import { orleans } from '../index.ts';
import { at } from './table.ts';

const coinsOf = (table: ReturnType<typeof at>): number[] => table.s.players.map(({ coins }) => coins);

describe('events', () => {
  test('ORL-EVENT-GEN-01, ORL-EVENT-GEN-02 one player after the other from the start player, each with all that follows', () => {
    const table = at({
      phase: 'event',
      event: 'harvest',
      seats: 3,
      start: 1,
      players: [{ goods: 'gc' }, { coins: 3, goods: 'o' }, { goods: 'cw' }],
    });
    expect(table.asked()).toBe('1 torture');
    table.choose('giveUnbuilt');
    expect(table.asked()).toBe('1 torture');
    table.choose('giveUnbuilt');
    expect(table.asked()).toBe('2 harvest');
    table.choose('feed wine');
    expect(table.asked()).toBe('0 harvest');
  });

  test('ORL-EVENT-INCOME-01 Income: coins equal to the development status', () => {
    const table = at({
      phase: 'event',
      event: 'income',
      seats: 3,
      players: [{ development: 3 }, { development: 21 }, { development: 30 }],
    });
    expect(coinsOf(table)).toEqual([6, 9, 11]);
  });

  test('ORL-EVENT-TRADE-01 Trading Day: a coin for each built station', () => {
    const table = at({
      phase: 'event',
      event: 'tradingDay',
      players: [{ stations: ['orleans', 'tours', 'nevers'] }, {}],
    });
    expect(coinsOf(table)).toEqual([8, 5]);
  });

  test('ORL-EVENT-TRADE-01, ORL-TORT-13 stations given up under torture were not built', () => {
    const table = at({
      phase: 'event',
      event: 'tradingDay',
      players: [{ stations: ['orleans'], unbuilt: 4 }, { unbuilt: 7 }],
    });
    expect(coinsOf(table)).toEqual([6, 5]);
  });
});

describe('Harvest', () => {
  test('ORL-EVENT-HARVEST-01, ORL-EVENT-HARVEST-04, ORL-GEN-04 food of the own choice goes to the goods market', () => {
    const table = at({
      phase: 'event',
      event: 'harvest',
      players: [{ goods: 'gwox' }, { goods: 'c' }],
      paths: {},
    });
    expect(table.asked()).toBe('0 harvest');
    expect(table.open()).toEqual(['feed grain', 'feed wine']);
    const before = table.s.goodsMarket.slice();
    table.choose('feed wine');
    expect(table.player(0).goods).toEqual([1, 0, 0, 1, 1]);
    // Seat 1 has one sort of food and is not asked.
    expect(table.player(1).goods).toEqual([0, 0, 0, 0, 0]);
    expect(table.s.goodsMarket.map((count, good) => count - before[good])).toEqual([0, 1, 1, 0, 0]);
    expect(coinsOf(table)).toEqual([5, 5]);
  });

  test('ORL-EVENT-HARVEST-02 wool and brocade are no food', () => {
    const table = at({ phase: 'event', event: 'harvest', players: [{ goods: 'gcox' }] });
    expect(table.refused('feed wool')).toMatchObject({ reason: 'noFood', rule: 'ORL-EVENT-HARVEST-02' });
    expect(table.refused('feed brocade').reason).toBe('noFood');
    expect(table.refused('feed wine').reason).toBe('noGoods');
    const without = at({
      phase: 'event',
      event: 'harvest',
      players: [{ goods: 'ooxx', coins: 7 }, { goods: 'g' }],
    });
    expect(coinsOf(without)).toEqual([2, 5]);
    expect(without.player(0).goods).toEqual([0, 0, 0, 2, 2]);
  });

  test('ORL-EVENT-HARVEST-03 without food 5 coins are paid; who has food cannot pay', () => {
    const table = at({ phase: 'event', event: 'harvest', players: [{ coins: 6 }, { goods: 'gc' }] });
    expect(coinsOf(table)).toEqual([1, 5]);
    expect(table.s.bank).toBe(224);
    expect(table.refused('pay the fine')).toMatchObject({
      reason: 'foodIsAtHand',
      rule: 'ORL-EVENT-HARVEST-03',
    });
  });

  test('ORL-EVENT-HARVEST-05 missing coins are tortured out', () => {
    const table = at({ phase: 'event', event: 'harvest', players: [{ coins: 2, goods: 'o' }] });
    expect(coinsOf(table)[0]).toBe(0);
    expect(table.asked()).toBe('0 torture');
    expect(table.s.stack.at(-1)).toMatchObject({ count: 3 });
  });
});

describe('Plague', () => {
  test('ORL-EVENT-PLAGUE-01, ORL-EVENT-PLAGUE-02, ORL-GEN-04 a neutral person goes back to the board', () => {
    const table = at({ phase: 'event', event: 'plague', players: [{ bag: 'kk' }, { bag: 'm' }] });
    expect(table.bag(0)).toBe('k');
    expect(table.bag(1)).toBe('');
    expect(table.s.people).toEqual([12, 6, 6, 6, 7, 8, 8]);
  });

  test('ORL-EVENT-PLAGUE-01 blindly: anybody of the bag', () => {
    const left = new Set<string>();
    for (let game = 0; game < 40; game++)
      left.add(
        at({ phase: 'event', event: 'plague', seed: `plague ${game}`, players: [{ bag: 'fkm' }] }).bag(0),
      );
    expect([...left].toSorted()).toEqual(['fk', 'fm', 'km']);
  });

  test('ORL-EVENT-PLAGUE-03, ORL-GEN-13 an own person goes back, and there is no second draw', () => {
    const left = new Set<string>();
    for (let game = 0; game < 60; game++)
      left.add(
        at({ phase: 'event', event: 'plague', seed: `own ${game}`, players: [{ bag: 'kFBCT' }] }).bag(0),
      );
    expect([...left].toSorted()).toEqual(['FBCT', 'kFBCT']);
  });

  test('ORL-EVENT-PLAGUE-05 who is not in the bag is safe', () => {
    const table = at({
      phase: 'event',
      event: 'plague',
      players: [{ market: 'kk', on: { ship: 'fb.', townhall: 'm.' }, tiles: ['gunpowderTower'] }],
      tower: 'f',
      deeds: { peace: 'k' },
    });
    expect(table.s.round).toBe(6);
    expect(table.market(0)).toBe('kkFBCT');
    expect(table.on(0, 'ship')).toBe('fb.');
    expect(table.s.tower[0]).toBe(1);
  });
});

describe('Taxes', () => {
  test.each([
    ['gg', 5],
    ['ggg', 4],
    ['ggcwx', 4],
    ['gcwoxg', 3],
  ])('ORL-EVENT-TAX-01, ORL-EVENT-TAX-02 with %s in the store %i of 5 coins are left', (goods, left) => {
    expect(coinsOf(at({ phase: 'event', event: 'taxes', players: [{ goods }] }))[0]).toBe(left);
  });

  test('ORL-EVENT-TAX-03, ORL-TORT-20 missing coins are tortured out; goods given do not lower the tax', () => {
    const table = at({ phase: 'event', event: 'taxes', players: [{ goods: 'gggggg', coins: 0 }] });
    expect(table.s.stack.at(-1)).toMatchObject({ kind: 'torture', count: 2 });
    table.choose('giveGood grain');
    expect(table.s.stack.at(-1)).toMatchObject({ kind: 'torture', count: 1 });
  });
});

describe('the Sacristy', () => {
  const guarded = { tiles: ['sacristy'], on: { sacristy: 'm' } } as const;

  test('ORL-PLACE-SACRISTY-01 does not act in phase 5', () => {
    const table = at({ players: [{ ...guarded, on: { sacristy: 'm', farmhouse: 'BC' } }] });
    expect(table.openTo('use')).toEqual(['use farmhouse']);
    expect(table.refused('use sacristy')).toMatchObject({
      reason: 'sacristyWaits',
      rule: 'ORL-PLACE-SACRISTY-01',
    });
  });

  test.each(['income', 'harvest', 'tradingDay', 'plague', 'taxes'] as const)(
    'ORL-PLACE-SACRISTY-02, ORL-PLACE-SACRISTY-06 the monk goes into the bag and %s does nothing to its owner',
    (event) => {
      const table = at({ phase: 'event', event, players: [{ ...guarded, goods: 'ooo' }, { goods: 'g' }] });
      expect(table.asked()).toBe('0 sacristy');
      expect(table.open()).toEqual(['shield', 'endure']);
      table.choose('shield');
      expect(table.player(0)).toMatchObject({ coins: 5, goods: [0, 0, 0, 3, 0] });
      expect(table.bag(0)).toBe('m');
      expect(table.on(0, 'sacristy')).toBe('.');
      expect(table.s.round).toBe(6);
    },
  );

  test('ORL-PLACE-SACRISTY-03, ORL-PLACE-SACRISTY-05 it need not be used; then the monk stays, also after the pass', () => {
    const table = at({ phase: 'event', event: 'income', players: [guarded] });
    table.choose('endure');
    expect(table.player(0).coins).toBe(6);
    expect(table.on(0, 'sacristy')).toBe('m');
    const pass = at({ event: 'income', players: [guarded] });
    expect(pass.asked()).toBe('0 sacristy');
    expect(pass.on(0, 'sacristy')).toBe('m');
  });

  test('ORL-PLACE-SACRISTY-04 not against Pilgrimage', () => {
    const table = at({ phase: 'event', event: 'pilgrimage', players: [guarded] });
    expect(table.s.round).toBe(6);
    expect(table.on(0, 'sacristy')).toBe('m');
  });

  test('ORL-PLACE-SACRISTY-02 an empty one protects nobody', () => {
    const table = at({ phase: 'event', event: 'income', players: [{ tiles: ['sacristy'] }] });
    expect(table.player(0).coins).toBe(6);
  });

  test('ORL-PLACE-SACRISTY-07 a monk of the Bathhouse protects in the same round', () => {
    const table = at({
      event: 'taxes',
      players: [{ tiles: ['sacristy', 'bathhouse'], on: { bathhouse: 'b' }, bag: 'm', goods: 'ggg' }, {}],
    });
    table.use('bathhouse', 'place monk sacristy1');
    expect(table.asked()).toBe('0 sacristy');
    table.choose('shield');
    expect(table.player(0).coins).toBe(5);
    expect(orleans.turnOf(table.s)).toBe(0);
  });
});
