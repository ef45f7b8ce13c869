import { describe, expect, test } from 'vitest';
import { VILLAGERS } from '../data/inn.ts';
import { village } from './all.ts';
import { customerKeys } from './names.ts';
import { type Position, position } from './position.ts';
import { at, type Table } from './table.ts';

const FRONT = { inn: 'front' };
const BACK = { inn: 'back' };
/** A turn with a cube on the Inn and one elsewhere. */
const inn = (wanted: Position): Table =>
  at(position({ options: FRONT, spaces: { inn: 'f', grain: 'k' }, ...wanted }));
const STACKS = [['blacksmith', 'medicus'], ['scribe'], ['mayor']];
const setUp = (seats: number, options = {}) =>
  village.setup(seats, { ...(seats === 1 ? {} : { compensation: false }), ...FRONT, ...options }, 'inn');

describe('Inn: set-up', () => {
  test('VIL-INN-SET-01 VIL-INN-SET-02 the table chooses a side; they differ in the price of step 1 only', () => {
    const seat = { members: { inn: '1' }, cubes: 's', goods: 'bb' };
    const front = inn({ stacks: STACKS, players: [seat] }).choose('cube inn faith', 'drink');
    expect(front.changed()).toMatchObject({ '0 life': 1, '0 cubes': 'sf' });
    const back = inn({ options: BACK, stacks: STACKS, players: [seat] });
    back.choose('cube inn faith', 'drink', 'pay 1f');
    expect(back.changed()).toEqual({ 'on inn': '', 'supply faith': 33 });
    expect([front.asked(), back.asked()]).toEqual(['0 innStack', '0 innStack']);
    expect(front.s.options.inn).toBe('front');
  });

  test('VIL-INN-SET-03 thirty cards in three stacks of ten; only the top ones are seen', () => {
    const s = setUp(3);
    expect(s.inn?.stacks.map((stack) => stack.length)).toEqual([10, 10, 10]);
    expect(new Set(s.inn?.stacks.flat()).size).toBe(30);
    for (const viewer of [0, 2, null]) {
      const seen = village.view(s, viewer).inn?.stacks ?? [];
      expect(seen.map((stack) => stack.filter((card) => card >= 0))).toEqual(
        s.inn?.stacks.map((stack) => stack.slice(-1)),
      );
    }
    const orders = new Set(
      [1, 2, 3, 4, 5].map((n) => village.setup(2, FRONT, `order ${n}`).inn?.stacks.join(' ')),
    );
    expect(orders.size).toBe(5);
  });

  test('VIL-INN-SET-04 four customers more, shuffled in; the market is filled as usual', () => {
    const s = setUp(2);
    const tiles = [...s.stalls, ...s.queue, ...s.customerPile].filter((tile) => tile >= 0);
    expect(tiles).toHaveLength(28);
    for (const key of ['I01', 'I02', 'I03', 'I04']) expect(customerKeys(tiles)).toContain(key);
    expect(s.stalls.filter((tile) => tile >= 0)).toHaveLength(3);
    const base = village.setup(2, {}, 'inn');
    expect(customerKeys([...base.stalls, ...base.queue, ...base.customerPile])).not.toContain('I0');
  });

  test('VIL-INN-SET-06 everybody starts with a beer besides the rest', () => {
    for (const player of setUp(4).players) {
      expect(player.goods).toEqual([0, 0, 0, 0, 0, 1]);
      expect(player.coins).toBe(1);
    }
    expect(village.setup(4, {}, 'x').players[0].goods).toEqual([0, 0, 0, 0, 0]);
  });

  test.each([
    [2, 20, 2],
    [3, 24, 3],
    [4, 28, 4],
    [5, 35, 5],
  ])(
    'VIL-INN-SET-07 the card for %i players lays out %i cubes, %i of them on the Inn',
    (seats, all, cubes) => {
      const { spaces } = setUp(seats);
      const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
      expect([sum(spaces), sum(spaces.slice(35, 40)), sum(spaces.slice(40))]).toEqual([all, cubes, 0]);
    },
  );
});

describe('beer and the Brewery', () => {
  test('VIL-INN-SET-05 VIL-INN-BEER-01 beer is a good of choice in the Council', () => {
    const council = { spaces: { council: 'p', grain: 's' } };
    const players = [{ members: { council3: '1' } }];
    const table = inn({ ...council, players }).choose('cube council persuasion', 'privilege 3');
    expect(table.open()).toContain('takeGood beer');
    table.choose('takeGood beer');
    expect(table.changed()).toMatchObject({ '0 goods': 'b' });
    const base = at(position({ ...council, players })).choose('cube council persuasion', 'privilege 3');
    expect(base.open()).not.toContain('takeGood beer');
  });

  test('VIL-INN-BEER-02 beer pays for customers that ask for it', () => {
    const table = inn({ spaces: { market: 'p', grain: 's' }, stalls: ['I03'], players: [{ goods: 'wb' }] });
    table.choose('cube market persuasion', 'serve 1');
    expect(table.player(0).goods).toEqual([0, 0, 0, 0, 0, 0]);
    expect(table.points(0)).toMatchObject({ customers: 5 });
    const without = inn({
      spaces: { market: 'p', grain: 's' },
      stalls: ['I03', 'C20'],
      players: [{ goods: 'wh' }],
    });
    without.choose('cube market persuasion');
    expect(without.refused('serve 1')).toMatchObject({ reason: 'customerWantsMore', details: { beer: 1 } });
  });

  test('VIL-INN-BEER-03 beer never runs out', () => {
    const goods = 'b'.repeat(40);
    const table = inn({ spaces: { crafts: 'k', grain: 's' }, players: [{ goods, grain: 3 }] });
    table.choose('cube crafts knowledge', 'order beer');
    expect(table.player(0).goods[5]).toBe(42);
  });

  test('VIL-INN-BREW-01 VIL-INN-BREW-02 VIL-INN-BREW-05 two beer for three grain, with a Crafts action', () => {
    const table = inn({ spaces: { crafts: 'k', grain: 's' }, players: [{ grain: 3 }] });
    table.choose('cube crafts knowledge');
    expect(table.refused('produce beer')).toMatchObject({ reason: 'noCraftsman' });
    table.choose('order beer');
    expect(table.changed()).toEqual({ 'on crafts': '', '0 cubes': 'k', '0 grain': 0, '0 goods': 'bb' });
    const poor = inn({ spaces: { crafts: 'k', grain: 's' }, players: [{ grain: 2 }] });
    poor.choose('cube crafts knowledge');
    expect(poor.refused('order beer')).toMatchObject({ reason: 'tooLittleGrain', details: { need: 3 } });
    const base = at(position({ spaces: { crafts: 'k', grain: 's' }, players: [{ grain: 3 }] }));
    expect(base.choose('cube crafts knowledge').open().join()).not.toContain('beer');
  });

  test('VIL-INN-BREW-03 a brewer makes two beer for 3 time', () => {
    const players = [{ members: { brewery: '1' } }];
    const table = inn({ spaces: { crafts: 'k', grain: 's' }, players });
    table.choose('cube crafts knowledge', 'produce beer');
    expect(table.changed()).toEqual({ 'on crafts': '', '0 cubes': 'k', '0 life': 3, '0 goods': 'bb' });
  });

  test('VIL-INN-BREW-04 training costs 3 time, producing at once 3 more', () => {
    const table = inn({ spaces: { crafts: 'k', grain: 's' } });
    table.choose('cube crafts knowledge', 'train brewery 1');
    expect(table.changed()).toMatchObject({ '0 life': 3, '0 brewery': '1' });
    table.choose('produce beer');
    expect(table.changed()).toEqual({ '0 life': 6, '0 goods': 'bb' });
  });

  test('VIL-INN-BREW-06 any number of members; who dies there belongs to Crafts', () => {
    const players = [
      { life: 9, members: { brewery: '111', 'dead farm': '1' } },
      { members: { brewery: '1' } },
    ];
    const table = inn({ spaces: { grain: 'x', crafts: 'k' }, players }).choose('cube grain plague');
    expect(table.changed()).toMatchObject({ '0 dead crafts': '1', '0 brewery': '11' });
    const second = inn({ spaces: { crafts: 'k', grain: 's' }, players: [{ members: { brewery: '1' } }] });
    expect(second.choose('cube crafts knowledge').open()).toContain('train brewery 1');
  });

  test('VIL-INN-BREW-07 it counts for Craftsman and Master', () => {
    const options = { ...FRONT, goals: true };
    const spaces = { crafts: 'k', grain: 's' };
    const members = { smithy: '1', office: '1' };
    const table = inn({ options, spaces, players: [{ members, goals: ['craftsman'] }] });
    table.choose('cube crafts knowledge', 'train brewery 1');
    expect(table.changed()).toMatchObject({ '0 revealed': 'craftsman' });
    const master = inn({ options, spaces, players: [{ members: { brewery: '111' }, goals: ['master'] }] });
    master.choose('cube crafts knowledge', 'train brewery 1');
    expect(master.changed()).toMatchObject({ '0 revealed': 'master' });
  });
});

describe('the Inn action', () => {
  test('VIL-INN-ACT-01 by a cube of its space or by the Well', () => {
    const table = inn({ stacks: STACKS }).choose('cube inn faith');
    expect(table.asked()).toBe('0 action inn');
    const well = inn({ stacks: STACKS, players: [{ cubes: 'sss' }] }).choose('well');
    expect(well.open()).toContain('choose inn');
    well.choose('choose inn');
    expect(well.open()).toEqual(['visit 1']);
    const base = at(position({ players: [{ cubes: 'sss' }] })).choose('well');
    expect(base.open()).not.toContain('choose inn');
  });

  test('VIL-INN-ACT-02 VIL-INN-ACT-08 one card an action, for its price, to the hand', () => {
    const players = [{ members: { inn: '1' }, goods: 'bbb', coins: 1 }];
    const table = inn({ stacks: STACKS, players }).choose('cube inn faith', 'drink', 'rotate 1');
    table.changed();
    expect(table.openTo('buy')).toEqual(['buy medicus', 'buy scribe', 'buy mayor']);
    table.choose('buy medicus');
    expect(table.changed()).toMatchObject({ '0 goods': 'b', '0 hand': 'medicus' });
    expect(table.asked()).toBe('0 endTurn');
    const coin = inn({ stacks: STACKS, players }).choose('cube inn faith', 'drink', 'rotate 1', 'buy scribe');
    expect([coin.player(0).coins, coin.player(0).goods[5]]).toEqual([0, 3]);
  });

  test('VIL-INN-ACT-03 without a member there one is placed for 1 time, on both sides', () => {
    const front = inn({ stacks: STACKS }).choose('cube inn faith');
    expect(front.refused('drink')).toMatchObject({ reason: 'notOffered' });
    front.choose('visit 1');
    expect(front.changed()).toMatchObject({ '0 inn': '1', '0 life': 2 });
    const back = inn({ options: BACK, stacks: STACKS }).choose('cube inn faith', 'visit 1');
    expect(back.changed()).toMatchObject({ '0 inn': '1', '0 life': 1 });
  });

  test('VIL-INN-ACT-04 with nobody there and nobody on the farm it is not possible', () => {
    const players = [{ members: { smithy: '1111' }, cubes: 'sss' }];
    const table = inn({ stacks: STACKS, players });
    expect(table.refused('act inn faith')).toMatchObject({
      reason: 'actionImpossible',
      details: { members: 1 },
    });
    table.choose('cube inn faith');
    expect(table.asked()).toBe('0 endTurn');
    const well = inn({ stacks: STACKS, players }).choose('well');
    expect(well.refused('choose inn')).toMatchObject({ reason: 'actionImpossible', rule: 'VIL-WELL-07' });
  });

  test('VIL-INN-ACT-05 a second one is never added; others may stand there, too', () => {
    const players = [{ members: { inn: '1' } }, { members: { inn: '1' } }];
    const table = inn({ stacks: STACKS, players }).choose('cube inn faith');
    expect(table.open()).toEqual(['drink', 'decline']);
    table.choose('drink');
    expect(table.changed()).toMatchObject({ '0 life': 1 });
  });

  test('VIL-INN-ACT-06 step 1 is paid with any cube, also the one just taken, or with a coin', () => {
    const players = [{ members: { inn: '1' }, cubes: 'k', coins: 1 }];
    const table = inn({ options: BACK, stacks: STACKS, players }).choose('cube inn faith', 'drink');
    expect(table.open()).toEqual(['pay 1f', 'pay 1k', 'pay coins']);
    table.choose('pay coins');
    expect(table.player(0).coins).toBe(0);
    const poor = inn({ options: BACK, spaces: { inn: 'x', grain: 's' }, stacks: STACKS, players: [{}] });
    poor.choose('cube inn plague');
    expect(poor.asked()).toBe('0 endTurn');
    const tried = inn({ options: BACK, spaces: { inn: 'x', grain: 's' }, stacks: STACKS, players: [{}] });
    expect(tried.refused('act inn plague')).toMatchObject({ details: { members: 0, any: 1 } });
  });

  test('VIL-INN-ACT-07 VIL-INN-ACT-09 the top card goes under its own stack, and then the new one can be bought', () => {
    const players = [{ members: { inn: '1' }, goods: 'bb' }];
    const table = inn({ stacks: STACKS, players }).choose('cube inn faith', 'drink');
    expect(table.openTo('buy')).toEqual([]);
    table.choose('rotate 1');
    expect(table.changed()).toMatchObject({ 'stack 1': 'medicus of 11' });
    const stack = table.s.inn?.stacks[0] ?? [];
    expect(VILLAGERS[stack[0]].key).toBe('blacksmith');
    expect(table.openTo('buy')).toContain('buy medicus');
    expect(table.refused('buy blacksmith')).toMatchObject({ reason: 'notOffered' });
    // Everybody remembers what went under.
    expect(table.seenBy(1).inn?.stacks[0][0]).toBe(stack[0]);
  });

  test('VIL-INN-ACT-10 buying is left out by choice or for lack of money; the first steps stay', () => {
    const rich = inn({ stacks: STACKS, players: [{ members: { inn: '1' }, goods: 'bb' }] });
    rich.choose('cube inn faith', 'drink', 'rotate 1', 'done');
    expect(rich.changed()).toMatchObject({ '0 life': 1, 'stack 1': 'medicus of 11' });
    expect(rich.player(0).goods[5]).toBe(2);
    const poor = inn({ stacks: STACKS, players: [{ members: { inn: '1' } }] });
    poor.choose('cube inn faith', 'drink', 'rotate 1');
    expect(poor.asked()).toBe('0 endTurn');
    expect(poor.changed()).toMatchObject({ '0 life': 1, 'stack 1': 'medicus of 11' });
  });

  test('VIL-INN-ACT-11 nobody sees below the top', () => {
    const table = inn({ stacks: STACKS, players: [{ members: { inn: '1' } }] });
    const hidden = (seat: number): number =>
      table
        .seenBy(seat)
        .inn?.stacks.flat()
        .filter((card) => card < 0).length ?? 0;
    expect([hidden(0), hidden(1)]).toEqual([27, 27]);
    table.choose('cube inn faith', 'drink', 'rotate 1');
    expect([hidden(0), hidden(1)]).toEqual([26, 26]);
  });

  test('VIL-INN-ACT-11 a card that comes up is known: nothing before it can be taken back', () => {
    const all = VILLAGERS.filter(({ needs }) => needs === 'nothing' || needs === 'noPort');
    const played = all.map(({ key }) => key).filter((key) => key !== 'mayor');
    const players = [{ members: { inn: '1' } }];
    const barriers = (wanted: Position): number =>
      inn({ ...wanted, players }).choose('cube inn faith', 'drink', 'rotate 1').s.barriers;
    expect(barriers({ stacks: STACKS })).toBe(1);
    expect(barriers({ stacks: [['mayor']], played })).toBe(0);
  });

  test('VIL-INN-ACT-12 whoever dies in the Inn is buried, even if the chronicle has room', () => {
    const players = [{ life: 9, members: { inn: '1', smithy: '1', 'dead farm': '1', bag: '1' } }];
    const table = inn({ spaces: { grain: 'x', crafts: 'k' }, players });
    table.choose('cube grain plague', 'dies inn');
    expect(table.changed()).toMatchObject({ '0 grave': '1', graves: 2 });
  });

  test('VIL-INN-ACT-13 beer for beer, a coin for a coin', () => {
    const table = inn({ stacks: STACKS, players: [{ members: { inn: '1' }, goods: 'b', cubes: 'sss' }] });
    table.choose('cube inn faith', 'drink', 'rotate 1');
    expect(table.openTo('buy')).toEqual(['buy mayor']);
    expect(table.refused('buy scribe')).toMatchObject({
      reason: 'cardTooDear',
      details: { coins: 1, beer: 0, hasCoins: 0, hasBeer: 1 },
    });
    const coins = inn({ stacks: STACKS, players: [{ members: { inn: '1' }, coins: 5 }] });
    coins.choose('cube inn faith', 'drink', 'rotate 1');
    expect(coins.openTo('buy')).toEqual(['buy scribe']);
  });

  test('VIL-INN-ACT-14 a single card may be put under itself, an empty stack not; without cards there is no action', () => {
    const all = VILLAGERS.filter(({ needs }) => needs === 'nothing' || needs === 'noPort').map(
      ({ key }) => key,
    );
    const left = all.filter((key) => key !== 'mayor');
    const table = inn({ stacks: [['mayor']], played: left, players: [{ members: { inn: '1' } }] });
    table.choose('cube inn faith', 'drink');
    expect(table.open()).toEqual(['rotate 1']);
    table.choose('rotate 1');
    expect(table.changed()).toMatchObject({ '0 life': 1 });
    expect(table.s.inn?.stacks.map((stack) => stack.length)).toEqual([1, 0, 0]);
    const none = inn({ played: all, players: [{ members: { inn: '1' } }] }).choose('cube inn faith');
    expect(none.asked()).toBe('0 endTurn');
  });

  test('VIL-INN-ACT-14 VIL-CARD-GEN-17 after step 1 the Noblewoman buys the last card: steps 2 and 3 lapse', () => {
    const played = VILLAGERS.filter(({ needs }) => needs === 'nothing' || needs === 'noPort')
      .map(({ key }) => key)
      .filter((key) => key !== 'mayor' && key !== 'noblewoman');
    const players = [{ members: { inn: '1' }, goods: 'b', hand: ['noblewoman'] }];
    const table = inn({ stacks: [['mayor']], played, players }).choose('cube inn faith', 'drink');
    table.choose('play noblewoman', 'look 1', 'buy mayor');
    expect(table.asked()).toBe('0 endTurn');
    expect(table.changed()).toMatchObject({ '0 life': 1, '0 points': 2, '0 goods': '' });
  });

  test('VIL-INN-ACT-15 after placing a member step 1 follows; waiving all is allowed', () => {
    const table = inn({ stacks: STACKS }).choose('cube inn faith');
    expect(table.open()).toContain('decline');
    table.choose('visit 1');
    expect(table.open()).toEqual(['rotate 1', 'rotate 2', 'rotate 3']);
    const waived = inn({ stacks: STACKS }).choose('cube inn faith', 'decline');
    expect(waived.changed()).toEqual({ 'on inn': '', '0 cubes': 'f' });
  });

  test('VIL-INN-ACT-16 Family calls a member home from the Inn', () => {
    const table = inn({ spaces: { family: 's', grain: 'k' }, players: [{ members: { inn: '1' } }] });
    table.choose('cube family skill', 'recall inn 1');
    expect(table.changed()).toMatchObject({ '0 farm': '1111', '0 inn': '' });
  });

  test('VIL-INN-EX-01 André takes a cube, places a member, moves the Blacksmith under and buys the Medicus', () => {
    const table = inn({ stacks: STACKS, players: [{ goods: 'bb' }] });
    table.choose('cube inn faith', 'visit 1', 'rotate 1', 'buy medicus');
    expect(table.changed()).toMatchObject({
      '0 life': 2,
      '0 goods': '',
      '0 hand': 'medicus',
      '0 inn': '1',
      '0 cubes': 'f',
    });
    expect(VILLAGERS[table.s.inn?.stacks[0][0] ?? -1].key).toBe('blacksmith');
  });
});
