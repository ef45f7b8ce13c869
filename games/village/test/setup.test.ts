import { describe, expect, test } from 'vitest';
import { BASE_CUSTOMER_COUNT } from '../data/customers.ts';
import { FAMILY } from '../data/spaces.ts';
import { frame, NOTHING, type Village } from '../rules/state.ts';
import { village } from './all.ts';
import { expectCensus } from './census.ts';
import { playOut } from './random-game.ts';
import { at } from './table.ts';

/** A table without compensation, the first seat starting. */
const setUp = (seats: number, options = {}): Village =>
  village.setup(
    seats,
    seats === 1 ? options : { startPlayer: '1', compensation: false, ...options },
    'setup',
  );

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);
const customersAt = (places: readonly number[]): number => places.filter((tile) => tile !== NOTHING).length;

describe('set-up', () => {
  test('VIL-GEN-02 two to five players, or one with Conny; nobody else', () => {
    expect(village.seats).toEqual([1, 2, 3, 4, 5]);
    expect(() => setUp(6)).toThrow('village is not for 6 seats');
    for (const seats of [2, 3, 4, 5]) expect(setUp(seats).conny).toBeNull();
    expect(setUp(1).conny).not.toBeNull();
  });

  test.each([2, 3, 4, 5])('VIL-SET-02 VIL-SET-05 a farm for each of %i players, none shared', (seats) => {
    const s = setUp(seats);
    expect(s.players).toHaveLength(seats);
    for (const [n, player] of s.players.entries()) {
      for (const other of s.players.slice(n + 1)) {
        expect(player).not.toBe(other);
        expect(player.cubes).not.toBe(other.cubes);
        expect(player.members).not.toBe(other.members);
      }
      // Six markers: none is on a castle yet.
      expect(player.castles).toBe(0);
    }
  });

  test('VIL-SET-03 VIL-SET-04 VIL-GEN-04 eleven members, the four ones on the farm, nobody else born', () => {
    const table = at(setUp(2));
    expect(table.family(0)).toEqual({ farm: '1111' });
    const s = table.s;
    const births: number[] = [];
    for (const player of s.players) player.members = player.members.map(() => 0);
    // Everybody unborn, then born one after the other.
    while (s.players[0].members.includes(0)) {
      s.stack.push(frame('action', 0, FAMILY));
      table.choose('birth');
      const born = table.events.at(-1);
      if (born?.what === 'born') births.push(born.member);
    }
    expect(births).toEqual([1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4]);
  });

  test('VIL-SET-06 VIL-SET-07 VIL-SET-08 life at 0, prestige at 0, one coin and nothing else', () => {
    for (const player of setUp(4).players) {
      expect(player).toMatchObject({
        life: 0,
        points: 0,
        coins: 1,
        grain: 0,
        cubes: [0, 0, 0, 0],
        goods: [0, 0, 0, 0, 0],
        customers: [],
        goals: [],
        deaths: 0,
      });
    }
  });

  test('VIL-SET-09 VIL-GEN-03 the 24 base customers in another order each time, hidden in the pile', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 8; seed++) {
      const s = village.setup(4, {}, `customers ${seed}`);
      const tiles = [...s.stalls, ...s.queue, ...s.customerPile];
      expect([...tiles].sort((a, b) => a - b)).toEqual(
        Array.from({ length: BASE_CUSTOMER_COUNT }, (_, n) => n),
      );
      orders.add(tiles.join(' '));
      expect(new Set(village.view(s, 0).customerPile)).toEqual(new Set([-2]));
    }
    expect(orders.size).toBe(8);
  });

  test.each([
    ['VIL-SET-10 five players', 5, 5, 14],
    ['VIL-SET-10 four players', 4, 5, 14],
    ['VIL-SET-11 three players', 3, 4, 15],
    ['VIL-SET-12 two players', 2, 3, 16],
  ])('%s: stalls, queue and pile', (_name, seats, stalls, pile) => {
    const s = setUp(seats);
    expect([customersAt(s.stalls), customersAt(s.queue), s.customerPile.length]).toEqual([stalls, 5, pile]);
    expect(s.stalls.slice(0, stalls)).not.toContain(NOTHING);
  });

  test.each([
    ['VIL-SET-13 four players', 4, [4, 3, 3, 3, 2], 5],
    ['VIL-SET-14 three players', 3, [3, 2, 3, 2, 2], 4],
    ['VIL-SET-15 two players', 2, [2, 1, 2, 2, 2], 3],
    ['VIL-SET-16 five players, without the two ring spaces of the farm', 5, [5, 4, 4, 4, 2], 6],
  ])('%s: open spaces of the chronicle and graves', (_name, seats, chronicle, graves) => {
    const s = setUp(seats);
    expect([s.chronicle, s.graves]).toEqual([chronicle, graves]);
  });

  test('VIL-SET-17 blocked spaces belong to nobody: no points, no majority, no goal', () => {
    const s = setUp(2, { goals: true });
    expect(
      village.scores(s).map(({ lines }) => lines.find(({ source }) => source === 'chronicle')?.points),
    ).toEqual([0, 0]);
    expect(s.players.flatMap(({ members }) => members).every((place) => place <= 1)).toBe(true);
    expect(s.players.flatMap(({ revealedGoals }) => revealedGoals)).toEqual([]);
  });

  test('VIL-SET-18 the ring lies on the Council', () => {
    expect(setUp(3).nextStart).toBe(-1);
  });

  test.each([1, 2, 3, 4, 5])('VIL-SET-19 132 influence and 6 plague cubes with %i seats', (seats) => {
    const s = setUp(seats);
    expectCensus(s);
    const cubes = sum(s.supply) + sum(s.bag) + sum(s.spaces);
    expect(cubes).toBe(138);
  });

  test('VIL-SET-20 the black bag holds four monks and nobody else', () => {
    // A Mass without members in the bag draws the four monks.
    const s = setUp(2);
    expect(s.players.flatMap(({ members }) => members)).not.toContain(20);
    s.spaces.fill(0);
    s.spaces[0] = 1;
    s.supply = s.supply.map((_, kind) => (kind === 4 ? 6 : 33) - s.bag[kind] - (kind === 0 ? 1 : 0));
    const table = at(s).choose('cube grain skill', 'decline', 'end');
    expect(table.told().filter((what) => what.startsWith('drew'))).toEqual([
      'drewMonk',
      'drewMonk',
      'drewMonk',
      'drewMonk',
    ]);
  });

  test.each([
    [2, [3, 2, 4, 1, 3, 2, 3], 8],
    [3, [3, 3, 5, 1, 3, 3, 3], 9],
    [4, [4, 4, 6, 1, 3, 3, 3], 6],
    [5, [5, 5, 7, 1, 4, 4, 4], 8],
  ])(
    'VIL-SET-21 VIL-SEED-06 the card for %i players: cubes on each space, the rest in the bag',
    (seats, card, left) => {
      const s = setUp(seats);
      const laid = card.map((_, space) => sum(s.spaces.slice(space * 5, space * 5 + 5)));
      expect([laid, sum(s.bag)]).toEqual([card, left]);
    },
  );

  test('VIL-SET-22 a named seat starts, or any seat by lot', () => {
    expect(village.setup(3, { startPlayer: '2' }, 'x').startPlayer).toBe(1);
    expect(village.turnOf(village.setup(3, { startPlayer: '3' }, 'x'))).toBe(2);
    const lots = new Set<number>();
    for (let seed = 0; seed < 40; seed++) lots.add(village.setup(3, {}, `lot ${seed}`).startPlayer);
    expect([...lots].sort()).toEqual([0, 1, 2]);
    expect(() => village.setup(2, { startPlayer: '3' }, 'x')).toThrow(
      'option "startPlayer" of village with 2 seats is one of random, 1, 2, not 3',
    );
  });

  test('VIL-SET-23 compensation in turn order: grain, random cube, cube of choice, coin', () => {
    const table = at(village.setup(5, { startPlayer: '4' }, 'help'));
    // Turn order 3, 4, 0, 1, 2: seat 4 has grain, seat 0 a cube, seat 1 chooses, seat 2 has a coin more.
    expect(table.asked()).toBe('1 startingCube');
    expect(table.s.round).toBe(0);
    expect(table.s.players.map(({ grain }) => grain)).toEqual([0, 0, 0, 0, 1]);
    expect(table.s.players.map(({ cubes }) => sum(cubes))).toEqual([1, 0, 0, 0, 0]);
    expect(table.s.players.map(({ coins }) => coins)).toEqual([1, 1, 2, 1, 1]);
    expect(table.open()).toEqual(['takeCubes s', 'takeCubes p', 'takeCubes f', 'takeCubes k']);
    table.choose('takeCubes f');
    expect(table.player(1).cubes).toEqual([0, 0, 1, 0]);
    expect([table.s.round, table.asked()]).toEqual([1, '3 turn']);
  });

  test('VIL-SET-23 the random cube may be of any colour; without the option nobody gets anything', () => {
    const colours = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      colours.add(village.setup(3, { startPlayer: '1' }, `cube ${seed}`).players[2].cubes.indexOf(1));
    }
    expect([...colours].sort()).toEqual([0, 1, 2, 3]);
    for (const player of setUp(5).players) {
      expect([player.coins, player.grain, sum(player.cubes)]).toEqual([1, 0, 0]);
    }
  });

  test.each([2, 3, 4, 5])('VIL-RND-05 the cubes of a round divide among %i players', (seats) => {
    const s = setUp(seats);
    expect(sum(s.spaces) % seats).toBe(0);
    // Nobody uses the Well: everybody has the same number of turns.
    const turns = s.players.map(() => 0);
    const table = at(s);
    while (s.round === 1 && table.asked() !== 'over') {
      const move = table.open().find((one) => /^(cube|decline|pass|done|end|dies)/.test(one)) ?? '';
      if (table.asked().endsWith(' turn')) turns[village.turnOf(s)]++;
      table.choose(move);
    }
    expect(new Set(turns).size).toBe(1);
  });

  test.each([1, 2, 3, 4, 5])(
    'VIL-RND-04 a random game of %i seats goes on over rounds until its end',
    (seats) => {
      const s = playOut(village.setup(seats, {}, 'whole game'), seats);
      expect(s.triggeredBy).toBeGreaterThanOrEqual(0);
      expect(s.graves === 0 || s.chronicle.every((free) => free === 0)).toBe(true);
      expect(s.round).toBeGreaterThan(1);
    },
  );

  test('VIL-GEN-03 VIL-GEN-04 without expansions nothing of them is on the table', () => {
    const { options: _options, ...base } = setUp(3);
    const off = { startPlayer: '1', compensation: false, inn: 'off', port: false, marriage: 'off' };
    const { options: _off, ...without } = village.setup(3, off, 'setup');
    expect(without).toEqual(base);
    expect(base).toMatchObject({ inn: null, port: null, marriage: null });
  });
});
