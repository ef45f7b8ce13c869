import { describe, expect, test } from 'vitest';
import { orleans } from '../index.ts';
import type { SeatPosition } from './position.ts';
import { at } from './table.ts';

const owner = (player: SeatPosition, tower = '', rest = {}) =>
  at({ phase: 'followers', players: [{ tiles: ['gunpowderTower'], ...player }, {}], tower, ...rest });

describe('the Gunpowder Tower', () => {
  test('ORL-PLACE-TOWER-01, ORL-FOLLOW-02 enlarges the market by two; up to two persons of any kind lie there', () => {
    const table = owner({ bag: 'kkkkkk', market: 'FBCTff' }).as(0);
    expect(table.openTo('draw')[0]).toBe('draw 4');
    table.choose('draw 4');
    expect(table.asked()).toBe('0 tower');
    expect(table.open()).toEqual([
      ...[
        'stow farmer',
        'stow knight',
        'stow ownFarmer',
        'stow ownBoatman',
        'stow ownCraftsman',
        'stow ownTrader',
      ],
    ]);
    table.choose('stow knight', 'stow ownFarmer');
    expect(table.refused('stow knight')).toMatchObject({ reason: 'towerFull', rule: 'ORL-PLACE-TOWER-01' });
    table.choose('done');
    expect(table.changed()).toMatchObject({ tower: 'kF', '0 market': 'ffkkkBCT', phase: 4 });
  });

  test('ORL-FOLLOW-02, ORL-PLACE-TOWER-08 whoever is still in the tower takes room there', () => {
    const bag = 'kkkkkk';
    expect(owner({ bag, market: 'FBCTff' }, 'm').as(0).openTo('draw')[0]).toBe('draw 3');
    expect(owner({ bag, market: 'FBCTff' }, 'mf').as(0).openTo('draw')[0]).toBe('draw 2');
  });

  test('ORL-PLACE-TOWER-02 the value of the knights is not raised', () => {
    expect(owner({ bag: 'kkkkkk', market: 'FBCT' }).as(0).openTo('draw')[0]).toBe('draw 4');
  });

  test('ORL-PLACE-TOWER-03 whoever waits is distributed freely, in phase 3 alone', () => {
    const table = owner({ bag: 'k', market: 'FBCT' }, 'fm').as(0).choose('draw 1');
    expect(table.open()).toEqual(['done', 'fetch farmer', 'fetch monk']);
    table.choose('fetch monk');
    expect(table.changed()).toMatchObject({ tower: 'f', '0 market': 'kmFBCT' });
    table.choose('stow knight');
    expect(table.refused('fetch farmer')).toMatchObject({
      reason: 'fetchBeforeStowing',
      rule: 'ORL-PLACE-TOWER-03',
    });
    table.choose('done');
    expect(table.changed()).toMatchObject({ tower: 'fk', '0 market': 'mFBCT' });
    expect(table.openTo('stow')).toEqual([]);
    const planning = at({ phase: 'planning', players: [{ tiles: ['gunpowderTower'] }] }).as(0);
    expect(planning.refused('stow ownFarmer').reason).toBe('notOffered');
  });

  test('ORL-PLACE-TOWER-03 with an empty market, too, somebody may be fetched from the tower', () => {
    const on = { farmhouse: 'BC', castle: 'F.T' };
    const table = owner({ on }, 'f').as(0).choose('draw 0');
    expect(table.open()).toEqual(['done', 'fetch farmer']);
  });

  test('ORL-PLACE-TOWER-03 also who has just returned', () => {
    const table = owner({ market: 'FBCT', on: { ship: 'f..' }, bag: 'b' }).as(0);
    table.choose('return ship1', 'draw 0', 'stow farmer', 'done');
    expect(table.changed()).toMatchObject({ tower: 'f', '0 ship': '' });
  });

  test('ORL-PLACE-TOWER-04 while planning they are placed like those of the market: both, one or none', () => {
    const table = at({ phase: 'planning', players: [{ tiles: ['gunpowderTower'] }], tower: 'kf' }).as(0);
    table.choose('placeFromTower knight ship3', 'placeFromTower farmer ship1');
    expect(table.changed()).toEqual({ tower: '', '0 ship': 'f.k' });
  });

  test('ORL-PLACE-TOWER-05, ORL-PLACE-TOWER-07, ORL-DEED-09 they may be sent to deeds, one or both in an action apart from the Town Hall', () => {
    const table = at({ players: [{ tiles: ['gunpowderTower'], on: { townhall: 'm.' } }], tower: 'kf' });
    expect(table.openTo('use')).toEqual(['use townhall', 'use gunpowderTower']);
    table.choose('use gunpowderTower');
    expect(table.open().some((move) => move.startsWith('send monk'))).toBe(false);
    table.choose('send knight peace');
    expect(table.changed()).toEqual({ bank: 218, tower: 'f', 'free peace': 'ksm', '0 coins': 7 });
    table.choose('send farmer cityWall');
    expect(table.changed()).toMatchObject({ tower: '', 'free cityWall': 'ffccctkkk' });
    table.choose('end');
    expect(table.openTo('use')).toEqual(['use townhall']);
  });

  test('ORL-PLACE-TOWER-06 own persons may lie there but are not sent', () => {
    const table = at({ players: [{ tiles: ['gunpowderTower'], on: { scriptorium: 'ks' } }], tower: 'F' });
    expect(table.refused('use gunpowderTower').reason).toBe('nobodyToSend');
  });

  test('ORL-PLACE-TOWER-08 who is left stays and waits in the next phase 3; a surplus over 8 must lie there', () => {
    const stayed = at({ players: [{ tiles: ['gunpowderTower'] }, { on: { farmhouse: 'BC' } }], tower: 'Fk' });
    stayed.as(0).choose('pass');
    stayed.as(1).choose('pass');
    expect(stayed.s.round).toBe(6);
    stayed.choose('draw 0');
    expect(stayed.as(0).asked()).toBe('0 tower');
    const table = owner({ bag: 'kk', market: 'FBCTffff' }).as(0).choose('draw 1');
    expect(table.refused('done')).toEqual({
      reason: 'marketOverfull',
      rule: 'ORL-PLACE-TOWER-08',
      details: { persons: 1 },
    });
    table.choose('stow farmer', 'done');
    expect(table.s.phase).toBe(4);
  });

  test('with nobody waiting its owner is not asked', () => {
    const table = at({
      phase: 'followers',
      players: [{ tiles: ['gunpowderTower'], on: { university: 'FCT', farmhouse: 'B.' }, bag: 'f' }, {}],
    });
    table.as(0).choose('draw 0');
    expect(table.s.phase).toBe(4);
    expect(orleans.deciding(table.s)).toEqual([1]);
  });
});
