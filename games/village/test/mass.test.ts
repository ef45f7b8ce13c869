import { describe, expect, test } from 'vitest';
import type { VillageEvent } from '../rules/events.ts';
import { type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

/** The last cube is taken and nothing done with it: the Mass begins. */
const beginMass = (players: readonly SeatPosition[], more: Position = {}): Table => {
  const table = at(position({ spaces: { grain: 's' }, players, ...more }));
  table.take('grain skill').changed();
  return table.choose('end');
};
const figures = (table: Table): VillageEvent[] =>
  table.events.filter(({ what }) => what === 'drewMember' || what === 'drewMonk');

describe('Church', () => {
  const devoting = (player: SeatPosition): Table => {
    const table = at(position({ spaces: { church: 'p', grain: 's' }, players: [player] }));
    table.choose('cube church persuasion').changed();
    return table;
  };

  test('VIL-CHURCH-01 VIL-CHURCH-02 exactly one member of the farm into the bag, for a brown cube', () => {
    const table = devoting({ cubes: 'ff', members: { farm: '2' } });
    expect(table.open()).toEqual(['devote 1', 'devote 2', 'decline']);
    table.choose('devote 2');
    expect(table.open()).toEqual(['payCubes', 'payTime']);
    table.choose('payCubes');
    expect(table.changed()).toEqual({ '0 farm': '1111', '0 bag': '2', '0 cubes': 'pf', 'supply faith': 32 });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('VIL-CHURCH-02 or for 3 time; without a brown cube or a coin nobody is asked', () => {
    const choice = devoting({ cubes: 'f' }).choose('devote 1');
    choice.choose('payTime');
    expect(choice.changed()).toEqual({ '0 farm': '111', '0 bag': '1', '0 life': 3 });
    const time = devoting({}).choose('devote 1');
    expect(time.changed()).toEqual({ '0 farm': '111', '0 bag': '1', '0 life': 3 });
    const coin = devoting({ coins: 1 }).choose('devote 1', 'payCubes');
    expect(coin.changed()).toEqual({ '0 farm': '111', '0 bag': '1', '0 coins': 0 });
  });

  test('VIL-CHURCH-03 everybody sees who is in the black bag', () => {
    const table = at(position({ players: [{}, { members: { bag: '11' } }] }));
    for (const viewer of [0, 1, null]) {
      expect(table.seenBy(viewer).players[1].members).toEqual(table.player(1).members);
    }
  });

  test('VIL-CHURCH-04 nobody leaves the bag before a Mass', () => {
    const table = at(position({ players: [{ members: { bag: '1', smithy: '1' }, life: 8 }] }));
    table.choose('cube family skill');
    expect(table.openTo('recall')).toEqual(['recall smithy 1']);
    table.choose('birth', 'end');
    expect(table.family(0).bag).toBe('1');
  });
});

describe('the Mass', () => {
  test('VIL-MASS-01 VIL-MASS-02 VIL-MASS-05 after the round four figures are drawn', () => {
    const table = beginMass([{ members: { bag: '1' } }]);
    expect(figures(table)).toHaveLength(4);
    expect(table.told().filter((what) => what === 'massStarted')).toHaveLength(1);
  });

  test('VIL-MASS-01 VIL-MASS-02 four figures in the Mass of every round', () => {
    const table = beginMass([{}]);
    while (table.s.round < 3) {
      table.choose(table.open().find((move) => /^(cube|decline|pass|done|end|dies)/.test(move)) ?? '');
    }
    expect(table.told().filter((what) => what === 'massStarted')).toHaveLength(2);
    expect(figures(table)).toHaveLength(8);
  });

  test('VIL-MASS-03 VIL-COIN-02 from the starting player on, each once, any number at a coin each', () => {
    const players = [
      { members: { bag: '11' }, coins: 2 },
      { members: { bag: '1' }, coins: 1 },
      { members: { bag: '1' }, coins: 1 },
    ];
    const table = beginMass(players, { seats: 3, start: 1, turn: 0 });
    expect(table.asked()).toBe('1 buyOut');
    table.choose('done');
    expect(table.asked()).toBe('2 buyOut');
    table.choose('buyOut 1');
    expect(table.asked()).toBe('0 buyOut');
    table.changed();
    table.choose('buyOut 1');
    expect(table.changed()).toEqual({ '0 coins': 1, '0 bag': '1', '0 church1': '1' });
    expect(table.asked()).toBe('0 buyOut');
    expect(table.open()).toEqual(['buyOut 1', 'done']);
  });

  test('VIL-MASS-03 only own members, and only with a coin', () => {
    const table = beginMass([{ members: { bag: '1' } }, { members: { bag: '1' }, coins: 1 }]);
    expect(table.asked()).toBe('1 buyOut');
    table.choose('buyOut 1');
    expect(table.family(1).church1).toBe('1');
    expect(table.player(1).coins).toBe(0);
  });

  test('VIL-MASS-04 with four bought nothing is drawn, and nobody else may buy', () => {
    const table = beginMass([
      { members: { bag: '1111' }, coins: 5 },
      { members: { bag: '1' }, coins: 1 },
    ]);
    table.choose('buyOut 1', 'buyOut 1', 'buyOut 1', 'buyOut 1');
    expect(figures(table)).toEqual([]);
    expect(table.family(0)).toEqual({ church1: '1111' });
    expect(table.family(1).bag).toBe('1');
    expect(table.s.round).toBe(2);
  });

  test('VIL-MASS-05 VIL-MASS-08 the rest up to four is drawn; who is not drawn stays', () => {
    const table = beginMass([{ members: { bag: '1111' }, coins: 1 }, { members: { bag: '1111' } }]);
    table.choose('buyOut 1');
    const drawn = figures(table);
    expect(drawn).toHaveLength(3);
    const members = drawn.filter(({ what }) => what === 'drewMember').length;
    const families = [...table.player(0).members, ...table.player(1).members];
    expect(families.filter((place) => place === 20)).toHaveLength(7 - members);
  });

  test('VIL-MASS-06 a monk is never drawn twice: four of five figures leave the bag', () => {
    let drawn = 0;
    for (let seed = 0; seed < 200; seed++) {
      const table = beginMass([{ members: { bag: '1' } }], { seed: `monks ${seed}` });
      if (figures(table).some(({ what }) => what === 'drewMember')) drawn++;
    }
    // The member is among them in four of five cases; with monks going back at once it would be in three.
    expect(drawn).toBeGreaterThan(145);
    expect(drawn).toBeLessThan(175);
  });

  test('VIL-MASS-06 afterwards all four monks are in the bag again', () => {
    const drawn = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const table = beginMass([{}], { seed: `again ${seed}` });
      drawn.add(
        figures(table)
          .map(({ what }) => what)
          .join(),
      );
      expect(table.s.round).toBe(2);
    }
    expect([...drawn]).toEqual(['drewMonk,drewMonk,drewMonk,drewMonk']);
  });

  test('VIL-MASS-07 bought and drawn members stand on step 1, whatever their number', () => {
    for (let seed = 0; seed < 10; seed++) {
      const table = beginMass([{ members: { bag: '1112' }, coins: 1 }], { seed: `step ${seed}` });
      table.choose('buyOut 2');
      const family = table.family(0);
      expect(family.church1).toContain('2');
      for (const step of [2, 3, 4]) expect(family).not.toHaveProperty(`church${step}`);
    }
  });

  test('VIL-MASS-09 from the starting player on, each once, even if only monks came', () => {
    const climber = { members: { church1: '1' }, grain: 1 };
    const table = beginMass([climber, climber, climber], { seats: 3, start: 2, turn: 1 });
    expect(figures(table).every(({ what }) => what === 'drewMonk')).toBe(true);
    expect(table.asked()).toBe('2 climb');
    table.choose('done');
    expect(table.asked()).toBe('0 climb');
    table.choose('climb 1 1');
    expect(table.asked()).toBe('1 climb');
    table.choose('done');
    expect(table.asked()).toBe('2 turn');
  });

  test.each([
    [1, 1],
    [2, 2],
    [3, 2],
  ])('VIL-MASS-10 from step %i to the next for %i grain', (step, grain) => {
    const table = beginMass([
      { members: { [`church${step}`]: '1' }, grain, points: 1 },
      { members: { church4: '11' } },
    ]);
    table.changed();
    expect(table.open()).toEqual([`climb ${step} 1`, 'done']);
    table.choose(`climb ${step} 1`);
    expect(table.player(0).grain).toBe(0);
    expect(table.family(0)).toMatchObject({ [`church${step + 1}`]: '1' });
    const poor = beginMass([{ members: { [`church${step}`]: '1' }, grain: grain - 1 }]);
    expect(poor.asked()).toBe('0 turn');
  });

  test('VIL-MASS-10 several steps and several members, as far as the grain goes', () => {
    const table = beginMass([{ members: { church1: '11', church3: '1' }, grain: 5 }]);
    table.choose('climb 1 1', 'climb 2 1', 'climb 1 1');
    expect(table.family(0)).toEqual({ farm: '1', church2: '1', church3: '11' });
    // One grain is left: too little for any step from here on.
    expect(table.player(0).grain).toBe(1);
    expect(table.asked()).toBe('0 turn');
    const poor = beginMass([{ members: { church1: '1', church2: '1' }, grain: 1 }]);
    expect(poor.refused('climb 2 1')).toEqual({
      reason: 'tooLittleGrain',
      rule: 'VIL-MASS-10',
      details: { need: 2, grain: 1 },
    });
  });

  test('VIL-MASS-11 whoever came out in this Mass may climb at once', () => {
    const table = beginMass([{ members: { bag: '1' }, coins: 1, grain: 5 }]);
    table.choose('buyOut 1', 'climb 1 1', 'climb 2 1', 'climb 3 1');
    expect(table.family(0).church4).toBe('1');
  });

  test('VIL-MASS-12 any number on a step; step 4 is the end', () => {
    const table = beginMass([
      { members: { church4: '11', church3: '11' }, grain: 5 },
      { members: { church4: '1' } },
    ]);
    expect(table.refused('climb 4 1')).toEqual({ reason: 'topOfChurch', rule: 'VIL-MASS-12', details: {} });
    table.choose('climb 3 1', 'climb 3 1');
    expect(table.family(0).church4).toBe('1111');
  });

  test.each<[string, readonly SeatPosition[], readonly number[]]>([
    ['VIL-MASS-13 most members', [{ members: { church1: '11' } }, { members: { church4: '1' } }], [2, 0]],
    [
      'VIL-MASS-14 a tie: the foremost member',
      [{ members: { church1: '1', church3: '1' } }, { members: { church2: '11' } }],
      [2, 0],
    ],
    [
      'VIL-MASS-14 a full tie: both, whatever the others do',
      [{ members: { church1: '1', church3: '1' } }, { members: { church2: '1', church3: '1' } }],
      [2, 2],
    ],
    ['VIL-MASS-15 nobody in the church', [{}, {}], [0, 0]],
    [
      'VIL-MASS-16 members in the bag do not count',
      [{ members: { church1: '1' } }, { members: { 'dead church': '1' } }],
      [2, 0],
    ],
    ['VIL-MASS-13 three players, one alone', [{}, { members: { church1: '1' } }, {}], [0, 2, 0]],
    [
      'VIL-MASS-14 three players, two of them level',
      [
        { members: { church4: '1' } },
        { members: { church2: '11' } },
        { members: { church1: '1', church2: '1' } },
      ],
      [0, 2, 2],
    ],
  ])('%s', (_name, players, points) => {
    const table = beginMass(players, { seats: players.length === 3 ? 3 : 2 });
    expect(table.s.players.map((player) => player.points)).toEqual(points);
    expect(table.s.round).toBe(2);
  });

  test('VIL-MASS-16 a member that stays in the bag gives no majority', () => {
    // Whoever is drawn counts; nobody else does.
    for (let seed = 0; seed < 20; seed++) {
      const table = beginMass([{ members: { church1: '1' } }, { members: { bag: '111' } }], {
        seed: `majority ${seed}`,
      });
      const drawn = table.family(1).church1 ?? '';
      const expected = [
        [2, 0],
        [2, 2],
        [0, 2],
        [0, 2],
      ][drawn.length];
      expect(table.s.players.map(({ points }) => points)).toEqual(expected);
    }
  });

  test('VIL-MASS-17 a Mass costs no time and kills nobody', () => {
    const table = beginMass([{ members: { bag: '1', church1: '1' }, coins: 1, grain: 5, life: 9 }]);
    table.choose('buyOut 1', 'climb 1 1', 'done');
    expect(table.player(0).life).toBe(9);
    expect(table.told()).not.toContain('died');
  });
});
