import { describe, expect, test } from 'vitest';
import { villagers } from '../index.ts';
import { isFirstMarketDue } from '../rules/markets.ts';
import { silverIn } from '../rules/symbols.ts';
import { at, type Table } from './table.ts';

const NO_ROAD = '- - - - - -';
const EXHAUSTED = ['', '', '', '', '', ''];

/** The end of the game after a build phase in which nobody builds. */
const lastRound = (...villages: string[]): Table =>
  at({
    phase: 'build',
    seats: villages.length > 2 ? 4 : 2,
    road: NO_ROAD,
    markets: 1,
    stacks: EXHAUSTED,
    players: villages.map((village) => ({ village, gold: 0 })),
  }).endBuilding();
const silver = (village: string, options = {}): number =>
  silverIn(at({ seats: 4, road: NO_ROAD, options, players: [{ village }] }).player(0).village);

describe('market day 1', () => {
  test("VRS-MKT1-02, VRS-MKT1-03, VRS-MKT1-04, VRS-MKT1-05, VRS-MKT1-06, VRS-CARD-FREEMASON-02 the seed's example brings 23 gold", () => {
    const table = at({
      road: NO_ROAD,
      stacks: ['', ''],
      players: [
        {
          village:
            'founders[brewer] hayer[thatcher|bedBuilder] lumberjack[wheeler>cartwright{4}|carpenter{4}] freemason',
          gold: 1,
        },
      ],
    }).endBuilding();
    expect(table.player(0).gold).toBe(24);
    expect(table.points(0)).toEqual({ start: 1, firstMarket: 15, coins: 8, total: 24 });
    expect(table.village(0)).toContain('cartwright{4}|carpenter{4}');
    expect(table.s.markets).toBe(1);
  });

  test('VRS-MKT1-02 Founders on the gold side count', () => {
    const table = at({ road: NO_ROAD, stacks: ['', ''], players: [{ village: 'hunter' }, {}] }).endBuilding();
    expect(table.gold()).toEqual([10, 8]);
  });

  test.each([
    [['', ''], 1],
    [['mason', ''], 0],
    [['', 'mason'], 0],
    [['mason', 'mason'], 0],
  ])(
    'VRS-MKT1-01, VRS-SET-11 it takes place when both left stacks are exhausted (%j: %i)',
    (stacks, markets) => {
      const table = at({ road: NO_ROAD, stacks }).endBuilding();
      expect(table.s.markets).toBe(markets);
    },
  );

  test('VRS-MKT1-07, VRS-MKT1-09 nothing is scored before the build phase is over, and it is held once', () => {
    const table = at({
      road: NO_ROAD,
      stacks: ['', ''],
      players: [{ village: 'chandler' }, { village: 'hunter' }],
    });
    expect(isFirstMarketDue(table.s)).toBe(true);
    table.build();
    expect(table.gold()).toEqual([8, 8]);
    table.build();
    expect(table.gold()).toEqual([11, 10]);
    expect(isFirstMarketDue(table.s)).toBe(false);
    expect(table.asked()).toBe('1 draft');
    const later = at({
      road: NO_ROAD,
      markets: 1,
      stacks: ['', ''],
      players: [{ village: 'chandler' }],
    }).endBuilding();
    expect(later.gold()).toEqual([8, 8]);
  });

  test('VRS-MKT1-08 in turn order', () => {
    const table = at({
      seats: 3,
      start: 1,
      road: NO_ROAD,
      stacks: ['', ''],
      players: [{ village: 'hunter' }, { village: 'hunter' }, { village: 'graper' }],
    }).endBuilding();
    expect(table.events.filter(({ what }) => what === 'earned').map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });
});

describe('market day 2', () => {
  test("VRS-MKT2-01, VRS-MKT2-02, VRS-MKT2-03, VRS-MKT2-04, VRS-END-01, VRS-CARD-GROCER-02 the seed's example brings 22 gold, then the coins", () => {
    const table = lastRound(
      'fedFounders hayer[grazier>milkMaid] lumberjack[cooper|carpenter{6}] grocer grocer',
      '',
    );
    expect(table.points(0)).toEqual({ secondMarket: 4, silver: 18, coins: 6, total: 28 });
    expect(table.village(0)).toContain('cooper|carpenter]');
    expect(table.asked()).toBe('over');
    expect(table.s.drawPile.length).toBeGreaterThan(0);
    expect(table.told().indexOf('collectedCoins')).toBeGreaterThan(table.told().lastIndexOf('earned') - 1);
  });

  test('VRS-MKT2-01 a single card in a stack holds it back', () => {
    const table = at({ road: NO_ROAD, markets: 1, stacks: ['', '', '', '', 'mason', ''] }).endBuilding();
    expect(table.asked()).toBe('1 draft');
  });

  test('VRS-MKT2-05 both on one day: the first complete, then the second', () => {
    const table = at({
      road: NO_ROAD,
      stacks: EXHAUSTED,
      players: [{ village: 'hunter chandler{2}', gold: 0 }],
    }).endBuilding();
    expect(table.points(0)).toEqual({ firstMarket: 5, secondMarket: 5, coins: 4, total: 14 });
    expect(table.asked()).toBe('over');
  });

  test('VRS-MKT2-06 the state after the development phase counts', () => {
    const table = at({
      road: NO_ROAD,
      markets: 1,
      options: { development: true },
      developments: ['church', 'guildhall', 'windmill'],
      stacks: ['', '', '', '', '', 'mason'],
      drawPile: '',
      players: [{ village: 'hunter agent' }],
    }).endBuilding();
    expect(table.hand(0)).toBe('mason');
    expect(table.asked()).toBe('over');
  });
});

describe('scoring', () => {
  test('VRS-SCORE-01 only the own village counts', () => {
    const table = lastRound('fedFounders grocer', 'hunter harvester');
    expect(table.points(0)).toEqual({ silver: 3, total: 3 });
  });

  test.each([
    ['VRS-SCORE-02', 'fedFounders hayer[grazier>milkMaid>fromager] grocer', 6],
    ['VRS-SCORE-03', 'miner[seeker>spelunker>jeweler|locksmith]', 6],
    ['VRS-SCORE-04, VRS-CARD-WOOD_CARVER-03', 'lumberjack[wheeler>cartwright{4}|woodCarver]', 9],
    ['VRS-SCORE-05', 'lumberjack[shipwright|logRafter] lumberjack[woodCarver]', 6 + 2],
    ['VRS-SCORE-06', 'fedFounders hayer[grazier>milkMaid] grocer grocer', 18],
    ['VRS-SCORE-07', 'priest chandler', 3],
    ['VRS-SCORE-07', 'priest chandler agent', 6],
    ['VRS-SCORE-08, VRS-CARD-LOG_RAFTER-02', 'lumberjack[logRafter]', 3],
    ['VRS-CARD-LOG_RAFTER-03', 'lumberjack[wheeler>cartwright|logRafter]', 5],
    ['VRS-SCORE-08, VRS-CARD-HORSE_TRADER-02', 'hayer[horseTrader]', 3],
    ['VRS-SCORE-08, VRS-CARD-LOCKSMITH-02', 'miner[locksmith]', 2],
    ['VRS-CARD-LOCKSMITH-02', 'miner[locksmith|seeker>spelunker>jeweler]', 6],
    ['VRS-SCORE-08, VRS-CARD-PRIEST-02', 'priest agent', 3],
    ['VRS-VIS-02', 'hayer[grazier>milkMaid|horseTrader]', 6],
    ['VRS-VIS-03', 'graper[vintner>wineTrader] miner[locksmith]', 6],
    ['VRS-CARD-WOOD_CARVER-02', 'lumberjack[wheeler>cartwright|cooper] lumberjack[woodCarver] chandler', 13],
    ['VRS-CARD-WOOD_CARVER-02', 'lumberjack[wheeler|woodCarver]', 3],
    [
      'VRS-CARD-PEDDLER-02',
      'fedFounders miner[seeker>spelunker>jeweler|seeker>spelunker>jeweler] hayer[peddler]',
      3,
    ],
    ['VRS-CARD-PEDDLER-03', 'founders chandler hayer[peddler]', 3],
    ['VRS-CARD-AGENT-02', 'chandler{4} miner[blacksmith{6}] agent', 6],
    ['VRS-CARD-AGENT-03', 'chandler{4} agent agent', 8],
    ['VRS-CARD-ORE_MULER-01', 'hayer[oreMuler] miner[glassBlower|seeker]', 6],
    ['VRS-CARD-FREEMASON-01', 'wattler hayer[thatcher] freemason', 6],
  ])('%s %s: %i gold of silver', (_id, village, gold) => {
    expect(silver(village)).toBe(gold);
  });

  test('VRS-SCORE-10, VRS-CARD-AGENT-04 choices are made as they bring most, before the coins are moved', () => {
    const table = lastRound('fedFounders harvester{2} hunter{6} agent', '');
    expect(table.points(0)).toEqual({ silver: 6, coins: 8, total: 14 });
  });

  test('VRS-SCORE-09, VRS-DEV-14 symbols on Development cards count for no silver', () => {
    const table = at({
      road: NO_ROAD,
      markets: 1,
      stacks: EXHAUSTED,
      options: { development: true },
      developments: ['well', 'guildhall', 'windmill'],
      producer: 0,
      players: [{ village: 'hunter grocer hayer[grazier]', gold: 0 }, { village: '' }],
    }).endBuilding();
    expect(table.points(0)).toMatchObject({ silver: 6 });
  });
});

describe('the end', () => {
  test('VRS-END-02, VRS-FLOW-05 most gold wins', () => {
    const table = lastRound('chandler', 'agent');
    expect(table.gold()).toEqual([3, 0]);
    expect(villagers.winners(table.s)).toEqual([0]);
  });

  test('the score sheet has no row for what is not played with', () => {
    const rows = (seats: number, options = {}): string[] =>
      villagers.scores(villagers.setup(seats, options, 'rows'))[0].lines.map(({ source }) => source);
    expect(rows(2)).not.toContain('bronze');
    expect(rows(2)).not.toContain('developments');
    expect(rows(2)).not.toContain('events');
    expect(rows(3, { profiteers: true })).toContain('bronze');
    expect(rows(3, { development: true })).toContain('developments');
    expect(rows(1)).toContain('events');
  });

  test('VRS-END-03, VRS-END-04 in a tie fewer cards win, and then all of them', () => {
    expect(villagers.winners(lastRound('chandler miner', 'chandler').s)).toEqual([1]);
    expect(villagers.winners(lastRound('chandler', 'miner[monk>spelunker]').s)).toEqual([1]);
    expect(villagers.winners(lastRound('chandler miner', 'chandler hayer').s)).toEqual([0, 1]);
    expect(villagers.winners(lastRound('chandler agent', 'chandler', 'tanner', 'hunter').s)).toEqual([1]);
  });
});
