import { describe, expect, test } from 'vitest';
import { COPIES, JOB_KEYS, NOTHING, SIGNPOSTS, SUIT } from '../data/jobs.ts';
import { LEATHER, SPECIAL, WOOL } from '../data/suits.ts';
import { villagers } from '../index.ts';
import { isHidden, jobOf, suitOf } from '../rules/knowledge.ts';
import { copiesInGame } from '../rules/setup.ts';
import type { Villagers } from '../rules/state.ts';
import { expectCensus } from './census.ts';
import { at, cardWords, sitAt, villageWords } from './table.ts';

const ALL = { support: true, profiteers: true, development: true };
const allCards = (s: Villagers): number[] =>
  [...s.stacks.flat(), ...s.drawPile, ...s.players.flatMap(({ hand }) => hand)].map(jobOf);

describe('the set-up', () => {
  test('VRS-SET-01 is for two to four, and alone against the Countess', () => {
    expect(villagers.seats).toEqual([1, 2, 3, 4]);
    expect(() => villagers.setup(5, {}, 'five')).toThrow('not for 5');
  });

  test.each([
    [2, 4, 46],
    [3, 6, 29],
    [4, 8, 26],
  ])(
    'VRS-SET-09, VRS-SET-10, VRS-SET-12, VRS-SET-13, VRS-SET-05, VRS-SET-06 with %i: six stacks of %i, a draw pile of %i',
    (seats, stack, pile) => {
      const s = villagers.setup(seats, {}, 'set-up');
      expectCensus(s);
      expect(s.stacks.map(({ length }) => length)).toEqual([stack, stack, stack, stack, stack, stack]);
      expect(s.drawPile).toHaveLength(pile);
      expect(s.discard).toEqual([]);
      for (const player of s.players) {
        expect(player.hand).toHaveLength(5);
        expect(player.gold).toBe(8);
        expect(villageWords(player.village)).toBe('founders');
      }
    },
  );

  test('VRS-SET-02, VRS-SET-03 six signposts lie on the road in any order, without coins', () => {
    const orders = new Set<string>();
    for (let n = 0; n < 20; n++) {
      const s = villagers.setup(2, {}, `road ${n}`);
      const names = s.road.map((job) => JOB_KEYS[job]);
      expect(names.toSorted()).toEqual([
        'blacksmith',
        'carpenter',
        'hunter',
        'swineherd',
        'thatcher',
        'wattler',
      ]);
      expect(s.coins).toEqual([0, 0, 0, 0, 0, 0]);
      orders.add(names.join());
    }
    expect(orders.size).toBeGreaterThan(15);
    expect(SIGNPOSTS.reduce((all, one) => all + one, 0)).toBe(6);
  });

  test('VRS-SET-04 ten basics of each sort lie open', () => {
    expect(villagers.setup(3, {}, 'basics').basics).toEqual([10, 10, 10]);
  });

  test('VRS-SET-07 the start player is drawn by lot or named', () => {
    const starts = new Set(
      Array.from({ length: 30 }, (_, n) => villagers.setup(4, {}, `lot ${n}`).startPlayer),
    );
    expect([...starts].toSorted()).toEqual([0, 1, 2, 3]);
    expect(sitAt(villagers.setup(4, { startPlayer: '3' }, 'named')).asked()).toBe('2 draft');
  });

  test('VRS-SET-08 wool and leather are for four only', () => {
    const suits = (seats: number): number =>
      allCards(villagers.setup(seats, {}, 'suits')).filter((job) => [WOOL, LEATHER].includes(SUIT[job]))
        .length;
    expect([2, 3, 4].map(suits)).toEqual([0, 0, 14]);
  });

  test('VRS-SET-14, VRS-SET-16, VRS-START-05 others see backs: of hands all of them, of piles the top one', () => {
    const s = villagers.setup(2, { startPlayer: '1' }, 'backs');
    const seen = villagers.view(s, 0);
    expect(seen.players[0].hand).toEqual(s.players[0].hand);
    expect(seen.players[1].hand.every(isHidden)).toBe(true);
    expect(seen.players[1].hand.map(suitOf).toSorted()).toEqual(s.players[1].hand.map(suitOf).toSorted());
    expect(cardWords(seen.stacks[0])).toMatch(/^\? \? \? \([a-z]+\)$/);
    expect(suitOf(seen.stacks[0][3])).toBe(suitOf(s.stacks[0][3]));
    expect(seen.drawPile.filter((card) => cardWords([card]) === '?')).toHaveLength(45);
    expect(seen.road).toEqual(s.road);
    expect(seen.discard).toEqual(s.discard);
  });

  test('VRS-SET-15 without padlocks everybody is played free, and no coins are placed', () => {
    const table = at({
      options: { padlocks: false },
      players: [
        { hand: 'cooper fisher smuggler tinner', village: 'lumberjack chandler', gold: 0 },
        { village: 'miner[blacksmith]' },
      ],
    });
    expect(table.refused('play tinner')).toEqual({ reason: 'noPadlocks', rule: 'VRS-SET-15', details: {} });
    table.choose('play cooper', 'play smuggler', 'smuggle 4');
    expect(table.village(0)).toBe('founders lumberjack[cooper] chandler');
    expect(table.village(1)).toBe('founders miner[blacksmith]');
    expect(table.gold()).toEqual([2, 8]);
    expect(table.open()).toContain('swap hayer');
  });

  test('VRS-SET-17, VRS-SUP-01, VRS-PROF-01, VRS-DEV-01 modules in any mix', () => {
    const s = villagers.setup(3, ALL, 'modules');
    expectCensus(s);
    expect(s.drawPile).toHaveLength(29 + 8);
    expect(s.players.map(({ hand }) => hand.length)).toEqual([6, 6, 6]);
    const support = s.players.map(({ hand }) =>
      hand
        .map((card) => JOB_KEYS[jobOf(card)])
        .filter((key) => ['benefactor', 'prophet', 'pigeoneer', 'recruiter', 'nun'].includes(key)),
    );
    expect(support.map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(s.leftOut).toHaveLength(2);
    expect(cardWords(villagers.view(s, 0).leftOut)).toBe('? ?');
    expect(s.developments).toHaveLength(3);
    const directions = new Set(
      Array.from({ length: 60 }, (_, n) => villagers.setup(2, ALL, `developments ${n}`).developments).flatMap(
        (cards) => cards.map((card, n) => `${n} ${Math.floor(card / 4)}`),
      ),
    );
    expect([...directions].toSorted()).toEqual(['0 0', '1 1', '2 2']);
  });

  test('VRS-PROF-01 Profiteers may be anywhere in the deck', () => {
    const where = new Set<string>();
    for (let n = 0; n < 30; n++) {
      const s = villagers.setup(2, { profiteers: true }, `profiteers ${n}`);
      const isOne = (card: number): boolean => JOB_KEYS.indexOf('arkwright') <= jobOf(card);
      if (s.stacks.flat().some(isOne)) where.add('stacks');
      if (s.drawPile.some(isOne)) where.add('draw pile');
      if (s.players.some(({ hand }) => hand.some(isOne))) where.add('hands');
    }
    expect([...where].toSorted()).toEqual(['draw pile', 'hands', 'stacks']);
    const copies = copiesInGame(2, { profiteers: true });
    expect(
      ['arkwright', 'carter', 'alchemist', 'captain', 'wholesaler', 'freelancer'].map(
        (key) => copies[JOB_KEYS.indexOf(key as 'carter')],
      ),
    ).toEqual([1, 1, 1, 1, 2, 2]);
  });

  test('VRS-SOLO-01, VRS-SOLO-02 alone: as for two without special cards, five cards a stack; the Countess has her card and 1 gold', () => {
    const s = villagers.setup(1, {}, 'solo');
    expectCensus(s);
    expect(s.stacks.map(({ length }) => length)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(s.drawPile).toHaveLength(37);
    expect(allCards(s).filter((job) => SUIT[job] === SPECIAL)).toEqual([]);
    expect(s.countess).toMatchObject({ gold: 1, jester: true });
    expect(villageWords(s.countess?.village ?? [])).toBe('countess');
    expect(COPIES[JOB_KEYS.indexOf('countess')]).toBe(0);
    expect(s.held).toBe(NOTHING);
  });
});
