import { describe, expect, test } from 'vitest';
import { DEVELOPMENT_KEYS, DEVELOPMENTS, type DevelopmentKey } from '../data/developments.ts';
import { conditionOf, leaderIn } from '../rules/developments.ts';
import { draftLimit } from '../rules/supply.ts';
import { chainsIn } from '../rules/symbols.ts';
import type { SeatPosition } from './position.ts';
import { at, cardWords, type Table } from './table.ts';

const NO_ROAD = '- - - - - -';

describe('Development', () => {
  const cards = (community: DevelopmentKey, trade: DevelopmentKey, production: DevelopmentKey) =>
    [community, trade, production] as const;
  const developed = (
    developments: readonly DevelopmentKey[],
    players: readonly SeatPosition[],
    more = {},
  ): Table =>
    at({ phase: 'build', road: NO_ROAD, options: { development: true }, developments, players, ...more });

  test.each([
    ['church', 'hunter miner', 'hayer', 3],
    ['tavern', 'chandler', 'hunter', 2],
    ['well', 'hunter miner[seeker]', 'hunter harvester', 3],
    ['marketplace', 'hunter harvester', 'hunter', 2],
    ['guildhall', 'miner[seeker>spelunker>jeweler]', 'fisher', 2],
    ['tradingPost', 'chandler chandler', 'miner[seeker>spelunker>jeweler]', 3],
    ['buildersYard', 'wattler wattler', 'miner[mason]', 2],
    ['oxCrane', 'miner[glassBlower]', 'miner[seeker]', 3],
    ['sawmill', 'lumberjack[wheeler>cartwright]', 'lumberjack', 3],
    ['windmill', 'miner[mason|mason] hayer[thatcher]', 'miner[seeker>spelunker]', 2],
    ['hayBarn', 'hayer[bedBuilder]', 'hayer', 3],
  ] as const)(
    'VRS-DEV-16, VRS-DEV-17, VRS-DEV-19, VRS-DEV-22, VRS-DEV-24, VRS-DEV-26 %s: "%s" is ahead of "%s" with %i',
    (key, ahead, behind, count) => {
      const n = DEVELOPMENT_KEYS.indexOf(key);
      const players = [{ village: ahead }, { village: behind }];
      const { s } = at({ road: NO_ROAD, players, options: { development: true } });
      expect(conditionOf(s.players[0], DEVELOPMENTS[n].most)).toBe(count);
      expect(leaderIn(s, n)).toBe(0);
    },
  );

  test('VRS-DEV-22, VRS-CHAIN-12 a bottom card with two columns is one chain, a solo villager none', () => {
    const { village } = at({
      road: NO_ROAD,
      players: [{ village: 'founders[swineherd] miner[mason|mason] agent hayer' }],
    }).player(0);
    expect(chainsIn(village, 2)).toBe(2);
    expect(chainsIn(village, 3)).toBe(1);
  });

  test('VRS-DEV-26, VRS-DEV-24 Monks make special one of the suits', () => {
    const { s } = at({ road: NO_ROAD, players: [{ village: 'monk[mason]' }] });
    expect(conditionOf(s.players[0], 'suits')).toBe(3);
  });

  test.each([
    ['marketplace', 5],
    ['guildhall', 5],
    ['tradingPost', 4],
    ['buildersYard', 5],
    ['well', 4],
  ] as const)('VRS-DEV-17, VRS-DEV-24 %s brings %i gold', (key, gold) => {
    expect(DEVELOPMENTS[DEVELOPMENT_KEYS.indexOf(key)]).toMatchObject({ gold, food: 0, builders: 0 });
  });

  test('VRS-DEV-02, VRS-DEV-04, VRS-DEV-05, VRS-DEV-06, VRS-DEV-09 a sole leader wins, in a tie or without any nobody does; anew every round', () => {
    const table = developed(cards('tavern', 'marketplace', 'windmill'), [
      { village: 'hunter harvester' },
      { village: 'fisher grocer' },
    ]).endBuilding();
    expect(table.gold()).toEqual([13, 8]);
    expect(table.told().filter((what) => what === 'nobodyWon')).toHaveLength(2);
    expect(table.s.producer).toBe(-1);
    const tie = developed(cards('tavern', 'marketplace', 'windmill'), [
      { village: 'hunter' },
      { village: 'harvester' },
    ]).endBuilding();
    expect(tie.gold()).toEqual([8, 8]);
  });

  test('VRS-DEV-08, VRS-DEV-10, VRS-DEV-11, VRS-DEV-23 production brings gold and stays until the next development phase', () => {
    const table = developed(cards('well', 'guildhall', 'windmill'), [
      { village: 'hayer[grazier]' },
      { village: 'hunter' },
    ]).endBuilding();
    expect(table.gold()).toEqual([10, 8]);
    expect(table.s.producer).toBe(0);
    expect(draftLimit(table.s, 0)).toBe(4);
    expect(draftLimit(table.s, 1)).toBe(3);
    const crane = developed(
      cards('well', 'guildhall', 'oxCrane'),
      [{ village: 'hunter miner' }, { village: 'hunter' }],
      { producer: 0 },
    );
    expect(crane.s.limit).toBe(3);
    expect(
      ['oxCrane', 'sawmill', 'windmill', 'hayBarn']
        .map((key) => DEVELOPMENTS[DEVELOPMENT_KEYS.indexOf(key as 'sawmill')])
        .map(({ gold, food, builders }) => [gold, food, builders]),
    ).toEqual([
      [2, 0, 1],
      [2, 0, 1],
      [2, 1, 0],
      [2, 1, 0],
    ]);
  });

  test('VRS-DEV-12 the limits stay at five', () => {
    const table = developed(
      cards('well', 'guildhall', 'oxCrane'),
      [{ village: 'wattler wattler miner[mason]' }],
      { producer: 0 },
    );
    expect(table.s.limit).toBe(5);
  });

  test('VRS-DEV-03, VRS-DEV-13 a production card is laid back first and contested anew', () => {
    const table = developed(
      cards('well', 'guildhall', 'hayBarn'),
      [{ village: 'hunter' }, { village: 'hayer harvester' }],
      { producer: 0 },
    );
    expect(draftLimit(table.s, 0)).toBe(4);
    table.endBuilding();
    expect(table.s.producer).toBe(1);
    expect(table.told().indexOf('laidBackProduction')).toBeLessThan(table.told().indexOf('wonDevelopment'));
  });

  test('VRS-DEV-15, VRS-BUILD-10 food of a kept card is not in the village', () => {
    const table = developed(
      cards('well', 'marketplace', 'windmill'),
      [{ village: 'agent' }, { village: 'hunter' }],
      { producer: 0 },
    ).endBuilding();
    expect(table.village(0)).toBe('fedFounders agent');
    // VRS-DEV-03: laid back, and nobody has won it anew.
    expect(table.s.producer).toBe(-1);
    expect(table.events.filter(({ what }) => what === 'wonDevelopment')).toEqual([]);
  });

  test('VRS-DEV-07, VRS-DEV-21 the Tavern brings a basic, which changes no majority of this round', () => {
    const table = developed(cards('tavern', 'guildhall', 'sawmill'), [
      { village: 'chandler' },
      { village: 'hunter' },
    ]).endBuilding();
    expect(table.asked()).toBe('0 tavern');
    expect(table.open()).toEqual(['basic lumberjack', 'basic hayer', 'basic miner']);
    table.choose('basic lumberjack');
    expect(table.village(0)).toBe('fedFounders chandler lumberjack');
    expect(table.s.producer).toBe(-1);
    expect(table.s.basics).toEqual([9, 10, 10]);
  });

  test('VRS-DEV-21 of a pile that is empty no basic can be had; the only one left is taken', () => {
    const solo = [{ village: 'chandler' }, { village: 'hunter' }];
    const table = developed(cards('tavern', 'guildhall', 'sawmill'), solo, {
      basics: [0, 10, 10],
    }).endBuilding();
    expect(table.open()).toEqual(['basic hayer', 'basic miner']);
    expect(table.refused('basic lumberjack').reason).toBe('basicsExhausted');
    const one = developed(cards('tavern', 'guildhall', 'sawmill'), solo, {
      basics: [0, 0, 10],
    }).endBuilding();
    expect(one.village(0)).toBe('fedFounders chandler miner');
  });

  test('VRS-DEV-18 the Inn: most special backs in the hand take a villager of the road', () => {
    const table = developed(cards('inn', 'guildhall', 'sawmill'), [{ hand: 'monk' }, { hand: 'agent' }], {
      road: 'hunter{2} mason - - - -',
      stacks: ['cooper', 'priest'],
    });
    table.endBuilding();
    expect(table.asked()).toBe('0 inn');
    expect(table.open()).toEqual(['take 1', 'take 2']);
    table.choose('take 1');
    expect(table.hand(0).split(' ').toSorted()).toEqual(['hunter', 'monk']);
    expect(table.gold()[0]).toBe(10);
    expect(table.s.road[0]).toBeGreaterThan(0);
    expect(cardWords(table.seenBy(1).players[0].hand)).toBe('hunter (special)');
  });

  test('VRS-DEV-20 the Church: the top card of any stack or of the draw pile, unseen', () => {
    const table = developed(cards('church', 'guildhall', 'sawmill'), [{ village: 'hunter agent' }], {
      stacks: ['cooper', '', '', '', '', 'mason'],
      drawPile: 'priest',
    });
    table.endBuilding();
    expect(table.open()).toEqual(['draw 1', 'draw 6', 'drawPile']);
    expect(table.refused('draw 2').reason).toBe('stackExhausted');
    table.choose('drawPile');
    expect(table.hand(0)).toBe('priest');
    expect(cardWords(table.seenBy(1).players[0].hand)).toBe('(solo)');
    expect(table.events.find(({ what }) => what === 'tookCard')).toMatchObject({ secretOf: 0 });
  });

  test('VRS-DEV-18, VRS-DEV-25 the only villager of the road is taken without a question', () => {
    const table = developed(cards('inn', 'guildhall', 'sawmill'), [{ hand: 'monk', gold: 0 }], {
      road: '- hunter{1} - - - -',
      markets: 1,
      drawPile: '',
      stacks: ['', '', '', '', '', 1],
    }).endBuilding();
    expect(table.told()).toContain('tookFromRoad');
    expect([table.hand(0), table.gold()[0]]).toEqual(['hunter monk', 1]);
    expect(table.told()).toContain('gameOver');
  });

  test('VRS-DEV-25 rewards that cannot be had lapse', () => {
    const none = { stacks: ['', '', '', '', '', ''], drawPile: '', markets: 1 };
    const church = developed(
      cards('church', 'guildhall', 'sawmill'),
      [{ village: 'hunter agent' }],
      none,
    ).endBuilding();
    expect(church.told()).toContain('rewardLapsed');
    const inn = developed(cards('inn', 'guildhall', 'sawmill'), [{ hand: 'monk' }], none).endBuilding();
    expect(inn.told()).toContain('rewardLapsed');
    const empty = { ...none, road: '- - - - - -', stacks: ['', '', '', '', '', ''] };
    const bare = developed(cards('inn', 'guildhall', 'sawmill'), [{ hand: 'monk' }], empty).endBuilding();
    expect(bare.told()).toContain('gameOver');
    const tavern = developed(cards('tavern', 'guildhall', 'sawmill'), [{ village: 'hunter' }], {
      basics: [0, 0, 0],
    });
    expect(tavern.endBuilding().told()).toContain('rewardLapsed');
  });
});
