import { type Options, rngFromSeed } from '@spielstube/engine';
import { describe, expect, test } from 'vitest';
import { village } from './all.ts';
import { expectCensus } from './census.ts';
import { customerKeys } from './names.ts';
import { type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

/** The market day of a seat, with these customers at the stalls. */
const promo = (stalls: readonly string[], players: readonly SeatPosition[], more: Position = {}): Table => {
  const wanted: Position = {
    options: { promos: true },
    spaces: { market: 's', grain: 's' },
    stalls,
    players,
    ...more,
  };
  const table = at(position(wanted)).choose('cube market skill');
  table.changed();
  return table;
};

describe('promo customers', () => {
  test('VIL-PROMO-01 eight more tiles are shuffled in', () => {
    const s = position({ options: { promos: true } });
    expect(s.stalls.concat(s.queue, s.customerPile).filter((tile) => tile >= 24)).toHaveLength(8);
    expect(position({}).customerPile.filter((tile) => tile >= 24)).toEqual([]);
  });

  test.each<[string[], string[]]>([
    [[], ['P01', 'P02', 'P03', 'P04', 'P05', 'P06', 'P07', 'P08']],
    [
      ['P01', 'P04', 'P08'],
      ['P02', 'P03', 'P05', 'P06', 'P07'],
    ],
    [['P01', 'P02', 'P03', 'P04', 'P05', 'P06', 'P07'], ['P08']],
    [['P01', 'P02', 'P03', 'P04', 'P05', 'P06', 'P07', 'P08'], []],
  ])('VIL-PROMO-01 any selection: without %j there are %j', (without, left) => {
    const switches = Object.fromEntries(without.map((key) => [`promo${key}`, false]));
    const s = position({ options: { promos: true, ...switches } });
    const tiles = [...s.stalls, ...s.queue, ...s.customerPile].sort((a, b) => a - b);
    expect(customerKeys(tiles.filter((tile) => tile >= 24))).toBe(left.join(' '));
    expect(tiles.filter((tile) => tile >= 0 && tile < 24)).toHaveLength(24);
    expectCensus(village.imagine(village.view(s, 0), 0, rngFromSeed('selection')));
  });

  test('VIL-PROMO-01 a selection means nothing without promo customers', () => {
    expect(() => village.setup(2, { promoP02: false }, 'x')).toThrow(
      'option "promoP02" of village means nothing at this table',
    );
  });

  test("VIL-PROMO-01 VIL-SOLO-12 without the Council's Guest nothing speaks for keeping the ring", () => {
    const beggar = (options: Options): Table =>
      at(
        position({
          seats: 1,
          ring: 0,
          options: { promos: true, ...options },
          spaces: { market: 'p', grain: 's' },
          stalls: ['P02', 'C01', 'C20'],
          players: [{ coins: 3 }],
        }),
      ).choose('cube market persuasion', 'serve 1');
    expect(beggar({}).asked()).toBe('0 ringOrCoin');
    expect(beggar({ promoP03: false }).s.nextStart).toBe(-2);
  });

  test('VIL-PROMO-02 the Friendly Customer wants nothing, but a later sale its fee', () => {
    const table = promo(['P01', 'C01', 'C04'], [{ grain: 3 }, { cubes: 'p' }]);
    table.choose('serve 2').changed();
    table.choose('serve 1');
    expect(table.changed()).toMatchObject({ '1 cubes': '', '1 life': 1, '1 customers': 'P01' });
    const first = promo(['P01', 'C01', 'C04'], [{}]);
    first.choose('serve 1');
    expect(first.changed()).toMatchObject({ '0 customers': 'P01' });
    expect(first.player(0).life).toBe(0);
    const broke = promo(['P01', 'C01', 'C04'], [{ grain: 3 }, {}]);
    broke.choose('serve 2');
    expect(broke.asked()).toBe('0 endTurn');
  });

  test('VIL-PROMO-03 the Beggar takes two coins, and cubes do not help', () => {
    const table = promo(['P02', 'C01', 'C04'], [{ coins: 3 }]);
    table.choose('serve 1');
    expect(table.changed()).toMatchObject({ '0 coins': 1, '0 customers': 'P02' });
    const poor = promo(['P02', 'C01', 'C04'], [{ coins: 1, cubes: 'spfk', grain: 3 }]);
    expect(poor.refused('serve 1').details).toMatchObject({ coins: 1 });
  });

  test("VIL-PROMO-04 VIL-PROMO-05 the Council's Guest sends the ring back, and it can be taken again", () => {
    const table = promo(['P03', 'C01', 'C04'], [{ grain: 3 }, { members: { council1: '1' } }], { ring: 0 });
    table.choose('serve 1');
    expect(table.changed()).toMatchObject({ ring: 'council', '0 customers': 'P03' });
    const others = promo(['P03', 'C01', 'C04'], [{ grain: 3 }], { ring: 1 });
    expect(others.refused('serve 1').details).toMatchObject({ ring: 1 });
    const again = at(
      position({
        options: { promos: true },
        stalls: ['P03'],
        ring: 0,
        spaces: { market: 's', council: 'f' },
        players: [{}, { members: { council1: '1' } }],
      }),
    );
    again.choose('cube market skill', 'serve 1', 'end', 'cube council faith', 'privilege 1');
    expect(again.s.nextStart).toBe(1);
  });

  test('VIL-PROMO-05 VIL-NEW-02 if nobody takes it again the starting player stays', () => {
    const wanted: Position = {
      options: { promos: true },
      stalls: ['P03'],
      ring: 1,
      turn: 1,
      spaces: { market: 's' },
    };
    const table = at(position(wanted)).choose('cube market skill', 'serve 1', 'end');
    expect([table.s.round, table.s.startPlayer, table.asked()]).toEqual([2, 0, '0 turn']);
  });

  test('VIL-PROMO-06 the Chatty Customer costs two green cubes, a later sale a third one', () => {
    const first = promo(['P04', 'C01', 'C04'], [{ cubes: 'pp' }]);
    first.choose('serve 1');
    expect(first.changed()).toMatchObject({ '0 cubes': 's', '0 customers': 'P04' });
    const later = promo(['P04', 'C01', 'C04'], [{}, { cubes: 'ppp' }]);
    later.changed();
    later.choose('serve 1');
    expect(later.changed()).toMatchObject({ '1 cubes': '', '1 life': 1 });
    const two = promo(['P04', 'C01', 'C04'], [{ grain: 3 }, { cubes: 'pp', goods: 's', grain: 1 }]);
    two.choose('serve 2');
    expect(two.refused('serve 1').reason).toBe('noGreenForSale');
    const coins = promo(['P04', 'C01', 'C04'], [{ cubes: 'p', coins: 1 }]);
    coins.choose('serve 1');
    expect(coins.changed()).toMatchObject({ '0 cubes': 's', '0 coins': 0 });
    const one = promo(['P04', 'C01', 'C04'], [{ cubes: 'p', grain: 3 }]);
    expect(one.refused('serve 1').details).toMatchObject({ persuasion: 1 });
  });

  test.each([
    [['P05'], 2],
    [['P05', 'C01'], 2 + 3 + 1],
    [['P05', 'C01', 'C04'], 2 + 3 + 3 + 1],
    [['P05', 'C01', 'C04', 'P02'], 2 + 3 + 3 + 5 + 2],
  ])('VIL-PROMO-07 the Regular: with %j the customers are worth %i', (customers, points) => {
    const table = at(position({ options: { promos: true }, players: [{ customers }] }));
    expect(table.points(0).customers).toBe(points);
  });

  test.each([
    ['VIL-PROMO-02', 'P01', 2],
    ['VIL-PROMO-03', 'P02', 5],
    ['VIL-PROMO-04', 'P03', 4],
    ['VIL-PROMO-06', 'P04', 3],
    ['VIL-PROMO-07', 'P05', 2],
    ['VIL-PROMO-08', 'P06', 6],
    ['VIL-PROMO-08', 'P07', 6],
    ['VIL-PROMO-08', 'P08', 7],
  ])('%s VIL-SCORE-05 %s alone is worth %i', (_id, key, points) => {
    const table = at(position({ options: { promos: true }, players: [{ customers: [key] }] }));
    expect(table.points(0).customers).toBe(points);
  });

  test('VIL-PROMO-08 the three others are ordinary', () => {
    const table = promo(['P06', 'P07', 'P08'], [{ goods: 'hh' }, { goods: 'pp', cubes: 'p' }]);
    expect(table.open()).toEqual(['serve 1', 'pass']);
    table.choose('serve 1', 'serve 2');
    expect([table.points(0).customers, table.points(1).customers]).toEqual([6, 6]);
    expect(promo(['P06', 'P07', 'P08'], [{ goods: 'ho' }]).open()).toEqual(['serve 3', 'pass']);
  });
});
