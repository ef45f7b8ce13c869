import { describe, expect, test } from 'vitest';
import { village } from './all.ts';
import { position } from './position.ts';
import { at } from './table.ts';

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

describe('rounds', () => {
  test('VIL-RND-01 VIL-RND-02 clockwise until no cube is left, then the Mass, then cubes are laid out', () => {
    const table = at(position({ seats: 3, start: 1, turn: 1, spaces: { grain: 'ss', family: 's' } }));
    table.choose('cube grain skill', 'decline', 'end');
    expect(table.asked()).toBe('2 turn');
    table.choose('cube grain skill', 'decline', 'end');
    expect(table.asked()).toBe('0 turn');
    table.choose('cube family skill', 'decline', 'end');
    const told = table.told();
    expect(told.indexOf('massStarted')).toBeLessThan(told.indexOf('roundStarted'));
    expect(told.indexOf('roundStarted')).toBeLessThan(told.indexOf('seeded'));
    expect([table.s.round, table.asked()]).toEqual([2, '1 turn']);
  });

  test('VIL-RND-03 VIL-DEATH-13 the last cube still brings its action and its death, before the Mass', () => {
    const table = at(position({ spaces: { crafts: 'x' }, players: [{ life: 5 }] }));
    table.choose('cube crafts plague', 'train smithy 1', 'done');
    expect(table.asked()).toBe('0 death');
    table.choose('dies smithy', 'end');
    const told = table.told();
    expect(told.indexOf('died')).toBeLessThan(told.indexOf('massStarted'));
    expect(table.s.round).toBe(2);
  });

  test('VIL-TURN-08 the left neighbour is next, after action and deaths', () => {
    const table = at(position({ seats: 4, turn: 3, players: [{}, {}, {}, { life: 9 }] }));
    table.choose('cube crafts knowledge', 'train smithy 1', 'done');
    expect(table.asked()).toBe('3 death');
    table.choose('dies farm');
    expect(table.asked()).toBe('3 endTurn');
    table.choose('end');
    expect(table.asked()).toBe('0 turn');
  });
});

describe('laying out cubes', () => {
  const lastTurn = { spaces: { grain: 's' } };
  const nextRound = ['cube grain skill', 'decline', 'end'];

  test('VIL-SEED-01 VIL-SEED-02 so many of each colour, and all plague cubes of the supply', () => {
    const table = at(position(lastTurn)).choose(...nextRound);
    // 5 of each colour and 6 plague went in, 18 came out.
    expect(sum(table.s.bag)).toBe(26 - 18);
    expect(table.s.supply).toEqual([32 - 5, 28, 28, 28, 0]);
  });

  test('VIL-SEED-03 VIL-SEED-05 what is in the bag stays in; plague in the bag is not added again', () => {
    const bag = { skill: 3, plague: 4 };
    const table = at(position({ ...lastTurn, bag })).choose(...nextRound);
    expect(sum(table.s.bag)).toBe(3 + 4 + 20 + 2 - 18);
    const onBoard = table.s.spaces.filter((_, at) => at % 5 === 4);
    expect(sum(onBoard) + table.s.bag[4] + table.s.supply[4]).toBe(6);
    expect(table.s.supply[0]).toBe(33 - 1 - 3 - 5);
  });

  test('VIL-SEED-04 a colour that is short goes in as far as it is there', () => {
    const players = [{ cubes: 'k'.repeat(30) }];
    const table = at(position({ ...lastTurn, players })).choose(...nextRound);
    expect(table.s.supply[3]).toBe(0);
    expect(sum(table.s.bag)).toBe(15 + 3 + 6 - 18);
  });

  test('VIL-SEED-07 no cube on the Well: it is no space of its own', () => {
    const table = at(position(lastTurn)).choose(...nextRound);
    expect(table.s.spaces).toHaveLength(7 * 5);
    expect(table.openTo('cube').some((move) => move.includes('well'))).toBe(false);
  });

  test.each([
    // Left for the bag, cubes on grain, family, crafts, market, council, travel, church.
    [1, [0, 0, 0, 1, 0, 0, 0]],
    [2, [0, 0, 0, 1, 0, 1, 0]],
    [3, [0, 0, 0, 1, 1, 1, 0]],
    [4, [0, 0, 0, 1, 1, 1, 1]],
    [5, [0, 1, 0, 1, 1, 1, 1]],
    [6, [1, 1, 0, 1, 1, 1, 1]],
    [7, [1, 1, 1, 1, 1, 1, 1]],
    [9, [1, 1, 1, 1, 2, 2, 1]],
    [12, [2, 2, 1, 1, 2, 2, 2]],
    [13, [2, 2, 2, 1, 2, 2, 2]],
    [17, [3, 2, 3, 1, 3, 2, 3]],
    [18, [3, 2, 4, 1, 3, 2, 3]],
  ])('VIL-SEED-08 with %i cubes in all the spaces are filled one by one in passes', (cubes, spaces) => {
    // Everything but so many cubes is hoarded; the last cube of the board joins the hoard.
    const s = position({
      spaces: { grain: 's' },
      players: [{ cubes: 'p'.repeat(33) + 'f'.repeat(33) }, { cubes: 's'.repeat(32) + 'k'.repeat(33) }],
    });
    const plague = Math.min(cubes, 6);
    s.supply[4] = plague;
    s.bag[4] = 0;
    for (let left = cubes - plague, colour = 0; left > 0; colour++) {
      const hoard = s.players[colour === 1 || colour === 2 ? 0 : 1].cubes;
      const given = Math.min(5, left);
      hoard[colour] -= given;
      s.supply[colour] += given;
      left -= given;
    }
    village.apply(s, 0, village.actions(s, 0)[0]);
    while (s.round === 1) {
      const moves = village.actions(s, village.turnOf(s));
      village.apply(s, village.turnOf(s), moves[moves.length - 1]);
    }
    expect(spaces.map((_, space) => sum(s.spaces.slice(space * 5, space * 5 + 5)))).toEqual(spaces);
    expect(village.turnOf(s)).toBe(0);
  });

  test('VIL-SEED-06 the draw is random', () => {
    const boards = new Set<string>();
    for (let seed = 0; seed < 6; seed++) boards.add(village.setup(2, {}, `draw ${seed}`).spaces.join());
    expect(boards.size).toBe(6);
  });
});

describe('a turn', () => {
  test('VIL-TURN-01 exactly one cube of one space, or the Well; never nothing', () => {
    const table = at(position({ spaces: { grain: 'ssx', church: 'f' }, players: [{ cubes: 'sss' }] }));
    expect(table.open()).toEqual(['cube grain skill', 'cube grain plague', 'cube church faith', 'well']);
    expect(table.refused('nothing')).toEqual({ reason: 'noPassing', rule: 'VIL-TURN-01', details: {} });
    expect(table.refused('cube grain faith').reason).toBe('notOffered');
    expect(table.refused('cube grain skill', 1).reason).toBe('notYourTurn');
    table.choose('cube grain skill');
    expect(table.changed()).toEqual({ 'on grain': 'sx', '0 cubes': 'ssss' });
    expect(table.asked()).toBe('0 action grain');
    expect(table.refused('cube church faith').reason).toBe('notOffered');
  });

  test('VIL-TURN-02 the cube can be spent in the same turn', () => {
    const table = at(position({ players: [{ cubes: 's' }] }));
    table.choose('cube crafts knowledge', 'order plough');
    expect(table.changed()).toEqual({
      'on crafts': '',
      'supply skill': 31,
      'supply knowledge': 33,
      '0 cubes': '',
      '0 goods': 'p',
    });
  });

  test('VIL-TURN-03 plague goes to the supply at once and costs 2 time', () => {
    const table = at(position({ spaces: { grain: 'x', church: 'f' }, players: [{ life: 3 }] }));
    table.choose('cube grain plague');
    expect(table.changed()).toEqual({ 'on grain': '', 'supply plague': 6, '0 life': 5 });
    expect(table.asked()).toBe('0 action grain');
  });

  test('VIL-TURN-04 the action may be declined', () => {
    const table = at(position({}));
    table.choose('cube grain skill').changed();
    table.choose('decline');
    expect(table.changed()).toEqual({});
    expect(table.asked()).toBe('0 endTurn');
  });

  test('VIL-TURN-05 VIL-MKT-02 a market day cannot be declined', () => {
    const table = at(position({ stalls: ['C01'], players: [{ grain: 3 }] }));
    table.choose('cube market persuasion');
    expect(table.told()).toContain('marketCalled');
    expect(table.refused('decline').reason).toBe('notOffered');
    expect(table.asked()).toBe('0 market');
  });

  test('VIL-TURN-06 the plague is paid before the action, its death comes after it', () => {
    const table = at(
      position({ spaces: { family: 'x', grain: 's' }, players: [{ life: 8, members: { smithy: '11' } }] }),
    );
    table.choose('cube family plague');
    expect(table.changed()).toMatchObject({ '0 life': 0, '0 deaths': 1 });
    expect(table.asked()).toBe('0 action family');
    table.choose('birth');
    expect(table.asked()).toBe('0 death');
  });

  test('VIL-TURN-07 a cube of a space whose action is impossible', () => {
    const table = at(position({ players: [{ members: { smithy: '1111' } }] }));
    expect(table.refused('act grain skill')).toEqual({
      reason: 'actionImpossible',
      rule: 'VIL-TURN-07',
      details: { space: 0 },
    });
    expect(() => table.refused('act family skill')).toThrow('may');
    table.choose('cube grain skill');
    expect(table.changed()).toEqual({ 'on grain': '', '0 cubes': 's' });
    expect(table.told()).toContain('declined');
    expect(table.asked()).toBe('0 endTurn');
  });

  test('VIL-TURN-07 VIL-TURN-02 whether the action is possible is told with the cube already in hand', () => {
    const table = at(
      position({ spaces: { council: 'sp' }, players: [{ members: { farm: '1' }, cubes: 'p', coins: 0 }] }),
    );
    expect(table.refused('act council skill').rule).toBe('VIL-TURN-07');
    expect(() => table.refused('act council persuasion')).toThrow('may');
    table.choose('cube council persuasion');
    expect(table.openTo('enter')).toEqual(['enter 1']);
  });
});

describe('time', () => {
  test('VIL-TIME-01 VIL-TIME-02 each unit moves the marker on; from 9 to 0 somebody dies', () => {
    for (const [life, after, deaths] of [
      [0, 3, 0],
      [6, 9, 0],
      [7, 0, 1],
      [9, 2, 1],
    ]) {
      const table = at(position({ players: [{ life }] }));
      table.choose('cube crafts knowledge', 'train smithy 1');
      expect([table.player(0).life, table.player(0).deaths]).toEqual([after, deaths]);
      expect(table.told().includes('quillCrossed')).toBe(deaths === 1);
    }
  });

  test('VIL-TIME-03 VIL-GEN-12 the marker only goes forward, and time can be paid from every position', () => {
    for (let life = 0; life < 10; life++) {
      const table = at(position({ players: [{ life, grain: 2 }] }));
      table.choose('cube crafts knowledge');
      expect(table.open()).toContain('mill');
      table.choose('mill');
      expect(table.player(0).life).toBe((life + 2) % 10);
    }
  });

  test('VIL-TIME-04 two crossings in a turn are two deaths, one after the other', () => {
    const s = position({ players: [{ members: { smithy: '1', office: '1' } }] });
    s.players[0].deaths = 2;
    const table = at(s).choose('cube grain skill', 'decline');
    expect(table.asked()).toBe('0 death');
    table.choose('dies smithy');
    expect(table.asked()).toBe('0 death');
    table.choose('dies office');
    expect(table.family(0)).toEqual({ farm: '11', 'dead crafts': '11' });
    expect(table.asked()).toBe('0 endTurn');
  });
});

describe('a new round', () => {
  const lastCube = (ring: number | 'council') =>
    at(
      position({
        seats: 3,
        start: 1,
        turn: 0,
        ring,
        spaces: { grain: 's' },
        players: [
          { members: { bag: '1' }, coins: 1 },
          { members: { bag: '1' }, coins: 1 },
        ],
      }),
    );

  test('VIL-NEW-01 VIL-NEW-03 the holder of the ring starts, after the Mass in the old order', () => {
    const table = lastCube(2).choose('cube grain skill', 'decline', 'end');
    expect(table.asked()).toBe('1 buyOut');
    expect(table.s.startPlayer).toBe(1);
    table.choose('done');
    expect(table.asked()).toBe('0 buyOut');
    table.choose('done');
    expect(table.s.startPlayer).toBe(2);
    expect(table.s.nextStart).toBe(-1);
    expect([table.s.round, table.asked()]).toEqual([2, '2 turn']);
  });

  test('VIL-NEW-02 without a holder the starting player stays', () => {
    const table = lastCube('council').choose('cube grain skill', 'decline', 'end', 'done', 'done');
    expect([table.s.startPlayer, table.s.round, table.asked()]).toEqual([1, 2, '1 turn']);
  });

  test('VIL-NEW-04 the same card again', () => {
    const table = lastCube('council').choose('cube grain skill', 'decline', 'end', 'done', 'done');
    const laid = [3, 3, 5, 1, 3, 3, 3].map((_, space) => sum(table.s.spaces.slice(space * 5, space * 5 + 5)));
    expect(laid).toEqual([3, 3, 5, 1, 3, 3, 3]);
  });
});
