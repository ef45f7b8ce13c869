import { describe, expect, test } from 'vitest';
import { village } from './all.ts';
import { type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

const FRONT = { marriage: 'front' };
const BACK = { marriage: 'back' };
const turn = (wanted: Position): Table => at(position({ options: FRONT, round: 2, ...wanted }));
const SMUGGLER = { smuggler: 'p', grain: 's' };
const RINGS = { marriage: 'f', grain: 's' };
const setUp = (seats: number, options = {}) =>
  village.setup(seats, { ...(seats === 1 ? {} : { compensation: false }), ...FRONT, ...options }, 'rings');
const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

describe('Marriage: set-up and round', () => {
  test('VIL-MAR-SET-01 the table chooses a side, which differs in the bonuses of the ranks', () => {
    const rank2 = (options: Position['options']): string =>
      turn({ options: options ?? {}, spaces: RINGS, players: [{ cubes: 's' }] })
        .choose('cube marriage faith', 'court 1', 'rank 2', 'pay 1f')
        .asked();
    expect([rank2(FRONT), rank2(BACK)]).toEqual(['0 swap', '0 endTurn']);
  });

  test('VIL-MAR-SET-02 two pink members ready, and no bread or tools on the farms', () => {
    expect(setUp(3).marriage).toMatchObject({ pink: 2, bread: [0, 0, 0], tools: [0, 0, 0], couples: [] });
  });

  test('VIL-MAR-SET-03 five ones on the farm, seven others unborn', () => {
    const { players } = setUp(2);
    expect(players[0].kinds).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4]);
    expect(players[0].members).toEqual([1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('VIL-MAR-SET-04 five customers more', () => {
    const s = setUp(4);
    const tiles = [...s.stalls, ...s.queue, ...s.customerPile];
    expect(tiles).toHaveLength(29);
    expect(tiles.filter((tile) => tile >= 40).length).toBe(5);
  });

  test.each([
    [2, 1],
    [3, 3],
    [4, 5],
    [5, 6],
  ])('VIL-MAR-SET-05 with %i players %i spaces in the Farm group', (seats, farm) => {
    expect(setUp(seats).chronicle[1]).toBe(farm);
  });

  test.each([
    [2, 20, 24 - 2],
    [3, 24, 27],
    [4, 28, 32],
    [5, 35, 40],
  ])(
    'VIL-MAR-SET-06 VIL-MAR-RND-01 VIL-MAR-RND-02 the card for %i players: %i cubes in round 1 without Family, then %i',
    (seats, first, later) => {
      const s = setUp(seats);
      expect([sum(s.spaces), sum(s.spaces.slice(5, 10))]).toEqual([first, 0]);
      expect([sum(s.spaces.slice(40, 45)), sum(s.spaces.slice(45, 50))]).toEqual([seats, seats]);
      const table = turn({ seats: seats as 2, round: 1, spaces: { grain: 's' } });
      table.choose('cube grain skill', 'decline', 'end');
      while (table.s.round === 1) table.choose(table.open()[0]);
      expect([sum(table.s.spaces), sum(table.s.spaces.slice(5, 10))]).toEqual([later, seats]);
    },
  );

  test('VIL-MAR-SET-07 seven plague cubes', () => {
    const s = setUp(2);
    const plague = s.supply[4] + s.bag[4] + s.spaces.filter((_, n) => n % 5 === 4).reduce((a, b) => a + b, 0);
    expect(plague).toBe(7);
  });

  test('VIL-MAR-RND-03 VIL-MAR-RND-04 by the Well Family in round 1, and both new actions', () => {
    const table = turn({ round: 1, players: [{ cubes: 'ssss' }] }).choose('well');
    expect(table.open()).toContain('choose family');
    expect(table.open()).toContain('choose smuggler');
    expect(table.open()).toContain('choose marriage');
    table.choose('choose family', 'birth');
    expect(table.family(0)).toMatchObject({ farm: '111112' });
  });

  test('VIL-MAR-RND-05 the cubes for Family stay in the bag', () => {
    const s = setUp(2);
    // 6 of each colour and 7 plague cubes, 20 laid out.
    expect(sum(s.bag)).toBe(4 * 6 + 7 - 20);
  });
});

describe('Smuggler', () => {
  const smuggle = (seat: SeatPosition, wanted: Position = {}): Table =>
    turn({ spaces: SMUGGLER, players: [seat], ...wanted }).choose('cube smuggler persuasion');

  test('VIL-MAR-SMU-01 one of three uses, and nobody is placed', () => {
    const table = smuggle({ bread: 1, members: { smithy: '11111' } });
    expect(table.open()).toEqual(['smuggle bread', 'barter', 'decline']);
    table.choose('smuggle bread');
    expect(table.asked()).toBe('0 endTurn');
  });

  test('VIL-MAR-SMU-02 VIL-MAR-SMU-03 VIL-MAR-SMU-04 any number of bread or of tools, two points each, for a green cube and 2 time', () => {
    const table = smuggle({ bread: 3, tools: 2 }).choose('smuggle bread');
    expect(table.open()).toEqual(['amount 1', 'amount 2', 'amount 3']);
    expect(smuggle({ tools: 2 }).choose('smuggle tools').open()).toEqual(['amount 1', 'amount 2']);
    table.changed();
    table.choose('amount 2');
    expect(table.changed()).toEqual({
      '0 bread': 1,
      '0 points': 4,
      '0 life': 2,
      '0 cubes': '',
      'supply persuasion': 33,
    });
    const none = smuggle({ tools: 1 });
    expect(none.refused('smuggle bread')).toMatchObject({ reason: 'noTiles', details: { tiles: 0 } });
    const poor = turn({ spaces: { smuggler: 'x', grain: 's' }, players: [{ tools: 1 }] });
    expect(poor.choose('cube smuggler plague').refused('smuggle tools')).toMatchObject({
      reason: 'noGreenForSmuggler',
    });
  });

  test('VIL-MAR-SMU-05 VIL-MAR-SMU-06 VIL-MAR-SMU-07 a customer of the line for its wish and any cube; the line closes up', () => {
    const queue = ['C01', 'C20', 'C02', 'C03', 'C04'];
    const table = smuggle(
      { goods: 'h', cubes: 's' },
      { stalls: ['C21', 'C22', 'C23'], queue, pile: ['C24'] },
    );
    expect(table.openTo('smuggleFor')).toEqual(['smuggleFor 2']);
    table.changed();
    table.choose('smuggleFor 2', 'pay 1s');
    expect(table.changed()).toMatchObject({
      '0 goods': '',
      '0 cubes': 'p',
      '0 customers': 'C20',
      queue: 'C01 C02 C03 C04 C24',
    });
    expect(table.player(0).life).toBe(0);
    expect(table.points(0)).toMatchObject({ customers: 3 });
    expect(table.s.stalls.slice(0, 3)).toEqual([20, 21, 22]);
  });

  test('VIL-MAR-SMU-08 VIL-MAR-EX-01 two cubes of different colours for 1 time', () => {
    const table = smuggle({}).choose('barter');
    expect(table.open()).toHaveLength(6);
    expect(table.open()).not.toContain('takeCubes ss');
    table.choose('takeCubes sk');
    expect(table.changed()).toMatchObject({ '0 life': 1, '0 cubes': 'spk' });
  });

  test('VIL-MAR-SMU-09 VIL-MAR-EX-02 Konstanze sells three tools with a plague cube: 4 time, a green cube, six points', () => {
    const table = turn({ spaces: { smuggler: 'x', grain: 's' }, players: [{ tools: 3, cubes: 'p' }] });
    table.choose('cube smuggler plague', 'smuggle tools', 'amount 3');
    expect(table.changed()).toMatchObject({ '0 life': 4, '0 cubes': '', '0 points': 6, '0 tools': 0 });
  });

  test('VIL-MAR-SMU-10 nobody at the stalls, and neither cocoa nor tea', () => {
    const options = { marriage: 'front', port: true };
    const seat = { goods: 'h', cocoa: 1, tea: 1 };
    const table = smuggle(seat, { options, stalls: ['C20'], queue: ['C01'] });
    expect(table.open()).toEqual(['barter', 'decline']);
  });

  test('VIL-MAR-SMU-11 VIL-MAR-SMU-12 of one colour a single cube; from an empty supply nothing', () => {
    const hoard = 's'.repeat(32) + 'p'.repeat(32) + 'f'.repeat(33);
    const one = smuggle({ cubes: hoard + 'k'.repeat(30) }).choose('barter');
    expect(one.open()).toEqual(['takeCubes k']);
    const none = smuggle({ cubes: hoard + 'k'.repeat(33), bread: 1 });
    expect(none.refused('barter')).toMatchObject({ reason: 'noCubeInSupply', rule: 'VIL-MAR-SMU-12' });
  });

  test('VIL-MAR-SMU-12 coins of the wish and for cubes are paid together', () => {
    const options = { marriage: 'front', promos: true };
    const wanted = { options, spaces: { smuggler: 'x', grain: 's' } };
    const beggar = (coins: number, cubes = ''): Table =>
      turn({ ...wanted, queue: ['P02'], players: [{ coins, cubes }] }).choose('cube smuggler plague');
    expect(beggar(2).refused('smuggleFor 1')).toMatchObject({ reason: 'noCubeForCustomer' });
    expect(beggar(3).open()).toContain('smuggleFor 1');
    const chatty = turn({ ...wanted, queue: ['P04'], players: [{ cubes: 'pp', coins: 0 }] });
    chatty.choose('cube smuggler plague');
    expect(chatty.refused('smuggleFor 1')).toMatchObject({ reason: 'noCubeForCustomer' });
    const rich = turn({ ...wanted, queue: ['P04'], players: [{ cubes: 'ppk', coins: 1 }] });
    rich.choose('cube smuggler plague', 'smuggleFor 1');
    expect(rich.open()).toEqual(['pay 2p1k', 'pay 2p', 'pay 1p1k']);
    rich.choose('pay 2p1k');
    expect(rich.player(0)).toMatchObject({ coins: 1, cubes: [0, 0, 0, 0] });
  });
});

describe('the Marriage action', () => {
  const court = (seat: SeatPosition, wanted: Position = {}): Table =>
    turn({ spaces: RINGS, players: [seat], ...wanted }).choose('cube marriage faith');

  test('VIL-MAR-ACT-01 VIL-MAR-ACT-02 a member on a free rank for 2 time and any cube, also the one just taken, or a coin', () => {
    const table = court({ cubes: 's', coins: 1 }).choose('court 1');
    expect(table.open()).toEqual(['rank 1', 'rank 2', 'rank 3', 'rank 4', 'rank 5', 'rank 6']);
    table.choose('rank 1');
    expect(table.open()).toEqual(['pay 1s', 'pay 1f', 'pay coins']);
    table.changed();
    table.choose('pay 1f');
    expect(table.changed()).toMatchObject({ '0 farm': '1111', '0 rank1': '1', '0 cubes': 's' });
    expect(table.player(0).life).toBe(2);
    const poor = turn({ spaces: { marriage: 'x', grain: 's' }, players: [{}] });
    expect(poor.refused('act marriage plague')).toMatchObject({ details: { any: 1 } });
  });

  test('VIL-MAR-ACT-03 a rank is taken by anybody', () => {
    const table = turn({ spaces: RINGS, players: [{}, { members: { rank3: '1' } }] });
    table.choose('cube marriage faith', 'court 1');
    expect(table.refused('rank 3')).toMatchObject({ reason: 'rankTaken', details: { rank: 3 } });
  });

  test.each([
    ['front', 1, {}],
    ['front', 4, { '0 coins': 1 }],
    ['front', 5, { '0 points': 2 }],
    ['front', 6, { '0 grain': 3 }],
    ['back', 2, { '0 grain': 1 }],
    ['back', 5, { '0 grain': 1, '0 coins': 1 }],
    ['back', 6, { '0 points': 3 }],
  ])('VIL-MAR-ACT-04 on the %s rank %i brings its bonus at once', (marriage, rank, bonus) => {
    const table = court({}, { options: { marriage } }).choose('court 1', `rank ${rank}`);
    expect(table.changed()).toEqual({
      'on marriage': '',
      'supply faith': 33,
      '0 farm': '1111',
      [`0 rank${rank}`]: '1',
      '0 life': 2,
      ...bonus,
    });
  });

  test('VIL-MAR-ACT-05 rank 3: one of two cubes', () => {
    const front = court({}).choose('court 1', 'rank 3');
    expect(front.open()).toEqual(['takeCubes p', 'takeCubes f']);
    const back = court({}, { options: BACK }).choose('court 1', 'rank 3');
    expect(back.open()).toEqual(['takeCubes s', 'takeCubes k']);
    back.choose('takeCubes k');
    expect(back.player(0).cubes).toEqual([0, 0, 0, 1]);
  });

  test('VIL-MAR-ACT-06 the swap: an own cube for one, on the back for two, of the same colour if you like; no coin', () => {
    const front = court({ cubes: 's', coins: 1 }).choose('court 1', 'rank 2', 'pay 1f');
    expect(front.open()).toEqual(['swap s', 'done']);
    front.choose('swap s', 'takeCubes k');
    expect(front.player(0).cubes).toEqual([0, 0, 0, 1]);
    const back = court({ cubes: 's' }, { options: BACK }).choose(
      'court 1',
      'rank 4',
      'pay 1f',
      'swap s',
      'takeCubes kk',
    );
    expect(back.player(0).cubes).toEqual([0, 0, 0, 2]);
    const coin = court({ coins: 1 }).choose('court 1', 'rank 2', 'pay 1f');
    expect(coin.asked()).toBe('0 endTurn');
  });

  test('VIL-MAR-ACT-07 grain beyond five is lost', () => {
    expect(court({ grain: 4 }).choose('court 1', 'rank 6').player(0).grain).toBe(5);
  });

  test('VIL-MAR-ACT-08 VIL-MAR-ACT-09 never two of a family: the cube is kept, the action waived', () => {
    const table = court({ members: { rank1: '1' } });
    expect(table.asked()).toBe('0 endTurn');
    expect(table.player(0).cubes).toEqual([0, 0, 1, 0]);
    const before = turn({ spaces: RINGS, players: [{ members: { rank1: '1' } }] });
    expect(before.refused('act marriage faith')).toMatchObject({ details: { inCeremony: 1 } });
  });

  test('VIL-MAR-ACT-10 after a recall another one may follow in the same round', () => {
    const players = [{ members: { rank1: '1' }, cubes: 's' }];
    const table = turn({ spaces: { family: 's', marriage: 'f', grain: 'k' }, players });
    table.choose('cube family skill', 'recall rank1 1', 'end');
    table.choose('cube grain knowledge', 'decline', 'end', 'cube marriage faith');
    expect(table.openTo('court')).toEqual(['court 1']);
  });

  test('VIL-MAR-ACT-11 VIL-MAR-EX-03 André on rank 6: three grain, and the one just placed dies into the Farm group', () => {
    const table = court({ life: 8, members: { smithy: '1' } }).choose('court 1', 'rank 6');
    expect(table.asked()).toBe('0 death');
    table.choose('dies rank6');
    expect(table.changed()).toMatchObject({
      '0 grain': 3,
      '0 dead farm': '1',
      'supply faith': 33,
      '0 life': 0,
    });
    expect(table.family(0).rank6).toBeUndefined();
  });

  test('VIL-MAR-ACT-12 not without a member on the farm or a free rank', () => {
    const nobody = turn({ spaces: RINGS, players: [{ members: { smithy: '11111' } }] });
    expect(nobody.choose('cube marriage faith').asked()).toBe('0 endTurn');
    const helped = turn({
      options: { marriage: 'front', inn: 'front' },
      spaces: RINGS,
      players: [{ members: { smithy: '11111' }, hand: ['prodigalSon'] }],
    }).choose('cube marriage faith');
    expect(helped.refused('court 1')).toMatchObject({ reason: 'noMemberOnFarm', rule: 'VIL-MAR-ACT-12' });
    const players = [
      {},
      { members: { rank2: '1' } },
      { members: { rank3: '1' } },
      { members: { rank4: '1', rank1: '1' } },
      { members: { rank5: '1', rank6: '1' } },
    ];
    const full = turn({ seats: 5, spaces: RINGS, players });
    expect(full.choose('cube marriage faith').asked()).toBe('0 endTurn');
  });

  test('VIL-MAR-ACT-13 the bonus cannot pay for its own rank', () => {
    const table = turn({ spaces: { marriage: 'x', grain: 's' }, players: [{}] }).choose(
      'cube marriage plague',
    );
    expect(table.asked()).toBe('0 endTurn');
  });

  test('VIL-MAR-ACT-14 what the supply does not have is not received', () => {
    const one = court({ cubes: `${'p'.repeat(33)}${'f'.repeat(31)}s` }).choose('court 1', 'rank 3', 'pay 1s');
    // Faith is the only one left: it comes without a question.
    expect([one.asked(), one.player(0).cubes[2]]).toEqual(['0 endTurn', 33]);
    const none = court({ cubes: `${'p'.repeat(33)}${'f'.repeat(32)}s` }).choose(
      'court 1',
      'rank 3',
      'pay 1s',
    );
    expect(none.asked()).toBe('0 endTurn');
    expect(none.player(0).cubes[1]).toBe(33);
    // The swapped cube is there before the new ones are chosen.
    const all = 's'.repeat(32) + 'p'.repeat(33) + 'f'.repeat(32) + 'k'.repeat(33);
    const swap = court({ cubes: all }, { options: BACK, spaces: { marriage: 'f', grain: 's' } });
    swap.choose('court 1', 'rank 4', 'pay 1k', 'swap p');
    expect(swap.open()).toEqual(['takeCubes pk']);
  });
});
