import { describe, expect, test } from 'vitest';
import { at } from './table.ts';

const NO_ROAD = '- - - - - -';

describe('special villagers', () => {
  test("VRS-SPECIAL-02, VRS-SPECIAL-03, VRS-SPECIAL-04, VRS-SPECIAL-14, VRS-SPECIAL-22, VRS-SPECIAL-23, VRS-SPECIAL-26, VRS-SPECIAL-28 the seed's example: Monk and Jeweller, Tinner and Smuggler", () => {
    const table = at({
      road: NO_ROAD,
      players: [{ hand: 'monk jeweler smuggler tinner', village: 'miner[seeker]', gold: 0 }],
    });
    table.choose('play tinner');
    expect(table.changed()).toMatchObject({
      tinner: true,
      discarded: 'tinner',
      '0 hand': 'jeweler monk smuggler',
    });
    table.choose('play monk', 'onto 3');
    expect(table.asked()).toBe('0 cover');
    table.choose('play jeweler', 'tinner');
    expect(table.village(0)).toBe('founders miner[seeker>monk>jeweler]');
    expect(table.s.actions).toBe(0);
    table.choose('play smuggler', 'tinner', 'smuggle 5');
    expect(table.gold()[0]).toBe(10);
    expect(table.changed()).toMatchObject({ discarded: 'smuggler', '0 hand': '' });
    expect(table.asked()).toBe('0 build');
  });

  test('VRS-SPECIAL-01 specials are for the build phase', () => {
    const table = at({ phase: 'draft', players: [{ hand: 'tinner monk' }] });
    expect(table.refused('play tinner')).toMatchObject({ reason: 'onlyInBuild', rule: 'VRS-SPECIAL-01' });
    const build = at({ options: { support: true }, players: [{ hand: 'benefactor prophet' }] });
    expect(build.refused('play benefactor')).toMatchObject({ reason: 'onlyInDraft', rule: 'VRS-SPECIAL-01' });
    expect(build.refused('play prophet')).toMatchObject({ reason: 'onlyInDraft' });
  });
});

describe('Tinner and Smuggler', () => {
  test('VRS-SPECIAL-24, VRS-SPECIAL-25 for each padlock the player chooses; what was played before is not freed', () => {
    const table = at({
      road: NO_ROAD,
      players: [{ hand: 'cooper tinner glassBlower', village: 'lumberjack miner[blacksmith] wattler' }],
    });
    table.choose('play cooper');
    expect(table.village(0)).toBe('founders lumberjack[cooper] miner[blacksmith{2}] wattler');
    table.choose('play tinner', 'play glassBlower');
    expect(table.open()).toEqual(['unlock 0 4', 'tinner']);
    table.choose('unlock 0 4');
    expect(table.village(0)).toContain('blacksmith{4}');
    expect(table.events.filter(({ what }) => what === 'unlocked')).toHaveLength(2);
  });

  test('VRS-SPECIAL-22, VRS-SPECIAL-24 a Tinner costs nothing, whoever has the unlocker; with too little gold nothing else is open', () => {
    const table = at({
      road: NO_ROAD,
      players: [{ hand: 'cooper tinner', village: 'lumberjack', gold: 1 }, { village: 'miner[blacksmith]' }],
    });
    table.choose('play tinner', 'play cooper');
    expect(table.open()).toEqual(['tinner']);
    expect(table.refused('unlock 1 3')).toMatchObject({ reason: 'tooLittleGold', details: { missing: 1 } });
    table.choose('tinner');
    expect([table.gold(), table.village(1)]).toEqual([[1, 8], 'founders miner[blacksmith]']);
  });

  test('VRS-SPECIAL-25 a Tinner works in its own build phase only', () => {
    const table = at({ road: NO_ROAD, players: [{ hand: 'tinner' }, { hand: 'fisher', gold: 0 }] }).build(
      'play tinner',
    );
    expect(table.refused('play fisher').reason).toBe('tooLittleGold');
  });

  test.each([
    ['miner[seeker>spelunker>jeweler]', 'smuggle 5', 10],
    ['lumberjack[wheeler>cartwright]', 'smuggle 4', 5],
    ['lumberjack[wheeler>cartwright]', 'smuggle 1', 1],
  ])(
    'VRS-SPECIAL-26, VRS-SPECIAL-27 half of the printed gold, rounded up (%s, %s: %i)',
    (village, move, gold) => {
      const table = at({ road: NO_ROAD, players: [{ hand: 'smuggler', village, gold: 2 }] });
      table.choose('play smuggler', move);
      expect(table.gold()[0]).toBe(gold);
      expect(table.s.actions).toBe(2);
    },
  );

  test('VRS-SPECIAL-27, VRS-SPECIAL-29 only own uncovered printed gold', () => {
    const table = at({
      road: NO_ROAD,
      players: [
        { hand: 'smuggler', village: 'fedFounders hayer[grazier] agent{8}' },
        { village: 'chandler' },
      ],
    });
    expect(table.refused('play smuggler')).toMatchObject({
      reason: 'nothingToSmuggle',
      rule: 'VRS-SPECIAL-27',
    });
    const coins = at({
      road: NO_ROAD,
      players: [{ hand: 'smuggler', village: 'fedFounders chandler{6}', gold: 2 }],
    });
    expect(coins.choose('play smuggler').gold()[0]).toBe(2);
  });

  test('VRS-SPECIAL-28 a Smuggler is unlocked first; what he brings cannot pay for it', () => {
    const poor = at({ road: NO_ROAD, players: [{ hand: 'smuggler', gold: 1 }] });
    expect(poor.refused('play smuggler')).toMatchObject({ reason: 'tooLittleGold', rule: 'VRS-LOCK-08' });
    const own = at({
      road: NO_ROAD,
      players: [{ hand: 'smuggler', village: 'fedFounders lumberjack[shipwright]', gold: 0 }],
    });
    own.choose('play smuggler');
    expect([own.gold()[0], own.village(0)]).toEqual([1, 'fedFounders lumberjack[shipwright{2}]']);
    // With one villager only there is nothing to ask.
    expect(own.asked()).toBe('0 build');
  });

  test('VRS-SPECIAL-29 discarded cards are not thrown away for nothing', () => {
    const table = at({
      road: NO_ROAD,
      options: { support: true },
      drawPile: '',
      players: [{ hand: 'tinner tinner pigeoneer' }],
    }).choose('play tinner');
    expect(table.refused('play tinner')).toMatchObject({ reason: 'tinnerWorks', rule: 'VRS-SPECIAL-29' });
    expect(table.refused('play pigeoneer')).toMatchObject({
      reason: 'drawPileExhausted',
      rule: 'VRS-SPECIAL-29',
    });
    const draft = at({
      phase: 'draft',
      options: { support: true },
      stacks: ['', '', '', '', '', ''],
      players: [{ hand: 'prophet benefactor monk' }],
    });
    expect(draft.refused('play prophet')).toMatchObject({ reason: 'noStackToSearch' });
    expect(draft.refused('play benefactor')).toMatchObject({
      reason: 'nothingToPlace',
      rule: 'VRS-SPECIAL-29',
    });
  });
});
