import { describe, expect, test } from 'vitest';
import { DEED_COINS, DEED_KEYS, DEED_SPACES } from '../data/deeds.ts';
import { at } from './table.ts';

describe('the deeds', () => {
  test.each([
    ['cityWall', 'fffccctkkk', 1],
    ['canal', 'fffbbbcctt', 1],
    ['cathedral', 'ccttmm', 2],
    ['plagueDeed', 'fbtss', 2],
    ['boatGuild', 'bbbs', 1],
    ['peace', 'kksm', 2],
    ['conclave', 'kmm', 3],
    ['astronomy', 'tss', 1],
  ] as const)('ORL-DEED-01, ORL-DEED-03 %s needs %s and brings %i a person', (key, letters, coins) => {
    const deed = DEED_KEYS.indexOf(key);
    const spaces = DEED_SPACES.slice(deed * 7, deed * 7 + 7);
    expect(spaces.map((count, n) => 'fbctksm'[n].repeat(count)).join('')).toBe(letters);
    expect(DEED_COINS[deed]).toBe(coins);
  });
});

describe('sending', () => {
  test('ORL-ACT-TOWN-01, ORL-ACT-TOWN-05, ORL-DEED-01, ORL-DEED-03, ORL-DEED-06 a person goes to a deed for good and brings its coins', () => {
    const table = at({ players: [{ on: { townhall: 'k.' } }] });
    table.choose('use townhall');
    expect(table.asked()).toBe('0 send');
    expect(table.open()).toEqual(['send knight cityWall', 'send knight peace', 'send knight conclave']);
    table.choose('send knight conclave');
    expect(table.changed()).toEqual({
      bank: 217,
      'free conclave': 'mm',
      '0 coins': 8,
      '0 townhall': '',
    });
    expect(table.asked()).toBe('0 endTurn');
    expect(table.bag(0)).toBe('');
  });

  test('ORL-DEED-01, ORL-DEED-02, ORL-PLACE-HERB-02, ORL-PLACE-SCHOOL-02 exactly the profession shown, without substitutes', () => {
    const table = at({
      players: [{ on: { townhall: 'sb' }, tiles: ['herbGarden', 'school'] }],
    }).choose('use townhall');
    expect(table.open()).toEqual([
      ...['send boatman canal', 'send boatman plagueDeed', 'send boatman boatGuild'],
      ...[
        'send scholar plagueDeed',
        'send scholar boatGuild',
        'send scholar peace',
        'send scholar astronomy',
      ],
    ]);
    expect(table.refused('send boatman cityWall')).toEqual({
      reason: 'noDeedSpace',
      rule: 'ORL-DEED-01',
      details: { profession: 1, deed: 0 },
    });
    expect(table.refused('send knight cityWall').reason).toBe('nobodyToSend');
    const monk = at({ players: [{ on: { townhall: 'm.' } }] }).choose('use townhall');
    expect(monk.open()).toEqual(['send monk cathedral', 'send monk peace', 'send monk conclave']);
  });

  test('ORL-DEED-01 a full space takes nobody more', () => {
    const table = at({ players: [{ on: { townhall: 'k.' } }], deeds: { conclave: 'k' } }).choose(
      'use townhall',
    );
    expect(table.open()).toEqual(['send knight cityWall', 'send knight peace']);
  });

  test('ORL-DEED-04 Canalisation: a coin or a development step, for each person', () => {
    const table = at({ players: [{ on: { townhall: 'fb' }, development: 6 }] });
    table.choose('use townhall', 'send farmer canal');
    expect(table.asked()).toBe('0 canalReward');
    expect(table.open()).toEqual(['coin', 'step']);
    table.choose('coin');
    expect(table.changed()).toMatchObject({ '0 coins': 6, bank: 219 });
    expect(table.asked()).toBe('0 send');
    table.choose('send boatman canal', 'step');
    expect(table.changed()).toMatchObject({ '0 development': 7, '0 coins': 9 });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('ORL-DEED-05 whoever fills the last space gets the citizen besides', () => {
    const table = at({ players: [{ on: { townhall: 'm.' } }], deeds: { conclave: 'km' } });
    table.choose('use townhall', 'send monk conclave');
    expect(table.changed()).toEqual({
      bank: 217,
      'free conclave': '',
      '0 coins': 8,
      '0 citizens': 'conclave',
      '0 townhall': '',
    });
    expect(table.told()).toContain('deedCompleted');
    const notLast = at({ players: [{ on: { townhall: 'm.' } }], deeds: { conclave: 'k' } });
    notLast.choose('use townhall', 'send monk conclave');
    expect(notLast.changed()).not.toHaveProperty('0 citizens');
  });

  test('ORL-ACT-TOWN-02, ORL-DEED-07, ORL-DEED-10 both in one action, to the same or to different deeds, one settled before the other', () => {
    const table = at({ players: [{ on: { townhall: 'km' } }] }).choose('use townhall');
    table.choose('send monk peace');
    expect(table.player(0).coins).toBe(7);
    expect(table.open()).toEqual([
      'send knight cityWall',
      'send knight peace',
      'send knight conclave',
      'stop',
    ]);
    table.choose('send knight peace');
    expect(table.changed()).toMatchObject({ '0 coins': 9, 'free peace': 'ks', '0 townhall': '' });
    const other = at({ players: [{ on: { townhall: 'km' } }] }).choose('use townhall');
    other.choose('send knight cityWall', 'send monk conclave');
    expect(other.changed()).toMatchObject({
      '0 coins': 9,
      'free cityWall': 'fffccctkk',
      'free conclave': 'km',
    });
  });

  test('ORL-ACT-TOWN-03, ORL-DEED-10 after the first one may stop; the other stays for a later action', () => {
    const table = at({ players: [{ on: { townhall: 'km' } }] });
    table.choose('use townhall');
    expect(table.open()).not.toContain('stop');
    table.choose('send knight peace', 'stop', 'end');
    expect(table.on(0, 'townhall')).toBe('.m');
    expect(table.openTo('use')).toEqual(['use townhall']);
  });

  test('ORL-DEED-10 the action ends when nobody more fits', () => {
    const table = at({ players: [{ on: { townhall: 'kk' } }], deeds: { cityWall: 'kkk', peace: 'kk' } });
    // One space is left for a knight, so nothing is asked at all.
    table.choose('use townhall');
    expect(table.changed()).toMatchObject({ 'free conclave': 'mm', '0 coins': 8, '0 townhall': '.k' });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('ORL-ACT-TOWN-04 not without somebody who fits', () => {
    const table = at({
      players: [{ on: { townhall: 'm.', farmhouse: 'BC' } }],
      deeds: { cathedral: 'mm', peace: 'm', conclave: 'mm' },
    });
    expect(table.refused('use townhall')).toMatchObject({ reason: 'nobodyToSend', rule: 'ORL-ACT-TOWN-04' });
    const empty = at({ players: [{ on: { farmhouse: 'BC' } }] });
    expect(empty.refused('use townhall').reason).toBe('nobodyToSend');
  });

  test('ORL-DEED-09 nobody else reaches a deed: no other move sends', () => {
    const table = at({ players: [{ bag: 'k', on: { farmhouse: 'BC', ship: 'fbk' } }] });
    expect(table.refused('send knight peace').reason).toBe('notOffered');
    table.use('farmhouse');
    expect(table.s.deeds).toEqual(DEED_SPACES);
  });

  test('ORL-GEN-12, ORL-DEED-08 own persons are never sent', () => {
    const table = at({ players: [{ tiles: ['gunpowderTower'], on: { farmhouse: 'BC' } }], tower: 'FT' });
    expect(table.refused('use gunpowderTower').reason).toBe('nobodyToSend');
    const mixed = at({ players: [{ tiles: ['gunpowderTower'] }], tower: 'Fk' }).choose('use gunpowderTower');
    expect(mixed.openTo('send').every((move) => move.startsWith('send knight'))).toBe(true);
    expect(mixed.refused('send an own person')).toMatchObject({ reason: 'ownStay', rule: 'ORL-GEN-12' });
    const neutral = at({ players: [{ tiles: ['gunpowderTower'] }], tower: 'fk' }).choose(
      'use gunpowderTower',
    );
    expect(() => neutral.refused('send an own person')).toThrow();
  });

  test('ORL-GEN-18 an empty bank stops nobody', () => {
    const table = at({ bank: 0, players: [{ on: { townhall: 'k.' } }] });
    table.choose('use townhall', 'send knight peace');
    expect(table.player(0).coins).toBe(5);
  });

  test('ORL-GEN-17 Canalisation stays possible at the end of the development track', () => {
    const table = at({ players: [{ on: { townhall: 'f.' }, development: 30 }] });
    table.choose('use townhall', 'send farmer canal', 'step');
    expect(table.player(0).development).toBe(30);
  });
});
