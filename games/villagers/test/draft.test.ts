import { describe, expect, test } from 'vitest';
import { JOB_KEYS } from '../data/jobs.ts';
import { villagers } from '../index.ts';
import { draftLimit } from '../rules/supply.ts';
import { at, roadWords, sitAt } from './table.ts';

const ROAD = 'hunter carpenter{1} thatcher blacksmith swineherd wattler';

describe('the draft phase', () => {
  test('VRS-DRAFT-01, VRS-DRAFT-02, VRS-DRAFT-07, VRS-DRAFT-09, VRS-DRAFT-10 a villager of the road, with its coins; the place is filled from the leftmost stack', () => {
    const table = at({ phase: 'draft', start: 1, road: ROAD, stacks: ['', 'mason agent'] });
    expect(table.asked()).toBe('1 draft');
    expect(table.refused('take 1', 0).reason).toBe('notYourTurn');
    table.choose('take 2');
    expect(table.changed()).toEqual({
      road: 'hunter agent thatcher blacksmith swineherd wattler',
      'stack 2': 'mason',
      '1 gold': 9,
      '1 drafted': 'carpenter',
    });
    expect(table.asked()).toBe('0 draft');
  });

  test('VRS-DRAFT-11, VRS-DRAFT-07 the top card of a stack is laid open, and nothing else moves', () => {
    const table = at({ phase: 'draft', road: ROAD, stacks: ['mason', 'cooper agent'] }).choose('draw 2');
    expect(table.changed()).toEqual({ 'stack 2': 'cooper', '0 drafted': 'agent' });
    expect(table.seenBy(1).players[0].drafted).toEqual(table.s.players[0].drafted);
  });

  test('VRS-DRAFT-12, VRS-DRAFT-13, VRS-DRAFT-16 road and stacks are open; an exhausted stack and the draw pile are not', () => {
    const table = at({
      phase: 'draft',
      road: 'hunter - - - - wattler',
      stacks: ['', 'cooper', '', '', '', ''],
    });
    expect(table.open()).toEqual(['take 1', 'take 6', 'draw 2']);
    expect(table.refused('draw 1')).toEqual({ reason: 'stackExhausted', rule: 'VRS-DRAFT-13', details: {} });
    expect(table.refused('drawPile')).toEqual({ reason: 'stacksFirst', rule: 'VRS-DRAFT-16', details: {} });
    expect(table.refused('take 2').reason).toBe('placeEmpty');
    table.choose('draw 2');
    expect(table.open()).toEqual(['take 1', 'take 6', 'drawPile']);
  });

  test('VRS-DRAFT-03, VRS-DRAFT-05, VRS-DRAFT-06 two and one more for each food, by turns; who has enough is skipped', () => {
    const table = at({ phase: 'draft', seats: 3, players: [{}, { village: 'hunter' }, {}] });
    expect([0, 1, 2].map((seat) => draftLimit(table.s, seat))).toEqual([2, 3, 2]);
    expect(table.refused('stop drafting')).toEqual({
      reason: 'mustDraft',
      rule: 'VRS-DRAFT-05',
      details: { missing: 2 },
    });
    const asked: string[] = [];
    const missing: unknown[] = [];
    while (table.asked().endsWith('draft')) {
      asked.push(table.asked()[0]);
      missing.push(table.refused('stop drafting').details.missing);
      table.choose(table.open()[0]);
    }
    expect(asked.join('')).toBe('0120121');
    expect(missing).toEqual([2, 3, 2, 1, 2, 1, 1]);
  });

  test('VRS-DRAFT-04 never more than five', () => {
    const table = at({
      phase: 'draft',
      players: [{ village: 'hayer[grazier>milkMaid] hunter harvester fisher' }],
    });
    expect(draftLimit(table.s, 0)).toBe(5);
  });

  test('VRS-DRAFT-08, VRS-DRAFT-19 all take their cards into the hand together, when the last one has enough', () => {
    const table = at({
      phase: 'draft',
      seats: 3,
      road: ROAD,
      stacks: ['beekeeper agent', 'mason', 'seeker', 'fisher'],
      players: [{ hand: 'priest' }],
    });
    table.choose('take 1', 'draw 1', 'draw 2', 'draw 3', 'draw 4');
    expect(table.hand(0)).toBe('priest');
    expect(table.player(0).drafted).toHaveLength(2);
    table.choose('take 6');
    expect(table.hand(0).split(' ').toSorted()).toEqual(['hunter', 'priest', 'seeker']);
    expect(table.player(0).drafted).toEqual([]);
    expect(table.told()).toContain('tookIntoHand');
  });

  test('VRS-DRAFT-14, VRS-DRAFT-15 the road is filled from the draw pile when all stacks are used up, and then no more', () => {
    const table = at({ phase: 'draft', road: ROAD, stacks: ['', '', '', '', '', ''], drawPile: 'cooper' });
    table.choose('take 1');
    expect(table.changed()).toMatchObject({
      road: 'cooper carpenter{1} thatcher blacksmith swineherd wattler',
      'draw pile': '',
    });
    table.choose('take 3');
    expect(table.changed()).toMatchObject({ road: 'cooper carpenter{1} - blacksmith swineherd wattler' });
    expect(table.refused('drawPile').reason).toBe('drawPileExhausted');
  });

  test('VRS-DRAFT-16 nothing comes from the draw pile while a stack has cards', () => {
    const table = at({
      phase: 'draft',
      road: ROAD,
      stacks: ['', '', '', '', '', 'mason'],
      drawPile: 'cooper seeker',
    }).choose('take 1');
    expect(table.changed()).toMatchObject({
      'stack 6': '',
      road: 'mason carpenter{1} thatcher blacksmith swineherd wattler',
    });
    table.choose('drawPile');
    expect(table.changed()).toMatchObject({ 'draw pile': 'cooper', '1 drafted': 'seeker' });
  });

  test('VRS-DRAFT-17 food counts as it is in the own turn', () => {
    const table = at({
      phase: 'draft',
      options: { support: true },
      players: [{ hand: 'benefactor hunter', gold: 8 }],
    });
    expect(draftLimit(table.s, 0)).toBe(2);
    table.choose('play benefactor', 'play hunter');
    expect(draftLimit(table.s, 0)).toBe(3);
    expect(table.asked()).toBe('0 draft');
  });

  test('VRS-DRAFT-18 without any card left the draft phase ends for all', () => {
    const table = at({
      phase: 'draft',
      seats: 2,
      road: 'hunter - - - - -',
      stacks: ['', '', '', '', '', ''],
      drawPile: '',
    });
    table.choose('take 1');
    expect(table.asked()).toBe('0 build');
    expect(table.hand(0)).toBe('hunter');
  });

  test('VRS-FLOW-01, VRS-ROAD-01 after the draft come the road and then the build phase', () => {
    const table = sitAt(villagers.setup(3, { startPlayer: '1' }, 'flow'));
    const phases = [table.s.phase];
    while (table.s.round === 1) {
      table.choose(table.open().includes('end') ? 'end' : table.open()[0]);
      if (phases.at(-1) !== table.s.phase) phases.push(table.s.phase);
    }
    expect(phases).toEqual([1, 3, 1]);
    expect(table.s.coins).toEqual([1, 1, 1, 1, 1, 1]);
  });
});

describe('the road update', () => {
  const road = 'hunter{1} carpenter - blacksmith{1} - wattler';
  test('VRS-ROAD-02, VRS-ROAD-03, VRS-ROAD-05, VRS-ROAD-14 with three: who has coins goes, the draw pile fills, everybody gets a coin', () => {
    const { s } = at({
      phase: 'road',
      seats: 3,
      road,
      drawPile: 'agent seeker mason cooper fisher',
      stacks: ['priest'],
    });
    expect(roadWords(s)).toBe('fisher{1} carpenter{1} cooper{1} mason{1} seeker{1} wattler{1}');
    expect(s.discard.slice(-2).map((job) => JOB_KEYS[job])).toEqual(['hunter', 'blacksmith']);
    expect(s.drawPile).toHaveLength(1);
    expect(s.stacks[0]).toHaveLength(1);
  });

  test('VRS-ROAD-04, VRS-ROAD-13 the stacks fill when the draw pile is used up; without them places stay empty', () => {
    const { s } = at({
      phase: 'road',
      seats: 3,
      road,
      drawPile: 'agent',
      stacks: ['', 'mason cooper', '', '', '', ''],
    });
    expect(roadWords(s)).toBe('agent{1} carpenter{1} cooper{1} mason{1} - wattler{1}');
  });

  test('VRS-ROAD-06 in round 1 nobody has coins: nothing is discarded', () => {
    const table = sitAt(villagers.setup(4, { startPlayer: '1' }, 'first update'));
    for (let n = 0; n < 8; n++) table.choose('draw 1');
    expect(table.s.discard).toEqual([]);
    expect(table.s.coins).toEqual([1, 1, 1, 1, 1, 1]);
    expect(table.s.drawPile).toHaveLength(26);
  });

  test('VRS-ROAD-07, VRS-ROAD-08, VRS-ROAD-09 with two each may put a coin of the bank, in reverse turn order', () => {
    const table = at({ phase: 'road', road, start: 0 });
    expect(table.asked()).toBe('1 coin');
    expect(table.open()).toEqual(['coin 1', 'coin 2', 'coin 4', 'coin 6', 'noCoin']);
    table.choose('coin 1');
    expect(table.changed()).toEqual({ road: 'hunter{2} carpenter - blacksmith{1} - wattler' });
    expect(table.asked()).toBe('0 coin');
    table.choose('coin 1');
    expect(table.s.coins[0]).toBe(3);
    expect(table.gold()).toEqual([8, 8]);
    expect(at({ phase: 'road', road, start: 1 }).asked()).toBe('0 coin');
  });

  test('VRS-ROAD-10, VRS-ROAD-11, VRS-ROAD-12 with two, who has no coins goes; coins gather', () => {
    const table = at({ phase: 'road', road, drawPile: 'agent seeker', stacks: ['', 'mason cooper'] });
    table.choose('noCoin', 'coin 2');
    expect(table.changed()).toMatchObject({
      phase: 3,
      road: 'hunter{1} carpenter{1} seeker blacksmith{1} agent cooper',
      'draw pile': '',
      'stack 2': 'mason',
      discarded: 'wattler',
    });
  });

  test('VRS-ROAD-15 with an empty road nobody is asked for a coin', () => {
    const table = at({ phase: 'road', road: '- - - - - -', stacks: ['', '', '', '', '', ''], drawPile: '' });
    expect(table.asked()).toBe('0 build');
  });
});
