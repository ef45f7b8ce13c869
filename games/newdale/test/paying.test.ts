import { describe, expect, test } from 'vitest';
import { GOOD_KEYS, type GoodKey } from '../data/goods.ts';
import { proposal } from '../rules/payment.ts';
import { at } from './table.ts';

type Goods = Partial<Record<GoodKey, number>>;
/** A Bakery of 9 coins is to be paid. */
const paying = (goods: Goods, card = 'bakery2', more = {}) =>
  at({ players: [{ stones: 'build', hand: card, goods, ...more }] }).choose(`build ${card}`, 'at A5');
const settled = (goods: Goods, card?: string) => {
  const table = paying(goods, card);
  return table.asked() === '0 pay' ? table.choose('settle').goods(0) : table.goods(0);
};

describe('paying', () => {
  test('NEW-PAY-01, NEW-PAY-05 goods go back to the supply, each worth its coins', () => {
    const table = paying({ barrels: 2, iron: 1, coal: 2 });
    // Iron and barrels have to go; the last two coins may be barrels or coal.
    expect(table.open()).toEqual(['settle', 'pay coal', 'pay barrels']);
    expect(table.choose('pay coal').goods(0)).toBe('barrels 1');
  });

  test('NEW-PAY-01 the examples: five coal are 5 coins, two barrels are 6', () => {
    const means = (goods: Goods) =>
      10 -
      Number(
        at({ players: [{ stones: 'build', hand: 'bakery1', goods, tiles: ['anyGood'] }] }).refused(
          'build bakery1',
        ).details.missing,
      );
    expect(means({ coal: 5 })).toBe(5);
    expect(means({ barrels: 2 })).toBe(6);
  });

  test('NEW-PAY-02 different goods may be combined', () => {
    const table = paying({ leather: 2, boards: 2, coal: 3 });
    expect(table.goods(0)).toBe('coal 3, boards 2, leather 1');
    expect(table.open()).toEqual(['settle', 'pay boards', 'pay leather']);
    expect(table.choose('pay boards').goods(0)).toBe('coal 1, leather 1');
  });

  test('NEW-PAY-03, NEW-PAY-04 too much gives no change', () => {
    expect(paying({ tools: 2, coal: 2 }).refused('get change')).toMatchObject({
      reason: 'noChange',
      rule: 'NEW-PAY-03',
    });
    const table = paying({ tools: 2 });
    expect(table.goods(0)).toBe('');
    expect(table.asked()).toBe('0 area');
  });

  test('NEW-PAY-06, NEW-SPECIAL-12 corn counts, and grapes as many as there are helpers of their colour', () => {
    const table = at({
      chapter: 'IVa',
      event: 'e100',
      market: 'YYB',
      players: [
        {
          stones: 'build',
          hand: 'mill3',
          goods: { corn: 1, yellowGrapes: 1, redGrapes: 1, blueGrapes: 1 },
          specials: 'cornFarm1 vineyard1 vineyard3 vineyard4 postStation10',
        },
      ],
    });
    // Yellow 2 + 2 = 4, red 1, blue 0 + 1 + an own one = 2, corn 2.
    table.choose('build mill3', 'at B4');
    expect(table.open()).toEqual(['settle', 'pay corn', 'pay yellowGrapes']);
    table.choose('pay yellowGrapes', 'pay redGrapes');
    expect(table.goods(0)).toBe('corn 1, blueGrapes 1');
  });

  test('NEW-PAY-06 a grape may be worth nothing', () => {
    const table = at({
      chapter: 'IVa',
      event: 'e100',
      market: 'YY',
      players: [
        {
          stones: 'build',
          hand: 'mill1',
          goods: { coal: 5, boards: 1, blueGrapes: 1 },
          specials: 'vineyard4',
        },
      ],
    });
    table.choose('build mill1', 'at B4');
    expect(table.refused('pay blueGrapes')).toMatchObject({ reason: 'worthless', rule: 'NEW-PAY-06' });
  });

  test('NEW-PAY-08 the dearest markers come first, so none is superfluous', () => {
    const table = paying({ barrels: 3, ore: 3, coal: 6 });
    expect(table.refused('pay coal')).toEqual({
      reason: 'doesNotReach',
      rule: 'NEW-PAY-01',
      details: { coins: 9 },
    });
    table.choose('pay ore');
    expect(table.open()).toEqual(['settle', 'pay coal', 'pay ore']);
    expect(table.refused('pay barrels')).toMatchObject({ reason: 'dearestFirst', rule: 'NEW-PAY-08' });
    expect(table.refused('pay bread')).toMatchObject({ reason: 'noSuchGood', rule: 'NEW-PAY-01' });
  });

  test('NEW-PAY-08 every way to pay ends without a superfluous marker, and every such way is open', () => {
    const goods = { coal: 4, ore: 2, barrels: 2, iron: 1, tools: 1 };
    const values: Goods = { coal: 1, ore: 2, barrels: 3, iron: 4, tools: 7 };
    const ways = new Set<string>();
    const walk = (moves: readonly string[]): void => {
      const table = paying(goods);
      table.choose(...moves);
      if (table.asked() !== '0 pay') {
        ways.add(
          GOOD_KEYS.map((key) => (goods[key as keyof typeof goods] ?? 0) - table.count(0, key)).join(),
        );
        return;
      }
      for (const move of table.openTo('pay')) walk([...moves, move]);
    };
    walk([]);
    const wanted = new Set<string>();
    const keys = Object.keys(goods) as (keyof typeof goods)[];
    const choose = (at: number, taken: number[]): void => {
      if (at < keys.length) {
        for (let n = 0; n <= goods[keys[at]]; n++) choose(at + 1, [...taken, n]);
        return;
      }
      const total = taken.reduce((all, n, k) => all + n * (values[keys[k]] ?? 0), 0);
      const least = Math.min(...taken.flatMap((n, k) => (n > 0 ? [values[keys[k]] ?? 0] : [])));
      if (total >= 9 && total - least < 9)
        wanted.add(GOOD_KEYS.map((key) => taken[keys.indexOf(key as keyof typeof goods)] ?? 0).join());
    };
    choose(0, []);
    expect([...ways].toSorted()).toEqual([...wanted].toSorted());
  });
});

describe('the proposal', () => {
  test('NEW-PAY-08 pays as little too much as possible', () => {
    expect(settled({ tools: 1, barrels: 3, coal: 1 })).toBe('coal 1, tools 1');
    expect(settled({ tools: 1, weapons: 1, clothing: 2 })).toBe(
      'weapons 1, tools 1'.split(', ').toReversed().join(', '),
    );
  });

  test('NEW-PAY-03 pays three coins too much where all markers are worth four', () => {
    expect(settled({ meat: 2, iron: 2 })).toBe('meat 1');
  });

  test('spares goods of the order, then pays with small markers', () => {
    // Nine coins of meat and bread, or of iron and shoes: food is the order of chapter I.
    expect(settled({ meat: 1, bread: 1, iron: 1, shoes: 1 })).toBe('meat 1, bread 1');
    expect(settled({ coal: 9, barrels: 3 })).toBe('barrels 3');
  });

  test('can be had after some markers, too', () => {
    const table = paying({ barrels: 3, ore: 3, coal: 6 }).choose('pay ore', 'settle');
    expect(table.goods(0)).toBe('coal 1, ore 1, barrels 3');
    expect(table.asked()).toBe('0 area');
  });

  test('is told to boards before it is chosen', () => {
    const table = paying({ coal: 10, ore: 1 });
    const frame = table.s.stack[table.s.stack.length - 1];
    expect(proposal(table.s, frame)[0]).toBe(9);
  });
});
