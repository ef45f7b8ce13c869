import { describe, expect, test } from 'vitest';
import { buildLimit, draftLimit } from '../rules/supply.ts';
import { silverIn } from '../rules/symbols.ts';
import type { SeatPosition } from './position.ts';
import { at, cardWords, type Table } from './table.ts';

const NO_ROAD = '- - - - - -';
const SUPPORT = { support: true };

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
    expect(table.s.barriers).toBe(1);
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
