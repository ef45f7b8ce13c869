import { describe, expect, test } from 'vitest';
import { buildLimit } from '../rules/supply.ts';
import { foodIn } from '../rules/symbols.ts';
import { at, cardWords } from './table.ts';

describe('the build phase', () => {
  test('VRS-BUILD-01, VRS-BUILD-05 everybody builds all at once, from the holder of the GO! card on; nothing need be placed', () => {
    const table = at({ seats: 3, start: 1, players: [{ hand: 'hunter' }, { hand: 'harvester' }, {}] });
    expect(table.asked()).toBe('1 build');
    table.build('play harvester');
    expect(table.asked()).toBe('2 build');
    table.build();
    expect(table.asked()).toBe('0 build');
    table.build();
    expect(table.asked()).toBe('2 draft');
  });

  test.each([
    ['', 2],
    ['wattler', 3],
    ['lumberjack[carpenter|carpenter]', 4],
    ['wattler wattler lumberjack[carpenter|carpenter] miner[mason]', 5],
  ])('VRS-BUILD-02, VRS-BUILD-03 "%s" makes a limit of %i', (village, limit) => {
    const table = at({ road: '- - - - - -', players: [{ village }] });
    expect(table.s.actions).toBe(limit);
    expect(buildLimit(table.s, 0)).toBe(limit);
  });

  test('VRS-BUILD-04, VRS-BUILD-07 the limit is counted at the start, and each villager costs an action', () => {
    const table = at({ players: [{ hand: 'wattler hunter harvester', village: '' }], road: '- - - - - -' });
    table.choose('play wattler');
    expect(table.s.actions).toBe(1);
    table.choose('play hunter');
    expect(table.refused('play harvester')).toEqual({
      reason: 'noActions',
      rule: 'VRS-BUILD-07',
      details: { limit: 2 },
    });
    expect(table.changed()).toEqual({
      actions: 0,
      '0 hand': 'harvester',
      '0 village': 'founders wattler hunter',
    });
  });

  test('VRS-BUILD-04 covering an own builder costs nothing now', () => {
    const table = at({
      players: [{ village: 'founders miner[mason] wattler', hand: 'hunter harvester chandler grocer' }],
      road: '- - - - - -',
    });
    expect(table.s.limit).toBe(4);
  });

  test('VRS-BUILD-06, VRS-VIS-07, VRS-BUILD-13, VRS-BUILD-15 from the hand into the own village; villagers stay and Founders are not turned at will', () => {
    const table = at({ players: [{ hand: 'hunter agent' }, { hand: 'chandler' }] });
    expect(table.openTo('play')).toEqual(['play hunter', 'play agent']);
    expect(table.refused('take back')).toMatchObject({ reason: 'villagersStay', rule: 'VRS-VIS-07' });
    expect(table.refused('turn the founders')).toMatchObject({
      reason: 'foundersTurnAlone',
      rule: 'VRS-BUILD-13',
    });
    table.build('play hunter');
    expect(table.village(0)).toBe('founders hunter');
    expect(table.hand(0)).toBe('agent');
  });

  test('VRS-BUILD-08, VRS-BUILD-09 placements, swaps and discarded cards in any order', () => {
    const table = at({ players: [{ hand: 'tinner cooper agent hunter' }], stacks: ['mason'] });
    expect(table.refused('play cooper')).toMatchObject({ reason: 'noPlace', rule: 'VRS-CHAIN-01' });
    table.choose(
      'play hunter',
      'swap lumberjack',
      'lay agent',
      'onStack 1',
      'play tinner',
      'play cooper',
      'tinner',
    );
    expect(table.village(0)).toBe('founders hunter lumberjack[cooper]');
    expect(table.s.actions).toBe(0);
  });

  test('VRS-BUILD-10, VRS-BUILD-11, VRS-BUILD-12, VRS-BUILD-14 when all have built, who has no food turns the Founders; the GO! card moves on', () => {
    const table = at({ players: [{}, { village: 'hunter' }], road: '- - - - - -' });
    table.build();
    expect(table.village(0)).toBe('founders');
    table.build();
    expect(table.village(0)).toBe('fedFounders');
    expect(table.village(1)).toBe('founders hunter');
    expect(table.s.startPlayer).toBe(1);
    expect(table.told()).toEqual(expect.arrayContaining(['turnedFounders', 'passedStart']));
    const later = at({ players: [{ village: 'fedFounders harvester' }] }).endBuilding();
    expect(later.village(0)).toBe('fedFounders harvester');
  });

  test('VRS-FLOW-03, VRS-FLOW-02 rounds go on until the second market day', () => {
    const table = at({ round: 9, markets: 1, stacks: ['', '', '', '', '', 'mason'] }).endBuilding();
    expect(table.asked()).toBe('1 draft');
    expect(table.s.round).toBe(10);
  });
});

describe('what counts', () => {
  test('VRS-VIS-01, VRS-VIS-05 a covered card has no food', () => {
    const food = (village: string): number =>
      foodIn(at({ road: '- - - - - -', players: [{ village }] }).player(0).village);
    expect(food('hayer[grazier]')).toBe(1);
    expect(food('hayer[grazier>milkMaid]')).toBe(2);
    expect(food('fedFounders')).toBe(1);
    expect(food('fedFounders[swineherd]')).toBe(1);
    expect(food('graper')).toBe(1);
    expect(food('graper[vintner]')).toBe(0);
  });

  test('VRS-CARD-MILK_MAID-02 two food alone, under a Fromager only his', () => {
    const food = (village: string): number => foodIn(at({ players: [{ village }] }).player(0).village);
    expect([food('hayer[grazier>milkMaid]'), food('hayer[grazier>milkMaid>fromager]')]).toEqual([2, 1]);
  });

  test('VRS-VIS-06 equal villagers may lie in a village', () => {
    const table = at({ players: [{ hand: 'agent agent' }] }).choose('play agent', 'play agent');
    expect(table.village(0)).toBe('founders agent agent');
  });
});

describe('production chains', () => {
  test('VRS-CHAIN-01, VRS-CHAIN-02, VRS-CHAIN-03, VRS-CHAIN-04 step by step, nobody skipped', () => {
    const table = at({ players: [{ hand: 'wheeler cartwright', village: 'lumberjack' }] });
    expect(table.refused('play cartwright')).toMatchObject({ reason: 'noPlace', rule: 'VRS-CHAIN-01' });
    table.choose('play wheeler');
    expect(table.openTo('play')).toEqual(['play cartwright']);
    table.choose('play cartwright');
    expect(table.village(0)).toBe('founders lumberjack[wheeler>cartwright]');
  });

  test("VRS-CHAIN-01, VRS-BUILD-02 the seed's example: Wheeler, Cartwright and Swineherd with a limit of 3", () => {
    const table = at({
      road: '- - - - - -',
      players: [{ hand: 'wheeler cartwright swineherd', village: 'lumberjack[carpenter]' }],
    });
    expect(table.s.limit).toBe(3);
    table.choose('play swineherd', 'play wheeler', 'play cartwright');
    expect(table.village(0)).toBe('founders[swineherd] lumberjack[carpenter|wheeler>cartwright]');
    expect(table.s.actions).toBe(0);
  });

  test('VRS-CHAIN-05, VRS-CHAIN-06, VRS-CHAIN-10 a bottom card carries two columns, equal or not', () => {
    const table = at({
      road: '- - - - - -',
      players: [
        { hand: 'brewer swineherd poulterer', village: 'founders[swineherd] lumberjack[cooper] wattler' },
      ],
    });
    table.choose('play swineherd');
    expect(table.village(0)).toBe('founders[swineherd|swineherd] lumberjack[cooper] wattler');
    expect(table.refused('play brewer')).toMatchObject({ reason: 'noPlace' });
    expect(table.refused('play poulterer')).toMatchObject({ reason: 'noPlace' });
  });

  test('VRS-CHAIN-07, VRS-CHAIN-08 others carry one card, ends and solo villagers none', () => {
    const table = at({
      players: [
        {
          hand: 'cartwright truffler',
          village: 'founders[swineherd>truffler] lumberjack[wheeler>cartwright|carpenter]',
        },
      ],
      road: '- - - - - -',
    });
    expect(table.refused('play cartwright')).toMatchObject({ reason: 'noPlace' });
    expect(table.refused('play truffler')).toMatchObject({ reason: 'noPlace' });
  });

  test('VRS-CHAIN-07, VRS-CHAIN-02 a place that is taken or of another chain says so', () => {
    const table = at({
      players: [
        {
          hand: 'cartwright',
          village: 'lumberjack[wheeler] lumberjack[wheeler|carpenter]',
        },
      ],
    });
    table.choose('play cartwright');
    expect(table.asked()).toBe('0 where');
    expect(table.open()).toEqual(['onto 3', 'onto 5']);
    expect(table.refused('onto 2')).toMatchObject({ reason: 'wrongChain', rule: 'VRS-CHAIN-02' });
  });

  test('VRS-CHAIN-07 a Wheeler carries one Cartwright', () => {
    const table = at({
      seats: 4,
      players: [{ hand: 'tailor', village: 'shepherd[spinner>weaver>tailor|spinner>weaver]' }],
    });
    table.choose('play tailor');
    expect(table.village(0)).toBe('founders shepherd[spinner>weaver>tailor|spinner>weaver>tailor]');
  });

  test('VRS-CHAIN-09, VRS-CHAIN-11 banners go straight to the table; others where the player wants', () => {
    const table = at({ players: [{ hand: 'graper mason', village: 'miner[seeker] miner' }] });
    table.choose('play graper');
    expect(table.village(0)).toBe('founders miner[seeker] miner graper');
    table.choose('play mason');
    expect(table.open()).toEqual(['onto 2', 'onto 4']);
    table.choose('onto 4');
    expect(table.village(0)).toBe('founders miner[seeker] miner[mason] graper');
  });

  test('VRS-CHAIN-11 equal places are one choice', () => {
    const table = at({ players: [{ hand: 'mason', village: 'miner miner miner' }] }).choose('play mason');
    expect(table.village(0)).toBe('founders miner[mason] miner miner');
  });
});

describe('basics for hand cards', () => {
  test('VRS-START-01, VRS-START-03, VRS-START-04, VRS-START-06, VRS-START-07 a hand card goes face down on a stack, and a basic into the village', () => {
    const table = at({ players: [{ hand: 'monk hunter' }], stacks: ['mason', '', 'seeker', '', '', ''] });
    table.choose('swap miner');
    expect(table.open()).toEqual(['lay hunter', 'lay monk']);
    table.choose('lay monk');
    expect(table.open()).toEqual(['onStack 1', 'onStack 3']);
    expect(table.refused('onStack 2')).toEqual({
      reason: 'stackExhausted',
      rule: 'VRS-START-07',
      details: {},
    });
    table.choose('onStack 3');
    expect(table.changed()).toEqual({
      'stack 3': 'seeker monk',
      basics: '10 10 9',
      swaps: 2,
      '0 hand': 'hunter',
      '0 village': 'founders miner',
    });
    expect(table.s.actions).toBe(2);
  });

  test('VRS-START-05, VRS-SET-14 others see the back only, and who laid it down knows it', () => {
    const table = at({ players: [{ hand: 'monk cooper wheeler' }], stacks: ['mason', '', '', '', '', ''] });
    table.choose('swap miner', 'lay cooper', 'swap miner', 'lay monk');
    expect(cardWords(table.seenBy(0).stacks[0])).toBe('(ore) cooper monk');
    expect(cardWords(table.seenBy(1).stacks[0])).toBe('(ore) (wood) (special)');
    expect(cardWords(table.seenBy(null).stacks[0])).toBe('(ore) (wood) (special)');
    expect(
      table.events.filter(({ what }) => what === 'laidDownCard').every(({ secretOf }) => secretOf === 0),
    ).toBe(true);
    expect(table.events.find(({ what }) => what === 'laidDown')).toMatchObject({ suit: 0, stack: 0 });
  });

  test('VRS-START-02 three times in a build phase', () => {
    const table = at({ players: [{ hand: 'agent agent hunter harvester' }] });
    for (const job of ['agent', 'agent', 'hunter']) table.choose('swap hayer', `lay ${job}`, 'onStack 1');
    expect(table.refused('swap hayer')).toEqual({ reason: 'noSwapsLeft', rule: 'VRS-START-02', details: {} });
    expect(table.village(0)).toBe('founders hayer hayer hayer');
  });

  test('VRS-START-08, VRS-START-09 without stacks the draw pile, without that the discard pile', () => {
    const none = ['', '', '', '', '', ''];
    const table = at({ players: [{ hand: 'agent' }], stacks: none, drawPile: 'mason' }).choose('swap hayer');
    expect(table.changed()).toMatchObject({ 'draw pile': 'mason agent', basics: '10 9 10' });
    const last = at({ players: [{ hand: 'agent' }], stacks: none, drawPile: '' }).choose('swap hayer');
    expect(last.changed()).toMatchObject({ discarded: 'agent', basics: '10 9 10', '0 hand': '' });
    expect(last.told()).toContain('discarded');
  });

  test('VRS-START-10, VRS-START-11 not without the basic or a hand card', () => {
    const table = at({
      players: [{ hand: 'agent', village: 'miner miner miner miner miner miner miner miner miner miner' }],
    });
    expect(table.refused('swap miner')).toEqual({
      reason: 'basicsExhausted',
      rule: 'VRS-START-10',
      details: {},
    });
    table.choose('swap hayer', 'onStack 1');
    expect(table.refused('swap hayer')).toEqual({ reason: 'noHandCard', rule: 'VRS-START-11', details: {} });
  });

  test('VRS-START-12, VRS-SUP-06 only in the build phase', () => {
    const table = at({ phase: 'draft', options: { support: true }, players: [{ hand: 'agent benefactor' }] });
    expect(table.refused('swap hayer').reason).toBe('onlyInBuild');
    expect(table.choose('play benefactor').refused('swap hayer')).toMatchObject({
      reason: 'onlyInBuild',
      rule: 'VRS-SUP-06',
    });
  });

  test("VRS-START-04, VRS-BUILD-03 the seed's example: three basics and three actions besides", () => {
    const table = at({
      road: '- - - - - -',
      players: [{ hand: 'agent agent priest blacksmith grazier chandler', village: 'wattler' }],
    });
    for (const [basic, job] of [
      ['miner', 'agent'],
      ['hayer', 'agent'],
      ['hayer', 'priest'],
    ])
      table.choose(`swap ${basic}`, `lay ${job}`, 'onStack 2');
    table.choose('play blacksmith', 'play grazier', 'play chandler');
    expect(table.village(0)).toBe('founders wattler miner[blacksmith] hayer[grazier] hayer chandler');
  });
});
