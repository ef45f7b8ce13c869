import { describe, expect, test } from 'vitest';
import { orleans } from '../index.ts';
import { at } from './table.ts';

const FARMHOUSE = { farmhouse: 'BC' };

describe('turns', () => {
  test('ORL-ACT-01, ORL-ACT-09, ORL-GEN-08 in turn from the start player, one action each, until all have passed', () => {
    const table = at({
      seats: 3,
      start: 1,
      players: [
        { on: { farmhouse: 'BC', scriptorium: 'ks' } },
        { on: { farmhouse: 'BC', scriptorium: 'ks' } },
        { on: FARMHOUSE },
      ],
    });
    expect(table.asked()).toBe('1 act');
    table.use('farmhouse');
    expect(table.asked()).toBe('2 act');
    table.use('farmhouse');
    expect(table.asked()).toBe('0 act');
    table.choose('pass');
    expect(table.asked()).toBe('1 act');
    table.use('scriptorium');
    // Seat 2 has nothing left and passes by itself, like seat 1 then; seat 0 has passed.
    expect(table.s.round).toBe(6);
  });

  test('ORL-ACT-02 only at own activated places', () => {
    const table = at({ players: [{ on: { farmhouse: 'BC', village: 'F..' } }, { on: { castle: 'FBT' } }] });
    expect(table.open()).toEqual(['use farmhouse', 'pass']);
    expect(table.refused('use castle')).toMatchObject({
      reason: 'notCovered',
      details: { missing: '0 1 3' },
    });
    expect(table.refused('use winery')).toMatchObject({ reason: 'notYourPlace' });
    expect(table.refused('use hayrick')).toMatchObject({ reason: 'notYourPlace' });
  });

  test('ORL-ACT-03, ORL-ACT-04 whoever passes, also with activated places, is out for this round', () => {
    const table = at({ players: [{ on: FARMHOUSE }, { on: { farmhouse: 'BC', scriptorium: 'ks' } }] });
    table.choose('pass');
    expect(table.changed()).toEqual({ '0 passed': true });
    expect(table.asked()).toBe('1 act');
    table.use('farmhouse');
    expect(table.asked()).toBe('1 act');
    table.choose('pass');
    expect(table.s.round).toBe(6);
    expect(table.on(0, 'farmhouse')).toBe('BC');
  });

  test('ORL-ACT-05 without an executable action a player passes by himself', () => {
    const table = at({ players: [{ on: { village: 'F..' } }, { on: FARMHOUSE }] });
    expect(table.player(0).passed).toBe(true);
    expect(table.asked()).toBe('1 act');
  });

  test('ORL-ACT-06 the own order is free and no place has to be used', () => {
    const both = { on: { farmhouse: 'BC', scriptorium: 'ks' } };
    expect(at({ players: [both] }).open()).toEqual(['use farmhouse', 'use scriptorium', 'pass']);
    const table = at({ players: [both] }).use('scriptorium');
    expect(table.open()).toEqual(['use farmhouse', 'pass']);
  });

  test('ORL-ACT-07, ORL-ACT-08, ORL-TECH-03 after the action persons go into the bag, technology stays', () => {
    const table = at({ players: [{ on: { castle: '*BT' } }] });
    table.choose('use castle');
    expect(table.changed()).toEqual({
      'board knight': 7,
      '0 knight track': 1,
      '0 bag': 'kBT',
      '0 castle': '*..',
    });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('ORL-ACT-10 who was not used stays', () => {
    const table = at({ players: [{ on: { farmhouse: 'BC', village: 'f..' } }] });
    table.use('farmhouse');
    expect(table.on(0, 'village')).toBe('f..');
    expect(table.market(0)).toBe('FT');
  });

  test('ORL-ACT-11, ORL-PLACE-BATH-07 a place that is covered again acts again', () => {
    const table = at({
      players: [
        { bag: 'bb', on: { shippingLine: 'B', bathhouse: 'b' }, tiles: ['shippingLine', 'bathhouse'] },
      ],
    });
    table.use('shippingLine').use('bathhouse', 'place boatman shippingLine1', 'place boatman village2');
    expect(table.open()).toEqual(['use shippingLine', 'pass']);
    table.choose('use shippingLine');
    expect(table.player(0).development).toBe(2);
  });

  test('ORL-ACT-12 recruits go straight into the bag', () => {
    const table = at({ players: [{ on: FARMHOUSE }] });
    table.choose('use farmhouse');
    expect(table.bag(0)).toBe('fBC');
    expect(table.market(0)).toBe('FT');
  });

  test('ORL-ACT-13, ORL-GEN-02 what cannot be executed is refused and changes nothing', () => {
    const table = at({ people: { knight: 0 }, players: [{ on: { castle: 'FBT', scriptorium: 'ks' } }] });
    expect(table.refused('use castle')).toMatchObject({ reason: 'noPersonLeft', rule: 'ORL-GEN-02' });
    expect(table.changed()).toEqual({});
    expect(table.on(0, 'castle')).toBe('FBT');
  });

  test('the action can be taken back until the turn is ended', () => {
    const table = at({ players: [{ on: FARMHOUSE }, { on: FARMHOUSE }] });
    table.choose('use farmhouse');
    expect(table.open()).toEqual(['end']);
    expect(table.s.barriers).toBe(0);
    table.choose('end');
    expect(table.asked()).toBe('1 act');
  });
});

describe('own people', () => {
  test('ORL-GEN-09, ORL-GEN-10 the own bag and the tiles on offer are in sight at any time', () => {
    const { s } = at({ phase: 'planning', players: [{ bag: 'fkm' }] });
    expect(orleans.view(s, 0).players[0].bag).toEqual(s.players[0].bag);
    for (const seat of [0, 1, null]) expect(orleans.view(s, seat).tiles).toEqual(s.tiles);
  });

  test('ORL-GEN-09 looking changes nothing: the same draw follows', () => {
    const draw = (look: boolean): string => {
      const table = at({ phase: 'followers', players: [{ bag: 'fbctksm' }] });
      if (look) orleans.view(table.s, 0);
      table.as(0).choose('draw 3');
      return table.market(0);
    };
    expect(draw(true)).toBe(draw(false));
  });

  test('ORL-GEN-11 own persons come back to their owner from wherever they were used', () => {
    const table = at({ players: [{ on: { university: 'FCT', bathhouse: 'B' }, tiles: ['bathhouse'] }] });
    table.use('university');
    expect(table.bag(0)).toBe('sFCT');
  });
});
