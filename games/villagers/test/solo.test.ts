import { describe, expect, test } from 'vitest';
import { EVENT_KEYS, EVENTS } from '../data/countess.ts';
import { villagers } from '../index.ts';
import { draftLimit } from '../rules/supply.ts';
import type { Position } from './position.ts';
import { at, sitAt, type Table, villageWords } from './table.ts';

const NO_ROAD = '- - - - - -';
const solo = (wanted: Position = {}): Table => at({ seats: 1, road: NO_ROAD, ...wanted });
const countessVillage = (table: Table): string => villageWords(table.s.countess?.village ?? []);

describe('alone against the Countess', () => {
  test('VRS-SOLO-03, VRS-SOLO-04, VRS-SOLO-05, VRS-SOLO-13 after each pick she gets a villager of the road, then it is refilled', () => {
    const table = solo({
      phase: 'draft',
      road: 'hunter cooper{2} wheeler - - -',
      stacks: ['', 'mason agent priest seeker chandler grocer'],
    });
    table.choose('take 1');
    expect(table.asked()).toBe('0 countess');
    expect(table.open()).toEqual(['give 2', 'give 3']);
    expect(table.refused('give 1')).toMatchObject({ reason: 'placeEmpty', rule: 'VRS-SOLO-13' });
    table.choose('give 2');
    expect(table.changed()).toEqual({
      road: 'grocer chandler wheeler seeker priest agent',
      'stack 2': 'mason',
      '0 drafted': 'hunter',
      'countess gold': 3,
      'countess village': 'countess cooper',
    });
    table.choose('draw 2');
    expect(table.asked()).toBe('0 countess');
    table.choose('give 3');
    expect(countessVillage(table)).toBe('countess cooper wheeler');
    const none = solo({ phase: 'draft', road: 'hunter - - - - -', stacks: [''], drawPile: 'mason' }).choose(
      'take 1',
    );
    expect(none.asked()).toBe('0 draft');
    expect(countessVillage(none)).toBe('countess');
  });

  test('VRS-SOLO-06 her villagers unlock for 2 gold', () => {
    const table = solo({
      players: [{ hand: 'cooper', village: 'lumberjack' }],
      countess: 'blacksmith',
    }).choose('play cooper');
    expect(table.gold()).toEqual([6]);
    expect(countessVillage(table)).toBe('countess blacksmith{2}');
  });

  test('VRS-SOLO-07 only the player may put a coin on the road', () => {
    const table = solo({ phase: 'road', road: 'hunter cooper - - - -' });
    expect(table.asked()).toBe('0 coin');
    table.choose('coin 2');
    expect(table.asked()).toBe('0 build');
    expect(table.s.coins[1]).toBe(1);
    expect(table.s.coins[0]).toBe(0);
  });

  test('VRS-SOLO-08, VRS-SOLO-12 an event lies open from the start of the round and happens after the build phase; the seasons change with the market', () => {
    const table = sitAt(villagers.setup(1, {}, 'events'));
    const summer = EVENT_KEYS[table.s.countess?.event ?? -1];
    expect(EVENTS[EVENT_KEYS.indexOf(summer)].season).toBe('summer');
    expect(table.s.countess?.decks.map(({ length }) => length)).toEqual([11, 12]);
    const winter = solo({ markets: 1, event: 'courtDay' });
    winter.endBuilding();
    expect(winter.s.countess).toMatchObject({ gold: 6 });
    expect(winter.s.countess?.pasts[1]).toHaveLength(1);
    expect(winter.s.startPlayer).toBe(0);
    expect(() => villagers.setup(1, { support: true }, 'no modules')).toThrow('means nothing');
    expect(villagers.setup(1, { padlocks: false }, 'no padlocks').options.padlocks).toBe(false);
  });

  test('VRS-SOLO-08 a used up season is shuffled anew, and the Founders are checked before the event', () => {
    const table = solo({ event: 'feast' });
    const { countess } = table.s;
    if (countess === null) throw new Error('alone');
    countess.pasts[0].push(...countess.decks[0].splice(0));
    table.endBuilding();
    expect(countess.decks[0]).toHaveLength(11);
    expect(countess.pasts[0]).toEqual([]);
    expect(table.told().indexOf('turnedFounders')).toBeLessThan(table.told().indexOf('eventHappened'));
  });

  test('VRS-SOLO-09, VRS-SOLO-15 the Jester cancels one event, asked before its choices', () => {
    const table = solo({ jester: true, event: 'bailiff', players: [{ hand: 'agent mason' }] }).endBuilding();
    expect(table.asked()).toBe('0 jester');
    table.choose('jester');
    expect(table.hand(0)).toBe('mason agent');
    expect(table.s.countess).toMatchObject({ jester: false });
    expect(table.s.countess?.pasts[0].map((event) => EVENT_KEYS[event])).toEqual(['bailiff']);
    expect(table.asked()).toBe('0 draft');
    const endured = solo({ jester: true, event: 'bailiff', players: [{ hand: 'agent mason' }] })
      .endBuilding()
      .choose('endure');
    expect(endured.open()).toEqual(['discard mason', 'discard agent']);
    expect(endured.choose('discard mason').changed()).toMatchObject({
      '0 hand': 'agent',
      discarded: 'mason',
    });
  });

  test.each([
    ['tithe', 0, 7, 2],
    ['feast', 0, 8, 4],
    ['winterTax', 1, 5, 4],
    ['courtDay', 1, 8, 6],
    ['bribe', 1, 8, 4],
  ] as const)('VRS-SOLO-08 %s', (event, markets, gold, hers) => {
    const table = solo({
      event,
      markets,
      players: [{ hand: 'agent agent mason', village: 'hunter' }],
    }).endBuilding();
    expect([table.gold()[0], table.s.countess?.gold]).toEqual([gold, hers]);
  });

  test('VRS-SOLO-08 who cannot pay all pays what there is; the toll is for villagers beyond the second', () => {
    expect(
      solo({ event: 'winterTax', markets: 1, players: [{ gold: 2 }] }).endBuilding().s.countess?.gold,
    ).toBe(3);
    const table = solo({
      event: 'toll',
      players: [{ hand: 'agent agent hunter mason', village: 'wattler' }],
      stacks: ['priest'],
    });
    table
      .choose('swap miner', 'lay mason', 'onStack 1', 'play agent', 'play agent', 'play hunter')
      .endBuilding();
    expect(table.gold()).toEqual([7]);
  });

  test('VRS-SOLO-08 Poaching takes the leftmost villager of the road', () => {
    const table = solo({
      event: 'poaching',
      road: '- cooper{1} hunter - - -',
      stacks: ['agent mason priest seeker grocer wheeler'],
    }).endBuilding();
    expect(countessVillage(table)).toBe('countess cooper');
    expect(table.s.countess?.gold).toBe(2);
    expect(table.s.road[1]).toBeGreaterThan(0);
  });

  test('VRS-SOLO-10, VRS-SOLO-14 at the markets she scores as well, at the second 1 gold for each villager besides', () => {
    const first = solo({
      stacks: ['', ''],
      countess: 'chandler{2} wheeler cartwright grocer',
      event: 'tithe',
      players: [{ gold: 0 }],
    }).endBuilding();
    expect(first.s.countess?.gold).toBe(1 + 4 + 3 + 3 + 9 + 2);
    const second = solo({
      markets: 1,
      stacks: ['', '', '', '', '', ''],
      countess: 'chandler{2} wheeler peddler',
      event: 'frost',
    }).endBuilding();
    // Her card, Chandler and Wheeler are three gold symbols: one pair.
    expect(second.s.countess?.gold).toBe(1 + 4 + 3 + 3 + 3 + 2 + 3);
    expect(second.asked()).toBe('over');
  });

  test('VRS-SOLO-11 more gold wins, a tie is lost', () => {
    const end = (gold: number): Table =>
      solo({
        markets: 1,
        stacks: ['', '', '', '', '', ''],
        event: 'frost',
        players: [{ gold, village: 'fedFounders' }],
      }).endBuilding();
    expect(villagers.winners(end(5).s)).toEqual([]);
    expect(villagers.winners(end(6).s)).toEqual([0]);
    expect(end(6).s.countess?.event).toBe(-1);
    expect(villagers.scores(end(6).s).map(({ rival, total }) => [rival, total])).toEqual([
      [false, 6],
      [true, 5],
    ]);
  });

  test('VRS-SOLO-16 Frost and Snow lower the limits of the next round after the cut to five, not below two', () => {
    const rich = { village: 'hayer[grazier>milkMaid] hunter harvester wattler' };
    const frost = solo({ event: 'frost', markets: 1, players: [rich] }).endBuilding();
    expect(draftLimit(frost.s, 0)).toBe(4);
    expect(
      draftLimit(solo({ event: 'frost', markets: 1, players: [{ village: 'agent' }] }).endBuilding().s, 0),
    ).toBe(2);
    const snow = solo({
      event: 'snow',
      markets: 1,
      players: [rich],
      stacks: ['', '', '', '', '', 5],
      road: 'hunter - - - - -',
    }).endBuilding();
    while (!snow.asked().endsWith('build')) snow.choose(snow.open()[0]);
    expect(snow.s.limit).toBe(2);
  });

  test('VRS-SOLO-17 Levy: 2 gold or a hand card; without either what there is', () => {
    const table = solo({ event: 'levy', players: [{ hand: 'agent mason', gold: 2 }] }).endBuilding();
    expect(table.open()).toEqual(['pay', 'discard mason', 'discard agent']);
    expect(table.choose('pay').gold()).toEqual([0]);
    const poor = solo({ event: 'levy', players: [{ hand: 'agent mason', gold: 1 }] }).endBuilding();
    expect(poor.refused('pay')).toEqual({
      reason: 'tooLittleGold',
      rule: 'VRS-SOLO-17',
      details: { missing: 1 },
    });
    expect(poor.choose('discard agent').hand(0)).toBe('mason');
    expect(
      solo({ event: 'levy', players: [{ gold: 1 }] })
        .endBuilding()
        .gold(),
    ).toEqual([0]);
    expect(
      solo({ event: 'levy', players: [{ gold: 1, hand: 'agent' }] })
        .endBuilding()
        .hand(0),
    ).toBe('');
  });

  test('VRS-SOLO-18 Seizure: an uncovered villager without coins, neither Founders nor a basic', () => {
    const table = solo({
      event: 'seizure',
      markets: 1,
      players: [{ village: 'graper hayer[grazier>milkMaid] chandler{2} miner' }],
    }).endBuilding();
    expect(table.open()).toEqual(['seize 2', 'seize 5']);
    expect(table.refused('seize 1')).toMatchObject({ reason: 'stays', rule: 'VRS-SOLO-18' });
    expect(table.refused('seize 4')).toMatchObject({ reason: 'covered' });
    expect(table.refused('seize 6')).toMatchObject({ reason: 'hasCoins' });
    expect(table.refused('seize 7')).toMatchObject({ reason: 'stays' });
    table.choose('seize 5');
    expect(table.village(0)).toBe('founders graper hayer[grazier] chandler{2} miner');
    expect(countessVillage(table)).toBe('countess milkMaid');
    expect(solo({ event: 'seizure', markets: 1 }).endBuilding().asked()).toBe('0 draft');
  });
});
