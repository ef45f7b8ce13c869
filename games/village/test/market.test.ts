import { describe, expect, test } from 'vitest';
import { type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

/** C01 wants 3 grain, C04 a scroll and 1 grain, C18 a horse and a plough (6 points), C20 a horse, C23 an ox. */
const marketDay = (players: readonly SeatPosition[], more: Position = {}): Table => {
  const wanted: Position = {
    stalls: ['C18', 'C01', 'C04'],
    spaces: { market: 's', grain: 's' },
    players,
    ...more,
  };
  const table = at(position(wanted)).choose('cube market skill');
  table.changed();
  return table;
};

describe('a market day', () => {
  test('VIL-MKT-01 VIL-MKT-03 VIL-MKT-07 the caller first, then clockwise, one customer each', () => {
    const players = [{ grain: 3 }, { goods: 'hp', cubes: 'p' }, { goods: 's', grain: 1, cubes: 'p' }];
    const table = marketDay(players, { seats: 3, stalls: ['C18', 'C01', 'C04', 'C23'], turn: 1, start: 1 });
    expect(table.asked()).toBe('1 market');
    table.choose('serve 1');
    expect(table.asked()).toBe('2 market');
    table.choose('serve 3');
    // Seat 0 has no green cube and is out by itself; so are the others, who have nothing left.
    expect(table.asked()).toBe('1 endTurn');
    expect(table.s.players.map(({ customers }) => customers.length)).toEqual([0, 1, 1]);
  });

  test('VIL-MKT-04 only customers at stalls, never those in the queue', () => {
    const table = marketDay([{ goods: 'hhppo', grain: 5 }], { queue: ['C20', 'C23'] });
    expect(table.open()).toEqual(['serve 1', 'serve 2', 'pass']);
    expect(table.refused('queue 1')).toEqual({ reason: 'customerWaits', rule: 'VIL-MKT-04', details: {} });
    expect(table.refused('serve 4').reason).toBe('notOffered');
  });

  test('VIL-MKT-05 VIL-MKT-06 VIL-GEN-10 all goods and grain are handed over; the points come at the end', () => {
    const table = marketDay([{ goods: 'hhp', grain: 4 }]);
    table.choose('serve 1');
    expect(table.changed()).toMatchObject({
      '0 goods': 'h',
      '0 customers': 'C18',
      stalls: 'C02 C01 C04 - -',
    });
    expect(table.player(0).points).toBe(0);
    expect(table.points(0)).toEqual({ customers: 6, total: 6 });
    const grain = marketDay([{ goods: 'h', grain: 4 }]);
    grain.choose('serve 2');
    expect(grain.changed()).toMatchObject({ '0 grain': 1, '0 customers': 'C01' });
  });

  test('VIL-MKT-05 a customer who lacks something is refused, and it is named', () => {
    const table = marketDay([{ goods: 'h', grain: 3 }]);
    expect(table.refused('serve 1')).toMatchObject({
      reason: 'customerWantsMore',
      rule: 'VIL-MKT-05',
      details: { plough: 1, horse: 0, grain: 0 },
    });
    expect(marketDay([{ goods: 's', grain: 3 }]).open()).toEqual(['serve 2', 'serve 3', 'pass']);
  });

  test.each([
    // What they want: goods by letters and grain; their points.
    ['C01', '', 3, 3],
    ['C02', '', 4, 4],
    ['C03', '', 5, 6],
    ['C04', 's', 1, 3],
    ['C05', 'ss', 0, 4],
    ['C06', 's', 2, 4],
    ['C07', 'sp', 0, 5],
    ['C08', 'sh', 0, 5],
    ['C09', 'so', 0, 6],
    ['C10', 'sw', 0, 5],
    ['C11', 'w', 1, 4],
    ['C12', 'w', 2, 5],
    ['C13', 'wh', 0, 6],
    ['C14', 'wo', 0, 7],
    ['C15', 'wp', 0, 6],
    ['C16', 'p', 1, 4],
    ['C17', 'p', 2, 5],
    ['C18', 'hp', 0, 6],
    ['C19', 'op', 0, 7],
    ['C20', 'h', 0, 3],
    ['C21', 'h', 1, 4],
    ['C22', 'h', 2, 5],
    ['C23', 'o', 0, 4],
    ['C24', 'o', 1, 5],
  ])(
    'VIL-MKT-05 VIL-MKT-06 VIL-SCORE-05 %s wants goods "%s" and %i grain, no less, for %i points',
    (key, goods, grain, points) => {
      const table = marketDay([{ goods, grain }], { stalls: [key] }).choose('serve 1');
      expect(table.player(0)).toMatchObject({ goods: [0, 0, 0, 0, 0], grain: 0 });
      expect(table.points(0)).toEqual({ customers: points, total: points });
      const tooLittle = [...goods].map((good) => ({ goods: goods.replace(good, ''), grain }));
      if (grain > 0) tooLittle.push({ goods, grain: grain - 1 });
      for (const player of tooLittle)
        expect(marketDay([player], { stalls: [key] }).open()).not.toContain('serve 1');
    },
  );

  test('VIL-MKT-04 VIL-SET-10 with five stalls the fifth customer is served like the others', () => {
    const stalls = ['C18', 'C01', 'C04', 'C20', 'C23'];
    const table = marketDay([{ goods: 'o' }], { seats: 4, stalls });
    expect(table.open()).toEqual(['serve 5', 'pass']);
    table.choose('serve 5');
    expect(table.changed()).toMatchObject({ '0 customers': 'C23', stalls: 'C18 C01 C04 C20 C02' });
  });

  test('VIL-MKT-08 the first sale of the caller is free, every other costs 1 green and 1 time', () => {
    const players = [
      { goods: 'hps', grain: 1, cubes: 'pp' },
      { grain: 3, cubes: 'p' },
    ];
    const table = marketDay(players);
    table.choose('serve 1');
    expect(table.changed()).toEqual({ stalls: '- C01 C04 - -', '0 goods': 's', '0 customers': 'C18' });
    expect(table.asked()).toBe('1 market');
    table.choose('serve 2');
    expect(table.changed()).toEqual({
      stalls: '- - C04 - -',
      '1 grain': 0,
      '1 cubes': '',
      '1 life': 1,
      'supply persuasion': 31,
      '1 customers': 'C01',
    });
    expect(table.asked()).toBe('0 market');
    table.choose('serve 3');
    expect(table.changed()).toMatchObject({ '0 cubes': 'sp', '0 life': 1, '0 goods': '', '0 grain': 0 });
  });

  test('VIL-MKT-08 VIL-MKT-09 without a green cube or a coin the sale is closed', () => {
    const table = marketDay([{ grain: 3 }, { goods: 'hps', grain: 1, cubes: 's' }]);
    table.choose('serve 2');
    expect(table.asked()).toBe('0 endTurn');
    const short = marketDay(
      [
        { goods: 'hps', grain: 1 },
        { grain: 3, cubes: 'p' },
      ],
      { stalls: ['C18', 'C01', 'C04'] },
    );
    short.choose('serve 1', 'serve 2');
    expect(short.asked()).toBe('0 endTurn');
    expect(short.told().filter((what) => what === 'passed')).toHaveLength(2);
  });

  test('VIL-MKT-08 the reason names the missing green cube', () => {
    // The coin goes to the Beggar or to the fee, not to both.
    const stalls = ['P02', 'C01', 'C04'];
    const table = marketDay([{ grain: 3 }, { coins: 2, grain: 1, goods: 's' }], {
      options: { promos: true },
      stalls,
    });
    table.choose('serve 2');
    expect(table.asked()).toBe('1 market');
    expect(table.refused('serve 1')).toEqual({ reason: 'noGreenForSale', rule: 'VIL-MKT-08', details: {} });
    expect(table.open()).toEqual(['serve 3', 'pass']);
  });

  test('VIL-MKT-09 who passes is out for the rest of the day, in again the next time', () => {
    const players = [
      { goods: 'hps', grain: 4, cubes: 'ppp' },
      { grain: 5, cubes: 'pp' },
    ];
    const table = marketDay(players);
    table.choose('serve 1', 'pass');
    expect(table.asked()).toBe('0 market');
    table.choose('serve 3');
    // Seat 1 could serve the last one, but is out.
    expect(table.asked()).toBe('0 market');
    table.choose('serve 2');
    expect(table.asked()).toBe('0 endTurn');
  });

  test('VIL-MKT-09 whoever passed is in again on the next market day', () => {
    const players = [
      { goods: 'hp', grain: 3, cubes: 'kkk' },
      { grain: 3, cubes: 'p' },
    ];
    const table = marketDay(players, { spaces: { market: 's', grain: 'ss' } });
    table.choose('serve 1', 'pass', 'end');
    table.take('grain skill').choose('end', 'well', 'choose market');
    expect(table.asked()).toBe('0 market');
    table.choose('pass');
    expect(table.asked()).toBe('1 market');
    table.choose('serve 2');
    expect(table.player(1).customers).toHaveLength(1);
  });

  test('VIL-MKT-10 the caller may pass first; the others still pay', () => {
    const table = marketDay([{ grain: 3 }, { grain: 3, cubes: 'pp' }]);
    table.choose('pass');
    expect(table.asked()).toBe('1 market');
    table.changed();
    table.choose('serve 2');
    expect(table.changed()).toMatchObject({ '1 cubes': 'p', '1 life': 1 });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('VIL-MKT-11 a new pass begins with the caller among those still in', () => {
    const rich = { goods: 'hhhhooppss', grain: 5, cubes: 'ppp' };
    const players = [rich, rich, rich];
    const table = marketDay(players, { seats: 3, stalls: ['C18', 'C01', 'C20', 'C23'], turn: 2, start: 2 });
    expect(table.asked()).toBe('2 market');
    table.choose('serve 1');
    expect(table.asked()).toBe('0 market');
    table.choose('pass');
    expect(table.asked()).toBe('1 market');
    table.choose('serve 2');
    expect(table.asked()).toBe('2 market');
    table.choose('serve 3');
    expect(table.asked()).toBe('1 market');
  });

  test('VIL-MKT-12 it ends when all are served or everybody has passed', () => {
    const rich = { goods: 'hhps', grain: 5, cubes: 'ppp' };
    const served = marketDay([rich, rich]);
    served.choose('serve 1', 'serve 2', 'serve 3');
    expect(served.asked()).toBe('0 endTurn');
    expect(served.told()).not.toContain('passed');
    const passed = marketDay([rich, rich]);
    passed.choose('pass', 'pass');
    expect(passed.asked()).toBe('0 endTurn');
  });

  test('VIL-MKT-13 VIL-MKT-14 the queue moves up to the empty stalls from the first on, and is filled', () => {
    const table = marketDay([{ goods: 'hp' }], {
      queue: ['C20', 'C21', 'C22', 'C23', 'C24'],
      pile: ['C02', 'C03'],
    });
    table.choose('serve 1');
    expect(table.changed()).toMatchObject({
      stalls: 'C20 C01 C04 - -',
      queue: 'C21 C22 C23 C24 C02',
      pile: 15,
    });
    const two = marketDay([{ goods: 'hps', grain: 1, cubes: 'p' }], {
      queue: ['C20', 'C21', 'C22', 'C23', 'C24'],
      pile: ['C02', 'C03'],
    });
    two.choose('serve 3');
    two.choose('serve 1');
    expect(two.changed()).toMatchObject({
      stalls: 'C20 C01 C21 - -',
      queue: 'C22 C23 C24 C02 C03',
      pile: 14,
    });
  });

  test('VIL-MKT-15 if nobody is served everything stays', () => {
    const table = marketDay([{ grain: 3 }]);
    table.choose('pass');
    expect(table.changed()).toEqual({});
    expect(table.told()).not.toContain('customerCame');
  });

  test('VIL-MKT-16 without further tiles places stay empty, and a market day can still be called', () => {
    const table = marketDay([{ goods: 'hp' }], {
      soldOut: true,
      stalls: ['C18'],
      players: [{ goods: 'hp' }, {}],
    });
    table.choose('serve 1');
    expect(table.changed()).toMatchObject({ stalls: '- - - - -' });
    expect(table.s.queue).toEqual([-1, -1, -1, -1, -1]);
    expect(table.told()).not.toContain('customerMoved');
    const empty = at(position({ soldOut: true }));
    empty.choose('cube market persuasion');
    expect(empty.told()).toContain('marketCalled');
    expect(empty.asked()).toBe('0 endTurn');
    const short = marketDay([{ goods: 'hps', grain: 1, cubes: 'p' }], {
      soldOut: true,
      stalls: ['C18', 'C01', 'C04'],
      queue: ['C20'],
    });
    short.choose('serve 1', 'serve 3');
    expect(short.changed()).toMatchObject({ stalls: 'C20 C01 - - -', queue: '- - - - -' });
  });

  test('VIL-MKT-17 nobody moves up during the day', () => {
    const table = marketDay([{ goods: 'hps', grain: 1, cubes: 'p' }]);
    table.choose('serve 1');
    expect(table.changed()).toMatchObject({ stalls: '- C01 C04 - -' });
    expect(table.s.customerPile).toHaveLength(16);
  });

  test('VIL-MKT-18 VIL-DEATH-03 a quill crossed by a sale kills at once, before the next one acts', () => {
    const rich = { goods: 'hhps', grain: 5, cubes: 'ppp' };
    const table = marketDay([rich, { ...rich, life: 9, members: { smithy: '1' } }]);
    table.choose('serve 1', 'serve 2');
    expect(table.asked()).toBe('1 death');
    table.choose('dies smithy');
    expect(table.family(1)).toEqual({ farm: '111', 'dead crafts': '1' });
    expect(table.asked()).toBe('0 market');
  });

  test('VIL-MKT-19 VIL-COIN-03 a coin instead of the green cube', () => {
    const table = marketDay([{}, { grain: 3, coins: 1 }]);
    table.changed();
    table.choose('serve 2');
    expect(table.changed()).toMatchObject({ '1 coins': 0, '1 grain': 0, '1 customers': 'C01' });
    const choice = marketDay([{}, { grain: 3, coins: 1, cubes: 'p' }]);
    choice.choose('serve 2');
    expect(choice.asked()).toBe('1 pay');
    expect(choice.open()).toEqual(['pay 1p', 'pay coins']);
  });

  test("VIL-MKT-20 the caller's plague death waits for the end of the turn, after the market day", () => {
    const player = { goods: 'hp', life: 8, members: { smithy: '1' } };
    const table = at(
      position({
        spaces: { market: 'x', grain: 's' },
        stalls: ['C18'],
        players: [player, { grain: 3, cubes: 'p' }],
      }),
    );
    table.choose('cube market plague');
    expect(table.changed()).toMatchObject({ '0 life': 0, '0 deaths': 1 });
    expect(table.asked()).toBe('0 market');
    table.choose('serve 1');
    expect(table.asked()).toBe('1 market');
    table.choose('pass');
    expect(table.asked()).toBe('0 death');
    expect(table.told().indexOf('marketCalled')).toBeLessThan(table.told().indexOf('customerCame'));
    table.choose('dies smithy');
    expect(table.asked()).toBe('0 endTurn');
  });
});
