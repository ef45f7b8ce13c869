import type { Options } from '@spielstube/engine';
import { describe, expect, test } from 'vitest';
import { VILLAGERS } from '../data/inn.ts';
import { CAPTAINS } from '../data/port.ts';
import { village } from './all.ts';
import { type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

const options = { inn: 'front', port: true };
const travel = (seat: SeatPosition, wanted: Position = {}): Table =>
  at(position({ options, spaces: { travel: 'f', grain: 's' }, players: [seat], ...wanted })).choose(
    'cube travel faith',
  );

describe('Port cards', () => {
  test('VIL-CARD-ADMIRAL-01 VIL-CARD-ADMIRAL-02 VIL-CARD-ADMIRAL-03 a captain for nothing: a cube of any colour for each further step', () => {
    const table = travel({ hand: ['admiral'], cubes: 's' }).choose('play admiral', 'done');
    expect(table.changed()).toMatchObject({ '0 captain': 'admiral', played: 'admiral' });
    expect(table.player(0).coins).toBe(0);
    table.choose('step t1', 'step cocoa');
    expect(table.openTo('pay')).toEqual(['pay 1s', 'pay 1f']);
    table.choose('pay 1f', 'stop', 'end');
    table.choose('cube grain skill', 'decline', 'end');
    expect(table.s.port?.ships[0].captain).toBe(15);
    const home = travel({ ship: { water: 'tea', captain: 'admiral' } }, { played: ['admiral'] }).choose(
      'comeHome',
    );
    expect(home.changed()).toMatchObject({ '0 captain': '' });
    expect(home.s.port?.captains).toHaveLength(15);
    expect(home.s.inn?.hands.flat()).toEqual([]);
  });

  test('VIL-CARD-ADMIRAL-04 also if no captain is left or affordable', () => {
    const goneCaptains = CAPTAINS.slice(0, 15).map(({ key }) => key);
    const table = travel({ hand: ['admiral'] }, { goneCaptains });
    expect(table.open()).toEqual(['play admiral', 'decline']);
  });

  test('VIL-CARD-HELMSMAN-01 VIL-CARD-HELMSMAN-02 VIL-CARD-HELMSMAN-03 right after hiring: two free steps in every movement', () => {
    const table = travel({ hand: ['helmsman'], coins: 2, cubes: 'k' }).choose('hire c2p');
    expect(table.open()).toEqual(['play helmsman', 'done']);
    table.choose('play helmsman', 'done', 'step t1', 'step cocoa');
    expect(table.player(0).cubes).toEqual([0, 0, 1, 1]);
    table.choose('step herders');
    expect(table.player(0).cubes).toEqual([0, 0, 1, 0]);
    const later = travel({ ship: { water: 't1', captain: 'c2p', helmsman: true } }, { played: ['helmsman'] });
    later.choose('sail', 'step cocoa', 'step herders');
    expect(later.player(0).cubes).toEqual([0, 0, 1, 0]);
    const home = travel({ ship: { water: 't1', captain: 'c2p', helmsman: true } }, { played: ['helmsman'] });
    home.choose('comeHome');
    expect(home.changed()).toMatchObject({ '0 helmsman': false, '0 captain': '' });
    // Later than right after hiring is too late.
    const late = travel({ hand: ['helmsman'], ship: { water: 't1', captain: 'c2p' } }).choose('sail');
    expect(late.refused('play helmsman')).toMatchObject({ reason: 'cardNotNow' });
  });

  test('VIL-CARD-HELMSMAN-04 also beside the Admiral', () => {
    const table = travel({ hand: ['helmsman', 'admiral'] }).choose('play admiral', 'play helmsman');
    expect(table.s.port?.ships[0]).toMatchObject({ captain: 15, helmsman: true });
  });

  test('VIL-CARD-CARTOGRAPHER-01 VIL-CARD-CARTOGRAPHER-03 to any island at once, docked, without steps and time', () => {
    const table = travel({ hand: ['cartographer'], ship: { water: 't1', captain: 'c2p', cargo: 'o' } });
    table.choose('sail', 'play cartographer');
    expect(table.open()).toHaveLength(7);
    table.choose('toIsland cape');
    expect(table.asked()).toBe('0 island');
    table.choose('sell ox', 'done');
    expect(table.changed()).toMatchObject({ '0 water': 'cape', '0 points': 5 });
    expect(table.player(0).life).toBe(0);
    expect(table.asked()).toBe('0 endTurn');
  });

  test('VIL-CARD-CARTOGRAPHER-02 VIL-CARD-CARTOGRAPHER-04 from the harbour a captain first, and loading as usual', () => {
    const poor = travel({ hand: ['cartographer'] });
    expect(poor.asked()).toBe('0 endTurn');
    const table = travel({ hand: ['cartographer'], coins: 1, goods: 'h' });
    expect(table.openTo('play')).toEqual([]);
    table.choose('hire c1any', 'load horse', 'done', 'play cartographer', 'toIsland corn', 'sell horse');
    expect(table.player(0).points).toBe(4);
  });

  test('VIL-CARD-CARTOGRAPHER-05 before the first step, never after one', () => {
    const table = travel({ hand: ['cartographer'], ship: { water: 't1', captain: 'c2p' } }).choose(
      'sail',
      'step t3',
    );
    expect(table.refused('play cartographer')).toMatchObject({ reason: 'cardNotNow' });
  });

  const pair = { hand: ['quartermaster'], coins: 1 };
  test('VIL-CARD-QUARTERMASTER-01 VIL-CARD-QUARTERMASTER-02 in the harbour two of a kind, each in a hold of its own', () => {
    const table = travel({ ...pair, goods: 'hho' }).choose('hire c1any', 'play quartermaster');
    expect(table.open()).toEqual(['load horse', 'board 1']);
    table.choose('load horse');
    expect(table.s.port?.ships[0].cargo[1]).toBe(2);
    table.choose('load ox');
    expect(table.asked()).toBe('0 voyage');
    const full = travel({ ...pair, goods: 'hhop' }).choose('hire c1any', 'load ox', 'load plough');
    expect(full.refused('play quartermaster')).toMatchObject({ reason: 'nothingToLoad' });
  });

  test('VIL-CARD-QUARTERMASTER-03 at an island the two top tiles, with two holds free', () => {
    const at = { water: 'treasure', captain: 'c2p' };
    const table = travel({ hand: ['quartermaster'], ship: at }, { chestPile: ['five', 'four1'] });
    table.choose('sail', 'dock', 'play quartermaster');
    expect(table.s.port?.ships[0].chests).toEqual([5, 3]);
    const full = travel({ hand: ['quartermaster'], ship: { ...at, cargo: 'ho' } }).choose('sail', 'dock');
    expect(full.refused('play quartermaster')).toMatchObject({ reason: 'noHold' });
  });

  test('VIL-CARD-QUARTERMASTER-04 none of the kind aboard, and two tiles on the stack', () => {
    const at = (cargo: string) => ({ water: 'cocoa', captain: 'c2p', cargo });
    const aboard = travel({ hand: ['quartermaster'], ship: at('c') }).choose('sail', 'dock');
    expect(aboard.refused('play quartermaster')).toMatchObject({ reason: 'kindAboard' });
    const one = travel({ hand: ['quartermaster'], ship: at('') }, { cocoa: 1 }).choose('sail', 'dock');
    expect(one.refused('play quartermaster')).toMatchObject({ reason: 'stackGone' });
    const horse = travel({ ...pair, goods: 'hhho', members: { smithy: '1111' } }).choose(
      'hire c1any',
      'load horse',
    );
    expect(horse.refused('play quartermaster')).toMatchObject({ reason: 'nothingToLoad' });
  });

  test('VIL-CARD-QUARTERMASTER-05 two members of any numbers; a lighthouse takes one of them', () => {
    const table = travel({ ...pair, members: { farm: '11112' } });
    table.choose('hire c1any', 'play quartermaster', 'board 2', 'board 1');
    expect(table.family(0)).toMatchObject({ ship: '12' });
    const alone = travel({ ...pair, members: { smithy: '111' } }).choose('hire c1any');
    expect(alone.refused('play quartermaster')).toMatchObject({ reason: 'nothingToLoad' });
    const seat = { members: { ship: '12' }, cubes: 'pk', ship: { water: 'tea', captain: 'c2p' } };
    const docked = travel(seat, { played: ['quartermaster'] }).choose('sail', 'dock');
    expect(docked.openTo('keeper')).toEqual(['keeper 1', 'keeper 2']);
    docked.choose('keeper 2');
    expect(docked.openTo('keeper')).toEqual([]);
  });
});

describe('mixes with Inn and Port', () => {
  const keysOf = (chosen: Options): string[] =>
    (village.setup(2, chosen, 'mix').inn?.stacks.flat() ?? []).map((card) => VILLAGERS[card].key);
  const LAND = ['count', 'traveller', 'messenger', 'tollKeeper'] as const;
  const SEA = ['admiral', 'cartographer', 'quartermaster', 'helmsman'] as const;
  const RINGS = ['cousin', 'grocer', 'jackOfAllTrades'] as const;

  test('VIL-COMBO-IP-01 four cards go, four come: three stacks of ten', () => {
    const keys = keysOf(options);
    for (const key of LAND) expect(keys).not.toContain(key);
    for (const key of SEA) expect(keys).toContain(key);
    expect(keys).toHaveLength(30);
    expect(village.setup(2, options, 'x').inn?.stacks.map((stack) => stack.length)).toEqual([10, 10, 10]);
  });

  test('VIL-COMBO-MI-01 VIL-COMBO-MIP-01 with Marriage three more: three stacks of eleven', () => {
    const withInn = keysOf({ inn: 'front', marriage: 'front' });
    for (const key of [...RINGS, ...LAND]) expect(withInn).toContain(key);
    expect(withInn).toHaveLength(33);
    const all = { inn: 'front', port: true, marriage: 'front' };
    const three = keysOf(all);
    for (const key of [...RINGS, ...SEA]) expect(three).toContain(key);
    for (const key of LAND) expect(three).not.toContain(key);
    expect(village.setup(2, all, 'x').inn?.stacks.map((stack) => stack.length)).toEqual([11, 11, 11]);
    expect(village.setup(2, all, 'x').port?.chests).toHaveLength(8);
    expect(keysOf({ inn: 'front' })).not.toContain('cousin');
  });

  const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
  test.each([
    ['VIL-COMBO-IP-02 Inn and Port', { inn: 'front', port: true }, [22, 27, 32, 40]],
    ['VIL-COMBO-M-01 Marriage and Inn', { inn: 'front', marriage: 'front' }, [22, 27, 32, 40]],
    ['VIL-COMBO-M-01 Marriage and Port', { port: true, marriage: 'front' }, [22, 27, 32, 40]],
    ['VIL-COMBO-M-01 all three', { inn: 'back', port: true, marriage: 'back' }, [24, 30, 36, 45]],
  ])('%s: the cubes of round 1 by players', (_name, chosen, cubes) => {
    const laid = [2, 3, 4, 5].map((seats) =>
      sum(village.setup(seats, { ...chosen, compensation: false }, 'cards').spaces),
    );
    expect(laid).toEqual(cubes);
  });

  test('VIL-COMBO-IP-03 VIL-COMBO-M-02 all set-up steps and all rules hold together', () => {
    const s = village.setup(3, { inn: 'front', port: true, marriage: 'front' }, 'together');
    expect(s.players[0].goods[5]).toBe(1);
    expect(s.players[0].members.filter((place) => place === 1)).toHaveLength(5);
    expect(s.port?.ships).toHaveLength(3);
    expect(s.chronicle).toEqual([3, 3, 3, 2, 2]);
    expect(s.customerPile.length + s.stalls.filter((tile) => tile >= 0).length + s.queue.length).toBe(33);
  });

  test('VIL-COMBO-IP-04 VIL-COMBO-M-03 three triggers, and no points for travel', () => {
    const players = [
      { life: 9, members: { ship: '1', bag: '111' }, ship: { water: 't1', captain: 'c2p' } },
      { members: { 'dead travel': '11', sea1: '1', sea2: '1' } },
      { members: { sea3: '1' } },
    ];
    for (const chosen of [options, { port: true, marriage: 'front' }]) {
      const own =
        chosen === options
          ? players
          : players.map((seat, n) => (n === 0 ? { ...seat, members: { ship: '1', bag: '1111' } } : seat));
      const table = at(
        position({ options: chosen, seats: 3, spaces: { grain: 'x', family: 's' }, round: 2, players: own }),
      );
      table.choose('cube grain plague');
      expect(table.s.triggeredBy).toBe(0);
      expect(village.scores(table.s)[0].lines.map(({ source }) => source)).not.toContain('travel');
    }
  });

  test('VIL-COMBO-MP-01 VIL-COMBO-MP-02 eight chests; two of them hold tools', () => {
    const chosen = { port: true, marriage: 'front' };
    expect(village.setup(2, chosen, 'x').port?.chests).toHaveLength(8);
    const table = at(position({ options: chosen, players: [{ chests: ['tools1'] }] })).choose('openChest 1');
    expect(table.changed()).toEqual({ '0 chests': 0, '0 tools': 2, 'chests opened': 1 });
  });

  // A persuasion or none, a knowledge and seven plague cubes for ten spaces.
  test.each([
    [32, [1, 1, 1, 1, 1, 1, 1, 1, 1, 0]],
    [33, [1, 1, 1, 1, 1, 1, 1, 1, 0, 0]],
  ])(
    'VIL-COMBO-M-04 a short bag fills Inn, Smuggler and Marriage after Crafts: %i hoarded',
    (hoard, spaces) => {
      const all = { inn: 'front', port: true, marriage: 'front' };
      const table = at(
        position({
          options: all,
          round: 2,
          spaces: { grain: 's' },
          players: [{ cubes: 's'.repeat(32) + 'p'.repeat(hoard) + 'f'.repeat(33) + 'k'.repeat(32) }],
        }),
      );
      table.choose('cube grain skill', 'decline', 'end');
      while (table.s.round === 2) table.choose(table.open()[0]);
      const laid = Array.from({ length: 10 }, (_, space) =>
        sum(table.s.spaces.slice(space * 5, space * 5 + 5)),
      );
      expect(laid).toEqual(spaces);
    },
  );
});
