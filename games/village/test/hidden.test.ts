import { rngFromSeed } from '@spielstube/engine';
import { describe, expect, test } from 'vitest';
import { LIFE_GOALS } from '../data/goals.ts';
import { VILLAGERS } from '../data/inn.ts';
import type { Village } from '../rules/state.ts';
import { village } from './all.ts';
import { expectCensus } from './census.ts';
import { goalFrom } from './names.ts';
import { type Position, position } from './position.ts';
import { playOut } from './random-game.ts';
import { at } from './table.ts';

describe('what a seat sees', () => {
  test('VIL-SET-09 VIL-SEED-06 neither the customers to come nor the luck to come', () => {
    const s = position({});
    for (const viewer of [0, 1, null]) {
      const seen = village.view(s, viewer);
      expect(seen.rng).toEqual([0, 0, 0, 0]);
      expect(seen.customerPile).toEqual(s.customerPile.map(() => -2));
    }
  });
});

describe('what a seat may imagine', () => {
  /** Twenty tables that fit what a seat sees. */
  const imagined = (wanted: Position, seat = 0): Village[] => {
    const seen = village.view(position(wanted), seat);
    return Array.from({ length: 20 }, (_, n) => village.imagine(seen, seat, rngFromSeed(`imagine ${n}`)));
  };

  const PROMOS: Position = { options: { promos: true } };
  const EIGHT = ['P01', 'P02', 'C01', 'C02', 'C03', 'C04', 'C05', 'C06'];
  test.each<[string, Position]>([
    ['the base game', { players: [{ customers: ['C02'] }, { customers: ['C03', 'C05'] }] }],
    ['VIL-PROMO-01 with promo customers', { ...PROMOS, stalls: ['P01'] }],
    ['VIL-SOLO-42 with customers of Conny', { seats: 1, conny: { customers: ['C02', 'C18'] } }],
    ['VIL-PROMO-01 with promos, eight of them served', { ...PROMOS, players: [{ customers: EIGHT }] }],
    [
      'VIL-PROMO-12 with promos, eight of them with Conny',
      { ...PROMOS, seats: 1, conny: { customers: EIGHT } },
    ],
  ])('VIL-SET-09 every customer exactly once, in another order each time: %s', (_name, wanted) => {
    const piles = new Set<string>();
    for (const s of imagined(wanted)) {
      expectCensus(s);
      piles.add(s.customerPile.join());
    }
    expect(piles.size).toBe(20);
  });

  test('VIL-CARD-GEN-14 every card that was bought unseen: the own ones as they are, the others by their price', () => {
    const [own, theirs] = [['farmersWife', 'mayor'], ['medicus']];
    const wanted: Position = { options: { inn: 'front' }, players: [{ secrets: own }, { secrets: theirs }] };
    const guessed = new Set<number>();
    for (const s of imagined(wanted)) {
      expectCensus(s);
      const [mine, other] = s.inn?.secrets ?? [];
      expect(mine.map((card) => VILLAGERS[card].key)).toEqual(own);
      expect(other.map((card) => VILLAGERS[card].beer)).toEqual([2]);
      for (const card of other) guessed.add(card);
    }
    expect(guessed.size).toBeGreaterThan(2);
  });

  test("VIL-GOAL-04 VIL-GOAL-05 the others' goals: a silver and a gold one, none that is known, none twice", () => {
    const wanted: Position = {
      seats: 3,
      options: { goals: true, revealGoals: 'byHand' },
      players: [
        { goals: ['writer', 'saint'] },
        { goals: ['farmer', 'master'] },
        { goals: ['historian'], revealed: ['knight'] },
      ],
    };
    const seen = new Set<number>();
    for (const s of imagined(wanted)) {
      expect(s.players[0].goals).toEqual(['writer', 'saint'].map(goalFrom));
      const others = [...s.players[1].goals, ...s.players[2].goals];
      expect(others.map((goal) => LIFE_GOALS[goal].silver)).toEqual([true, false, false]);
      const all = [...s.players[0].goals, ...others, goalFrom('knight')];
      expect(new Set(all).size).toBe(all.length);
      for (const goal of others) seen.add(goal);
    }
    // Any of the six other silver ones and of the six other gold ones.
    expect(seen.size).toBeGreaterThan(9);
  });

  test('VIL-SOLO-07 VIL-SOLO-34 one quill in each set: under any tile face down, or where it was turned', () => {
    const conny = { quills: [1, 6], turned: [0, 6] } as const;
    const sets = imagined({ seats: 1, conny }).map((s) => (s.conny?.fate ?? []).join(' '));
    expect([...new Set(sets)].sort()).toEqual(['2 0 1 -1 -1 0 3 0 -1 -1', '2 1 0 -1 -1 0 3 0 -1 -1']);
  });
});

describe('a copy', () => {
  test.each<[string, Position, string[]]>([
    [
      'in a market day',
      { seats: 3, stalls: ['C01'], players: [{ grain: 3 }, { grain: 3, cubes: 'p' }] },
      ['cube market persuasion', 'pass'],
    ],
    [
      'with a death to come',
      { spaces: { grain: 'x', family: 's' }, players: [{ life: 9 }] },
      ['cube grain plague'],
    ],
    [
      'in the last turns',
      { seats: 3, turn: 1, players: [{ members: { grave: '1111' } }], ending: { by: 0, last: [2] } },
      [],
    ],
    [
      'with Conny',
      { seats: 1, options: { goals: true }, conny: { tray: 'kp', last: 4, turned: [5] } },
      ['cube grain skill'],
    ],
  ])('is the same and shares nothing: %s', (_name, wanted, moves) => {
    const { s } = at(position(wanted)).choose(...moves);
    const before = JSON.stringify(s);
    const copy = village.copy(s);
    expect(JSON.stringify(copy)).toBe(before);
    playOut(copy, 1);
    expect(JSON.stringify(s)).toBe(before);
  });
});
