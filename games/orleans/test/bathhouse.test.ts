import { describe, expect, test } from 'vitest';
import type { SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

const bath = (player: SeatPosition, seed = 'bath'): Table =>
  at({
    seed,
    players: [
      { ...player, tiles: ['bathhouse', ...(player.tiles ?? [])], on: { bathhouse: 'B', ...player.on } },
      {},
    ],
  });

describe('the Bathhouse', () => {
  test('ORL-PLACE-BATH-01, ORL-PLACE-BATH-03 draws three and places two; the third and whoever opened it go into the bag', () => {
    const table = bath({ bag: 'kkk' }).choose('use bathhouse');
    expect(table.changed()).toEqual({ bath: 'kkk', '0 bag': '' });
    expect(table.asked()).toBe('0 bathhouse');
    expect(table.open()).toEqual([
      ...[
        'place knight scriptorium1',
        'place knight ship3',
        'place knight wagon3',
        'place knight guildhall3',
      ],
      'place knight townhall1',
    ]);
    table.choose('place knight ship3');
    expect(table.asked()).toBe('0 bathhouse');
    table.choose('place knight wagon3');
    expect(table.changed()).toEqual({
      bath: '',
      '0 bag': 'kB',
      '0 bathhouse': '',
      '0 ship': '..k',
      '0 wagon': '..k',
    });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('ORL-PLACE-BATH-01 blindly, and whoever opened it is not drawn', () => {
    const drawn = new Set<string>();
    for (let game = 0; game < 60; game++) {
      const table = bath({ bag: 'fkms' }, `bath ${game}`).choose('use bathhouse');
      drawn.add(String(table.changed().bath));
    }
    expect([...drawn].toSorted()).toEqual(['fkm', 'fks', 'fsm', 'ksm']);
  });

  test('ORL-PLACE-BATH-02 nobody is placed in the Bathhouse itself', () => {
    const table = bath({ bag: 'b' }).choose('use bathhouse');
    expect(table.open()).not.toContain('place boatman bathhouse1');
    expect(table.refused('place boatman bathhouse1')).toMatchObject({
      reason: 'notInTheBathhouse',
      rule: 'ORL-PLACE-BATH-02',
    });
  });

  test('ORL-PLACE-BATH-04 who fits nowhere goes back', () => {
    const on = { monastery: 's.', scriptorium: '.s', townhall: 'ff' } as const;
    const table = bath({ bag: 'ss', on }).choose('use bathhouse');
    expect(table.changed()).toEqual({ '0 bag': 'ssB', '0 bathhouse': '' });
    const one = bath({ bag: 'ss', on: { monastery: 's.', townhall: 'ff' } }).choose('use bathhouse');
    one.choose('place scholar scriptorium2');
    expect(one.changed()).toEqual({ '0 bag': 'sB', '0 bathhouse': '', '0 scriptorium': '.s' });
  });

  test('ORL-PLACE-BATH-05 as many as possible must be placed; normal rules hold', () => {
    const table = bath({ bag: 'kFT', tiles: ['gunpowderTower'] }).choose('use bathhouse');
    expect(table.refused('stop bathing')).toMatchObject({
      reason: 'mustBePlaced',
      rule: 'ORL-PLACE-BATH-05',
    });
    expect(table.refused('stop').reason).toBe('notOffered');
    expect(table.refused('place ownFarmer townhall1').reason).toBe('noOwnInTownHall');
    expect(table.refused('place knight village1').reason).toBe('wrongProfession');
    expect(table.refused('place monk village1').reason).toBe('nobodyOfThatKind');
    expect(table.openTo('stow')).toEqual([]);
    table.choose('place ownFarmer village1');
    expect(table.open()).not.toContain('stop');
    table.choose('place knight townhall1');
    expect(table.asked()).toBe('0 endTurn');
  });

  test('ORL-PLACE-BATH-05 the first placement may make the second impossible', () => {
    const on = {
      farmhouse: 'b*',
      village: 'f*c',
      university: '*ct',
      castle: 'f*.',
      monastery: '.*',
      scriptorium: '*s',
      ship: 'f*k',
      wagon: 'ft*',
      guildhall: 'fc*',
      townhall: 'kk',
    } as const;
    const table = bath({ bag: 'tm', on }).choose('use bathhouse');
    expect(table.open()).toEqual(['place trader castle3', 'place monk castle3', 'place monk monastery1']);
    table.choose('place monk castle3');
    expect(table.changed()).toMatchObject({ '0 bag': 'tB', '0 castle': 'f*m' });
  });

  test('ORL-PLACE-BATH-06 with fewer in the bag all are drawn; not with an empty one', () => {
    const table = bath({ bag: 'k' }).choose('use bathhouse', 'place knight ship3');
    expect(table.asked()).toBe('0 endTurn');
    const empty = bath({ on: { farmhouse: '.C', ship: 'fbk' } });
    expect(empty.refused('use bathhouse')).toMatchObject({ reason: 'bagEmpty', rule: 'ORL-PLACE-BATH-06' });
  });

  test('ORL-PLACE-BATH-07 a place that it completes can be used in the same phase', () => {
    const table = bath({ bag: 'k', on: { scriptorium: '.s' } });
    table.use('bathhouse', 'place knight scriptorium1');
    expect(table.openTo('use')).toEqual(['use scriptorium']);
  });

  test('ORL-PLACE-BATH-07 also a tile taken in this phase', () => {
    const table = bath({ bag: 'fff', on: { village: 'fFf' } });
    table.use('village', 'recruit trader', 'take hayrick').choose('use bathhouse');
    expect(table.open()).toContain('place farmer hayrick1');
  });
});
