import { rngFromSeed } from '@spielstube/engine';
import { describe, expect, test } from 'vitest';
import { LIFE_GOALS } from '../data/goals.ts';
import { village } from './all.ts';
import { type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

const BY_HAND = { goals: true, revealGoals: 'byHand', promos: true };
const handOf = (player: SeatPosition, more: Position = {}): Table =>
  at(position({ options: BY_HAND, players: [player], ...more }));
const allButOne = (letters: string): string[] => [...letters].map((one) => letters.replace(one, ''));
const CHRONICLE_SEATS = { seats: 5 } as const;

describe('life goals', () => {
  test.each([1, 2, 3, 4, 5])(
    'VIL-GOAL-01 VIL-GOAL-04 a silver and a gold goal for each of %i, no two alike',
    (seats) => {
      const s = village.setup(seats, { goals: true, promos: true }, 'deal');
      const dealt = s.players.flatMap(({ goals }) => goals);
      expect(new Set(dealt).size).toBe(2 * seats);
      for (const { goals } of s.players) {
        expect(goals.map((goal) => LIFE_GOALS[goal].silver).sort()).toEqual([false, true]);
      }
      expect(village.setup(seats, {}, 'deal').players.flatMap(({ goals }) => goals)).toEqual([]);
    },
  );

  test('VIL-GOAL-02 VIL-GOAL-03 all goals without a symbol of an expansion, and only those, before round 1', () => {
    const dealt = new Set<string>();
    for (let seed = 0; seed < 80; seed++) {
      for (const { goals } of village.setup(5, { goals: true }, `deal ${seed}`).players) {
        for (const goal of goals) dealt.add(LIFE_GOALS[goal].key);
      }
    }
    expect([...dealt].sort()).toEqual(
      [
        ...['aristocrat', 'farmer', 'bailiff', 'explorer', 'craftsman', 'coachman', 'knight', 'writer'],
        ...['travellingSalesman', 'merchant', 'saint', 'historian', 'master', 'acolyte', 'secretary'],
      ].sort(),
    );
    // The fourth player chooses a cube before round 1, with goals in hand.
    const early = village.setup(4, { goals: true }, 'early');
    expect([early.round, early.players[0].goals.length]).toEqual([0, 2]);
  });

  test('VIL-GOAL-05 only the owner sees which they are', () => {
    const table = at(position({ options: BY_HAND, players: [{ goals: ['writer', 'saint'] }] }));
    expect(table.seenBy(0).players[0].goals).toEqual(table.player(0).goals);
    expect(table.seenBy(1).players[0].goals).toEqual([-3, -4]);
    expect(table.seenBy(null).players[0].goals).toEqual([-3, -4]);
  });

  test.each<[string, SeatPosition]>([
    ['aristocrat', { coins: 7 }],
    ['farmer', { grain: 5, goods: 'hpo' }],
    ['bailiff', { goods: 'sh', cubes: 'pppp' }],
    ['explorer', { goods: 'sww', cubes: 'fff' }],
    ['coachman', { goods: 'hhww' }],
    ['knight', { goods: 'hhh', coins: 2 }],
    ['writer', { goods: 'sss', cubes: 'spfk' }],
  ])('VIL-GOAL-25 %s needs every single piece', (goal, pieces) => {
    const moves = (player: SeatPosition): string[] => handOf({ ...player, goals: [goal] }).openTo('reveal');
    const { coins = 0, grain = 0, goods = '', cubes = '' } = pieces;
    const lacking: SeatPosition[] = [
      ...allButOne(goods).map((left) => ({ ...pieces, goods: left })),
      ...allButOne(cubes).map((left) => ({ ...pieces, cubes: left })),
      ...(coins > 0 ? [{ ...pieces, coins: coins - 1 }] : []),
      ...(grain > 0 ? [{ ...pieces, grain: grain - 1 }] : []),
    ];
    expect(moves(pieces)).toEqual([`reveal ${goal}`]);
    for (const player of lacking) expect(moves(player)).toEqual([]);
  });

  const CUSTOMERS_5 = ['C02', 'C03', 'C05', 'C06', 'C07'];
  test.each<[string, string, SeatPosition, SeatPosition]>([
    [
      'VIL-GOAL-14 VIL-GOAL-12',
      'merchant',
      { customers: [...CUSTOMERS_5, 'P01'] },
      { customers: CUSTOMERS_5 },
    ],
    [
      'VIL-GOAL-15',
      'saint',
      { members: { church1: '1', church2: '1', church3: '1' } },
      { members: { church1: '1', church2: '1', church4: '11' } },
    ],
    [
      'VIL-GOAL-16',
      'historian',
      { members: { 'dead crafts': '1', 'dead farm': '1', 'dead church': '1', 'dead travel': '1' } },
      { members: { 'dead crafts': '1', 'dead farm': '1', 'dead church': '1', grave: '1' } },
    ],
    [
      'VIL-GOAL-17',
      'master',
      { members: { 'dead crafts': '11', smithy: '1', office: '1' } },
      { members: { 'dead crafts': '11', smithy: '1', council1: '1' } },
    ],
    [
      'VIL-GOAL-17',
      'master',
      { members: { 'dead crafts': '1', smithy: '1', office: '11' } },
      { members: { 'dead crafts': '1', 'dead farm': '1', smithy: '1', office: '1' } },
    ],
    [
      'VIL-GOAL-17',
      'master',
      { members: { 'dead crafts': '1111' } },
      {
        members: { 'dead crafts': '1', 'dead farm': '1', 'dead church': '1', 'dead council': '1', farm: '2' },
      },
    ],
    [
      'VIL-GOAL-18',
      'acolyte',
      { members: { farm: '22233', church1: '4' } },
      { members: { farm: '22233', bag: '4', church4: '1' } },
    ],
    [
      'VIL-GOAL-20 VIL-GOAL-12',
      'travellingSalesman',
      { members: { corner: '1' }, customers: ['C02', 'P01'] },
      { castles: ['corner'], customers: ['C02', 'P01'] },
    ],
    [
      'VIL-GOAL-20',
      'travellingSalesman',
      { members: { corner: '1' }, customers: ['C02', 'C03', 'C05'] },
      { members: { corner: '1' }, customers: ['C02'] },
    ],
    ['VIL-GOAL-25', 'aristocrat', { coins: 8 }, { coins: 6, cubes: 'spfk' }],
    ['VIL-GOAL-25', 'farmer', { grain: 5, goods: 'hpo' }, { grain: 4, goods: 'hpo' }],
    ['VIL-GOAL-25', 'bailiff', { goods: 'sh', cubes: 'pppp' }, { goods: 'sh', cubes: 'ppp', coins: 9 }],
    ['VIL-GOAL-25', 'explorer', { goods: 'sww', cubes: 'fff' }, { goods: 'sw', cubes: 'fff' }],
    ['VIL-GOAL-25', 'coachman', { goods: 'hhww' }, { goods: 'hww' }],
    ['VIL-GOAL-25', 'knight', { goods: 'hhh', coins: 2 }, { goods: 'hhh', coins: 1 }],
    [
      'VIL-GOAL-25 VIL-GOAL-11',
      'writer',
      { goods: 'sssow', cubes: 'sspfk' },
      { goods: 'sss', cubes: 'spf', coins: 9 },
    ],
    [
      'VIL-GOAL-26',
      'craftsman',
      { members: { smithy: '1', office: '1', stables: '1' } },
      { members: { smithy: '11', office: '1', 'dead crafts': '1' } },
    ],
    [
      'VIL-GOAL-26',
      'craftsman',
      { members: { wainwright: '1', office: '1', stables: '1' } },
      { members: { smithy: '11', office: '1' } },
    ],
  ])('%s %s: fulfilled and nearly so', (_id, goal, fulfilled, nearly) => {
    const moves = (player: SeatPosition): string[] =>
      handOf({ ...player, goals: [goal] }, CHRONICLE_SEATS).openTo('reveal');
    expect(moves(fulfilled)).toEqual([`reveal ${goal}`]);
    expect(moves(nearly)).toEqual([]);
  });

  test.each<[string, Position]>([
    ['another holds the ring', { ring: 1, players: [{ goals: ['secretary'], members: { council4: '1' } }] }],
    ['the ring is on the Council', { players: [{ goals: ['secretary'], members: { council4: '1' } }] }],
    ['only step 3', { ring: 0, players: [{ goals: ['secretary'], members: { council3: '1' } }] }],
  ])('VIL-GOAL-19 secretary needs step 4 and the ring at once: %s', (_name, wanted) => {
    expect(at(position({ options: BY_HAND, ...wanted })).openTo('reveal')).toEqual([]);
    const both = { ring: 0, players: [{ goals: ['secretary'], members: { council4: '1' } }] };
    expect(at(position({ options: BY_HAND, ...both })).openTo('reveal')).toEqual(['reveal secretary']);
  });

  test('VIL-GOAL-22 alone: a silver and a gold goal for the player, none for Conny', () => {
    const s = village.setup(1, { goals: true }, 'alone');
    expect(s.players[0].goals).toHaveLength(2);
    expect(s.conny).not.toHaveProperty('goals');
  });

  test('VIL-SOLO-12 the ring is no coin for the Aristocrat', () => {
    const alone = (coins: number): string[] =>
      at(
        position({
          seats: 1,
          options: { goals: true, revealGoals: 'byHand' },
          ring: 0,
          players: [{ goals: ['aristocrat'], coins }],
        }),
      ).openTo('reveal');
    expect(alone(6)).toEqual([]);
    expect(alone(7)).toEqual(['reveal aristocrat']);
  });

  test('VIL-GOAL-05 whoever guesses at the goals of the others leaves out those that would be revealed', () => {
    const s = position({
      options: { goals: true },
      players: [
        { goals: ['writer', 'saint'] },
        {
          goals: ['knight', 'secretary'],
          members: { smithy: '1', stables: '1', office: '1', wainwright: '1' },
          customers: ['C01', 'C02', 'C03', 'C04', 'C05', 'C06'],
        },
      ],
    });
    const rng = rngFromSeed('guess');
    const guessed = new Set<string>();
    for (let n = 0; n < 200; n++) {
      for (const goal of village.imagine(village.view(s, 0), 0, rng).players[1].goals)
        guessed.add(LIFE_GOALS[goal].key);
    }
    expect(guessed).toContain('knight');
    for (const fulfilled of ['craftsman', 'master', 'merchant', 'writer', 'saint'])
      expect(guessed).not.toContain(fulfilled);
  });
});
