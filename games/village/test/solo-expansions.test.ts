import type { Options } from '@spielstube/engine';
import { describe, expect, test } from 'vitest';
import { TITLES } from '../data/scoring.ts';
import { cubesIn } from '../rules/conny.ts';
import { titleFor } from '../rules/scoring.ts';
import { village } from './all.ts';
import { type ConnysPosition, type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

const alone = (options: Position['options'], wanted: Position = {}): Table =>
  at(position({ seats: 1, options: options ?? {}, ...wanted }));
const setUp = (options: Options) => village.setup(1, options, 'alone');
const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

/** Conny follows with a cube of the same space, and a quill is turned. */
const QUILL: ConnysPosition = { tray: 'p', last: 4, quills: [0, 5] };
function dies(options: Options, space: string, wanted: Position = {}, conny: ConnysPosition = {}): Table {
  const table = alone(options, {
    spaces: { [space]: 'ss', church: 'f' },
    conny: { ...QUILL, ...conny },
    round: 2,
    ...wanted,
  });
  table.take(`${space} skill`);
  table.changed();
  return table.choose('end');
}

describe('alone with Inn, Port and Marriage', () => {
  test('VIL-SOLO-57 a quill on a cube from the Inn: to the graveyard; no card for her', () => {
    const table = dies({ inn: 'front' }, 'inn');
    expect(table.changed()).toMatchObject({ 'conny grave': '1', graves: 2 });
    expect(table.s.inn?.hands).toHaveLength(1);
  });

  test('VIL-SOLO-58 VIL-SOLO-70 on a cube from Travel with Port: the Travel group, then the best space at sea; the last one ends the game', () => {
    expect(dies({ port: true }, 'travel').changed()).toMatchObject({ 'conny dead travel': '1' });
    const full: Position = { players: [{ members: { 'dead travel': '11' } }] };
    const table = dies({ port: true }, 'travel', full);
    expect(table.changed()).toMatchObject({ 'conny sea1': '1' });
    expect(table.player(0).points).toBe(0);
    const second = dies({ port: true }, 'travel', {
      players: [{ members: { 'dead travel': '11', sea1: '1' } }],
    });
    expect(second.changed()).toMatchObject({ 'conny sea2': '1' });
    const members = { 'dead travel': '11', sea1: '1', sea2: '1' };
    const last = dies({ port: true }, 'travel', { players: [{ members }] }, { members: { sea3: '1' } });
    expect(last.changed()).toMatchObject({ 'conny sea4': '1', trigger: 1 });
  });

  test.each<[string, Options, string, string[]]>([
    ['a captain', { port: true }, 'travel', ['hire c1any']],
    ['a villager card', { inn: 'front' }, 'inn', ['visit 1', 'rotate 2', 'buy scribe']],
    ['a rank', { marriage: 'front' }, 'marriage', ['court 1', 'rank 1']],
  ])('VIL-SOLO-10 the ring pays for %s', (_name, options, space, moves) => {
    const table = alone(options, {
      ring: 0,
      spaces: { [space]: 'x', grain: 's' },
      ...(space === 'inn' && { stacks: [['scribe', 'nun']] }),
      players: [{ coins: 0, cubes: '' }],
    });
    table.choose(`cube ${space} plague`, ...moves);
    expect(table.s.nextStart).toBe(-2);
  });

  test('VIL-SOLO-59 a third pink member', () => {
    expect(setUp({ marriage: 'front' }).marriage?.pink).toBe(3);
    expect(village.setup(2, { marriage: 'front' }, 'x').marriage?.pink).toBe(2);
  });

  test('VIL-SOLO-60 on a cube from Marriage: the Farm group, else a grave; from the Smuggler a grave', () => {
    expect(dies({ marriage: 'front' }, 'marriage').changed()).toMatchObject({ 'conny dead farm': '1' });
    const full: Position = { players: [{ members: { 'dead farm': '1' } }] };
    expect(dies({ marriage: 'front' }, 'marriage', full).changed()).toMatchObject({ 'conny grave': '1' });
    expect(dies({ marriage: 'front' }, 'smuggler').changed()).toMatchObject({ 'conny grave': '1' });
  });

  const FACES: Readonly<Record<number, number>> = { 2: 2, 3: 3, 4: 0, 5: 1 };
  /** A wedding in which both rolls bring the ranks. */
  function wedding(
    seat: SeatPosition,
    first: number,
    second: number,
    couples: Position['couples'] = [],
  ): Table {
    for (let seed = 0; seed < 4000; seed++) {
      const table = alone(
        { marriage: 'front' },
        { round: 2, seed: `w ${seed}`, spaces: { grain: 'ss' }, players: [seat], couples },
      );
      table.take('grain skill').choose('end');
      const fell = table.events.flatMap((event) => (event.what === 'rolled' ? [event.colour] : []));
      if (fell[0] === FACES[first] && fell[1] === FACES[second]) return table;
    }
    throw new Error('the dice never fall like that');
  }

  test('VIL-SOLO-61 VIL-SOLO-77 the die is rolled twice, before anybody marries; one couple', () => {
    const table = wedding({ members: { rank1: '1' } }, 3, 5);
    expect(table.s.marriage).toMatchObject({ pink: 1, pinkRanks: [3, 5] });
    expect(table.asked()).toBe('0 house');
    table.choose('house bakery', 'gainTiles');
    expect(table.s.marriage).toMatchObject({ pink: 2, pinkRanks: [] });
    expect(table.s.marriage?.couples).toHaveLength(3);
  });

  test('VIL-SOLO-62 VIL-SOLO-77 the second one from Parental Bliss, but not for a rank that is taken', () => {
    const seat = { members: { rank1: '1', bliss: '11' } };
    const couples = [
      { at: 'bliss', one: [0, 0], other: 'pink' },
      { at: 'bliss', one: [0, 1], other: 'pink' },
    ] as const;
    const table = wedding(seat, 3, 5, couples);
    expect(table.s.marriage).toMatchObject({ pink: 0, pinkRanks: [3, 5] });
    expect(table.s.marriage?.couples).toHaveLength(3);
    const same = wedding(seat, 3, 3, couples);
    expect(same.s.marriage).toMatchObject({ pink: 0, pinkRanks: [3] });
    expect(same.s.marriage?.couples).toHaveLength(6);
  });

  test('VIL-SOLO-63 two pink ones go back to the supply', () => {
    const table = wedding({}, 3, 5);
    expect(table.s.marriage).toMatchObject({ pink: 3, couples: [] });
    expect(table.s.round).toBe(3);
  });

  test('VIL-SOLO-64 the bounds of the titles rise by 10, 5 and 15', () => {
    const polymath = TITLES.length - 1;
    expect([titleFor(94, 4), titleFor(95, 4)]).toEqual([polymath - 1, polymath]);
    expect([titleFor(99, 7), titleFor(100, 7), titleFor(109, 7), titleFor(110, 7)]).toEqual([3, 4, 4, 5]);
    expect([titleFor(49, 1), titleFor(50, 1), titleFor(44, 2), titleFor(45, 2)]).toEqual([0, 1, 0, 1]);
    const s = alone({ inn: 'front' }, { players: [{ points: 45 }] }).s;
    expect(village.winners(s)).toEqual([]);
  });

  test('VIL-SOLO-65 the card of the mix for two, and twelve members with Marriage', () => {
    const s = setUp({ inn: 'front', port: true, marriage: 'front' });
    expect(sum(s.spaces)).toBe(24);
    expect(at(s).connysFamily()).toEqual({ farm: '11111222', church: '3344' });
  });

  test('VIL-SOLO-35 VIL-SOLO-79 in longer rounds two cubes share a compartment; only the last one stays', () => {
    const conny = { tray: 'spfkspfkspf', last: 2, quills: [0, 5] } as const;
    const table = alone({ inn: 'front', port: true }, { round: 2, spaces: { grain: 'ss' }, conny });
    expect(cubesIn(table.conny(), 2)).toEqual([0, 2]);
    table.take('grain skill').choose('end');
    expect(table.conny().tray).toHaveLength(1);
    expect(table.s.round).toBe(3);
  });

  test('VIL-SOLO-78 no reaction to a cube from Inn, Smuggler or Marriage', () => {
    for (const space of ['inn', 'smuggler', 'marriage']) {
      const table = alone(
        { inn: 'front', marriage: 'front' },
        { round: 2, spaces: { [space]: 'ss', church: 'f' }, conny: { tray: 'p', last: 2 } },
      ).take(`${space} skill`);
      table.changed();
      table.choose('end');
      expect(Object.keys(table.changed()).sort()).toEqual(['conny last', 'conny tray', `on ${space}`].sort());
    }
  });
});

describe('alone with villager cards', () => {
  const INN = { inn: 'front' };
  test('VIL-CARD-JESTER-09 VIL-SOLO-13 the order: action, deaths, her cube, extra action, deaths, her cube', () => {
    const spaces = { grain: 'xx', family: 'ss', church: 'f' };
    const table = alone(INN, {
      spaces,
      players: [{ hand: ['jester'], life: 9 }],
      conny: { tray: 'p', last: 1, quills: [0, 5] },
    });
    table.choose('cube grain plague', 'harvest', 'play jester');
    const told = table.told();
    expect(told.indexOf('died')).toBeLessThan(told.indexOf('connyTookCube'));
    expect(table.asked()).toBe('0 extraTurn');
    table.choose('cube family skill', 'birth', 'end');
    expect(table.told().filter((what) => what === 'connyTookCube')).toHaveLength(2);
    const well = alone(INN, {
      spaces,
      players: [{ hand: ['jester'], cubes: 'kkk' }],
      conny: { tray: 'p', last: 1, quills: [0, 5] },
    });
    well.choose('cube grain plague', 'harvest', 'play jester', 'well', 'choose family', 'birth', 'end');
    expect(well.told().filter((what) => what === 'connyTookCube')).toHaveLength(1);
  });

  test('VIL-SOLO-71 if her cube in between triggers the end, the extra action comes, then one last turn without her', () => {
    const table = alone(INN, {
      spaces: { inn: 'ss', family: 'ss', church: 'ff' },
      players: [{ hand: ['jester'], members: { grave: '11' } }],
      conny: QUILL,
    });
    table.take('inn skill').choose('play jester');
    expect(table.s.triggeredBy).toBe(1);
    expect(table.asked()).toBe('0 extraTurn');
    table.choose('cube family skill', 'birth', 'end');
    expect(table.told().filter((what) => what === 'connyTookCube')).toHaveLength(1);
    expect(table.asked()).toBe('0 turn');
    table.take('church faith').choose('end');
    expect(table.told().filter((what) => what === 'connyTookCube')).toHaveLength(1);
    expect(table.asked()).toBe('over');
  });

  test('VIL-SOLO-72 if the burial before the extra action triggers it, she follows both cubes', () => {
    const table = alone(INN, {
      spaces: { inn: 'xx', family: 'ss', church: 'ff' },
      players: [{ hand: ['jester'], life: 8, members: { grave: '11', inn: '1', bag: '1' } }],
      conny: { tray: 'p', last: 2, quills: [0, 5] },
    });
    table.take('inn plague').choose('play jester');
    expect(table.s.triggeredBy).toBe(0);
    table.choose('cube family skill', 'birth', 'end');
    expect(table.told().filter((what) => what === 'connyTookCube')).toHaveLength(2);
    expect(table.asked()).toBe('over');
  });

  test('VIL-CARD-OLD_MAN-07 VIL-SOLO-73 after the Old Man she takes no cube; a market day includes her customer', () => {
    const table = alone(INN, { stalls: ['C20', 'C23'], players: [{ hand: ['oldMan'], goods: 'h' }] });
    table.choose('play oldMan', 'choose market', 'serve 1', 'end');
    expect(table.conny().customers).toHaveLength(1);
    expect(table.told()).not.toContain('connyTookCube');
    expect(table.asked()).toBe('0 turn');
  });

  test('VIL-SOLO-74 the Father may name her members; hers go to the lowest step without one', () => {
    const table = alone(INN, {
      spaces: { grain: 'ss' },
      players: [{ hand: ['father'] }],
      conny: { members: { church1: '3', bag: '34' }, tray: 'p', last: 2 },
    });
    table.take('grain skill').choose('end', 'play father');
    expect(table.open()).toEqual(['pick 2 3', 'pick 2 4', 'pickMonk']);
    table.choose('pick 2 4', 'pickMonk', 'pickMonk', 'pickMonk');
    expect(table.connysFamily()).toMatchObject({ church1: '3', church2: '4', bag: '3' });
  });

  test('VIL-SOLO-75 on her market day the Crier comes before her customer, the Scrap Dealer at the end', () => {
    const table = alone(INN, {
      spaces: { grain: 'p', market: 'p', church: 'f' },
      stalls: ['C20', 'C23', 'C01'],
      queue: ['C21'],
      players: [{ hand: ['marketCrier'], goods: 'h', grain: 1, cubes: 'p' }],
    });
    table.take('grain persuasion').choose('end');
    expect(table.asked()).toBe('0 cards');
    expect(table.conny().customers).toEqual([]);
    table.choose('play marketCrier');
    expect(table.conny().customers).toHaveLength(1);
    expect(table.open()).toEqual(['serveWaiting 1', 'pass']);
    const dealer = alone(INN, {
      spaces: { grain: 'p', market: 'p', church: 'f' },
      stalls: ['C20', 'C23', 'C01'],
      players: [{ hand: ['scrapDealer'] }],
    });
    dealer.take('grain persuasion').choose('end');
    expect(dealer.asked()).toBe('0 cards');
    expect(dealer.conny().customers).toHaveLength(1);
    dealer.choose('play scrapDealer', 'serve 2');
    expect(dealer.player(0).customers).toHaveLength(1);
  });

  test('VIL-SOLO-76 with Port the day ends when you pass; she never touches cocoa', () => {
    const table = alone(
      { port: true },
      { spaces: { market: 'p', church: 'f' }, stalls: ['C20'], players: [{ cocoa: 2, cubes: 'p' }] },
    );
    table.choose('cube market persuasion', 'sell cocoa');
    expect(table.conny().customers).toHaveLength(1);
    table.choose('sell cocoa');
    expect(table.player(0).points).toBe(14);
    expect(table.asked()).toBe('0 endTurn');
  });
});
