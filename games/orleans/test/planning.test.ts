import { describe, expect, test } from 'vitest';
import { KIND_KEYS } from '../data/people.ts';
import { PLACE_KEYS, SPACE_KEYS, SPACE_NEEDS } from '../data/places.ts';
import { orleans } from '../index.ts';
import { at } from './table.ts';

/** The own ones stand elsewhere, and only these wait. */
const AWAY = { university: 'FCT', farmhouse: 'B.' };
const placesFor = (kind: string, tiles: readonly 'herbGarden'[] | readonly 'school'[] = []): string[] => {
  const letter = 'fbctksm'[KIND_KEYS.indexOf(kind as (typeof KIND_KEYS)[number])];
  const table = at({ phase: 'planning', players: [{ market: letter, on: AWAY, tiles }] }).as(0);
  return table.openTo('place').map((move) => move.split(' ')[2]);
};

describe('placing', () => {
  test('ORL-PLAN-01, ORL-PLAN-08, ORL-PLAN-16 persons of the market go on free spaces of own places, also of hopeless ones', () => {
    const table = at({ phase: 'planning', players: [{ market: 'k', on: AWAY, tiles: ['library'] }] }).as(0);
    expect(table.open()).toEqual([
      ...[
        'place knight scriptorium1',
        'place knight ship3',
        'place knight wagon3',
        'place knight guildhall3',
      ],
      ...['place knight townhall1', 'place knight library1', 'ready'],
    ]);
    table.choose('place knight ship3');
    expect(table.changed()).toEqual({ '0 market': '', '0 ship': '..k' });
  });

  test('ORL-PLACE-GEN-01 the tiles of others are not for me', () => {
    const table = at({ phase: 'planning', players: [{ market: 'k' }, { tiles: ['library'] }] }).as(0);
    expect(table.refused('place knight library1')).toMatchObject({
      reason: 'notYourPlace',
      rule: 'ORL-PLACE-GEN-01',
    });
  });

  test('ORL-PLAN-02 persons may be left on the market', () => {
    const table = at({ phase: 'planning' });
    table.as(0).choose('ready');
    table.as(1).choose('ready');
    expect(table.s.round).toBe(6);
    expect(table.market(0)).toBe('FBCT');
  });

  test('ORL-PLAN-03 a space takes the profession that it shows', () => {
    expect(placesFor('farmer')).toEqual([
      'village1',
      'castle1',
      'ship1',
      'wagon1',
      'guildhall1',
      'townhall1',
    ]);
    expect(placesFor('scholar')).toEqual(['monastery1', 'scriptorium2', 'townhall1']);
    const table = at({ phase: 'planning', players: [{ market: 's' }] }).as(0);
    expect(table.refused('place scholar village1')).toEqual({
      reason: 'wrongProfession',
      rule: 'ORL-PLAN-03',
      details: { needs: 0, profession: 5 },
    });
    expect(table.refused('place knight ship3')).toMatchObject({
      reason: 'nobodyOfThatKind',
      details: { kind: 4 },
    });
  });

  test('ORL-PLAN-04, ORL-GEN-15 a monk stands in for every other profession; own and neutral ones count the same', () => {
    const spaces = placesFor('monk');
    // All of the board but the taken ones, and but the second space of the Town Hall.
    expect(spaces).toHaveLength(26 - 4 - 1);
    const table = at({ phase: 'planning', players: [{ market: 'FBCTfbct' }] }).as(0);
    expect(table.openTo('place').filter((move) => move.endsWith('castle1'))).toEqual([
      'place farmer castle1',
      'place ownFarmer castle1',
    ]);
  });

  test('ORL-PLAN-05 nobody stands in for a monk', () => {
    const table = at({
      phase: 'planning',
      players: [{ market: 'FBCTksm', tiles: ['brewery', 'cellar', 'sacristy', 'school', 'herbGarden'] }],
    }).as(0);
    for (const space of ['brewery1', 'cellar1', 'sacristy1']) {
      expect(table.openTo('place').filter((move) => move.endsWith(space))).toEqual([`place monk ${space}`]);
      expect(table.refused(`place scholar ${space}`)).toMatchObject({
        reason: 'onlyMonks',
        rule: 'ORL-PLAN-05',
      });
    }
  });

  test('ORL-PLAN-06 one tile a space', () => {
    const table = at({ phase: 'planning', players: [{ market: 'ff', on: AWAY }] }).as(0);
    table.choose('place farmer ship1');
    expect(table.refused('place farmer ship1')).toMatchObject({
      reason: 'spaceCovered',
      rule: 'ORL-PLAN-06',
    });
  });

  test('ORL-PLAN-07, ORL-PLAN-08 a place is activated when all spaces are covered, by persons or technology', () => {
    const table = at({
      players: [{ on: { village: 'F.C', castle: '*bT', scriptorium: 'ks' } }],
      event: 'income',
    });
    expect(table.openTo('use')).toEqual(['use castle', 'use scriptorium']);
    expect(table.refused('use village')).toEqual({
      reason: 'notCovered',
      rule: 'ORL-PLAN-07',
      details: { missing: '1' },
    });
    // In a later round the rest is added.
    const later = at({ phase: 'planning', players: [{ on: { village: 'F.C' } }] });
    later.as(0).choose('place ownBoatman village2', 'ready');
    later.as(1).choose('ready');
    expect(later.as(0).openTo('use')).toEqual(['use village']);
  });

  test('ORL-PLAN-09, ORL-PLAN-15, ORL-FOLLOW-11 who was placed in an earlier round stays', () => {
    const table = at({ phase: 'planning', players: [{ market: 'k', on: { ship: 'f..' } }] }).as(0);
    expect(table.refused('takeBack ship1')).toMatchObject({ reason: 'placedEarlier', rule: 'ORL-PLAN-09' });
    table.choose('place knight ship3');
    expect(table.openTo('takeBack')).toEqual(['takeBack ship3']);
    table.choose('takeBack ship3');
    expect(table.changed()).toEqual({});
    expect(table.told()).toEqual(['placed', 'tookBack']);
  });

  test('ORL-PLAN-09, ORL-PLAN-15 who was placed in this round belongs to an earlier one in the next', () => {
    const table = at({ phase: 'planning', next: ['income'], players: [{ market: 'k' }] }).as(0);
    table.choose('place knight ship3', 'ready').as(1).choose('ready');
    table.as(0).choose('draw 0');
    expect(table.asked()).toBe('0 plan');
    expect(table.refused('takeBack ship3')).toMatchObject({ reason: 'placedEarlier', rule: 'ORL-PLAN-09' });
  });

  test('ORL-TECH-05 technology is not moved', () => {
    const table = at({ phase: 'planning', players: [{ market: 'k', on: { ship: '*..' } }] }).as(0);
    expect(table.refused('takeBack ship1')).toMatchObject({ reason: 'gearStays', rule: 'ORL-TECH-05' });
  });

  test('equal spaces and equal persons are one choice, also when they are taken back', () => {
    const table = at({
      phase: 'planning',
      players: [{ market: 'ffm', tiles: ['cheeseFactory'], on: AWAY }],
    }).as(0);
    const there = (): string[] => table.open().filter((move) => move.includes('cheeseFactory'));
    expect(there()).toEqual(['place farmer cheeseFactory1', 'place monk cheeseFactory1']);
    table.choose('place farmer cheeseFactory1');
    expect(there()).toEqual([
      'place farmer cheeseFactory2',
      'place monk cheeseFactory2',
      'takeBack cheeseFactory1',
    ]);
    table.choose('place farmer cheeseFactory2');
    expect(there()).toEqual(['takeBack cheeseFactory1']);
    table.choose('takeBack cheeseFactory1', 'place monk cheeseFactory1');
    expect(there()).toEqual(['takeBack cheeseFactory2', 'takeBack cheeseFactory1']);
  });
});

describe('the Town Hall', () => {
  test('ORL-PLAN-10 takes one person or two, and one is enough', () => {
    const table = at({ phase: 'planning', players: [{ market: 'kf', on: AWAY }] });
    table.as(0).choose('place knight townhall1');
    expect(table.open()).toContain('place farmer townhall2');
    table.choose('ready');
    table.as(1).choose('ready');
    expect(table.as(0).openTo('use')).toEqual(['use university', 'use townhall']);
  });

  test('ORL-PLAN-11, ORL-GEN-11 never an own one', () => {
    const table = at({ phase: 'planning' }).as(0);
    expect(table.open().some((move) => move.includes('townhall'))).toBe(false);
    expect(table.refused('place ownFarmer townhall1')).toMatchObject({
      reason: 'noOwnInTownHall',
      rule: 'ORL-PLAN-11',
    });
  });

  test('ORL-PLAN-12 anybody, also without a free space for him', () => {
    const table = at({
      phase: 'planning',
      players: [{ market: 'm', on: AWAY }],
      deeds: { cathedral: 'mm', peace: 'm', conclave: 'mm' },
    }).as(0);
    expect(table.open()).toContain('place monk townhall1');
  });
});

describe('planning together', () => {
  test('ORL-PLAN-13, ORL-PLAN-14, ORL-PLAN-18, ORL-PLAN-20 unseen until all are ready; who is ready is seen', () => {
    const table = at({
      phase: 'planning',
      seats: 3,
      players: [{ market: 'FBCTk', tiles: ['gunpowderTower'] }],
      tower: 'f',
    });
    const before = JSON.stringify(orleans.view(table.s, 1));
    const spectators = JSON.stringify(orleans.view(table.s, null));
    table.as(0).choose('place knight ship3', 'placeFromTower farmer ship1');
    expect(JSON.stringify(orleans.view(table.s, 1))).toBe(before);
    expect(JSON.stringify(orleans.view(table.s, null))).toBe(spectators);
    expect(orleans.view(table.s, 0).players[0].market).toEqual(table.player(0).market);
    table.choose('ready');
    expect(table.open()).toEqual([]);
    expect(table.refused('takeBack ship3')).toMatchObject({ reason: 'notYourTurn' });
    expect(orleans.view(table.s, 1).lanes.map((lane) => lane.length)).toEqual([0, 1, 1]);
    expect(orleans.view(table.s, 1).players[0].spaces).not.toContain(4);
    expect(table.events.filter(({ secretOf }) => secretOf === 0)).toHaveLength(2);
    table.as(2).choose('ready');
    table.as(1).choose('ready');
    const shown = table.events.find(({ what }) => what === 'planShown');
    expect(shown).toMatchObject({ seat: 0, kinds: [4, 0] });
    expect(shown?.secretOf).toBeUndefined();
  });

  test('ORL-PLAN-13 any order of answers leads to the same state', () => {
    const plans: readonly (readonly string[])[] = [
      ['place ownBoatman farmhouse1', 'place ownCraftsman farmhouse2', 'ready'],
      ['place ownFarmer village1', 'takeBack village1', 'place ownTrader castle3', 'ready'],
      ['place ownFarmer castle1', 'ready'],
    ];
    const play = (order: readonly number[]): string => {
      const table = at({ phase: 'planning', seats: 3 });
      const next = [0, 0, 0];
      for (const seat of order) table.as(seat).choose(plans[seat][next[seat]++]);
      return JSON.stringify(table.s);
    };
    const inSeatOrder = play([0, 0, 0, 1, 1, 1, 1, 2, 2]);
    expect(play([2, 1, 0, 1, 0, 1, 2, 1, 0])).toBe(inSeatOrder);
    expect(play([2, 2, 1, 1, 1, 1, 0, 0, 0])).toBe(inSeatOrder);
  });

  test('ORL-PLAN-17 a person comes from the market or from the tower, and goes back there', () => {
    const table = at({
      phase: 'planning',
      players: [{ market: 'FBCTk', tiles: ['gunpowderTower'] }],
      tower: 'k',
    }).as(0);
    expect(table.open().filter((move) => move.endsWith('ship3'))).toEqual([
      'place knight ship3',
      'placeFromTower knight ship3',
    ]);
    table.choose('placeFromTower knight ship3');
    expect(table.changed()).toEqual({ tower: '', '0 ship': '..k' });
    table.choose('place knight wagon3');
    table.changed();
    table.choose('takeBack ship3');
    expect(table.changed()).toEqual({ tower: 'k', '0 ship': '' });
    table.choose('takeBack wagon3');
    expect(table.changed()).toEqual({ '0 market': 'kFBCT', '0 wagon': '' });
    expect(table.refused('placeFromTower farmer ship1')).toMatchObject({ reason: 'nobodyOfThatKind' });
  });

  test('ORL-PLAN-17 two equal ones of different sources are two choices to take back', () => {
    const table = at({
      phase: 'planning',
      players: [{ market: 'FBCTk', tiles: ['gunpowderTower'] }],
      tower: 'k',
    }).as(0);
    table.choose('place knight townhall1', 'placeFromTower knight townhall2');
    expect(table.openTo('takeBack')).toEqual(['takeBack townhall1', 'takeBack townhall2']);
  });

  test('the tower of another is no source', () => {
    const table = at({ phase: 'planning', players: [{}, { tiles: ['gunpowderTower'] }], tower: 'k' }).as(0);
    expect(table.openTo('placeFromTower')).toEqual([]);
    expect(table.refused('placeFromTower knight ship3')).toMatchObject({ reason: 'nobodyOfThatKind' });
  });

  test('ORL-PLAN-19 open planning: in turn and in sight', () => {
    const table = at({ phase: 'planning', seats: 3, start: 1, options: { planning: 'open' } });
    expect(orleans.deciding(table.s)).toEqual([1]);
    table.choose('place ownFarmer village1');
    expect(orleans.view(table.s, 0).players[1].market).toEqual(table.player(1).market);
    expect(table.events[0].secretOf).toBeUndefined();
    table.choose('ready');
    expect(table.asked()).toBe('2 plan');
    table.choose('ready');
    expect(table.asked()).toBe('0 plan');
    table.choose('ready');
    expect(table.told()).not.toContain('planShown');
    // Phase 3 stays simultaneous.
    const third = at({
      phase: 'followers',
      options: { planning: 'open' },
      players: [{ bag: 'f' }, { bag: 'f' }],
    });
    expect(orleans.deciding(third.s)).toEqual([0, 1]);
  });

  test('ORL-PLAN-18 ready without any placement', () => {
    const table = at({ phase: 'planning' });
    expect(table.as(0).open()).toContain('ready');
    table.choose('ready');
    expect(orleans.deciding(table.s)).toEqual([1]);
  });

  test('who has nobody to place is not asked', () => {
    const table = at({ phase: 'planning', players: [{ on: { university: 'FCT', farmhouse: 'B.' } }] });
    expect(orleans.deciding(table.s)).toEqual([1]);
  });

  const away = { university: 'FCT', farmhouse: 'B.' };
  test('ORL-PLAN-15, ORL-PLAN-18 whoever has placed the last one may still take him back', () => {
    const table = at({ phase: 'planning', players: [{ market: 'f', on: away }] }).as(0);
    table.choose('place farmer village1');
    expect(table.open()).toEqual(['ready', 'takeBack village1']);
  });

  test('ORL-PLACE-TOWER-04 who has somebody in the tower alone is asked', () => {
    const table = at({
      phase: 'planning',
      players: [{ on: away, tiles: ['gunpowderTower'] }],
      tower: 'k',
    });
    expect(orleans.deciding(table.s)).toEqual([0, 1]);
    expect(table.as(0).openTo('placeFromTower')).toContain('placeFromTower knight ship3');
  });
});

describe('the spaces of the places', () => {
  test.each([
    ['ORL-ACT-FARM-01', 'farmhouse', 'bc'],
    ['ORL-ACT-VILLAGE-01', 'village', 'fbc'],
    ['ORL-ACT-UNI-01', 'university', 'fct'],
    ['ORL-ACT-CASTLE-01', 'castle', 'fbt'],
    ['ORL-ACT-MONK-01', 'monastery', 'st'],
    ['ORL-ACT-SCRIPT-01', 'scriptorium', 'ks'],
    ['ORL-ACT-SHIP-01', 'ship', 'fbk'],
    ['ORL-ACT-WAGON-01', 'wagon', 'ftk'],
    ['ORL-ACT-GUILD-01', 'guildhall', 'fck'],
    ['ORL-PLAN-10', 'townhall', '??'],
    ['ORL-PLACE-GEN-02', 'hayrick', 'f'],
    ['ORL-PLACE-GEN-02', 'cheeseFactory', 'ff'],
    ['ORL-PLACE-GEN-02', 'winery', 'ft'],
    ['ORL-PLACE-GEN-02', 'woolManufacturer', 'bt'],
    ['ORL-PLACE-GEN-02', 'tailorShop', 'ts'],
    ['ORL-PLACE-GEN-02', 'brewery', 'm'],
    ['ORL-PLACE-SACRISTY-01', 'sacristy', 'm'],
    ['ORL-PLACE-BATH-08', 'bathhouse', 'b'],
    ['ORL-PLACE-GEN-02', 'windmill', 'cc'],
    ['ORL-PLACE-GEN-02', 'library', 'ks'],
    ['ORL-PLACE-GEN-02', 'hospital', 'bs'],
    ['ORL-PLACE-GEN-02', 'cellar', 'ms'],
    ['ORL-PLACE-GEN-02', 'office', 'ss'],
    ['ORL-PLACE-PHARMACY-01', 'pharmacy', '?'],
    ['ORL-PLACE-GEN-02', 'horseWagon', 'kt'],
    ['ORL-PLACE-GEN-02', 'shippingLine', 'b'],
    ['ORL-PLACE-GEN-02', 'laboratory', 'cs'],
    ['ORL-PLACE-PRIV-01', 'herbGarden', ''],
    ['ORL-PLACE-PRIV-01', 'school', ''],
    ['ORL-PLACE-TOWER-01', 'gunpowderTower', ''],
  ])('%s %s shows %s', (_rule, place, letters) => {
    const shown = SPACE_KEYS.flatMap((key, space) =>
      key.replace(/\d$/, '') === place ? ['fbctksm?'[SPACE_NEEDS[space]]] : [],
    );
    expect(PLACE_KEYS).toContain(place);
    expect(shown.join('')).toBe(letters);
  });
});

describe('privileges', () => {
  test('ORL-PLACE-HERB-01, ORL-PLACE-HERB-02 with the Herb Garden boatmen stand on farmer, craftsman and trader spaces', () => {
    const without = placesFor('boatman');
    expect(without).toEqual(['village2', 'castle2', 'ship2', 'townhall1']);
    expect(placesFor('boatman', ['herbGarden'])).toEqual([
      ...['farmhouse2', 'village1', 'village2', 'village3', 'castle1', 'castle2', 'castle3', 'monastery2'],
      ...['ship1', 'ship2', 'wagon1', 'wagon2', 'guildhall1', 'guildhall2', 'townhall1'],
    ]);
    expect(placesFor('farmer', ['herbGarden'])).not.toContain('village3');
  });

  test('ORL-PLACE-SCHOOL-01 with the School scholars stand everywhere but on monk spaces', () => {
    expect(placesFor('scholar', ['school'])).toHaveLength(26 - 4 - 1);
    expect(placesFor('knight', ['school'])).not.toContain('village1');
  });

  test('ORL-PLACE-PRIV-01 an own boatman of the Herb Garden counts the same; the privilege of another does not help', () => {
    const table = at({ phase: 'planning', players: [{ tiles: ['herbGarden'] }, {}] });
    expect(table.as(0).open()).toContain('place ownBoatman castle1');
    expect(table.as(1).open()).not.toContain('place ownBoatman castle1');
  });
});
