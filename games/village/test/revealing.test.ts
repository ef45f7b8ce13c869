import { describe, expect, test } from 'vitest';
import { LIFE_GOALS } from '../data/goals.ts';
import { type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

const BY_HAND = { goals: true, revealGoals: 'byHand', promos: true };
const handOf = (player: SeatPosition, more: Position = {}): Table =>
  at(position({ options: BY_HAND, players: [player], ...more }));

describe('revealing life goals', () => {
  test('VIL-GOAL-06 VIL-GOAL-07 VIL-GOAL-08 revealed at once, for points; nothing is spent, no new goal', () => {
    const table = at(
      position({
        options: { goals: true },
        players: [{ goals: ['knight', 'saint'], goods: 'hh', coins: 2, members: { stables: '1' } }],
      }),
    );
    table.choose('cube crafts knowledge').changed();
    table.choose('produce horse');
    expect(table.changed()).toEqual({
      '0 goods': 'hhh',
      '0 life': 3,
      '0 goals': 'saint',
      '0 revealed': 'knight',
    });
    expect(table.points(0)).toEqual({ coins: 2, goals: 5, total: 7 });
  });

  test('VIL-GOAL-06 gold goals bring 8, also out of turn', () => {
    const players = [
      { goods: 'hp' },
      { goals: ['writer', 'merchant'], customers: ['C02', 'C03', 'C05', 'C06', 'C07'], grain: 3, cubes: 'p' },
    ];
    const table = at(position({ options: { goals: true }, stalls: ['C18', 'C01', 'C04'], players }));
    table.choose('cube market persuasion', 'serve 1', 'serve 2');
    expect(table.player(1).revealedGoals.map((goal) => LIFE_GOALS[goal].key)).toEqual(['merchant']);
    expect(table.points(1).goals).toBe(8);
  });

  test('VIL-GOAL-06 VIL-GOAL-10 by hand it is offered with every decision, and never forced', () => {
    const table = handOf({ goals: ['aristocrat', 'saint'], coins: 7 });
    expect(table.open()).toContain('reveal aristocrat');
    table.choose('cube grain skill');
    expect(table.open()).toContain('reveal aristocrat');
    table.choose('decline');
    expect(table.open()).toEqual(['end', 'reveal aristocrat']);
    table.changed();
    table.choose('reveal aristocrat');
    expect(table.changed()).toEqual({ '0 goals': 'saint', '0 revealed': 'aristocrat' });
    expect(table.asked()).toBe('0 endTurn');
    expect(table.refused('reveal saint')).toEqual({
      reason: 'goalNotFulfilled',
      rule: 'VIL-GOAL-06',
      details: { goal: 10 },
    });
    expect(table.refused('reveal aristocrat').reason).toBe('notOffered');
  });

  test('VIL-GOAL-09 VIL-GOAL-10 the last chance is after the last Mass; unfulfilled goals cost nothing', () => {
    const players = [
      { members: { grave: '1111' }, goals: ['aristocrat', 'acolyte'], coins: 7 },
      { goals: ['knight', 'saint'] },
      {},
    ];
    const table = at(
      position({
        seats: 3,
        options: BY_HAND,
        turn: 1,
        spaces: { family: 's' },
        players,
        ending: { by: 0, last: [] },
      }),
    );
    table.take('family skill').choose('end');
    expect(table.told()).toContain('massStarted');
    expect(table.asked()).toBe('0 goals');
    expect(table.open()).toEqual(['done', 'reveal aristocrat']);
    table.choose('done');
    expect(table.asked()).toBe('1 goals');
    expect(table.open()).toEqual(['done']);
    table.choose('done');
    expect(table.asked()).toBe('over');
    expect(table.points(0)).toEqual({ coins: 7, total: 7 });
    expect(table.points(1)).toEqual({ total: 0 });
  });

  test('VIL-GOAL-11 everything at the same moment: a cube that pays for the scroll does not count', () => {
    const writer = { goals: ['writer', 'saint'], goods: 'ss' };
    const table = at(
      position({
        options: { goals: true },
        spaces: { crafts: 'p', grain: 's' },
        players: [{ ...writer, cubes: 'spfk' }],
      }),
    );
    table.choose('cube crafts persuasion', 'order scroll');
    expect(table.player(0).goods[0]).toBe(3);
    expect(table.player(0).revealedGoals).toEqual([]);
    const enough = at(
      position({
        options: { goals: true },
        spaces: { crafts: 'k', grain: 's' },
        players: [{ ...writer, cubes: 'spfk' }],
      }),
    );
    enough.choose('cube crafts knowledge', 'order scroll');
    expect(enough.player(0).revealedGoals).toHaveLength(1);
    const byHand = handOf({ ...writer, cubes: 'spfk', coins: 1 }, { spaces: { crafts: 'p', grain: 's' } });
    byHand.choose('cube crafts persuasion', 'order scroll');
    expect(byHand.asked()).toBe('0 pay');
    expect(byHand.refused('reveal writer').reason).toBe('goalNotFulfilled');
  });

  test('VIL-GOAL-11 having had it once is not enough', () => {
    const table = handOf({ goals: ['aristocrat', 'saint'], coins: 7, cubes: 's' });
    table.choose('cube crafts knowledge', 'order plough', 'pay 1k');
    expect(table.player(0).coins).toBe(6);
    expect(table.refused('reveal aristocrat').reason).toBe('goalNotFulfilled');
  });

  test.each<[string, string, SeatPosition, string[], Position?]>([
    ['farmer', 'grain', { grain: 3, goods: 'hpo' }, ['cube grain skill', 'harvest']],
    ['aristocrat', 'coins', { grain: 2, coins: 5 }, ['cube crafts knowledge', 'mill']],
    ['bailiff', 'a cube of the board', { goods: 'sh', cubes: 'ppp' }, ['cube council persuasion']],
    [
      'bailiff',
      'cubes of choice',
      { goods: 'sh', cubes: 'pp', members: { council2: '1' } },
      ['cube council persuasion', 'privilege 2', 'takeCubes pp'],
    ],
    [
      'knight',
      'a good of choice',
      { goods: 'hh', coins: 2, members: { council3: '1' } },
      ['cube council persuasion', 'privilege 3', 'takeGood horse'],
    ],
    ['secretary', 'the ring', { members: { council4: '1' } }, ['cube council persuasion', 'privilege 1']],
    [
      'craftsman',
      'a new craftsman',
      { members: { smithy: '1', office: '1' } },
      ['cube crafts knowledge', 'train stables 1'],
    ],
    [
      'travellingSalesman',
      'a journey',
      { members: { middle: '1' }, customers: ['C02', 'C03'], goods: 'w', cubes: 'sk' },
      ['cube travel faith', 'journey middle 1 corner'],
    ],
    [
      'historian',
      'a death',
      { life: 9, members: { 'dead crafts': '1', 'dead church': '1', 'dead travel': '1' } },
      ['cube grain plague', 'decline'],
      { spaces: { grain: 'x', family: 's' } },
    ],
    [
      'acolyte',
      'a member bought out',
      { coins: 1, members: { farm: '22233', bag: '4' } },
      ['cube grain skill', 'decline', 'end', 'buyOut 4'],
      { spaces: { grain: 's' } },
    ],
    [
      'saint',
      'a member who climbs',
      { grain: 1, members: { church1: '11', church3: '1' } },
      ['cube grain skill', 'decline', 'end', 'climb 1 1'],
      { spaces: { grain: 's' } },
    ],
  ])('VIL-GOAL-06 %s is revealed at once by %s, and not before', (goal, _by, player, moves, more = {}) => {
    const table = at(
      position({ options: { goals: true }, players: [{ ...player, goals: [goal] }], ...more }),
    );
    table.choose(...moves.slice(0, -1));
    expect(table.player(0).revealedGoals).toEqual([]);
    table.choose(...moves.slice(-1));
    expect(table.changed()).toMatchObject({ '0 goals': '', '0 revealed': goal });
  });

  test('VIL-GOAL-06 VIL-GOAL-18 a member drawn in the Mass reveals, too', () => {
    let drawn = 0;
    for (let seed = 0; seed < 10; seed++) {
      const table = at(
        position({
          seed: `draw ${seed}`,
          options: { goals: true },
          spaces: { grain: 's' },
          players: [{ goals: ['acolyte'], members: { farm: '22233', bag: '4' } }],
        }),
      ).choose('cube grain skill', 'decline', 'end');
      const out = table.told().includes('drewMember');
      expect(table.told().includes('goalRevealed')).toBe(out);
      if (out) drawn++;
    }
    expect(drawn).toBeGreaterThan(0);
  });

  test('VIL-GOAL-06 two goals that are fulfilled at the same moment are both revealed', () => {
    const members = { smithy: '1', office: '1', 'dead crafts': '1' };
    for (const goals of [
      ['craftsman', 'master'],
      ['master', 'craftsman'],
    ]) {
      const table = at(position({ options: { goals: true }, players: [{ goals, members }] }));
      table.choose('cube crafts knowledge', 'train stables 1');
      expect(table.player(0).goals).toEqual([]);
      expect(table.points(0).goals).toBe(5 + 8);
    }
  });

  test('VIL-GOAL-06 by hand: before a death that has only one place a goal can still be shown', () => {
    const table = handOf(
      {
        members: { council4: '1', 'dead farm': '1', grave: '11', farm: '2' },
        life: 9,
        goals: ['writer', 'secretary'],
        goods: 's',
      },
      { spaces: { council: 'p', grain: 's' } },
    );
    table.choose('cube council persuasion', 'enter 2', 'privilege 1');
    expect(table.asked()).toBe('0 death');
    expect(table.open()).toEqual(['dies council4', 'reveal secretary']);
    table.choose('reveal secretary');
    expect(table.points(0)).toMatchObject({ goals: 8 });
    // Another goal is still in hand.
    expect(table.open()).toEqual(['dies council4']);
    table.choose('dies council4');
    expect(table.asked()).toBe('0 endTurn');
  });

  test.each<[string, string[], string]>([
    ['a goal that could be shown', ['secretary'], '0 death'],
    ['goals that could not', ['writer', 'saint'], '0 death'],
    ['no goal any more', [], '0 endTurn'],
  ])(
    'VIL-GOAL-05 by hand: whether the question of a single death waits tells nothing: %s',
    (_n, held, asked) => {
      const table = handOf(
        { members: { council4: '1', bag: '111', farm: '2' }, life: 9, goals: held, goods: 's' },
        { spaces: { council: 'p', grain: 's' } },
      );
      table.choose('cube council persuasion', 'enter 2', 'privilege 1');
      expect(table.asked()).toBe(asked);
    },
  );

  test('VIL-GOAL-05 revealed by themselves, goals in hand ask nothing before a single death', () => {
    const table = at(
      position({
        options: { goals: true },
        spaces: { grain: 'x', family: 's' },
        players: [{ members: { smithy: '1', bag: '111' }, life: 9, goals: ['writer', 'saint'] }],
      }),
    );
    table.choose('cube grain plague');
    expect(table.asked()).toBe('0 endTurn');
  });

  test('VIL-GOAL-10 VIL-DEATH-06 by hand: where nobody can die nobody is pressed to reveal', () => {
    const table = handOf(
      { members: { bag: '1111' }, life: 9, coins: 7, goals: ['aristocrat', 'saint'] },
      { spaces: { grain: 'x', family: 's' } },
    );
    table.choose('cube grain plague');
    expect(table.told()).toContain('nobodyDied');
    expect(table.asked()).toBe('0 endTurn');
    expect(table.open()).toEqual(['end', 'reveal aristocrat']);
  });

  test('VIL-GOAL-20 VIL-MKT-18 by hand: the Travelling Salesman can be shown before the time of his sale kills him', () => {
    const table = at(
      position({
        options: BY_HAND,
        spaces: { market: 'p', grain: 's' },
        stalls: ['C20', 'C21', 'C22'],
        players: [
          {},
          {
            members: { corner: '1', 'dead farm': '1', grave: '11', farm: '2' },
            life: 9,
            goals: ['writer', 'travellingSalesman'],
            goods: 'h',
            cubes: 'p',
            customers: ['C01'],
          },
        ],
      }),
    );
    table.choose('cube market persuasion', 'serve 1');
    expect(table.asked()).toBe('1 death');
    expect(table.open()).toEqual(['dies corner', 'reveal travellingSalesman']);
  });

  test('VIL-GOAL-06 what all have seen cannot be taken back: a revealed goal is a barrier', () => {
    const writer: SeatPosition = { goals: ['writer', 'saint'], goods: 'sss', cubes: 'pfk' };
    const shown = handOf({ ...writer, cubes: 'spfk' });
    const before = shown.s.barriers;
    shown.choose('reveal writer');
    expect(shown.s.barriers).toBe(before + 1);
    const auto = at(position({ options: { goals: true }, players: [writer] }));
    auto.choose('cube grain skill');
    expect(auto.player(0).revealedGoals).toHaveLength(1);
    expect(auto.s.barriers).toBe(before + 1);
  });
});
