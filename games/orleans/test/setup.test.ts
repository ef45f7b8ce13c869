import { NOBODY } from '@spielstube/engine';
import { lettersOf } from '@spielstube/engine/testing';
import { describe, expect, test } from 'vitest';
import { CITIZEN_KEYS, CITIZENS } from '../data/citizens.ts';
import { DEED_SPACES } from '../data/deeds.ts';
import { GOOD_KEYS, GOOD_TILES } from '../data/goods.ts';
import { EVENT_KEYS, PILGRIMAGE, ROUNDS } from '../data/hourglass.ts';
import { CITY_KEYS, goodsSpaces, MAP, PATH_KEYS, ROAD } from '../data/map.ts';
import { PROFESSION_KEYS } from '../data/people.ts';
import { SPACES, TILE_CATEGORY } from '../data/places.ts';
import { orleans } from '../index.ts';
import { NOTHING, ON_OFFER, type Orleans } from '../rules/state.ts';
import { sum } from '../rules/supply.ts';
import { KIND_LETTERS } from './names.ts';
import { sitAt } from './table.ts';

const setup = (seats: number, options = {}, seed = 'setup'): Orleans =>
  orleans.setup(seats, { startPlayer: '1', ...options }, seed);
const onPaths = (s: Orleans): number => s.pathGoods.filter((good) => good !== NOTHING).length;
/** The tiles in the order in which they come. */
const comingTiles = (s: Orleans): string[] =>
  [...s.past, ...s.hourglass.toReversed()].map((event) => EVENT_KEYS[event]);

describe('the board', () => {
  test('ORL-SET-01, ORL-SET-02 main board and deeds are there in every game, and all 16 technology tiles', () => {
    for (const seats of orleans.seats) {
      const s = setup(seats);
      expect(s.gears).toBe(16);
      expect(s.deeds).toEqual(DEED_SPACES);
      expect(sum(s.deeds)).toBe(45);
    }
  });

  test('ORL-SET-03, ORL-SET-04 a Pilgrimage comes first; two of them and three of each other event are shuffled', () => {
    const orders = new Set<string>();
    for (let game = 0; game < 20; game++) {
      const s = setup(2, {}, `hourglass ${game}`);
      const [first, ...others] = comingTiles(s);
      expect(first).toBe('pilgrimage');
      expect(s.event).toBe(PILGRIMAGE);
      for (const key of EVENT_KEYS)
        expect(others.filter((one) => one === key)).toHaveLength(key === 'pilgrimage' ? 2 : 3);
      orders.add(others.join());
    }
    expect(orders.size).toBe(20);
  });

  test.each([
    [2, [12, 6, 6, 6, 8, 8, 8]],
    [3, [14, 8, 8, 8, 11, 11, 11]],
    [4, [16, 10, 10, 10, 14, 14, 14]],
  ])(
    'ORL-SET-06, ORL-SET-18, ORL-SET-19, ORL-SET-20, ORL-SET-23, ORL-SET-24 neutral persons for %i players',
    (seats, people) => {
      expect(setup(seats).people).toEqual(people);
      expect(PROFESSION_KEYS).toHaveLength(people.length);
    },
  );

  test('ORL-SET-07, ORL-SET-08 thirteen citizens lie on tracks and deeds, one beside the board; nobody has one', () => {
    expect(CITIZENS).toBe(14);
    expect(CITIZEN_KEYS.filter((key) => key.startsWith('development'))).toHaveLength(3);
    expect(CITIZEN_KEYS.at(-1)).toBe('stations');
    expect(setup(3).citizens.every((owner) => owner === NOBODY)).toBe(true);
  });

  test.each([
    [2, 220],
    [3, 215],
    [4, 210],
  ])('ORL-SET-09 with %i players %i coins are in the bank', (seats, bank) => {
    expect(setup(seats).bank).toBe(bank);
  });

  test('ORL-SET-10 twelve tiles of category I and eight of category II are on offer, each once', () => {
    expect(TILE_CATEGORY.filter((category) => category === 1)).toHaveLength(12);
    expect(TILE_CATEGORY.filter((category) => category === 2)).toHaveLength(8);
    expect(setup(2).tiles).toEqual(TILE_CATEGORY.map(() => ON_OFFER));
  });

  test('the map has 23 cities, 29 roads and 14 waterways, and everywhere can be reached', () => {
    expect(CITY_KEYS).toHaveLength(23);
    expect(MAP.filter(({ kind }) => kind === ROAD)).toHaveLength(29);
    expect(PATH_KEYS).toHaveLength(43);
    const reached = new Set([0]);
    for (let n = 0; n < CITY_KEYS.length; n++)
      for (const { from, to } of MAP) if (reached.has(from) || reached.has(to)) reached.add(from).add(to);
    expect(reached.size).toBe(23);
  });
});

describe('goods', () => {
  test.each([
    [2, 12, 43, 35],
    [3, 6, 48, 36],
    [4, 0, 52, 38],
  ])(
    'ORL-SET-11, ORL-SET-12, ORL-SET-18, ORL-SET-21, ORL-SET-25 with %i players %i leave the game, %i lie on paths, %i on the market',
    (seats, removed, laid, market) => {
      const s = setup(seats);
      expect([sum(s.lostGoods), onPaths(s), sum(s.goodsMarket)]).toEqual([removed, laid, market]);
      expect(GOOD_TILES).toEqual([24, 21, 18, 15, 12]);
    },
  );

  test('ORL-SET-11, ORL-SET-21 which goods lie where, and which leave the game, is chance', () => {
    const layouts = new Set<string>();
    const removed = new Set<string>();
    for (let game = 0; game < 20; game++) {
      const s = setup(3, {}, `goods ${game}`);
      layouts.add(s.pathGoods.join());
      removed.add(s.lostGoods.join());
      expect(GOOD_KEYS.filter((_, good) => s.pathGoods.includes(good))).toHaveLength(5);
    }
    expect(layouts.size).toBe(20);
    expect(removed.size).toBeGreaterThan(5);
  });

  test.each([
    [2, 0],
    [3, 5],
    [4, 9],
  ])('ORL-SET-22, ORL-SET-26 with %i players %i paths have a second good', (seats, second) => {
    const s = setup(seats);
    const spaces = s.pathGoods.flatMap((good, space) => (good === NOTHING ? [] : [space]));
    expect(spaces).toEqual(goodsSpaces(seats));
    expect(spaces.filter((space) => space % 2 === 1)).toHaveLength(second);
    const marked = (from: number): string[] =>
      PATH_KEYS.filter((_, path) => MAP[path].secondGoodFrom === from);
    expect(marked(3)).toEqual(['R08', 'R12', 'W03', 'W04', 'W09']);
    expect(marked(4)).toEqual(['R02', 'R05', 'R20', 'R28']);
  });
});

describe('players', () => {
  test('ORL-SET-05, ORL-SET-13, ORL-SET-14, ORL-SET-15, ORL-SET-27 everybody begins alike', () => {
    for (const seats of orleans.seats) {
      const s = setup(seats);
      expect(s.players).toHaveLength(seats);
      for (const player of s.players) {
        expect(player.tracks).toEqual([0, 0, 0, 0, 0, 0]);
        expect(player.development).toBe(0);
        expect(CITY_KEYS[player.city]).toBe('orleans');
        expect([player.coins, player.unbuilt, player.stations]).toEqual([5, 10, 0]);
        expect(lettersOf(player.market, KIND_LETTERS)).toBe('FBCT');
        expect(player.spaces).toEqual(Array.from({ length: SPACES }, () => NOTHING));
      }
    }
  });

  test('ORL-SET-16 the bag is empty, so nobody draws in round 1: the game begins with planning', () => {
    const table = sitAt(setup(2));
    expect(table.player(0).bag.every((count) => count === 0)).toBe(true);
    expect(table.s).toMatchObject({ round: 1, phase: 4 });
    expect(table.as(0).asked()).toBe('0 plan');
    expect(table.as(1).asked()).toBe('1 plan');
  });

  test('ORL-SET-17 the start player is drawn by lot, or a named seat', () => {
    const drawn = new Set<number>();
    for (let game = 0; game < 30; game++) drawn.add(orleans.setup(4, {}, `lot ${game}`).startPlayer);
    expect(drawn.size).toBe(4);
    expect(setup(4, { startPlayer: '3' }).startPlayer).toBe(2);
  });

  test('ORL-SET-28 nobody plays alone', () => {
    expect(orleans.seats).toEqual([2, 3, 4]);
    expect(() => orleans.setup(1, {}, 'alone')).toThrow('orleans is not for 1 seats');
  });
});

describe('variants', () => {
  test('ORL-VAR-01, ORL-VAR-02 in turn everybody removes a tile of either category before round 1', () => {
    const table = sitAt(setup(3, { removeTiles: true, startPlayer: '2' }));
    expect(table.s.round).toBe(0);
    expect(table.asked()).toBe('1 removeTile');
    expect(table.open()).toHaveLength(20);
    table.choose('remove bathhouse');
    expect(table.changed()).toEqual({ 'lost tiles': 'bathhouse' });
    expect(table.asked()).toBe('2 removeTile');
    expect(table.refused('remove bathhouse')).toMatchObject({ reason: 'tileGone' });
    table.choose('remove school');
    expect(table.asked()).toBe('0 removeTile');
    table.choose('remove cellar');
    expect(table.changed()).toMatchObject({ 'lost tiles': 'bathhouse cellar school', round: 1 });
    expect(table.told()).toContain('tileRemoved');
    expect(setup(3).tiles.every((owner) => owner === ON_OFFER)).toBe(true);
  });

  test('ORL-VAR-03 three stacks with one of each event; the first begins with the light Pilgrimage', () => {
    const orders = new Set<string>();
    for (let game = 0; game < 20; game++) {
      const tiles = comingTiles(setup(2, { hourglass: 'stacks' }, `stacks ${game}`));
      expect(tiles).toHaveLength(ROUNDS);
      expect(tiles[0]).toBe('pilgrimage');
      for (const from of [0, 6, 12])
        expect(tiles.slice(from, from + 6).toSorted()).toEqual(EVENT_KEYS.toSorted());
      orders.add(tiles.join());
    }
    expect(orders.size).toBe(20);
  });
});
