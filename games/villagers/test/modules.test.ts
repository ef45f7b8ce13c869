import { describe, expect, test } from 'vitest';
import { DEVELOPMENT_KEYS, DEVELOPMENTS, type DevelopmentKey } from '../data/developments.ts';
import { conditionOf, leaderIn } from '../rules/developments.ts';
import { buildLimit, draftLimit } from '../rules/supply.ts';
import { bestBronze, bronzeAt, chainsIn, silverIn } from '../rules/symbols.ts';
import type { SeatPosition } from './position.ts';
import { at, cardWords, type Table } from './table.ts';

const NO_ROAD = '- - - - - -';
const SUPPORT = { support: true };
const PROFITEERS = { profiteers: true };

describe('Support', () => {
  const draft = (players: readonly SeatPosition[], more = {}): Table =>
    at({ phase: 'draft', options: SUPPORT, players, ...more });

  test('VRS-SUP-02 Support cards may be kept or laid down for a basic', () => {
    const table = at({ options: SUPPORT, players: [{ hand: 'nun' }] }).choose('swap miner', 'onStack 1');
    expect(table.village(0)).toBe('founders miner');
  });

  test('VRS-SUP-03, VRS-SUP-04, VRS-SUP-05, VRS-SUP-07 the Benefactor places a villager in the own draft turn, paid as usual', () => {
    const table = draft([{ hand: 'benefactor fisher monk mason' }]);
    table.choose('play benefactor');
    expect(table.refused('play monk')).toMatchObject({ reason: 'specialsNotAllowed', rule: 'VRS-SUP-05' });
    expect(table.refused('play mason')).toMatchObject({ reason: 'noPlace', rule: 'VRS-SUP-04' });
    table.choose('play fisher');
    expect(table.changed()).toMatchObject({
      discarded: 'benefactor',
      '0 gold': 6,
      '0 village': 'founders fisher',
    });
    expect(table.asked()).toBe('0 draft');
    table.choose('draw 1');
    expect(table.asked()).toBe('1 draft');
    expect(buildLimit(table.s, 0)).toBe(2);
  });

  test('VRS-SUP-03 if it lowers the limit to what is picked, the turn ends', () => {
    const table = draft([{ hand: 'benefactor vintner', village: 'graper' }, {}], { stacks: [4, 4, 4, 4] });
    expect(draftLimit(table.s, 0)).toBe(3);
    table.choose('draw 1', 'draw 1', 'draw 1', 'draw 2');
    expect(table.asked()).toBe('0 draft');
    table.choose('play benefactor', 'play vintner');
    expect(draftLimit(table.s, 0)).toBe(2);
    expect(table.asked()).toBe('1 coin');
  });

  test('VRS-SUP-03 not after the Recruiter is paid', () => {
    const table = draft([{ hand: 'benefactor hunter', village: 'recruiter' }]).choose('recruit');
    expect(table.refused('play benefactor')).toMatchObject({ reason: 'turnBegun', rule: 'VRS-SUP-03' });
  });

  test('VRS-SUP-08, VRS-SUP-09, VRS-SUP-10 the Prophet looks through a stack, picks a card and puts the others back', () => {
    const table = draft([{ hand: 'prophet' }], { stacks: ['mason cooper agent', 'priest'] });
    table.choose('play prophet');
    expect(table.openTo('search')).toEqual([
      'search 1',
      'search 2',
      'search 3',
      'search 4',
      'search 5',
      'search 6',
    ]);
    table.choose('search 1');
    expect(table.open()).toEqual(['pick mason', 'pick cooper', 'pick agent']);
    expect(cardWords(table.seenBy(1).looked)).toBe('? ? ?');
    table.choose('pick cooper');
    expect(table.open()).toEqual(['putBack mason', 'putBack agent', 'keepOrder']);
    table.choose('putBack agent');
    expect(table.changed()).toMatchObject({
      'stack 1': 'agent mason',
      '0 drafted': 'cooper',
      discarded: 'prophet',
    });
    expect(table.asked()).toBe('1 draft');
    expect(cardWords(table.seenBy(0).stacks[0])).toBe('agent mason');
    expect(cardWords(table.seenBy(1).stacks[0])).toBe('? (ore)');
    const kept = draft([{ hand: 'prophet' }], { stacks: ['mason cooper agent'] });
    kept.choose('play prophet', 'search 1', 'pick cooper', 'keepOrder');
    expect(cardWords(kept.s.stacks[0])).toBe('mason agent');
  });

  test('VRS-SUP-11, VRS-SUP-12, VRS-SUP-14 the Recruiter costs an action, and then 1 gold for two picks in a turn', () => {
    const build = at({ options: SUPPORT, players: [{ hand: 'recruiter' }] }).choose('play recruiter');
    expect(build.changed()).toMatchObject({ actions: 1, '0 village': 'founders recruiter' });
    const table = draft([{ village: 'recruiter', gold: 1 }], {
      road: 'hunter{1} agent - - - -',
      stacks: ['mason cooper'],
    });
    table.choose('recruit');
    expect(table.gold()[0]).toBe(0);
    expect(table.refused('recruit')).toMatchObject({ reason: 'recruitedAlready', rule: 'VRS-SUP-12' });
    table.choose('take 1');
    expect(table.s.road[0]).toBeGreaterThan(0);
    expect(table.asked()).toBe('0 draft');
    table.choose('take 2');
    expect(table.asked()).toBe('1 draft');
    expect(table.player(0).drafted).toHaveLength(2);
    expect(draft([{ village: 'recruiter', gold: 0 }]).refused('recruit')).toMatchObject({
      reason: 'tooLittleGold',
      details: { missing: 1 },
    });
    expect(draft([{}]).refused('recruit').reason).toBe('notOffered');
  });

  test('VRS-SUP-13 with one pick left the Recruiter cannot be used', () => {
    const table = draft([{ village: 'recruiter' }]).choose('draw 1', 'draw 1');
    expect(table.refused('recruit')).toMatchObject({ reason: 'onePickLeft', rule: 'VRS-SUP-13' });
  });

  test('VRS-SUP-15, VRS-SUP-16 the Pigeoneer takes one of the top six secretly', () => {
    const table = at({
      options: SUPPORT,
      players: [{ hand: 'pigeoneer' }],
      drawPile: 'priest mason cooper agent seeker chandler hunter',
    });
    table.choose('play pigeoneer');
    expect(table.open()).toEqual([
      'pick mason',
      'pick cooper',
      'pick agent',
      'pick seeker',
      'pick chandler',
      'pick hunter',
    ]);
    table.choose('pick agent', 'putBack hunter', 'keepOrder');
    expect(table.changed()).toMatchObject({
      'draw pile': 'priest hunter mason cooper seeker chandler',
      '0 hand': 'agent',
      discarded: 'pigeoneer',
    });
    expect(table.s.actions).toBe(2);
    expect(cardWords(table.seenBy(1).players[0].hand)).toBe('(solo)');
    expect(table.openTo('play')).toEqual(['play agent']);
    const few = at({ options: SUPPORT, players: [{ hand: 'pigeoneer' }], drawPile: 'mason' }).choose(
      'play pigeoneer',
    );
    expect(few.hand(0)).toBe('mason');
  });

  test.each([
    ['nun fedFounders hayer[grazier>milkMaid] grocer', 18],
    ['nun fedFounders hayer[grazier>milkMaid] grocer grocer', 18],
    ['nun priest grocer fedFounders', 3 + 3 + 3],
    ['nun', 0],
  ])(
    'VRS-SUP-17, VRS-SUP-18 the Nun repeats the best silver of which there is one: %s: %i',
    (village, gold) => {
      expect(
        silverIn(at({ road: NO_ROAD, options: SUPPORT, players: [{ village }] }).player(0).village),
      ).toBe(gold);
    },
  );

  test('VRS-SUP-17, VRS-SUP-11 the Nun lies in the village for an action', () => {
    expect(
      at({ options: SUPPORT, players: [{ hand: 'nun' }] })
        .choose('play nun')
        .changed(),
    ).toMatchObject({ actions: 1, '0 village': 'founders nun' });
  });

  test('VRS-SUP-19 the Prophet may be one of the two picks', () => {
    const table = draft([{ hand: 'prophet', village: 'recruiter' }], { stacks: ['mason cooper'] });
    table.choose('recruit', 'play prophet', 'search 1', 'pick cooper');
    expect(table.asked()).toBe('0 draft');
    table.choose('take 1');
    expect(table.asked()).toBe('1 draft');
    expect(table.player(0).drafted).toHaveLength(2);
  });

  test('VRS-SUP-20 without a card for the second pick it lapses, and the gold stays paid', () => {
    const table = draft([{ village: 'recruiter' }], {
      road: 'hunter - - - - -',
      stacks: ['', '', '', '', '', ''],
      drawPile: '',
    });
    table.choose('recruit', 'take 1');
    expect(table.gold()[0]).toBe(7);
    expect(table.asked()).toBe('0 build');
  });
});

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
    const tavern = developed(cards('tavern', 'guildhall', 'sawmill'), [{ village: 'hunter' }], {
      basics: [0, 0, 0],
    });
    expect(tavern.endBuilding().told()).toContain('rewardLapsed');
  });
});
