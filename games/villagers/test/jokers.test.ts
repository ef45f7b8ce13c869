import { describe, expect, test } from 'vitest';
import { padlocksIn, suitSymbolsIn } from '../rules/symbols.ts';
import { at } from './table.ts';

const NO_ROAD = '- - - - - -';

describe('the Apprentice', () => {
  test('VRS-SPECIAL-05, VRS-SPECIAL-06, VRS-SPECIAL-07, VRS-SPECIAL-12 takes the place of a covered villager, who comes at once', () => {
    const table = at({
      road: NO_ROAD,
      players: [{ hand: 'apprentice', village: 'hayer' }, { village: 'hayer[grazier>milkMaid]' }],
    });
    table.choose('play apprentice');
    expect(table.open()).toEqual(['replace 1 2', 'replace 1 3']);
    table.choose('replace 1 3');
    expect(table.changed()).toEqual({
      actions: 1,
      '0 hand': '',
      '0 village': 'founders hayer[grazier]',
      '1 village': 'founders hayer[apprentice>milkMaid]',
    });
    const basic = at({
      road: NO_ROAD,
      players: [{ hand: 'apprentice', village: '' }, { village: 'hayer[grazier>milkMaid]' }],
    }).choose('play apprentice');
    expect(basic.refused('replace 1 3')).toMatchObject({ reason: 'freedHasNoPlace', rule: 'VRS-SPECIAL-06' });
    basic.choose('replace 1 2');
    expect([basic.village(0), basic.village(1)]).toEqual([
      'founders hayer',
      'founders apprentice[grazier>milkMaid]',
    ]);
  });

  test('VRS-SPECIAL-08 also in the own village', () => {
    const table = at({
      road: NO_ROAD,
      players: [{ hand: 'apprentice', village: 'miner[seeker>spelunker>jeweler] miner[mason]' }],
    });
    table.choose('play apprentice', 'replace 0 3', 'onto 2');
    expect(table.village(0)).toBe('founders miner[apprentice>spelunker>jeweler|seeker] miner[mason]');
  });

  test('VRS-SPECIAL-09, VRS-SPECIAL-10 neither top cards nor solo villagers nor the Founders of others', () => {
    const table = at({
      road: NO_ROAD,
      players: [
        { hand: 'apprentice', village: 'hayer[thatcher]' },
        { village: 'founders[swineherd] chandler hayer[grazier]' },
      ],
    }).choose('play apprentice');
    expect(table.refused('replace 1 1')).toMatchObject({ reason: 'foundersStay', rule: 'VRS-SPECIAL-10' });
    expect(table.refused('replace 1 3')).toMatchObject({ reason: 'notCovered', rule: 'VRS-SPECIAL-09' });
    expect(table.refused('replace 1 5')).toMatchObject({ reason: 'notCovered', rule: 'VRS-SPECIAL-09' });
    expect(table.open()).toEqual(['replace 0 2', 'replace 1 4']);
    expect(table.refused('replace 2 1').reason).toBe('notOffered');
    expect(table.refused('replace 1 6').reason).toBe('notOffered');
  });

  test('VRS-SPECIAL-11, VRS-BUILD-12 the own Founders come back with the side that the owner chooses', () => {
    const table = at({ road: NO_ROAD, players: [{ hand: 'apprentice', village: 'fedFounders[swineherd]' }] });
    table.choose('play apprentice', 'replace 0 1');
    expect(table.asked()).toBe('0 side');
    expect(table.open()).toEqual(['goldSide', 'foodSide']);
    table.choose('goldSide');
    expect(table.village(0)).toBe('apprentice[swineherd] founders');
    const food = at({ road: NO_ROAD, players: [{ hand: 'apprentice', village: 'founders[swineherd]' }] });
    expect(food.choose('play apprentice', 'replace 0 1', 'foodSide').village(0)).toBe(
      'apprentice[swineherd] fedFounders',
    );
    const bare = at({ road: NO_ROAD, players: [{ hand: 'apprentice' }] });
    expect(bare.refused('play apprentice')).toMatchObject({
      reason: 'nobodyToReplace',
      rule: 'VRS-SPECIAL-05',
    });
  });

  test('VRS-SPECIAL-13 a covered Monk if he is covered again, a covered Apprentice never', () => {
    const table = at({
      road: NO_ROAD,
      players: [{ hand: 'apprentice mason', village: '' }, { village: 'monk[seeker] apprentice[mason]' }],
    }).choose('play apprentice');
    expect(table.refused('replace 1 4')).toMatchObject({ reason: 'apprenticeStays', rule: 'VRS-SPECIAL-13' });
    table.choose('replace 1 2');
    expect(table.village(1)).toBe('founders apprentice[seeker] apprentice[mason]');
    expect(table.asked()).toBe('0 where');
    table.choose('onTable');
    expect(table.asked()).toBe('0 cover');
    expect(table.s.actions).toBe(1);
    table.choose('play mason');
    expect(table.village(0)).toBe('founders monk[mason]');
    expect(table.s.actions).toBe(0);
    const alone = at({
      road: NO_ROAD,
      players: [{ hand: 'apprentice', village: '' }, { village: 'monk[seeker]' }],
    });
    expect(alone.refused('play apprentice').reason).toBe('nobodyToReplace');
  });

  test('VRS-SPECIAL-13 two Apprentices cannot free the same Monk twice', () => {
    const table = at({
      road: NO_ROAD,
      players: [{ hand: 'apprentice apprentice', village: 'wattler' }, { village: 'monk[mason]' }],
    });
    expect(table.refused('play apprentice').reason).toBe('nobodyToReplace');
    const another = at({
      road: NO_ROAD,
      players: [
        { hand: 'apprentice apprentice', village: 'wattler' },
        { village: 'monk[mason] miner[seeker>spelunker]' },
      ],
    });
    another.choose('play apprentice', 'replace 1 2', 'onTable', 'play apprentice', 'replace 1 5');
    expect(another.village(0)).toBe('founders wattler monk[seeker]');
    expect(another.village(1)).toBe('founders apprentice[mason] miner[apprentice>spelunker]');
  });

  test('VRS-SPECIAL-06 not whose padlock cannot be paid', () => {
    const table = at({
      road: NO_ROAD,
      players: [
        { hand: 'apprentice', village: 'graper', gold: 1 },
        { village: 'graper[vintner>wineTrader]' },
      ],
    }).choose('play apprentice');
    expect(table.refused('replace 1 3')).toMatchObject({ reason: 'tooLittleGold', rule: 'VRS-LOCK-08' });
  });
});

describe('the Monk', () => {
  test('VRS-SPECIAL-14, VRS-SPECIAL-15 is played together with who covers him, for two actions', () => {
    const table = at({ road: NO_ROAD, players: [{ hand: 'monk mason agent hunter', village: '' }] });
    table.choose('play monk');
    expect(table.open()).toEqual(['onTable']);
    expect(table.refused('onto 1').reason).toBe('nobodyCoversMonk');
    table.choose('onTable');
    expect(table.openTo('play')).toEqual(['play mason']);
    expect(table.refused('play hunter')).toMatchObject({ reason: 'doesNotCover', rule: 'VRS-SPECIAL-15' });
    expect(table.refused('end')).toMatchObject({ reason: 'mustCoverMonk', rule: 'VRS-SPECIAL-15' });
    expect(table.refused('swap miner')).toMatchObject({ reason: 'mustCoverMonk' });
    table.choose('play mason');
    expect(table.changed()).toMatchObject({ actions: 0, '0 village': 'founders monk[mason]' });
  });

  test('VRS-SPECIAL-15 not with one action, nor without who covers him or can be paid', () => {
    const one = at({ road: NO_ROAD, players: [{ hand: 'monk mason agent' }] }).choose('play agent');
    expect(one.refused('play monk')).toEqual({
      reason: 'monkNeedsTwoActions',
      rule: 'VRS-SPECIAL-15',
      details: { actions: 1 },
    });
    const nobody = at({ road: NO_ROAD, players: [{ hand: 'monk agent jeweler' }] });
    expect(nobody.refused('play monk')).toMatchObject({ reason: 'nobodyCoversMonk', rule: 'VRS-SPECIAL-15' });
    const poor = at({ road: NO_ROAD, players: [{ hand: 'monk cooper', gold: 1 }] });
    expect(poor.refused('play monk')).toMatchObject({ reason: 'nobodyCoversMonk' });
    expect(at({ road: NO_ROAD, players: [{ hand: 'monk cooper', gold: 2 }] }).open()).toContain('play monk');
  });

  test('VRS-SPECIAL-16 two Monks in one chain', () => {
    const table = at({ road: NO_ROAD, players: [{ hand: 'monk monk spelunker', village: 'wattler' }] });
    table.choose('play monk', 'onTable');
    expect(table.openTo('play')).toEqual(['play monk']);
    table.choose('play monk', 'play spelunker');
    expect(table.village(0)).toBe('founders wattler monk[monk>spelunker]');
    expect(table.s.actions).toBe(0);
    const two = at({ road: NO_ROAD, players: [{ hand: 'monk monk spelunker' }] });
    expect(two.refused('play monk').reason).toBe('nobodyCoversMonk');
  });

  test('VRS-SPECIAL-17, VRS-VIS-04 Monk and Apprentice count as special only', () => {
    const { village } = at({
      road: NO_ROAD,
      players: [{ village: 'miner[monk>spelunker] apprentice[mason]' }],
    }).player(0);
    expect(suitSymbolsIn(village, 8)).toBe(2);
    expect(suitSymbolsIn(village, 2)).toBe(3);
    expect(suitSymbolsIn(village, 3)).toBe(1);
    expect(padlocksIn(village)).toBe(1);
  });

  test('VRS-SPECIAL-18 a Monk is never left uncovered', () => {
    const table = at({ road: NO_ROAD, players: [{ hand: 'monk mason' }] }).choose('play monk', 'onTable');
    expect(table.open()).toEqual(['play mason']);
  });

  test('VRS-SPECIAL-19 at the bottom two columns of the same suit', () => {
    const table = at({
      road: NO_ROAD,
      players: [{ hand: 'seeker carpenter mason', village: 'monk[monk>spelunker] apprentice[seeker]' }],
    });
    expect(table.openTo('play')).toEqual(['play mason', 'play seeker']);
    expect(table.refused('play carpenter').reason).toBe('noPlace');
    table.choose('play mason');
    expect(table.open()).toEqual(['onto 2', 'onto 5']);
    table.choose('onto 2', 'play seeker');
    expect(table.village(0)).toBe('founders monk[monk>spelunker|mason] apprentice[seeker|seeker]');
  });

  test('VRS-SPECIAL-19 the suit holds also when a second Monk begins the other column', () => {
    const table = at({ road: NO_ROAD, players: [{ hand: 'monk cartwright', village: 'monk[seeker]' }] });
    expect(table.refused('play monk').reason).toBe('nobodyCoversMonk');
    const ore = at({ road: NO_ROAD, players: [{ hand: 'monk spelunker', village: 'monk[seeker]' }] });
    expect(ore.choose('play monk', 'onto 2', 'play spelunker').village(0)).toBe(
      'founders monk[seeker|monk>spelunker]',
    );
  });

  test('VRS-CHAIN-02, VRS-CHAIN-11 a card that is not there is no place; who lies wrong is told', () => {
    const table = at({
      road: NO_ROAD,
      players: [{ hand: 'mason', village: 'miner[blacksmith] miner hayer' }],
    }).choose('play mason');
    expect(table.refused('onto 5').reason).toBe('wrongChain');
    expect(table.refused('onto 9').reason).toBe('notOffered');
  });

  test('VRS-SPECIAL-20 in the middle one card', () => {
    const table = at({ road: NO_ROAD, players: [{ hand: 'spelunker', village: 'miner[monk>spelunker]' }] });
    expect(table.refused('play spelunker').reason).toBe('noPlace');
  });

  test('VRS-SPECIAL-21 may be covered by whom an Apprentice frees', () => {
    const table = at({
      road: NO_ROAD,
      players: [{ hand: 'monk apprentice' }, { village: 'hayer[grazier>milkMaid]' }],
    });
    table.choose('play monk', 'onTable', 'play apprentice');
    expect(table.open()).toEqual(['replace 1 3']);
    table.choose('replace 1 3');
    expect(table.village(0)).toBe('founders monk[grazier]');
    expect(table.village(1)).toBe('founders hayer[apprentice>milkMaid]');
    expect(table.s.actions).toBe(0);
    expect(table.asked()).toBe('0 build');
  });

  test('VRS-SPECIAL-21 a freed Monk lies on the first one and must be covered in turn', () => {
    const table = at({
      road: NO_ROAD,
      players: [{ hand: 'monk apprentice spelunker', village: 'wattler' }, { village: 'monk[mason]' }],
    });
    table.choose('play monk', 'onTable', 'play apprentice', 'replace 1 2');
    expect(table.asked()).toBe('0 cover');
    table.choose('play spelunker');
    expect(table.village(0)).toBe('founders wattler monk[monk>spelunker]');
  });

  test('VRS-SPECIAL-06, VRS-SPECIAL-21 a freed Monk can be covered by whom a second Apprentice frees, not by the first one', () => {
    const rival = { village: 'monk[grazier>milkMaid]' };
    const alone = at({ road: NO_ROAD, players: [{ hand: 'apprentice' }, rival] });
    expect(alone.refused('play apprentice').reason).toBe('nobodyToReplace');
    const table = at({ road: NO_ROAD, players: [{ hand: 'apprentice apprentice' }, rival] });
    table.choose('play apprentice');
    expect(table.open()).toEqual(['replace 1 2']);
    table.choose('replace 1 2', 'onTable');
    expect(table.asked()).toBe('0 cover');
    table.choose('play apprentice', 'replace 1 3');
    expect([table.village(0), table.village(1)]).toEqual([
      'founders monk[grazier]',
      'founders apprentice[apprentice>milkMaid]',
    ]);
  });
});
