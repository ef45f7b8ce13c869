import { describe, expect, test } from 'vitest';
import { TILE_CATEGORY, TILE_KEYS } from '../data/places.ts';
import { TRACK_END, TRACK_KEYS } from '../data/tracks.ts';
import { at } from './table.ts';

const FARMHOUSE = { farmhouse: 'BC' };
const VILLAGE = { village: 'FBC' };

describe('the Farmhouse', () => {
  test.each([
    [0, 'g'],
    [1, 'g'],
    [2, 'c'],
    [3, 'c'],
    [4, 'w'],
    [5, 'w'],
    [6, 'o'],
    [7, 'x'],
  ])(
    'ORL-ACT-FARM-02, ORL-TRACK-FARMER-01, ORL-TRACK-GEN-02 from field %i the next one brings %s',
    (farmer, good) => {
      const table = at({ players: [{ tracks: { farmer }, on: FARMHOUSE }], paths: {} });
      const before = table.s.goodsMarket.slice();
      table.choose('use farmhouse');
      expect(table.changed()).toMatchObject({
        'board farmer': 11,
        '0 farmer track': farmer + 1,
        '0 goods': good,
        '0 bag': 'fBC',
        '0 farmhouse': '',
      });
      const sort = 'gcwox'.indexOf(good);
      expect(table.s.goodsMarket).toEqual(before.map((count, n) => (n === sort ? count - 1 : count)));
    },
  );

  test('ORL-ACT-FARM-03, ORL-GEN-01, ORL-GEN-02 not without a farmer, nor without the good of the next field', () => {
    const other = { farmhouse: 'BC', scriptorium: 'ks' };
    expect(at({ people: { farmer: 0 }, players: [{ on: other }] }).refused('use farmhouse')).toMatchObject({
      reason: 'noPersonLeft',
      details: { profession: 0 },
    });
    const soldOut = at({ market: { cheese: 0 }, players: [{ on: other, tracks: { farmer: 2 } }] });
    expect(soldOut.refused('use farmhouse')).toEqual({
      reason: 'goodNotOnMarket',
      rule: 'ORL-ACT-FARM-03',
      details: { good: 1 },
    });
    // The good of the present field does not matter.
    expect(at({ market: { cheese: 0 }, players: [{ on: other, tracks: { farmer: 4 } }] }).open()).toContain(
      'use farmhouse',
    );
  });

  test('ORL-ACT-FARM-03, ORL-GEN-03 not at the end of the track', () => {
    const table = at({ players: [{ on: { farmhouse: 'BC', scriptorium: 'ks' }, tracks: { farmer: 8 } }] });
    expect(table.refused('use farmhouse')).toMatchObject({
      reason: 'trackEnd',
      rule: 'ORL-GEN-03',
      details: { track: 0 },
    });
  });
});

describe('the Castle', () => {
  test('ORL-ACT-CASTLE-02, ORL-ACT-CASTLE-03 a knight, a step, and more draws from the next round on', () => {
    const table = at({ phase: 'planning', players: [{ bag: 'ffffffff' }, {}], next: ['income'] });
    table
      .as(0)
      .choose('place ownFarmer castle1', 'place ownBoatman castle2', 'place ownTrader castle3', 'ready');
    table.as(1).choose('ready');
    table.changed();
    table.as(0).choose('use castle');
    expect(table.changed()).toEqual({
      'board knight': 7,
      '0 knight track': 1,
      '0 bag': 'ffffffffkFBT',
      '0 castle': '',
    });
    table.choose('end');
    expect(table.s.phase).toBe(3);
    expect(table.openTo('draw')[0]).toBe('draw 5');
  });

  test('ORL-ACT-CASTLE-04 not without a knight, nor on field 5', () => {
    const on = { castle: 'FBT', scriptorium: 'ks' };
    expect(at({ people: { knight: 0 }, players: [{ on }] }).refused('use castle').reason).toBe(
      'noPersonLeft',
    );
    expect(at({ players: [{ on, tracks: { knight: 5 } }] }).refused('use castle')).toMatchObject({
      reason: 'trackEnd',
      details: { track: 4 },
    });
    expect(at({ players: [{ on, tracks: { knight: 4 } }] }).open()).toContain('use castle');
  });

  test('ORL-TRACK-KNIGHT-02 the first on field 4 gets the citizen, later ones do not', () => {
    const knight = { on: { castle: 'FBT' }, tracks: { knight: 3 } };
    const table = at({ players: [knight, knight] });
    table.choose('use castle');
    expect(table.changed()).toMatchObject({ '0 citizens': 'knight', '0 knight track': 4 });
    table.choose('end', 'use castle');
    expect(table.changed()).not.toHaveProperty('1 citizens');
    expect(table.player(1).tracks[4]).toBe(4);
    const further = at({ players: [{ on: { castle: 'FBT' }, tracks: { knight: 4 } }] });
    further.choose('use castle');
    expect(further.changed()).not.toHaveProperty('0 citizens');
  });
});

describe('the University', () => {
  test.each([
    [0, 2],
    [1, 3],
    [2, 4],
    [3, 5],
    [4, 6],
  ])(
    'ORL-ACT-UNI-02, ORL-TRACK-SCHOLAR-01 from field %i a step brings %i development points',
    (scholar, steps) => {
      const table = at({ players: [{ on: { university: 'FCT' }, tracks: { scholar }, development: 15 }] });
      table.choose('use university');
      expect(table.changed()).toMatchObject({
        'board scholar': 7,
        '0 scholar track': scholar + 1,
        '0 development': 15 + steps,
        '0 bag': 'sFCT',
      });
    },
  );

  test('ORL-ACT-UNI-03 not without a scholar, nor on field 5', () => {
    const on = { university: 'FCT', shippingLine: 'b' };
    const tiles = ['shippingLine'] as const;
    expect(at({ people: { scholar: 0 }, players: [{ on, tiles }] }).refused('use university').reason).toBe(
      'noPersonLeft',
    );
    const end = at({ players: [{ on, tiles, tracks: { scholar: 5 } }] });
    expect(end.refused('use university')).toMatchObject({ reason: 'trackEnd', details: { track: 5 } });
  });

  test('ORL-GEN-17 also at the end of the development track', () => {
    const table = at({ players: [{ on: { university: 'FCT' }, development: 30 }] });
    table.choose('use university');
    expect(table.changed()).toEqual({
      'board scholar': 7,
      '0 scholar track': 1,
      '0 bag': 'sFCT',
      '0 university': '',
    });
  });
});

describe('the Monastery', () => {
  test('ORL-ACT-MONK-02 a monk and nothing else', () => {
    const table = at({ event: 'income', players: [{ on: { monastery: 'sT' } }] });
    table.choose('use monastery');
    expect(table.changed()).toEqual({ 'board monk': 7, '0 bag': 'smT', '0 monastery': '' });
    expect(TRACK_KEYS).not.toContain('monk');
  });

  test('ORL-ACT-MONK-03 not without a monk', () => {
    const table = at({
      event: 'income',
      people: { monk: 0 },
      players: [{ on: { monastery: 'sT', farmhouse: 'BC' } }],
    });
    expect(table.refused('use monastery')).toMatchObject({
      reason: 'noPersonLeft',
      details: { profession: 6 },
    });
  });

  test('ORL-ACT-MONK-03, ORL-EVENT-PILGRIM-01, ORL-EVENT-PILGRIM-02, ORL-EVENT-PILGRIM-03 not in a Pilgrimage round; who was planned there stays', () => {
    const table = at({
      phase: 'planning',
      event: 'pilgrimage',
      next: ['income'],
      players: [{ market: 's', on: { farmhouse: 'BC', university: 'F..' } }],
    });
    table.as(0).choose('place scholar monastery1', 'place ownTrader monastery2', 'ready');
    table.as(1).choose('ready');
    expect(table.as(0).refused('use monastery')).toMatchObject({
      reason: 'pilgrimage',
      rule: 'ORL-EVENT-PILGRIM-01',
    });
    table.choose('pass');
    expect(table.s.round).toBe(6);
    expect(table.on(0, 'monastery')).toBe('sT');
    expect(table.told()).not.toContain('eventStarted');
  });
});

describe('the Village', () => {
  test('ORL-ACT-VILLAGE-02 whom it brings is chosen when it acts', () => {
    const table = at({ players: [{ on: VILLAGE }] });
    table.choose('use village');
    expect(table.asked()).toBe('0 recruit');
    expect(table.open()).toEqual(['recruit boatman', 'recruit craftsman', 'recruit trader']);
    expect(table.on(0, 'village')).toBe('FBC');
  });

  test('ORL-ACT-VILLAGE-03, ORL-GEN-03 each option needs its person, a field and its bonus; one is enough', () => {
    const table = at({
      people: { boatman: 0 },
      players: [{ on: VILLAGE, tracks: { trader: 5 } }],
    });
    // Only the craftsman is left, so nothing is asked.
    table.choose('use village');
    expect(table.changed()).toMatchObject({ '0 craftsman track': 1, '0 farmer gears': 1 });

    const asked = at({ people: { boatman: 0 }, players: [{ on: VILLAGE }] });
    asked.choose('use village');
    expect(asked.refused('recruit boatman')).toEqual({
      reason: 'noPersonLeft',
      rule: 'ORL-GEN-02',
      details: { profession: 1 },
    });
    const ended = at({ players: [{ on: VILLAGE, tracks: { craftsman: 5 } }] });
    ended.choose('use village');
    expect(ended.refused('recruit craftsman')).toMatchObject({ reason: 'trackEnd', details: { track: 2 } });
    const none = at({
      gears: 0,
      players: [{ on: { village: 'FBC', scriptorium: 'ks' }, tracks: { boatman: 5, trader: 5 } }],
    });
    expect(none.refused('use village')).toMatchObject({
      reason: 'nobodyToRecruit',
      rule: 'ORL-ACT-VILLAGE-03',
    });
  });

  test.each([
    [0, 2],
    [1, 3],
    [2, 4],
    [3, 5],
  ])(
    'ORL-ACT-VILLAGE-04, ORL-TRACK-BOAT-01 boatman: from field %i a step brings %i coins',
    (boatman, coins) => {
      const table = at({ players: [{ on: VILLAGE, tracks: { boatman } }] });
      table.choose('use village', 'recruit boatman');
      expect(table.changed()).toEqual({
        bank: 220 - coins,
        'board boatman': 5,
        '0 boatman track': boatman + 1,
        '0 coins': 5 + coins,
        '0 bag': 'bFBC',
        '0 village': '',
      });
    },
  );

  test('ORL-TRACK-BOAT-02, ORL-TRACK-BOAT-03 the last field brings no coins, and the citizen to the first', () => {
    const boatman = { on: VILLAGE, tracks: { boatman: 4 } };
    const table = at({ players: [boatman, boatman] });
    table.choose('use village', 'recruit boatman');
    expect(table.changed()).toMatchObject({ '0 citizens': 'boatman' });
    table.choose('end', 'use village', 'recruit boatman');
    expect(table.changed()).not.toHaveProperty('1 citizens');
    expect(table.s.players.map(({ coins }) => coins)).toEqual([5, 5]);
  });

  test('ORL-GEN-18 an empty bank does not stop the boatman', () => {
    const table = at({ bank: 0, players: [{ on: VILLAGE }] });
    table.choose('use village', 'recruit boatman');
    expect(table.player(0)).toMatchObject({ coins: 5, tracks: [0, 1, 0, 0, 0, 0] });
    expect(table.events).toContainEqual({ what: 'gotCoins', seat: 0, coins: 0, lapsed: 2, by: 'track' });
  });

  test('ORL-ACT-VILLAGE-05, ORL-TRACK-CRAFT-01, ORL-TECH-01, ORL-TECH-06, ORL-TECH-07 craftsman: technology, the first for farmers only', () => {
    for (let craftsman = 0; craftsman < 5; craftsman++) {
      const table = at({ players: [{ on: VILLAGE, tracks: { craftsman } }] });
      table.choose('use village', 'recruit craftsman');
      expect(table.changed()).toEqual({
        gears: 15,
        'board craftsman': 5,
        '0 craftsman track': craftsman + 1,
        [craftsman === 0 ? '0 farmer gears' : '0 free gears']: 1,
        '0 bag': 'cFBC',
        '0 village': '',
      });
    }
  });

  test('ORL-TECH-14, ORL-GEN-01 without technology there is no craftsman', () => {
    const table = at({ gears: 0, players: [{ on: VILLAGE }] });
    table.choose('use village');
    expect(table.refused('recruit craftsman')).toMatchObject({ reason: 'noGearLeft', rule: 'ORL-TECH-14' });
  });

  test('ORL-ACT-VILLAGE-06, ORL-TRACK-TRADER-01, ORL-TRACK-TRADER-03, ORL-TRACK-TRADER-05 trader: a tile, first of category I alone', () => {
    const table = at({ players: [{ on: VILLAGE }] });
    table.choose('use village', 'recruit trader');
    expect(table.asked()).toBe('0 chooseTile');
    expect(table.open()).toEqual(
      TILE_KEYS.filter((_, tile) => TILE_CATEGORY[tile] === 1).map((key) => `take ${key}`),
    );
    expect(table.refused('take cellar')).toMatchObject({
      reason: 'categoryTwo',
      rule: 'ORL-TRACK-TRADER-01',
    });
    table.choose('take winery');
    expect(table.changed()).toEqual({
      'board trader': 5,
      '0 trader track': 1,
      '0 tiles': 'winery',
      '0 bag': 'tFBC',
      '0 village': '',
    });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('ORL-TRACK-TRADER-02 further steps allow both categories', () => {
    const table = at({ players: [{ on: VILLAGE, tracks: { trader: 1 } }] });
    table.choose('use village', 'recruit trader');
    expect(table.open()).toHaveLength(20);
  });

  test('ORL-TRACK-TRADER-04 what somebody has is gone for the others', () => {
    const table = at({ players: [{ on: VILLAGE }, { tiles: ['winery'] }], gone: ['library'] });
    table.choose('use village', 'recruit trader');
    expect(table.refused('take winery')).toEqual({
      reason: 'tileTaken',
      rule: 'ORL-TRACK-TRADER-04',
      details: { owner: 1 },
    });
    expect(table.refused('take library')).toMatchObject({ reason: 'tileGone' });
  });

  test('ORL-TRACK-TRADER-06 without a tile of category I there is no first step, though there are others', () => {
    const gone = TILE_KEYS.filter((_, tile) => TILE_CATEGORY[tile] === 1);
    const table = at({ gone, players: [{ on: VILLAGE }] });
    table.choose('use village');
    expect(table.refused('recruit trader')).toMatchObject({
      reason: 'noTileLeft',
      rule: 'ORL-TRACK-TRADER-06',
    });
    const second = at({ gone, players: [{ on: VILLAGE, tracks: { trader: 1 } }] });
    second.choose('use village');
    expect(second.open()).toContain('recruit trader');
  });

  test('the only tile that can be taken is not asked about', () => {
    const gone = TILE_KEYS.filter((key) => key !== 'winery' && key !== 'school');
    const table = at({ gone, players: [{ on: VILLAGE }] });
    table.choose('use village', 'recruit trader');
    expect(table.changed()).toMatchObject({ '0 tiles': 'winery' });
  });
});

describe('tracks', () => {
  test('have the lengths of the board', () => {
    expect(Object.fromEntries(TRACK_KEYS.map((key, track) => [key, TRACK_END[track]]))).toEqual({
      farmer: 8,
      boatman: 5,
      craftsman: 5,
      trader: 5,
      knight: 5,
      scholar: 5,
    });
  });

  test('ORL-TRACK-GEN-01, ORL-EVENT-PLAGUE-04 markers never go back: not by Plague', () => {
    const table = at({ phase: 'event', event: 'plague', players: [{ bag: 'kkk', tracks: { knight: 3 } }] });
    expect(table.player(0).tracks[4]).toBe(3);
    expect(table.bag(0)).toBe('kk');
  });

  test('ORL-TRACK-GEN-01 not by torture, and not by deeds', () => {
    const table = at({
      phase: 'event',
      event: 'harvest',
      players: [{ coins: 4, bag: 'k', tracks: { knight: 3 } }],
    });
    table.choose('givePerson');
    expect(table.player(0).tracks[4]).toBe(3);
    const sent = at({ players: [{ on: { townhall: 'k.' }, tracks: { knight: 3 } }] });
    sent.choose('use townhall', 'send knight peace');
    expect(sent.player(0).tracks[4]).toBe(3);
  });
});
