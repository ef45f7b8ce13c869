import { describe, expect, test } from 'vitest';
import { at } from './table.ts';

const NO_ROAD = '- - - - - -';

describe('padlocks', () => {
  test("VRS-LOCK-01, VRS-LOCK-02, VRS-LOCK-03, VRS-LOCK-04, VRS-LOCK-06, VRS-CARD-COOPER-02 the seed's example: Cooper, Brewer, Fisher", () => {
    const table = at({
      road: NO_ROAD,
      players: [
        { hand: 'cooper brewer fisher', village: 'lumberjack wattler' },
        { village: 'miner[blacksmith]' },
      ],
    });
    table.choose('play cooper');
    expect(table.changed()).toEqual({
      actions: 2,
      '0 gold': 6,
      '0 hand': 'brewer fisher',
      '0 village': 'founders lumberjack[cooper] wattler',
      '1 village': 'founders miner[blacksmith{2}]',
    });
    table.choose('play brewer');
    expect(table.changed()).toEqual({
      actions: 1,
      '0 hand': 'fisher',
      '0 village': 'founders[brewer] lumberjack[cooper{2}] wattler',
    });
    table.choose('play fisher');
    expect(table.changed()).toEqual({
      actions: 0,
      '0 gold': 4,
      '0 hand': '',
      '0 village': 'founders[brewer] lumberjack[cooper{2}] wattler fisher',
    });
    expect(table.events.filter(({ what }) => what === 'unlocked')).toMatchObject([
      { owner: 1, paid: 2, fromBank: 0 },
      { owner: 0, paid: 0, fromBank: 2 },
      { owner: -1, paid: 2, fromBank: 0 },
    ]);
  });

  test('VRS-LOCK-05 of several unlockers in other villages the player chooses', () => {
    const table = at({
      seats: 3,
      road: NO_ROAD,
      players: [
        { hand: 'cooper', village: 'lumberjack' },
        { village: 'miner[blacksmith]' },
        { village: 'miner[blacksmith]' },
      ],
    });
    table.choose('play cooper');
    expect(table.asked()).toBe('0 unlock');
    expect(table.open()).toEqual(['unlock 1 3', 'unlock 2 3']);
    table.choose('unlock 2 3');
    expect([table.village(1), table.village(2)]).toEqual([
      'founders miner[blacksmith]',
      'founders miner[blacksmith{2}]',
    ]);
    expect(table.gold()).toEqual([6, 8, 8]);
  });

  test('VRS-LOCK-05 also between two of one village, if they differ', () => {
    const position = (coins: string) => ({
      road: NO_ROAD,
      players: [
        { hand: 'cooper', village: 'lumberjack' },
        { village: `miner[blacksmith${coins}|blacksmith]` },
      ],
    });
    expect(at(position('{2}')).choose('play cooper').open()).toEqual(['unlock 1 3', 'unlock 1 4']);
    expect(at(position('')).choose('play cooper').village(1)).toBe(
      'founders miner[blacksmith{2}|blacksmith]',
    );
  });

  test('VRS-LOCK-07, VRS-LOCK-09 with own unlockers only they are paid, by the bank, as the player chooses', () => {
    const table = at({
      road: NO_ROAD,
      players: [
        { hand: 'cooper', village: 'lumberjack miner[blacksmith{4}] miner[blacksmith]', gold: 0 },
        {},
      ],
    });
    table.choose('play cooper');
    expect(table.open()).toEqual(['unlock 0 4', 'unlock 0 6']);
    expect(table.refused('pay others')).toEqual({ reason: 'ownUnlocks', rule: 'VRS-LOCK-07', details: {} });
    expect(table.refused('payBank').reason).toBe('notOffered');
    table.choose('unlock 0 6');
    expect(table.village(0)).toBe('founders lumberjack[cooper] miner[blacksmith{4}] miner[blacksmith{2}]');
    expect(table.gold()).toEqual([0, 8]);
  });

  test('VRS-LOCK-07 an own unlocker comes before one of another village', () => {
    const table = at({
      road: NO_ROAD,
      players: [
        { hand: 'cooper', village: 'lumberjack miner[blacksmith]' },
        { village: 'miner[blacksmith]' },
      ],
    }).choose('play cooper');
    expect(table.village(0)).toBe('founders lumberjack[cooper] miner[blacksmith{2}]');
    expect(table.village(1)).toBe('founders miner[blacksmith]');
  });

  test.each([
    ['', 'nobody has one'],
    ['miner[blacksmith{6}]', 'another village has one'],
  ])('VRS-LOCK-08 with less than 2 gold a padlock stays closed ("%s": %s)', (village) => {
    const table = at({
      road: NO_ROAD,
      players: [{ hand: 'cooper', village: 'lumberjack', gold: 1 }, { village }],
    });
    expect(table.refused('play cooper')).toEqual({
      reason: 'tooLittleGold',
      rule: 'VRS-LOCK-08',
      details: { missing: 1 },
    });
  });

  test('VRS-LOCK-08 coins on villagers cannot be spent', () => {
    const table = at({ road: NO_ROAD, players: [{ hand: 'fisher', village: 'chandler{8}', gold: 0 }] });
    expect(table.refused('play fisher').details).toEqual({ missing: 2 });
  });

  test('VRS-LOCK-10 coins on villagers stay when others pay and the market comes', () => {
    const table = at({
      road: NO_ROAD,
      stacks: ['', ''],
      players: [{ village: 'chandler{4}' }],
    }).endBuilding();
    expect(table.s.markets).toBe(1);
    expect(table.village(0)).toContain('chandler{4}');
  });

  test('VRS-LOCK-11, VRS-CARD-BLACKSMITH-02 the key ring limits nothing: coins go on', () => {
    const table = at({
      road: NO_ROAD,
      players: [{ hand: 'cooper', village: 'lumberjack miner[blacksmith{20}]' }],
    });
    table.choose('play cooper');
    expect(table.village(0)).toContain('blacksmith{22}');
  });

  test('VRS-CARD-CARTWRIGHT-02 two Peddlers put 4 gold on a Cartwright', () => {
    const table = at({
      road: NO_ROAD,
      players: [{ hand: 'peddler peddler', village: 'lumberjack[wheeler>cartwright] hayer' }],
    });
    table.choose('play peddler', 'play peddler');
    expect(table.village(0)).toBe('founders lumberjack[wheeler>cartwright{4}] hayer[peddler|peddler]');
  });

  test('VRS-LOCK-12 nobody unlocks himself, and a Monk or Apprentice unlocks nobody', () => {
    const table = at({
      road: NO_ROAD,
      players: [{ hand: 'cooper', village: 'lumberjack monk[seeker>spelunker>jeweler]' }],
    }).choose('play cooper');
    expect(table.gold()[0]).toBe(6);
  });

  test('VRS-LOCK-13 a padlock is paid again when an Apprentice moves the card', () => {
    const table = at({
      road: NO_ROAD,
      players: [
        { hand: 'apprentice', village: 'graper lumberjack[cooper]' },
        { village: 'graper[vintner>wineTrader]' },
      ],
    });
    table.choose('play apprentice', 'replace 1 3');
    expect(table.village(0)).toBe('founders graper[vintner] lumberjack[cooper{2}]');
    expect(table.village(1)).toBe('founders graper[apprentice>wineTrader]');
    expect(table.gold()).toEqual([8, 8]);
  });
});
