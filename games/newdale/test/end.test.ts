import { describe, expect, test } from 'vitest';
import { CHAPTER_KEYS, CHAPTER_ROWS, type ChapterKey, SOLO_LEVELS } from '../data/chapters.ts';
import { GOOD_KEYS, type GoodKey } from '../data/goods.ts';
import { newdale } from '../index.ts';
import { leastSum } from '../rules/order.ts';
import { soloTargets } from '../rules/scoring.ts';
import { end, scored } from './at-end.ts';
import type { Position, SeatPosition } from './position.ts';

const countsOf = (goods: Partial<Record<GoodKey, number>>) => GOOD_KEYS.map((key) => goods[key] ?? 0);

describe('the scoring', () => {
  const military = (...fists: readonly number[]) => {
    const cards = [
      'watchtower1 ',
      'watchtower3 ',
      'watchtower5 ',
      'watchtower6 ',
      'watchtower2 ',
      'watchtower4 ',
    ];
    const players = fists.map((count) => ({ specials: cards.splice(0, count).join('').trim() }));
    const table = scored(players, { seats: fists.length as 2 | 3 | 4 });
    return fists.map((_, seat) => table.line(seat, 'military'));
  };

  test('NEW-SCORE-01, NEW-SCORE-02, NEW-SCORE-04 4, 2 and 1 points for the strongest with fists', () => {
    expect(military(3, 2, 1)).toEqual([4, 2, 1]);
    expect(military(1, 0, 3, 2)).toEqual([1, 0, 4, 2]);
    expect(military(0, 1)).toEqual([0, 4]);
    expect(military(0, 0)).toEqual([0, 0]);
  });

  test('NEW-SCORE-03, NEW-SCORE-05 the tied take the higher place, and lower ones lapse', () => {
    expect(military(2, 2, 0)).toEqual([4, 4, 0]);
    expect(military(2, 2, 1)).toEqual([4, 4, 1]);
    expect(military(2, 1, 1)).toEqual([4, 2, 2]);
    expect(military(3, 1, 1, 1)).toEqual([4, 2, 2, 2]);
    expect(military(1, 1, 1)).toEqual([4, 4, 4]);
  });

  test('NEW-SCORE-06, NEW-CH1-01 the order has two levels, and one of them is delivered', () => {
    const order = (goods: Partial<Record<GoodKey, number>>) => scored([{ goods }]).line(0, 'order');
    // Bread 5, meat 4, corn 2, flour 2: at 8 coins 4 points, at 20 coins 10.
    expect(order({ bread: 1, corn: 1 })).toBe(0);
    expect(order({ meat: 2 })).toBe(4);
    expect(order({ bread: 3, meat: 1 })).toBe(4);
    expect(order({ bread: 4 })).toBe(10);
    expect(order({ iron: 9 })).toBe(0);
  });

  test('NEW-SCORE-07 kinds may be mixed', () => {
    expect(scored([{ goods: { bread: 1, flour: 1, corn: 1 } }]).line(0, 'order')).toBe(4);
  });

  test('NEW-SCORE-08, NEW-SCORE-10 the delivery that leaves most, and what was delivered is gone', () => {
    const table = scored([{ goods: { bread: 4, flour: 2, coal: 1 } }]);
    expect([table.line(0, 'order'), table.line(0, 'goods')]).toEqual([10, 1]);
    // Eight coins exactly, so that two bread are left: 10 coins, 2 points.
    const low = scored([{ goods: { bread: 2, meat: 2 } }]);
    expect([low.line(0, 'order'), low.line(0, 'goods')]).toEqual([4, 2]);
  });

  test('NEW-SCORE-08 the least that is enough is found', () => {
    const { order } = CHAPTER_ROWS[0];
    expect(leastSum(countsOf({ bread: 3, meat: 3 }), order, 8)).toBe(8);
    expect(leastSum(countsOf({ bread: 3 }), order, 8)).toBe(10);
    expect(leastSum(countsOf({ bread: 1, flour: 1 }), order, 8)).toBe(-1);
    expect(leastSum(countsOf({ bread: 3, flour: 3, coal: 9 }), order, 20)).toBe(21);
    expect(leastSum(countsOf({ bread: 4, flour: 3 }), order, 20)).toBe(20);
  });

  test('NEW-SCORE-07, NEW-SCORE-08 the same by trying everything', () => {
    const { order } = CHAPTER_ROWS[0];
    for (let bread = 0; bread < 4; bread++) {
      for (let meat = 0; meat < 4; meat++) {
        for (let flour = 0; flour < 4; flour++) {
          for (const level of [8, 13, 20]) {
            const sums: number[] = [];
            for (let b = 0; b <= bread; b++)
              for (let m = 0; m <= meat; m++)
                for (let f = 0; f <= flour; f++)
                  if (5 * b + 4 * m + 2 * f >= level) sums.push(5 * b + 4 * m + 2 * f);
            const least = sums.length === 0 ? -1 : Math.min(...sums);
            expect(leastSum(countsOf({ bread, meat, flour }), order, level)).toBe(least);
          }
        }
      }
    }
  });

  test('NEW-SCORE-09 a point for five coins of the total', () => {
    expect(scored([{ goods: { iron: 1, barrels: 2, coal: 4 } }]).line(0, 'goods')).toBe(2);
    expect(scored([{ goods: { iron: 1, barrels: 2, coal: 5 } }]).line(0, 'goods')).toBe(3);
  });

  test('NEW-SCORE-11 two points for each house with one of the own symbols', () => {
    // Star: A6, A8, A16; Mystical Sites: A11, A21, A22; A7 shows the wheel.
    const table = scored([
      { mission: 0, houses: 'A6 A8 A11 A7' },
      { mission: 5, houses: 'A6 A7' },
    ]);
    expect([table.line(0, 'mission'), table.line(1, 'mission')]).toEqual([6, 2]);
  });

  test('NEW-SCORE-11, NEW-GEN-13 missions are secret until then', () => {
    const table = end([{ mission: 0, houses: 'A6', tiles: ['anyGood'] }]);
    expect(table.line(0, 'mission')).toBe(0);
    expect(table.seenBy(1).players[0].mission).toBe(-2);
    table.choose('end');
    expect(table.seenBy(1).players[0].mission).toBe(0);
    expect(table.line(0, 'mission')).toBe(2);
  });

  test('NEW-SCORE-12, NEW-SAILOR-10 points of built cards and hired sailors', () => {
    const table = scored([{ areas: { 2: 'bakery1', 3: 'mill1' }, specials: 'fortress1 coalTrader1' }]);
    expect(table.line(0, 'buildings')).toBe(3 + 1 + 3 + 2);
    const sailors = scored([{ areas: { 3: 'cook' }, specials: 'navigator officer sailorRed' }], {
      chapter: 'VIII',
    });
    expect(sailors.line(0, 'buildings')).toBe(2 + 2 + 1 + 1);
  });

  test('NEW-SCORE-14, NEW-CH4-01, NEW-CH5-05 target places', () => {
    const target = (chapter: ChapterKey, houses: string) =>
      scored([{ houses }], { chapter }).line(0, 'target');
    expect([target('IVa', 'B27'), target('IVa', 'B26'), target('IVb', 'C23'), target('V', 'D22')]).toEqual([
      3, 0, 3, 3,
    ]);
    expect([target('IIIa', 'B27'), target('VI', 'D1')]).toEqual([0, 0]);
  });

  test('NEW-SCORE-14 the score pad has a line for the target place only where there is one', () => {
    const counted = CHAPTER_KEYS.filter((chapter) =>
      newdale.scores(scored([{}], { chapter }).s)[0].lines.some(({ source }) => source === 'target'),
    );
    expect(counted).toEqual(['IVa', 'IVb', 'V']);
  });

  test('NEW-SCORE-15 no start place shows a symbol', () => {
    for (let mission = 0; mission < 6; mission++) {
      expect(scored([{ mission }], { chapter: 'VI' }).line(0, 'mission')).toBe(0);
    }
  });
});

describe('ties', () => {
  test('NEW-TIE-01 most points win', () => {
    expect(
      newdale.winners(
        scored([
          { points: 9, mission: 0 },
          { points: 10, mission: 1 },
        ]).s,
      ),
    ).toEqual([1]);
  });

  test('NEW-TIE-02, NEW-TIE-03 tied, who sits farther from the new start player', () => {
    const winner = (seats: 2 | 3 | 4, start: number) => newdale.winners(scored([], { seats, start }).s);
    expect(winner(2, 0)).toEqual([0]);
    expect(winner(2, 1)).toEqual([1]);
    expect(winner(4, 2)).toEqual([2]);
    expect(winner(3, 1)).toEqual([1]);
  });
});

describe('alone', () => {
  /** What the card of chapter I asks for if nothing else is agreed on. */
  const ASKED = CHAPTER_ROWS[0].solo.points[0];
  const solo = (player: SeatPosition, more: Position = {}) => scored([player], { seats: 1, ...more });
  // 4 for strength, 6 for the delivery and 3 of the Fortress come to the points of the track; 4 coins are left.
  const PASSED = { goods: { bread: 4 }, specials: 'fortress1', points: ASKED - 13 };

  test('NEW-SOLO-05 all targets must be met', () => {
    expect(newdale.winners(solo(PASSED).s)).toEqual([0]);
    expect(newdale.winners(solo({ ...PASSED, points: ASKED - 14 }).s)).toEqual([]);
    // 16 coins are just enough for the delivery.
    expect(newdale.winners(solo({ ...PASSED, goods: { meat: 4 } }).s)).toEqual([0]);
    expect(newdale.winners(solo({ ...PASSED, goods: { bread: 3 }, points: ASKED }).s)).toEqual([]);
    expect(newdale.winners(solo({ ...PASSED, specials: 'watchtower1', points: ASKED }).s)).toEqual([]);
  });

  test('NEW-SOLO-05, NEW-SOLO-10 every target tells how far it is met', () => {
    // 4 for strength + 1 of the Watchtower + 3 for 15 coins, which are not enough for the delivery.
    const { s } = solo({ goods: { bread: 3 }, specials: 'watchtower1', points: ASKED - 4 });
    expect(soloTargets(s)).toEqual([
      { key: 'delivery', met: false, wanted: 16, reached: 15 },
      { key: 'fists', met: false, wanted: 2, reached: 1 },
      { key: 'points', met: true, wanted: ASKED, reached: ASKED + 4 },
    ]);
    expect(soloTargets(solo({}, { chapter: 'VI' }).s).at(-1)).toEqual({
      key: 'shipyards',
      met: false,
      wanted: 2,
      reached: 0,
    });
  });

  test('NEW-SOLO-05 fewer points are asked for where that was agreed on', () => {
    const asked = SOLO_LEVELS.map(
      (targets) =>
        soloTargets(solo({}, { options: { targets } }).s).find(({ key }) => key === 'points')?.wanted,
    );
    expect(asked).toEqual([...CHAPTER_ROWS[0].solo.points]);
    expect(asked).toEqual(asked.toSorted((a, b) => Number(b) - Number(a)));
    const weak = { ...PASSED, points: ASKED - 14 };
    expect(newdale.winners(solo(weak, { options: { targets: 'journeyman' } }).s)).toEqual([0]);
  });

  test('NEW-SOLO-08 strength brings 4 points with one fist', () => {
    expect(solo({ specials: 'watchtower1' }).line(0, 'military')).toBe(4);
    expect(solo({}).line(0, 'military')).toBe(0);
  });

  test('NEW-SOLO-10 the delivery pays 6 points and is made whenever it can be', () => {
    const table = solo({ goods: { bread: 4 } });
    expect([table.line(0, 'order'), table.line(0, 'goods')]).toEqual([6, 0]);
    expect(solo({ goods: { bread: 3 } }).line(0, 'order')).toBe(0);
  });

  test.each([
    ['II', { fulfilled: true }],
    ['IIIb', { fulfilled: true }],
    ['IVa', { houses: 'B27' }],
    ['IVb', { houses: 'C23' }],
    ['V', { houses: 'D22' }],
    ['VI', { shipyards: 2 }],
    ['VII', { ship: 8 }],
    ['VIII', { ship: 12 }],
  ] as const)('NEW-SOLO-05 chapter %s has a further target', (chapter, further) => {
    const goods = { shoes: 9, boards: 40, barrels: 9, iron: 9, bread: 9, weapons: 4, fishSoup: 6 };
    const strong = { goods, specials: 'fortress1 fortress3', points: 95 };
    expect(newdale.winners(solo({ ...strong, ...further }, { chapter }).s)).toEqual([0]);
    expect(newdale.winners(solo(strong, { chapter }).s)).toEqual([]);
  });

  test('NEW-SOLO-05, NEW-CH7-09 in chapter VII the ship may have left the Lighthouse Rock again', () => {
    const strong = { goods: { bread: 3 }, specials: 'fortress1 fortress3', points: 95 };
    const { s } = solo({ ...strong, ship: 8 }, { chapter: 'VII' });
    s.players[0].ship = 6;
    expect(newdale.winners(s)).toEqual([0]);
  });

  test('NEW-SOLO-05 chapter VI asks for two deliveries to the Shipyard, not for one', () => {
    const strong = { goods: { tools: 4 }, specials: 'fortress1', points: 95 };
    const passed = (shipyards: number) =>
      newdale.winners(solo({ ...strong, shipyards }, { chapter: 'VI' }).s).length === 1;
    expect([1, 2, 3].map(passed)).toEqual([false, true, true]);
  });

  test('NEW-SOLO-05 chapter IIIa asks for the own bridge', () => {
    const strong = { goods: { iron: 9 }, specials: 'fortress1 fortress3', points: 95 };
    expect(newdale.winners(solo(strong, { chapter: 'IIIa', bridges: [-1, 0, -1, -1] }).s)).toEqual([0]);
    expect(newdale.winners(solo(strong, { chapter: 'IIIa' }).s)).toEqual([]);
  });
});
