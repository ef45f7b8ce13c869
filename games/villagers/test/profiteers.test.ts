import { describe, expect, test } from 'vitest';
import { bestBronze, bronzeAt, silverIn } from '../rules/symbols.ts';
import { at } from './table.ts';

const NO_ROAD = '- - - - - -';
const PROFITEERS = { profiteers: true };

describe('Profiteers', () => {
  const bronze = (village: string): number => {
    const { village: list } = at({ road: NO_ROAD, options: PROFITEERS, players: [{ village }] }).player(0);
    const best = bestBronze(list);
    return best < 0 ? 0 : bronzeAt(list, best);
  };

  test.each([
    ['VRS-PROF-07', 'captain chandler{4} lumberjack[wheeler>cartwright]', 3],
    [
      'VRS-PROF-08, VRS-CHAIN-12',
      'hayer[carter|grazier] miner[blacksmith|blacksmith] lumberjack[wheeler>cartwright] miner[mason]',
      3,
    ],
    ['VRS-PROF-09', 'lumberjack[arkwright] chandler{6} freelancer{1} hunter', 4],
    ['VRS-PROF-10', 'miner[alchemist|locksmith] graper[vintner>wineTrader] priest chandler', 4],
    ['VRS-PROF-10', 'miner[alchemist] hayer[horseTrader]', 1],
    ['VRS-PROF-04', 'captain hayer[carter|grazier] chandler', 2],
  ])('%s %s: %i gold of bronze', (_id, village, gold) => {
    expect(bronze(village)).toBe(gold);
  });

  test('VRS-PROF-11, VRS-PROF-17 the Wholesaler counts sets of ore, wood and hay, Profiteers too', () => {
    const { village } = at({
      road: NO_ROAD,
      options: PROFITEERS,
      players: [{ village: 'wholesaler lumberjack[arkwright] hayer[carter] miner[alchemist|mason]' }],
    }).player(0);
    expect(silverIn(village)).toBe(6);
  });

  test('VRS-PROF-02, VRS-PROF-03, VRS-PROF-04, VRS-PROF-05, VRS-FLOW-04 after the build phase of all, one symbol each', () => {
    const table = at({
      road: NO_ROAD,
      options: PROFITEERS,
      players: [{ hand: 'captain', village: 'hunter hayer[carter|grazier]' }, { village: 'hunter' }],
    });
    table.build('play captain');
    expect(table.gold()[0]).toBe(8);
    table.build();
    expect(table.gold()).toEqual([9, 8]);
    expect(table.told().filter((what) => what === 'scoredBronze')).toHaveLength(1);
    expect(table.told().indexOf('passedStart')).toBeLessThan(table.told().indexOf('scoredBronze'));
  });

  test('VRS-PROF-06 in the last round too, before the market', () => {
    const table = at({
      road: NO_ROAD,
      options: PROFITEERS,
      markets: 1,
      stacks: ['', '', '', '', '', ''],
      players: [{ village: 'captain chandler', gold: 0 }],
    }).endBuilding();
    expect(table.points(0)).toMatchObject({ bronze: 1, secondMarket: 3 });
    expect(table.asked()).toBe('over');
  });

  test('VRS-PROF-12, VRS-PROF-13, VRS-PROF-14 any Freelancer brings an action for 1 gold, each once', () => {
    const table = at({
      road: NO_ROAD,
      options: PROFITEERS,
      players: [{ village: 'freelancer' }, { village: 'freelancer' }],
    });
    expect(table.openTo('hire')).toEqual(['hire 0 2', 'hire 1 2']);
    table.choose('hire 0 2');
    expect(table.changed()).toMatchObject({ actions: 3, '0 gold': 7, '0 village': 'founders freelancer{1}' });
    expect(table.refused('hire 0 2')).toMatchObject({ reason: 'freelancerUsed', rule: 'VRS-PROF-14' });
    table.choose('hire 1 2');
    expect(table.changed()).toMatchObject({ actions: 4, '0 gold': 6, '1 village': 'founders freelancer{1}' });
    table.build();
    expect(table.openTo('hire')).toEqual(['hire 0 2', 'hire 1 2']);
    const poor = at({ road: NO_ROAD, options: PROFITEERS, players: [{ village: 'freelancer', gold: 0 }] });
    expect(poor.refused('hire 0 2')).toMatchObject({ reason: 'tooLittleGold', details: { missing: 1 } });
  });

  test('VRS-PROF-15 not beyond five', () => {
    const table = at({
      road: NO_ROAD,
      options: PROFITEERS,
      players: [{ village: 'freelancer wattler wattler miner[mason]' }],
    });
    expect(table.refused('hire 0 2')).toEqual({
      reason: 'limitReached',
      rule: 'VRS-PROF-15',
      details: { most: 5 },
    });
  });

  test('VRS-PROF-16 only at the start', () => {
    const table = at({
      road: NO_ROAD,
      options: PROFITEERS,
      players: [{ hand: 'freelancer agent' }, { village: 'freelancer' }],
    });
    table.choose('play freelancer');
    expect(table.openTo('hire')).toEqual([]);
    expect(table.refused('hire 1 2')).toEqual({ reason: 'onlyAtTheStart', rule: 'VRS-PROF-16', details: {} });
  });
});
