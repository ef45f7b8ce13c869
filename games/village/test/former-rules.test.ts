import { describe, expect, test } from 'vitest';
import { village } from './all.ts';
import { type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

/* Whole records of version 2 are replayed by table/test/old-records.test.ts. */

const unasked = (table: Table, version = 2): string | null => {
  const action = village.formerly?.unasked(version, table.s, village.turnOf(table.s)) ?? null;
  return action === null ? null : village.notate(action);
};

describe('what version 7 did by itself', () => {
  test('VIL-SOLO-10 the Noblewoman did not think of the ring that the Councilman takes', () => {
    const market = (seat: SeatPosition): Table =>
      at(
        position({
          seats: 1,
          options: { inn: 'front', port: true },
          spaces: { market: 'p', grain: 's' },
          players: [{ hand: ['noblewoman', 'councilman'], members: { council1: '1' }, ...seat }],
        }),
      ).choose('cube market persuasion');
    const table = market({});
    expect(table.asked()).toBe('0 cards');
    expect([5, 6, 7, 8].map((version) => unasked(table, version))).toEqual(['done', 'done', 'done', null]);
    expect(unasked(market({ coins: 1 }), 7)).toBeNull();
    expect(unasked(market({ chests: ['four1'] }), 7)).toBeNull();
  });
});

describe('what version 6 did by itself', () => {
  test('VIL-PORT-RET-05 the Noblewoman opened no moment where the price of the card had to come first', () => {
    const market = (seat: SeatPosition): Table =>
      at(
        position({
          options: { inn: 'front', port: true },
          spaces: { market: 'p', grain: 's' },
          players: [{}, { hand: ['noblewoman'], chests: ['four1'], ...seat }],
        }),
      ).choose('cube market persuasion');
    const table = market({});
    expect(table.asked()).toBe('1 cards');
    expect([5, 6, 7].map((version) => unasked(table, version))).toEqual(['done', 'done', null]);
    expect(unasked(market({ coins: 1 }), 6)).toBeNull();
    expect(unasked(market({ hand: ['marketCrier'] }), 6)).toBeNull();
  });
});

describe('what version 5 did by itself', () => {
  test('VIL-CARD-NOBLEWOMAN-05 the Noblewoman opened no moment', () => {
    const market = (hand: string[]): Table =>
      at(
        position({
          options: { inn: 'front' },
          spaces: { market: 'p', grain: 's' },
          players: [{}, { hand, coins: 1, goods: 'bb' }],
        }),
      ).choose('cube market persuasion');
    const table = market(['noblewoman']);
    expect(table.asked()).toBe('1 cards');
    expect([4, 5, 6].map((version) => unasked(table, version))).toEqual(['done', 'done', null]);
    expect(unasked(market(['noblewoman', 'marketCrier']), 5)).toBeNull();
    table.choose('done', 'pass');
    expect([table.asked(), unasked(table, 5)]).toEqual(['1 cards', 'done']);
  });
});

describe('up to version 6', () => {
  const pinks = [
    { at: 'bliss', one: [0, 0], other: 'pink' },
    { at: 'bliss', one: [0, 1], other: 'pink' },
  ] as const;

  test.each(['feed bliss 1', 'cube family skill, recall bliss 1', 'cube grain plague, decline, dies bliss'])(
    'VIL-MAR-WED-05 pink partners were all the same: %s',
    (moves) => {
      const table = at(
        position({
          options: { marriage: 'front' },
          round: 2,
          spaces: { family: 's', grain: 'x' },
          players: [{ members: { bliss: '11' }, bread: 1, life: 9 }],
          couples: pinks,
        }),
      ).choose(...moves.split(', '));
      expect(table.asked()).toBe('0 spouse');
      expect([4, 5, 6, 7].map((version) => unasked(table, version))).toEqual([
        ...['spouse 1', 'spouse 1', 'spouse 1'],
        null,
      ]);
    },
  );

  test('VIL-GOAL-06 nobody was asked before the ring goes back', () => {
    const hers = { members: { council4: '1' }, goals: ['writer', 'secretary'] };
    const table = at(
      position({
        options: { inn: 'front', goals: true, revealGoals: 'byHand' },
        ring: 0,
        spaces: { grain: 's' },
        players: [hers],
      }),
    ).choose('cube grain skill', 'decline', 'end');
    expect(table.asked()).toBe('0 goals');
    expect([4, 5, 6, 7].map((version) => unasked(table, version))).toEqual(['done', 'done', 'done', null]);
  });
});

describe('who got bread up to version 5', () => {
  test('VIL-MAR-BREAD-02 the first of equal members, whoever the partners were', () => {
    const players = [{ members: { bliss: '11' }, bread: 1 }, { members: { bliss: '1' } }];
    const couples = [
      { at: 'bliss', one: [0, 0], other: 'pink' },
      { at: 'bliss', one: [0, 1], other: [1, 0] },
    ] as const;
    const options = { marriage: 'front' };
    const table = at(position({ options, round: 2, spaces: { family: 's', grain: 'k' }, players, couples }));
    table.choose('feed bliss 1');
    expect([4, 5, 6].map((version) => unasked(table, version))).toEqual(['spouse 1', 'spouse 1', null]);
    const recalled = at(position({ options, round: 2, spaces: { family: 's' }, players, couples }));
    recalled.choose('cube family skill', 'recall bliss 1');
    expect([recalled.asked(), unasked(recalled, 5)]).toEqual(['0 spouse', null]);
  });
});

describe('before scoring, up to version 5', () => {
  test.each<[string, string | null]>([
    ['auto', 'done'],
    ['byHand', null],
  ])(
    'VIL-MAR-BREAD-02 whoever had bread and goals that reveal themselves (%s) was not asked',
    (reveal, move) => {
      const seat = { members: { farm: '11111222', church4: '3' }, bread: 1, goals: ['acolyte'] };
      const wanted: Position = {
        options: { marriage: 'front', goals: true, revealGoals: reveal },
        turn: 1,
        spaces: { family: 's' },
        players: [{ members: { grave: '111' } }, seat],
        ending: { by: 0, last: [] },
      };
      const table = at(position(wanted)).take('family skill').choose('end');
      expect([table.asked(), unasked(table, 5)]).toEqual(['1 goals', move]);
    },
  );
});

describe('what version 4 did by itself', () => {
  const options = { inn: 'front', port: true };

  test('VIL-PORT-RET-05 a chest of a seat that wanted no cards was not asked about', () => {
    const help = { hand: ['marketCrier', 'father'], chests: ['four1'], coins: 0 };
    const wanted: Position = {
      options,
      spaces: { market: 'p', grain: 's' },
      stalls: ['C20', 'C23', 'C01'],
      players: [{ goods: 'o' }, { ...help, goods: 'h' }],
    };
    const market = at(position(wanted)).choose('cube market persuasion', 'noCards', 'serve 2');
    expect([unasked(market, 4), unasked(market, 5)]).toEqual(['pass', null]);
    market.choose('openChest 1');
    expect(unasked(market, 4)).toBeNull();
    const players = [{ ...help, members: { bag: '1' } }];
    const mass = at(position({ options, spaces: { grain: 's' }, players }));
    mass.choose('cube grain skill', 'decline', 'end', 'noCards');
    expect([unasked(mass, 4), unasked(mass, 5)]).toEqual(['done', null]);
  });

  test('VIL-CARD-GEN-06 a market day ended without a moment if no customer was left', () => {
    const table = at(
      position({
        options: { inn: 'front' },
        spaces: { market: 'p', grain: 's' },
        stalls: ['C20'],
        soldOut: true,
        players: [{ goods: 'h' }, { hand: ['blacksmith'] }],
      }),
    ).choose('cube market persuasion', 'serve 1');
    expect(table.asked()).toBe('1 cards');
    expect([unasked(table, 4), unasked(table, 5)]).toEqual(['done', null]);
  });
});

describe('what version 2 did by itself', () => {
  const BY_HAND = { goals: true, revealGoals: 'byHand' };

  test.each<[string, number, string | null]>([
    ['a goal that is fulfilled', 7, null],
    ['a goal that is not', 6, 'done'],
  ])('VIL-GOAL-10 before scoring it asked only for %s', (_name, coins, move) => {
    const players = [{ members: { grave: '1111' } }, { coins, goals: ['aristocrat'] }, {}];
    const wanted: Position = {
      seats: 3,
      turn: 1,
      options: BY_HAND,
      spaces: { family: 's' },
      players,
      ending: { by: 0, last: [] },
    };
    const table = at(position(wanted)).take('family skill').choose('end');
    expect(table.asked()).toBe('1 goals');
    expect(unasked(table)).toBe(move);
    expect(unasked(table, 3)).toBeNull();
  });

  test.each<[string, number, string | null]>([
    ['a goal that is fulfilled', 7, null],
    ['a goal that is not', 6, 'dies 5'],
  ])('VIL-DEATH-04 before a single death it asked only for %s', (_name, coins, move) => {
    const players = [{ life: 9, members: { smithy: '1', bag: '111' }, coins, goals: ['aristocrat'] }];
    const table = at(position({ options: BY_HAND, spaces: { grain: 'x', family: 's' }, players }));
    table.choose('cube grain plague');
    expect(table.asked()).toBe('0 death');
    expect(unasked(table)).toBe(move);
  });

  test.each<[string, string | null]>([
    ['secretary', null],
    ['saint', 'giveRing'],
  ])('VIL-SOLO-12 about the ring it asked only with the Secretary: %s', (gold, move) => {
    const players = [{ goals: ['writer', gold], coins: 1 }];
    const spaces = { crafts: 'p', grain: 's' };
    const table = at(position({ seats: 1, ring: 0, options: { goals: true }, spaces, players }));
    table.choose('cube crafts persuasion', 'order scroll');
    expect(unasked(table)).toBe(move);
  });

  test('wrote two options as the last fields of a state; today they stand among the options', () => {
    const s = position({ options: BY_HAND });
    const written = village.formerly?.written(2, s, BY_HAND) ?? {};
    expect(Object.keys(written).slice(-3)).toEqual(['conny', 'autoReveal', 'connyRolls']);
    expect(written).toMatchObject({ autoReveal: false, connyRolls: false });
    expect(written).not.toHaveProperty('options');
    expect(village.formerly?.written(4, s, BY_HAND)).toBe(s);
  });
});
