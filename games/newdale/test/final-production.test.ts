import { describe, expect, test } from 'vitest';
import { GOOD_KEYS } from '../data/goods.ts';
import { newdale } from '../index.ts';
import { end } from './at-end.ts';
import type { SeatPosition } from './position.ts';
import { sitAt, type Table } from './table.ts';

describe('final production', () => {
  const CHAIN = {
    areas: { 2: 'tannery1', 3: 'shoemaker1', 4: 'bakery1' },
    goods: { cattle: 2, flour: 1, coal: 3 },
  };

  test('NEW-FINAL-02, NEW-FINAL-03, NEW-FINAL-04 chains of all buildings in any order, without a bonus', () => {
    const table = end([CHAIN]);
    expect(table.asked()).toBe('0 finalProduction');
    expect(table.open()).toEqual(['run 2', 'run 4', 'best', 'end']);
    table.choose('run 2');
    expect(table.open()).toEqual(['chain 2', 'chain 1']);
    table.choose('chain 2');
    expect(table.goods(0)).toBe('coal 3, flour 1, leather 2');
    table.choose('run 3', 'chain 1', 'run 4');
    expect(table.goods(0)).toBe('coal 2, leather 1, bread 1, shoes 1');
  });

  test('NEW-FINAL-02 the Coal Mine is one of them', () => {
    const table = end([{ hand: 'oreMine1 mill1' }]);
    expect(table.open()).toEqual(['run 1', 'best', 'end']);
    table.choose('run 1', 'feed oreMine1', 'stop');
    expect([table.goods(0), table.hand(0), table.asked()]).toEqual(['coal 1', 'mill1', 'over']);
  });

  test('NEW-FINAL-05 no helpers work in it', () => {
    const table = end([{ areas: { 2: 'mill1' }, hand: 'mill3' }], { market: 'YYRR' });
    expect(table.goods(0)).toBe('');
    expect(table.open()).toEqual(['end']);
  });

  test('NEW-FINAL-06, NEW-CHAIN-02 hand cards, tiles and persons can be used for the last time', () => {
    const table = end(
      [{ areas: { 2: 'mill1' }, hand: 'mill5 mill4 bakery4', tiles: ['coalForGreen'], persons: ['enoch'] }],
      {
        chapter: 'II',
      },
    );
    table.choose('person enoch', 'run 2', 'feed mill5', 'feed bakery4');
    expect(table.goods(0)).toBe('coal 2, flour 2');
    expect(table.open()).toEqual(['stop']);
    table.choose('stop', 'tile coalForGreen');
    expect(table.count(0, 'coal')).toBe(3);
  });

  test('NEW-FINAL-07 every chain once', () => {
    const table = end([{ ...CHAIN, tiles: ['anyGood'] }]).choose('run 2', 'chain 1');
    expect(table.refused('run 2')).toMatchObject({ reason: 'chainUsed', rule: 'NEW-FINAL-07' });
    expect(table.refused('run 5')).toMatchObject({ reason: 'noChain', rule: 'NEW-FINAL-02' });
    const dry = end([{ areas: { 2: 'tannery1', 3: 'mill1' }, hand: 'mill3' }]);
    expect(dry.refused('run 2')).toMatchObject({ reason: 'noGoodsForChain', rule: 'NEW-FINAL-02' });
  });

  test('NEW-FINAL-07 one after the other, in turn order', () => {
    const table = end([CHAIN, { areas: { 2: 'cooperage1' }, goods: { boards: 1 } }], { start: 1 });
    expect(table.asked()).toBe('1 finalProduction');
    table.choose('end');
    expect(table.asked()).toBe('0 finalProduction');
    expect(table.s.phase).toBe(8);
  });

  test('NEW-SAILOR-08 the Cook cooks in it, too', () => {
    const table = end([{ areas: { 3: 'cook' }, goods: { fish: 2 } }], { chapter: 'VIII' }).choose(
      'run 3',
      'chain 2',
    );
    expect(table.s.players[0].goods[GOOD_KEYS.indexOf('fishSoup')]).toBe(2);
  });
});

describe('the best final production', () => {
  /** Every way to use the chains by hand, in any order. */
  function everyScore(table: Table, seen = new Set<string>()): number {
    const key = JSON.stringify([table.s.players[0].goods, table.s.players[0].hand, table.s.stack]);
    if (seen.has(key)) return 0;
    seen.add(key);
    if (table.asked() === 'over') return table.score(0);
    return Math.max(
      ...table
        .open()
        .flatMap((move) =>
          move === 'best' ? [] : [everyScore(sitAt(newdale.copy(table.s)).choose(move), seen)],
        ),
    );
  }

  const PLAYERS: Readonly<Record<string, SeatPosition>> = {
    'shared coal': {
      areas: { 2: 'bakery1', 3: 'brickworks1', 4: 'smelter1' },
      goods: { coal: 3, flour: 2, clay: 2, ore: 1 },
    },
    'raw materials': {
      areas: { 2: 'mill1', 3: 'cattleFarm1', 4: 'abattoir2' },
      hand: 'mill5 abattoir1 bakery4',
      goods: { coal: 1 },
    },
    'meat or leather': {
      areas: { 2: 'tannery1', 3: 'abattoir1', 4: 'shoemaker1' },
      goods: { cattle: 4, leather: 1 },
    },
    'an order that would be lost': { areas: { 2: 'bakery1' }, goods: { flour: 5, coal: 1 } },
    'the last building first': { areas: { 2: 'shoemaker1', 3: 'tannery1' }, goods: { cattle: 3 } },
    'boards for barrels': {
      areas: { 2: 'cooperage1', 3: 'abattoir1' },
      goods: { boards: 4, barrels: 2, cattle: 1 },
    },
  };

  test.each(Object.keys(PLAYERS))('NEW-FINAL-03, NEW-SCORE-08 %s: nothing by hand is better', (key) => {
    for (const chapter of ['I', 'IIIb', 'IVb', 'V'] as const) {
      const best = end([PLAYERS[key]], { chapter }).choose('best');
      expect(best.asked()).toBe('over');
      expect(best.score(0)).toBe(everyScore(end([PLAYERS[key]], { chapter })));
    }
  });

  test('NEW-SOLO-10 alone the delivery of the solo card comes first', () => {
    // Four bread are the delivery; as two bread and flour they would be none.
    const player = { areas: { 2: 'bakery1' }, goods: { flour: 4, coal: 4, iron: 1 } };
    const best = end([player], { seats: 1 }).choose('best');
    expect(best.line(0, 'order')).toBe(6);
    expect(best.score(0)).toBe(everyScore(end([player], { seats: 1 })));
  });

  test('NEW-SOLO-05, NEW-SOLO-10 alone the delivery is not given up for points: it is a target', () => {
    // Eight leather are the delivery and 6 points; as shoes they would be 8 points and a chapter that is not passed.
    const areas = { 2: 'shoemaker1', 3: 'toolmaker1' };
    const best = end([{ areas, goods: { leather: 8 } }], { seats: 1, chapter: 'IIIb' }).choose('best');
    expect([best.goods(0), best.line(0, 'order')]).toEqual(['leather 8', 6]);
    // One pair of shoes may be made of what is left.
    const more = end([{ areas, goods: { leather: 9 } }], { seats: 1, chapter: 'IIIb' }).choose('best');
    expect([more.goods(0), more.line(0, 'order'), more.line(0, 'goods')]).toEqual([
      'leather 8, shoes 1',
      6,
      1,
    ]);
  });

  test('NEW-SCORE-06, NEW-SCORE-08 exactly the high level is worth fewer links', () => {
    // In chapter V eight leather and a weapon, or leather for shoes, or iron for weapons: 28 coins are the level.
    for (const goods of [
      { leather: 8, iron: 1 },
      { leather: 4, iron: 4 },
      { leather: 9, shoes: 1 },
    ]) {
      const player = { areas: { 2: 'shoemaker1', 3: 'weaponsmith1' }, goods };
      const best = end([player], { chapter: 'V' }).choose('best');
      expect(best.score(0)).toBe(everyScore(end([player], { chapter: 'V' })));
    }
  });

  test('NEW-FINAL-07 a chain that was used by hand is not used again', () => {
    const player = { areas: { 2: 'tannery1', 3: 'shoemaker1' }, goods: { cattle: 3 } };
    const table = end([player]).choose('run 2', 'chain 1', 'best');
    expect(table.goods(0)).toBe('cattle 2, shoes 1');
  });

  test('NEW-CHAIN-12, NEW-SCORE-08 the cheapest grapes are pressed, and none that is worth more than the wine', () => {
    const winery = { 2: 'winery1' };
    for (const player of [
      { areas: winery, goods: { barrels: 3, yellowGrapes: 2, blueGrapes: 1 } },
      { areas: winery, goods: { barrels: 3, blueGrapes: 3 } },
    ]) {
      for (const market of ['', 'YY', 'YYYYYY']) {
        const best = end([player], { chapter: 'IVb', market }).choose('best');
        expect(best.score(0)).toBe(everyScore(end([player], { chapter: 'IVb', market })));
      }
    }
  });

  test('NEW-FINAL-04 it tells what it does, and all chains are used up', () => {
    const table = end([{ areas: { 2: 'tannery1' }, goods: { cattle: 2 }, tiles: ['anyGood'] }]).choose(
      'best',
    );
    expect(table.goods(0)).toBe('leather 2');
    for (const area of [1, 2]) expect(table.refused(`run ${area}`)).toMatchObject({ reason: 'chainUsed' });
  });
});
