import { describe, expect, test } from 'vitest';
import { cubesIn } from '../rules/conny.ts';
import { village } from './all.ts';
import { follow } from './follow.ts';
import type { ConnysPosition, Family, Position } from './position.ts';
import { playOut } from './random-game.ts';
import type { Table } from './table.ts';

/** Conny lays a cube from a space into compartment 5, where the quill lies. */
const quill = (space: string, conny: ConnysPosition = {}, more: Position = {}): Table =>
  follow(
    {
      spaces: {
        [space]: space === 'market' ? 's' : 'ss',
        crafts: 'f',
        ...(space === 'market' ? { family: 's' } : {}),
      },
      conny: { tray: 'p', last: 4, quills: [0, 5], ...conny },
      ...more,
    },
    space === 'market' ? 'family skill' : `${space} skill`,
  );

/** Everybody dead but those a test puts elsewhere: eleven members, nine spaces, no more than two graves. */
const SEVEN_DEAD: Family = {
  'dead crafts': '11',
  'dead church': '11',
  'dead travel': '22',
  'dead farm': '2',
};

describe('the tray', () => {
  test('VIL-SOLO-24 VIL-SOLO-25 VIL-SOLO-66 the first cube lies beside the Council and crosses nothing', () => {
    const table = follow({ spaces: { grain: 'xx', crafts: 'k' }, conny: { quills: [2, 5] } }, 'grain plague');
    expect(table.changed()).toEqual({ 'on grain': '', 'conny tray': '..x.......', 'conny last': 2 });
  });

  test.each([
    [2, '...s......'],
    [4, '.....s....'],
    [9, 's.........'],
  ])('VIL-SOLO-26 after compartment %i comes the next one clockwise', (last, tray) => {
    const table = follow({ spaces: { grain: 'ss', crafts: 'k' }, conny: { tray: 'k', last } }, 'grain skill');
    const both = [...tray];
    both[last] = 'k';
    expect(table.changed()).toMatchObject({ 'conny tray': both.join('') });
    expect(table.conny().lastCompartment).toBe((last + 1) % 10);
  });

  test.each([
    [2, ''],
    [3, ''],
    [4, '5'],
    [5, '6'],
    [6, '7'],
    [7, ''],
    [8, ''],
    [9, '0'],
    [0, '1'],
    [1, '2'],
  ])('VIL-SOLO-27 VIL-SOLO-66 from compartment %i on the tile "%s" is turned', (last, turned) => {
    const table = follow({ spaces: { grain: 'ss', crafts: 'k' }, conny: { tray: 'k', last } }, 'grain skill');
    expect(table.changed()['conny turned'] ?? '').toBe(turned);
  });

  test('VIL-SOLO-28 a blank tile does nothing', () => {
    const table = follow(
      { spaces: { grain: 'ss', crafts: 'k' }, conny: { tray: 'k', last: 4, quills: [0, 6] } },
      'grain skill',
    );
    expect(table.changed()).toEqual({
      'on grain': '',
      'conny tray': '....ks....',
      'conny last': 5,
      'conny turned': '5',
    });
  });

  test('VIL-SOLO-27 a tile that is turned already does nothing more', () => {
    const table = quill('grain', { turned: [5] });
    expect(table.told()).not.toContain('fateTurned');
    expect(table.told()).not.toContain('died');
  });

  test('VIL-SOLO-34 the third tile of a set: these three are shuffled, the other set stays', () => {
    const conny = { tray: 'k', last: 6, quills: [1, 6], turned: [0, 5, 6] } as const;
    const seen = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const table = follow(
        { seed: `fate ${seed}`, spaces: { grain: 'ss', crafts: 'k' }, conny },
        'grain skill',
      );
      expect(table.told()).toContain('fateShuffled');
      expect(table.changed()).toMatchObject({ 'conny turned': '0' });
      const { fate } = table.conny();
      expect([5, 6, 7].map((tile) => fate[tile]).sort()).toEqual([0, 0, 1]);
      expect([0, 1, 2].map((tile) => fate[tile])).toEqual([2, 1, 0]);
      seen.add([5, 6, 7].map((tile) => fate[tile]).join(''));
    }
    expect([...seen].sort()).toEqual(['001', '010', '100']);
  });

  test('VIL-SOLO-34 the same for the set at the other edge', () => {
    const conny = { tray: 'k', last: 1, quills: [1, 6], turned: [0, 1, 5] } as const;
    const table = follow({ spaces: { grain: 'ss', crafts: 'k' }, conny }, 'grain skill');
    expect(table.events).toContainEqual({ what: 'fateShuffled', seat: 1, set: 0 });
    expect(table.changed()).toMatchObject({ 'conny turned': '5' });
    const { fate } = table.conny();
    expect([0, 1, 2].map((tile) => fate[tile]).sort()).toEqual([0, 0, 1]);
    expect([5, 6, 7].map((tile) => fate[tile])).toEqual([2, 1, 0]);
  });

  test('VIL-SOLO-27 a tile that was turned over is known: nothing before it can be taken back', () => {
    const crossing = (last: number): number =>
      follow({ spaces: { grain: 'ss', crafts: 'k' }, conny: { tray: 'k', last } }, 'grain skill').s.barriers;
    expect(crossing(5)).toBeGreaterThan(0);
    expect(crossing(2)).toBe(0);
  });

  test('VIL-SOLO-35 VIL-SOLO-26 never two cubes in one compartment, in whole games', () => {
    for (let game = 0; game < 6; game++) {
      const s = village.setup(1, { connysCube: game % 2 === 0 ? 'follow' : 'die' }, `tray ${game}`);
      let cubes = 0;
      const laid = new Set<number>();
      playOut(s, game, (event) => {
        // Between rounds only the last cube stays.
        if (event.what === 'roundStarted') for (const one of [...laid].slice(0, -1)) laid.delete(one);
        if (event.what !== 'connyTookCube') return;
        expect(laid.has(event.compartment)).toBe(false);
        laid.add(event.compartment);
        cubes++;
      });
      expect(cubes).toBeGreaterThan(10);
    }
  });

  test('VIL-SOLO-51 VIL-SOLO-53 a new round: all but the last cube go to the supply, then on after it', () => {
    const conny = { tray: 'spfk', last: 6, quills: [0, 5] } as const;
    const table = follow({ spaces: { grain: 'ss' }, conny }, 'grain skill');
    // Her cube went to compartment 7 and stays; s, p, f and k are free for the bag.
    expect(table.s.round).toBe(2);
    expect(table.conny().tray).toEqual([0]);
    expect(table.conny().lastCompartment).toBe(7);
    expect([6, 7, 8].map((compartment) => cubesIn(table.conny(), compartment))).toEqual([[], [0], []]);
    expect(table.s.supply).toEqual([33 - 2 - 5, 28, 28, 28, 0]);
  });

  test('VIL-SOLO-51 plague cubes go back from the tray, too', () => {
    const table = follow({ spaces: { grain: 'ss' }, conny: { tray: 'xxk', last: 2 } }, 'grain skill');
    const onBoard = table.s.spaces.filter((_, at) => at % 5 === 4).reduce((a, b) => a + b, 0);
    expect([table.s.round, onBoard + table.s.bag[4]]).toEqual([2, 6]);
    expect(table.conny().tray).not.toContain(4);
  });

  test('VIL-SOLO-52 a plague cube that stays is missing in the bag', () => {
    const table = follow({ spaces: { grain: 'xx' }, conny: { tray: 'k', last: 2 } }, 'grain plague');
    const onBoard = table.s.spaces.filter((_, at) => at % 5 === 4).reduce((a, b) => a + b, 0);
    expect([table.s.round, onBoard + table.s.bag[4], table.s.supply[4]]).toEqual([2, 5, 0]);
  });
});

describe("deaths in Conny's family", () => {
  test('VIL-SOLO-29 the quill kills one of her oldest', () => {
    const table = quill('grain');
    expect(table.changed()).toMatchObject({
      'conny farm': '111222',
      'conny dead farm': '1',
      'conny turned': '5',
    });
  });

  test.each([
    ['grain', 'farm'],
    ['family', 'farm'],
    ['council', 'council'],
    ['travel', 'travel'],
    ['church', 'church'],
  ])('VIL-SOLO-30 a cube from %s: the group %s', (space, group) => {
    expect(quill(space).changed()).toMatchObject({ [`conny dead ${group}`]: '1' });
  });

  test('VIL-SOLO-30 a cube from crafts: the group crafts', () => {
    const table = follow(
      { spaces: { crafts: 'ss', grain: 'k' }, conny: { tray: 'p', last: 4, quills: [0, 5] } },
      'crafts skill',
    );
    expect(table.changed()).toMatchObject({ 'conny dead crafts': '1' });
  });

  test('VIL-SOLO-31 a full group: the graveyard', () => {
    const table = quill('grain', {}, { players: [{ members: { 'dead farm': '1' } }] });
    expect(table.changed()).toMatchObject({ 'conny grave': '1', graves: 2 });
  });

  test('VIL-SOLO-69 a cube from the Market: the graveyard, whatever the chronicle offers', () => {
    const table = quill('market', {}, { stalls: ['C18', 'C01', 'C04'] });
    expect(table.told()).toContain('marketCalled');
    expect(table.changed()).toMatchObject({ 'conny grave': '1', graves: 2 });
    expect(table.s.chronicle).toEqual([2, 1, 2, 2, 2]);
  });

  test.each<[string, Family, string]>([
    ['first the ones', {}, '1'],
    ['then the twos', { 'dead crafts': '11', 'dead church': '11' }, '2'],
    ['then the threes on the church', SEVEN_DEAD, '3'],
    [
      'then the fours on the church, before a three on a step',
      { ...SEVEN_DEAD, church1: '3', bag: '3' },
      '4',
    ],
    [
      'then those on the steps from left to right',
      { ...SEVEN_DEAD, church2: '4', church3: '3', bag: '34' },
      '4',
    ],
    ['even from the last step', { ...SEVEN_DEAD, church4: '4', bag: '334' }, '4'],
  ])('VIL-SOLO-32 %s', (_name, members, number) => {
    const table = quill('council', { members });
    expect(table.changed()).toMatchObject({ 'conny dead council': number });
  });

  test('VIL-SOLO-33 the bag protects her, too; with nobody else nobody dies', () => {
    const table = quill('council', { members: { ...SEVEN_DEAD, bag: '3344' } });
    expect(table.told()).toContain('nobodyDied');
    expect(table.connysFamily().bag).toBe('3344');
  });
});
