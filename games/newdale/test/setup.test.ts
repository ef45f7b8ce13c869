import { rngFromSeed } from '@spielstube/engine';
import { describe, expect, test } from 'vitest';
import { BOARDS, placeKey } from '../data/boards.ts';
import { CARD_KEYS, KIND, KIND_KEYS, NUMBER, PILE_CARDS } from '../data/cards.ts';
import { CHAPTER_KEYS, CHAPTER_ROWS } from '../data/chapters.ts';
import { EVENT_KEYS } from '../data/events.ts';
import { PERSON_KEYS } from '../data/persons.ts';
import { TILE_COPIES } from '../data/tiles.ts';
import { newdale } from '../index.ts';
import { cardsOf } from '../rules/setup.ts';
import type { Newdale } from '../rules/state.ts';
import { hasBit } from '../rules/state.ts';
import { sum } from '../rules/supply.ts';
import { census } from './census.ts';

const SEEDS = Array.from({ length: 40 }, (_, n) => `set-up ${n}`);
const setup = (seats: number, chapter = 'I', seed = 'set-up', more = {}): Newdale =>
  newdale.setup(seats, { chapter, ...more }, seed);

/** Lays three cards aside for everybody, whatever they are. */
function layAside(s: Newdale): Newdale {
  while (s.lanes.length > 0) {
    const seat = newdale.turnOf(s);
    newdale.apply(s, seat, newdale.actions(s, seat)[0]);
  }
  return s;
}

describe('the table before the first round', () => {
  test('NEW-GEN-01, NEW-GEN-05 one to four players play any chapter on its own', () => {
    expect(newdale.seats).toEqual([1, 2, 3, 4]);
    for (const chapter of CHAPTER_KEYS) expect(newdale.deciding(setup(3, chapter))).toEqual([0, 1, 2]);
    expect(() => newdale.setup(5, {}, 'x')).toThrow('5 seats');
  });

  test('NEW-SET-01, NEW-SET-02, NEW-SET-30 every chapter has its board, its start place and its field', () => {
    expect(
      CHAPTER_ROWS.map(({ key, board, start, field }) => [key, placeKey(board, start), field].join(' ')),
    ).toEqual([
      ...['I A2 -1', 'II A2 -1', 'IIIa B1 5', 'IIIb C1 -1', 'IVa B1 5', 'IVb C1 -1', 'V D2 -1', 'VI D22 6'],
      ...['VII E1 7', 'VIII F1 8'],
    ]);
  });

  test('NEW-SET-03, NEW-SOLO-01 seven bonus tiles for each player, as far as fields are free', () => {
    expect(TILE_COPIES).toHaveLength(15);
    expect(sum(TILE_COPIES)).toBe(40);
    for (const seats of [1, 2, 3, 4]) {
      for (const seed of SEEDS)
        expect(sum(setup(seats, 'I', seed).fieldCounts)).toBeLessThanOrEqual(7 * seats);
      const full = SEEDS.map((seed) => sum(setup(seats, 'I', seed).fieldCounts));
      if (seats === 1) expect(full.every((count) => count === 7)).toBe(true);
      expect(Math.max(...full)).toBeGreaterThan(7 * (seats - 1));
    }
  });

  test('NEW-SET-04, NEW-SET-05, NEW-SET-06, NEW-SET-07 one kind of tile on each field, filled from the first one on', () => {
    for (const seed of SEEDS) {
      for (const seats of [1, 2, 4]) {
        const { fieldTiles, fieldCounts } = setup(seats, 'I', seed);
        const kinds = fieldTiles.filter((kind) => kind >= 0);
        expect(new Set(kinds).size).toBe(kinds.length);
        expect(fieldTiles.slice(kinds.length).every((kind) => kind < 0)).toBe(true);
        fieldCounts.forEach((count, field) => {
          expect(count > 0).toBe(fieldTiles[field] >= 0);
          expect(count).toBeLessThanOrEqual(TILE_COPIES[fieldTiles[field]] ?? 0);
        });
      }
    }
    // With 28 tiles of 15 kinds ten fields are full and some tiles find no place.
    expect(SEEDS.every((seed) => !setup(4, 'I', seed).fieldTiles.includes(-1))).toBe(true);
    expect(SEEDS.some((seed) => sum(setup(4, 'I', seed).fieldCounts) < 28)).toBe(true);
    expect(SEEDS.some((seed) => setup(1, 'I', seed).fieldTiles.includes(-1))).toBe(true);
  });

  test('NEW-SET-08, NEW-GEN-07 goods are not limited, everything else is the box', () => {
    const s = setup(4, 'VIII');
    s.players[0].goods.fill(200);
    expect(census(s)).toEqual(census(setup(4, 'VIII')));
  });

  test('NEW-SET-09, NEW-CAMP-06 the pile has 97 cards without a number and those of earlier chapters', () => {
    expect(NUMBER.filter((number) => number === 0)).toHaveLength(97);
    expect(CHAPTER_ROWS.map((row) => cardsOf(row).length)).toEqual([
      97, 102, 110, 110, 118, 118, 123, 123, 129, 115,
    ]);
    expect(PILE_CARDS).toBe(136);
    const { pile, players } = setup(2);
    expect(pile).toHaveLength(97 - 16);
    expect([...pile, ...players.flatMap(({ hand }) => hand)].every((card) => NUMBER[card] === 0)).toBe(true);
  });

  test('NEW-SET-10, NEW-SET-11 seven events: the last round at the bottom, three of rounds 4 to 6, three of 1 to 3', () => {
    const seen = new Set<string>();
    const orders = new Set<string>();
    const placesOfMessenger = new Set<number>();
    for (const seed of SEEDS) {
      const s = setup(2, 'II', seed);
      const keys = s.events.map((event) => EVENT_KEYS[event]);
      expect(keys[0]).toBe('e1');
      expect(keys.slice(4).toSorted()).toEqual(['e101', 'e103', 'e104']);
      expect(keys.slice(1, 4)).toContain('e12');
      const drawn = keys.slice(1, 4).filter((key) => key.startsWith('e10'));
      expect(new Set(drawn).size).toBe(2);
      for (const key of drawn) seen.add(key);
      orders.add(keys.slice(4).join());
      placesOfMessenger.add(keys.indexOf('e12'));
    }
    expect(seen.size).toBe(7);
    expect(orders.size).toBe(6);
    expect(placesOfMessenger).toEqual(new Set([1, 2, 3]));
    expect(
      setup(2, 'I')
        .events.slice(1, 4)
        .every((event) => EVENT_KEYS[event].startsWith('e10')),
    ).toBe(true);
  });

  test('NEW-SET-10, NEW-SET-30 events, cards and persons of every chapter, as the overview of the rulebook has them', () => {
    const eventsOf = (events: readonly number[]) =>
      events.map((event) => EVENT_KEYS[event].slice(1)).join(' ');
    expect(
      CHAPTER_ROWS.map(({ key, early, late, numbers, displayed, persons }) =>
        [key, eventsOf(early), eventsOf(late), numbers, displayed, persons].join(', '),
      ),
    ).toEqual([
      'I, 100 101 102, , 0, 0, 0',
      'II, 101 103 104, 12, 200, 0, 4',
      'IIIa, 100 105 106, 13, 202, 0, 4',
      'IIIb, 100 105 106, 13, 202, 0, 4',
      'IVa, 100 101 107, , 204, 0, 5',
      'IVb, 100 101 107, , 204, 0, 5',
      'V, 100 101 108, , 205, 0, 5',
      'VI, 100 101 109, , 205, 0, 5',
      'VII, 100 101 110, 14, 206, 0, 6',
      'VIII, 100 101 111, 15, 206, 208, 6',
    ]);
  });

  test('NEW-SOLO-02 alone the last event is no. 2, and those with no. 11 come in rounds 4 to 6', () => {
    for (const seed of SEEDS) {
      const keys = (chapter: string) => setup(1, chapter, seed).events.map((event) => EVENT_KEYS[event]);
      expect(keys('I')[0]).toBe('e2');
      expect(keys('I').slice(1, 4).toSorted()).toEqual(['e11A', 'e11B', 'e11C']);
      expect(keys('VII').slice(1, 4)).toContain('e14');
      expect(
        keys('VII')
          .slice(1, 4)
          .filter((key) => key.startsWith('e11')),
      ).toHaveLength(2);
    }
  });

  test('NEW-SET-12, NEW-SET-14, NEW-SET-15, NEW-SET-16, NEW-SET-17, NEW-SET-18, NEW-SET-19 what everybody begins with', () => {
    const { players } = setup(3);
    for (const player of players) {
      expect(player).toMatchObject({
        points: 3,
        supply: 10,
        available: 3,
        longRange: false,
        cheapHelpers: false,
      });
      expect(player.areas.map((card) => CARD_KEYS[card] ?? '-').join(' ')).toBe('coalMine - - - - - - -');
      expect(player.goods[0]).toBe(5);
      expect(sum(player.goods)).toBe(5);
      expect(player.stones).toEqual([-1, -1, -1, -1]);
      expect(player.houses).toBe(1 << 1);
    }
  });

  test('NEW-BUILD-17, NEW-CH6-03 the premium of the start place is gone before anybody builds', () => {
    for (const chapter of CHAPTER_KEYS) {
      const { premiums, startPlace } = setup(2, chapter);
      expect(premiums).toBe(1 << startPlace);
    }
  });

  test('NEW-SET-20, NEW-CH5-01, NEW-CH7-01 eighteen helpers are in the bag, hooded figures only in chapter VII', () => {
    expect(setup(2, 'I').bag).toEqual([6, 5, 4, 3, 0]);
    expect(setup(2, 'V').bag).toEqual([6, 5, 4, 3, 0]);
    expect(setup(2, 'VII').bag).toEqual([6, 5, 4, 3, 4]);
    expect(setup(2, 'VIII').bag).toEqual([6, 5, 4, 3, 0]);
  });

  test('NEW-SET-21 the start player is drawn by lot, or agreed on', () => {
    expect(new Set(SEEDS.map((seed) => setup(3, 'I', seed).startPlayer))).toEqual(new Set([0, 1, 2]));
    expect(setup(3, 'I', 'x', { startPlayer: '2' }).startPlayer).toBe(1);
  });

  test('NEW-SET-22, NEW-GEN-13 everybody has another secret mission, which only its owner sees', () => {
    for (const seed of SEEDS)
      expect(new Set(setup(4, 'I', seed).players.map(({ mission }) => mission)).size).toBe(4);
    const s = setup(2);
    expect(newdale.view(s, 0).players.map(({ mission }) => mission)).toEqual([s.players[0].mission, -2]);
    expect(newdale.view(s, 0).players[1].hand.every((card) => card === -2)).toBe(true);
    expect(newdale.view(s, 0).pile.every((card) => card === -2)).toBe(true);
  });

  test('NEW-SET-22 missions are dealt by lot', () => {
    for (const seat of [0, 1]) {
      const dealt = new Set(SEEDS.map((seed) => setup(2, 'I', seed).players[seat].mission));
      expect(dealt).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    }
  });

  test('NEW-SET-23, NEW-SET-28 three of eight cards go, and nobody sees which before all have chosen', () => {
    const s = setup(2, 'II');
    expect(s.players.map(({ hand }) => hand.length)).toEqual([8, 8]);
    const before = newdale.view(s, 1);
    for (let n = 0; n < 3; n++) newdale.apply(s, 0, newdale.actions(s, 0)[0]);
    expect(newdale.actions(s, 0).map(newdale.notate)).toEqual(['ready']);
    expect(newdale.view(s, 1)).toEqual(before);
    newdale.apply(s, 0, newdale.actions(s, 0)[0]);
    expect(s.discards).toEqual([]);
    layAside(s);
    expect(s.players.map(({ hand }) => hand.length)).toEqual([5, 5]);
    expect(s.discards).toHaveLength(6);
  });

  test('NEW-SET-24, NEW-SET-28 nobody sees the persons on offer before all have laid cards aside', () => {
    const s = setup(2, 'IVa');
    expect([0, 1, null].map((viewer) => newdale.view(s, viewer).offered)).toEqual([0, 0, 0]);
    // Whoever imagines the table thinks of any two of the five.
    const imagined = new Set(
      Array.from(
        { length: 60 },
        (_, n) => newdale.imagine(newdale.view(s, 0), 0, rngFromSeed(`${n}`)).offered,
      ),
    );
    expect(imagined.size).toBe(10);
    layAside(s);
    expect(newdale.view(s, 1).offered).toBe(s.offered);
    expect(s.offered).not.toBe(0);
  });

  test('NEW-SET-24, NEW-SET-25, NEW-CH2-01 persons are chosen counter-clockwise, the start player last', () => {
    const s = layAside(setup(4, 'II', 'persons', { startPlayer: '2' }));
    const asked: number[] = [];
    expect(sum([0, 1, 2, 3, 4, 5].map((person) => (hasBit(s.offered, person) ? 1 : 0)))).toBe(4);
    while (s.offered !== 0) {
      asked.push(newdale.turnOf(s));
      newdale.apply(s, newdale.turnOf(s), newdale.actions(s, newdale.turnOf(s))[0]);
    }
    expect(asked).toEqual([0, 3, 2]);
    expect(s.players.every(({ persons }) => persons !== 0)).toBe(true);
    expect(s.players.reduce((bits, { persons }) => bits | persons, 0)).toBe(15);
    expect(PERSON_KEYS).toHaveLength(6);
  });

  test('NEW-SET-24, NEW-SET-25 as many persons lie out as there are players, and the start player is not asked', () => {
    for (const seats of [2, 3]) {
      const offers = new Set<number>();
      for (const seed of SEEDS) {
        const s = layAside(setup(seats, 'II', seed));
        offers.add(s.offered);
        for (let chosen = 1; chosen < seats; chosen++) {
          expect(newdale.actions(s, newdale.turnOf(s))).toHaveLength(seats + 1 - chosen);
          expect(newdale.turnOf(s)).toBe((s.startPlayer + seats - chosen) % seats);
          newdale.apply(s, newdale.turnOf(s), newdale.actions(s, newdale.turnOf(s))[0]);
        }
        expect([s.offered, s.round]).toEqual([0, 1]);
        expect(s.players.every(({ persons }) => persons !== 0)).toBe(true);
      }
      // Any two, or any three, of the four.
      expect(offers.size).toBe(seats === 2 ? 6 : 4);
    }
  });

  test('NEW-SET-26, NEW-CH1-01 chapter I has no persons', () => {
    const s = layAside(setup(2));
    expect(s.offered).toBe(0);
    expect(s.players.map(({ persons }) => persons)).toEqual([0, 0]);
  });

  test('NEW-SOLO-03 alone one of two persons is chosen, the other goes', () => {
    const s = layAside(setup(1, 'II'));
    expect(newdale.actions(s, 0)).toHaveLength(2);
    newdale.apply(s, 0, newdale.actions(s, 0)[1]);
    expect(s.offered).toBe(0);
    expect(s.players[0].persons.toString(2).replaceAll('0', '')).toBe('1');
  });

  test('NEW-SET-29, NEW-CH3-08, NEW-SOLO-06 Sawmills of chapter IIIb lie in the display, not in the pile', () => {
    for (const [seats, mills] of [
      [1, 2],
      [2, 2],
      [3, 3],
      [4, 4],
    ] as const) {
      const s = setup(seats, 'IIIb');
      expect(s.display.map((card) => KIND_KEYS[KIND[card]])).toEqual(
        Array.from({ length: mills }, () => 'sawmill'),
      );
      expect(s.pile).toHaveLength(110 - mills - 8 * seats);
    }
    expect(new Set(SEEDS.map((seed) => setup(2, 'IIIb', seed).display.join())).size).toBeGreaterThan(5);
  });

  test('NEW-SET-13, NEW-CH8-01, NEW-CH8-02, NEW-CH8-03 chapter VIII: Captain, smokehouses in the display, some cards left out', () => {
    const s = setup(2, 'VIII');
    expect(s.players[0].areas.map((card) => CARD_KEYS[card] ?? '-').join(' ')).toBe(
      'coalMine captain - - - - - -',
    );
    expect(s.display.map((card) => CARD_KEYS[card])).toEqual([
      'smokehouse1',
      'smokehouse2',
      'smokehouse3',
      'smokehouse4',
    ]);
    const kinds = [...s.pile, ...s.players.flatMap(({ hand }) => hand)].map((card) => KIND_KEYS[KIND[card]]);
    for (const kind of ['watchtower', 'postStation', 'prison', 'smokehouse'])
      expect(kinds).not.toContain(kind);
    expect(kinds).toHaveLength(111);
  });

  test('NEW-CAMP-03 chapter V begins in Creekside or in Thickthorn, for all', () => {
    const places = (road: string) =>
      setup(2, 'V', 'x', { road }).players.map(({ houses }) => 31 - Math.clz32(houses));
    expect(places('creekside').map((place) => BOARDS[3].name[place])).toEqual(['Creekside', 'Creekside']);
    expect(places('thickthorn').map((place) => BOARDS[3].name[place])).toEqual(['Thickthorn', 'Thickthorn']);
    expect(() => setup(2, 'I', 'x', { road: 'thickthorn' })).toThrow('means nothing');
  });
});
