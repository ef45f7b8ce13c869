import { describe, expect, test } from 'vitest';
import { CARD_DIE, type Card } from '../data/cards.ts';
import { burgundy } from '../index.ts';
import type { Burgundy } from '../rules/state.ts';
import { expectCensus } from './census.ts';
import { position } from './position.ts';
import { at } from './table.ts';

const SEEDS = Array.from({ length: 40 }, (_, n) => `seed ${n}`);
const games = (seats: number): Burgundy[] => SEEDS.map((seed) => burgundy.setup(seats, {}, seed));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const distinct = (values: readonly unknown[]): number =>
  new Set(values.map((value) => JSON.stringify(value))).size;
/** A player's six cards as they were dealt, the top one first. */
const dealt = (s: Burgundy, seat: number): Card[] => [
  ...s.players[seat].hand,
  ...[...s.players[seat].pile].reverse(),
];
const allDealt = (s: Burgundy): Card[][] => s.players.map((_, seat) => dealt(s, seat));

describe('seats', () => {
  test('BUR-GEN-01 is for two to four players, and for one against Egon', () => {
    expect(burgundy.seats).toEqual([1, 2, 3, 4]);
    for (const seats of [2, 3, 4]) {
      const s = burgundy.setup(seats, {}, 'x');
      expect(s.players).toHaveLength(seats);
      expect(s.egon).toBeNull();
    }
    expect(burgundy.setup(1, {}, 'x').egon).not.toBeNull();
    expect(() => burgundy.setup(5, {}, 'x')).toThrow('not for 5 seats');
    expect(() => burgundy.setup(0, {}, 'x')).toThrow('not for 0 seats');
  });

  test('BUR-SET-01 everybody starts with nothing planned and nothing built', () => {
    for (const player of burgundy.setup(4, {}, 'x').players) {
      expect(player.projects).toEqual([]);
      expect(player.estate).toEqual([]);
      expect([player.points, player.allSeven, sum(player.sold)]).toEqual([0, 0, 0]);
    }
  });

  test.each([1, 2, 3, 4])(
    'BUR-SET-02 BUR-SET-03 BUR-SET-04 one random good, one random animal, one silver (%i)',
    (seats) => {
      const players = games(seats).flatMap((s) => s.players);
      for (const player of players) {
        expect([sum(player.goods), sum(player.animals), player.silver]).toEqual([1, 1, 1]);
      }
      expect(distinct(players.map((player) => player.goods))).toBe(3);
      expect(distinct(players.map((player) => player.animals))).toBe(4);
    },
  );

  test('BUR-SET-05 everybody sees what lies in a storage', () => {
    const s = position({ players: [{}, { silver: 2, workers: 3, goods: 'LMD', animals: 'SSP' }] });
    for (const viewer of [0, 1, null]) {
      const seen = burgundy.view(s, viewer).players[1];
      expect([seen.silver, seen.workers, seen.goods, seen.animals]).toEqual([2, 3, [1, 1, 1], [2, 0, 0, 1]]);
    }
  });
});

describe('supplies', () => {
  test.each([
    [1, [9, 8], [10, 9]],
    [2, [8, 8], [9, 9]],
    [3, [8, 7], [9, 8]],
    [4, [7, 7], [8, 8]],
  ])('BUR-SET-06 BUR-SET-07 two shuffled stacks of goods and of animals for %i', (seats, goods, animals) => {
    const all = games(seats);
    for (const s of all) {
      expect(s.goodsStacks.map((stack) => stack.length)).toEqual(goods);
      expect(s.animalStacks.map((stack) => stack.length)).toEqual(animals);
      expectCensus(s);
    }
    expect(distinct(all.map((s) => s.goodsStacks))).toBe(SEEDS.length);
    expect(distinct(all.map((s) => s.animalStacks))).toBe(SEEDS.length);
  });

  test('BUR-GEN-04 silver and workers go on when all printed cards are out', () => {
    // 16 silver and 22 workers are printed.
    const rich = { hand: [4, 2], silver: 14, workers: 22, projects: ['MI4a', 'KN2a'] };
    const table = at(position({ players: [rich, { hand: [1, 5], silver: 2 }] }));
    table.choose('play 4', 'place MI4a', 'end');
    table.as(1).choose('play 1', 'silver', 'end');
    table.as(0).choose('play 2', 'place KN2a');
    expect([table.player(0).silver, table.player(1).silver]).toEqual([16, 3]);
    expect(table.player(0).workers).toBe(24);
  });

  test('BUR-GEN-05 points are a counter without limit', () => {
    // The printed cards add up to 22 points.
    const table = at(position({ players: [{ hand: [2, 5], points: 22, projects: ['WT2'] }] }));
    table.choose('play 2', 'place WT2');
    expect(table.player(0).points).toBe(23);
  });

  test('BUR-SET-12 seven bonus cards "1." lie ready, one for each type', () => {
    for (const seats of burgundy.seats) {
      const s = burgundy.setup(seats, {}, 'nobody has one');
      const egonsOwn = seats === 1 ? 1 : -1;
      expect(s.firstTriple).toHaveLength(7);
      expect(s.firstTriple.every((holder) => holder === -1 || holder === egonsOwn)).toBe(true);
    }
    expect(burgundy.setup(2, {}, 'x').firstTriple).toEqual([-1, -1, -1, -1, -1, -1, -1]);
  });

  test.each([
    ['BUR-SET-13', 4, [4, 3, 2, 1]],
    ['BUR-SET-14', 3, [4, 2, 1]],
    ['BUR-SET-15', 2, [3, 1]],
  ])(
    'BUR-SET-13 BUR-SET-14 BUR-SET-15 the cards "All 7 types" (%s: %i players)',
    (_id, seats, fromTheTop) => {
      expect([...burgundy.setup(seats, {}, 'x').allSevenCards].reverse()).toEqual(fromTheTop);
    },
  );
});

describe('start player', () => {
  test('BUR-SET-09 a named seat starts with the start player card, front side up', () => {
    for (const seat of [0, 1, 2]) {
      const s = burgundy.setup(3, { startPlayer: `${seat + 1}` }, 'x');
      expect([s.first, s.startCard, s.startCardBack, burgundy.turnOf(s)]).toEqual([seat, seat, false, seat]);
    }
    expect(() => burgundy.setup(2, { startPlayer: '3' }, 'x')).toThrow('is one of random, 1, 2, not 3');
  });

  test('BUR-SET-09 by default chance decides, and every seat has one', () => {
    expect(new Set(games(4).map((s) => s.first))).toEqual(new Set([0, 1, 2, 3]));
    for (const s of games(4)) expect(s.startCard).toBe(s.first);
  });

  test.each([
    [2, [0, 1]],
    [3, [0, 1, 1]],
    [4, [0, 1, 1, 2]],
  ])('BUR-SET-10 workers in turn order for %i', (seats, workers) => {
    for (let first = 0; first < seats; first++) {
      const s = burgundy.setup(seats, { startPlayer: `${first + 1}` }, 'x');
      expect(workers.map((_, n) => s.players[(first + n) % seats].workers)).toEqual(workers);
    }
  });
});

describe('action cards', () => {
  test('BUR-SET-17 the first phase card is A', () => {
    for (const seats of burgundy.seats) expect(burgundy.setup(seats, {}, 'x').phase).toBe(0);
  });

  test('BUR-SET-18 all 114 cards are shuffled into one pile', () => {
    const all = games(2);
    all.forEach(expectCensus);
    expect(distinct(all.map((s) => s.drawPile))).toBe(SEEDS.length);
    expect(distinct(all.map((s) => dealt(s, 0)))).toBe(SEEDS.length);
  });

  test.each([
    [1, 7, 76],
    [2, 7, 95],
    [3, 10, 86],
    [4, 13, 77],
  ])(
    'BUR-SET-19 BUR-SET-20 six cards for everybody, the display for %i is %i cards',
    (seats, display, left) => {
      for (const s of games(seats)) {
        for (const cards of allDealt(s)) expect(cards).toHaveLength(6);
        expect(sum(s.rows.map((row) => row.length))).toBe(display);
        expect(s.drawPile).toHaveLength(left);
      }
    },
  );

  test('BUR-SET-11 six rows, and each die takes from its own', () => {
    const rows = { 1: ['SH1a'], 2: ['SH1b'], 3: ['SH1c'], 4: ['SH2a'], 5: ['SH2b'], 6: ['SH2c'] };
    for (const [die, [card]] of Object.entries(rows)) {
      const table = at(position({ rows, players: [{ hand: [Number(die)] }] }));
      expect(table.choose(`play ${die}`).openTo('take')).toEqual([`take ${card}`]);
    }
  });

  test.each([
    [2, 1],
    [3, 1],
    [4, 2],
  ])(
    'BUR-SET-21 BUR-SET-22 BUR-SET-23 BUR-SET-24 rows in order first, the last cards by their die (%i players)',
    (seats, inOrder) => {
      const all = games(seats);
      for (const s of all) {
        s.rows.forEach((row, n) => {
          expect(row.length).toBeGreaterThanOrEqual(inOrder);
          for (const card of row.slice(inOrder)) expect(CARD_DIE[card]).toBe(n + 1);
        });
        expect(sum(s.rows.map((row) => row.length - inOrder))).toBe(seats === 3 ? 4 : 1);
      }
      // In order means: whatever die they show. By its die, the last card lies in any of the rows.
      const misfits = all.flatMap((s) =>
        s.rows.flatMap((row, n) => row.slice(0, inOrder).filter((card) => CARD_DIE[card] !== n + 1)),
      );
      expect(misfits.length).toBeGreaterThan(all.length * 3);
      const lengths = all.map((s) => s.rows.map((row) => row.length));
      expect(distinct(lengths)).toBeGreaterThan(4);
    },
  );

  test('BUR-SET-21 BUR-SET-26 the stacks are dealt first, six in one go, then the display from row 1 to 6', () => {
    for (const seed of SEEDS) {
      const two = burgundy.setup(2, { startPlayer: '1' }, seed);
      const three = burgundy.setup(3, { startPlayer: '1' }, seed);
      // The same shuffled pile: what the third player gets lies in the display of the game for two.
      expect(dealt(three, 0)).toEqual(dealt(two, 0));
      expect(dealt(three, 1)).toEqual(dealt(two, 1));
      expect(dealt(three, 2)).toEqual(two.rows.map((row) => row[0]));
    }
  });

  test('BUR-SET-26 the start player is dealt to first', () => {
    const first = burgundy.setup(3, { startPlayer: '1' }, 'x');
    const second = burgundy.setup(3, { startPlayer: '2' }, 'x');
    expect([1, 2, 0].map((seat) => dealt(second, seat))).toEqual(allDealt(first));
    expect(second.rows).toEqual(first.rows);
  });

  test('BUR-SET-25 a row holds any number of cards, and is not refilled', () => {
    const rows = { 3: ['SH1a', 'SH1b', 'SH1c', 'SH2a', 'SH2b'], 5: ['PA1a'] };
    const table = at(position({ rows, players: [{ hand: [3, 5], pile: ['KN1a'] }, { hand: [3, 5] }] }));
    expect(table.choose('play 3').openTo('take')).toHaveLength(5);
    table.choose('take SH1b', 'end').as(1).choose('play 5', 'take PA1a', 'end');
    expect(table.asked()).toBe('0 turn');
    expect(table.changed()).toMatchObject({ 'row 3': 'SH1a SH1c SH2a SH2b', 'row 5': '', round: 2 });
  });

  test('BUR-SET-25 an empty display stays empty until the phase ends', () => {
    const table = at(position({ rows: { 3: ['SH1a'] }, turn: 1, players: [{}, { hand: [3, 5] }] }));
    table.as(1).choose('play 3', 'take SH1a', 'end');
    expect(table.s.round).toBe(2);
    expect(table.s.rows.flat()).toEqual([]);
  });
});
