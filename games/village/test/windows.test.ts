import { describe, expect, test } from 'vitest';
import { type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

/* When cards may be played and chests opened: the moments between two answers. */

const INN = { inn: 'front' };
const SEA = { inn: 'front', port: true };
const turn = (seat: SeatPosition, wanted: Position = {}): Table =>
  at(position({ options: INN, players: [seat], ...wanted }));

describe('cards before a question is answered', () => {
  const AT_SEA = { water: 't1', captain: 'c2p' };
  const TRAVEL = { options: SEA, spaces: { travel: 'f', grain: 's' } };

  test.each<[string, SeatPosition, Position, string[]]>([
    ['extraTurn', { hand: ['scribe', 'jester'] }, {}, ['cube grain skill', 'decline', 'play jester']],
    ['chooseAction', { hand: ['scribe', 'oldMan'] }, {}, ['play oldMan']],
    ['produceNow', { hand: ['scribe'] }, {}, ['cube crafts knowledge', 'train smithy 1']],
    [
      'privilege',
      { hand: ['scribe'], goods: 's', members: { council1: '1' } },
      {},
      ['cube council persuasion', 'advance 1 1'],
    ],
    [
      'innStack',
      { hand: ['scribe'], members: { inn: '1' } },
      { spaces: { inn: 'f', grain: 's' } },
      ['cube inn faith', 'drink'],
    ],
    [
      'innBuy',
      { hand: ['scribe'], goods: 'bb', coins: 1, members: { inn: '1' } },
      { spaces: { inn: 'f', grain: 's' } },
      ['cube inn faith', 'drink', 'rotate 1'],
    ],
    [
      'load',
      { hand: ['scribe'], coins: 1, members: { smithy: '1111' } },
      TRAVEL,
      ['cube travel faith', 'hire c1any'],
    ],
    ['voyage', { hand: ['scribe'], ship: AT_SEA }, TRAVEL, ['cube travel faith', 'sail']],
    [
      'island',
      { hand: ['scribe'], ship: { ...AT_SEA, water: 'cape' } },
      TRAVEL,
      ['cube travel faith', 'sail', 'dock'],
    ],
    [
      'death',
      { hand: ['scribe'], life: 9, members: { smithy: '1' } },
      { spaces: { grain: 'x', family: 's' } },
      ['cube grain plague', 'decline', 'done'],
    ],
    [
      'buyOut',
      { hand: ['scribe'], coins: 1, members: { bag: '1' } },
      { spaces: { grain: 's' } },
      ['cube grain skill', 'decline', 'end'],
    ],
    [
      'climb',
      { hand: ['scribe'], grain: 5, members: { church1: '1' } },
      { spaces: { grain: 's' } },
      ['cube grain skill', 'decline', 'end'],
    ],
  ])('VIL-CARD-GEN-06 VIL-CARD-GEN-17 at the question %s', (kind, seat, wanted, moves) => {
    const table = turn(seat, wanted).choose(...moves);
    expect(table.asked().replace('action ', '')).toBe(`0 ${kind}`);
    table.choose('play scribe');
    expect([table.asked(), table.player(0).goods[0]]).toEqual([`0 ${kind}`, 2]);
  });

  test('VIL-INN-ACT-09 VIL-CARD-GEN-17 what is too dear at the Inn may be paid with what a card brings', () => {
    const table = turn(
      { hand: ['councilman'], members: { inn: '1', council3: '1' } },
      { spaces: { inn: 'f', grain: 's' }, stacks: [['mayor', 'scholar'], ['nun'], ['chronicler']] },
    ).choose('cube inn faith', 'drink', 'rotate 1');
    expect(table.asked()).toBe('0 innBuy');
    expect(table.openTo('buy')).toEqual([]);
    table.choose('play councilman', 'privilege 3', 'takeGood beer', 'done', 'buy scholar');
    expect(table.changed()).toMatchObject({ '0 hand': 'scholar' });
    const without = turn(
      { hand: ['abbot'], members: { inn: '1', council3: '1' } },
      { spaces: { inn: 'f', grain: 's' }, stacks: [['mayor', 'scholar'], ['nun'], ['chronicler']] },
    ).choose('cube inn faith', 'drink', 'rotate 1');
    expect(without.asked()).toBe('0 endTurn');
  });

  test('VIL-CARD-HELMSMAN-01 VIL-CARD-GEN-14 a hidden card is asked about after hiring, whatever it is', () => {
    const table = turn({ secrets: ['mayor'], coins: 1 }, TRAVEL).choose('cube travel faith', 'hire c1any');
    expect([table.asked(), table.open()]).toEqual(['0 helmsman', ['done']]);
  });

  test('VIL-CARD-ADMIRAL-01 the Admiral is hired in the harbour only', () => {
    const table = turn({ hand: ['admiral'], ship: AT_SEA }, TRAVEL).choose('cube travel faith');
    expect(table.open()).toEqual(['sail', 'comeHome', 'decline']);
  });

  test('VIL-CARD-COUSIN-01 VIL-CARD-GEN-17 the Cousin may bring the coin for the captain', () => {
    const options = { ...SEA, marriage: 'front' };
    const table = turn({ hand: ['cousin'] }, { ...TRAVEL, options }).choose('cube travel faith');
    expect(table.asked()).toBe('0 action travel');
    table.choose('play cousin', 'court 1', 'rank 4', 'hire c1any');
    expect(table.s.port?.ships[0].captain).toBe(0);
  });

  test('VIL-PORT-LOAD-04 VIL-CARD-GEN-17 with an empty farm what a card brings may be loaded', () => {
    const seat = { hand: ['blacksmith'], coins: 1, members: { smithy: '1111' } };
    const table = turn(seat, TRAVEL).choose('cube travel faith', 'hire c1any');
    table.choose('play blacksmith', 'load plough');
    expect(table.s.port?.ships[0].cargo[2]).toBe(1);
  });

  test('VIL-CARD-GEN-17 a paid action that cards made impossible may lapse while other cards might help', () => {
    const table = turn(
      { hand: ['cousin', 'scribe'], cubes: 'sss', members: { smithy: '1111', farm: '1' } },
      { options: { ...INN, marriage: 'front' } },
    ).choose('well', 'choose grain');
    expect(table.open()).not.toContain('decline');
    table.choose('play cousin', 'court 1', 'rank 1');
    expect(table.open()).toEqual(['decline', 'play scribe']);
  });

  test("VIL-CARD-GEN-18 no card between the Councilman's two privileges", () => {
    const seat = { hand: ['councilman', 'scribe'], members: { council3: '1' } };
    const table = turn(seat).choose('play councilman');
    expect(table.openTo('play')).toEqual([]);
    table.choose('privilege 3', 'takeGood ox');
    expect([table.asked(), table.openTo('play')]).toEqual(['0 privilege', []]);
  });
});

describe('the end of a turn', () => {
  const PLAGUE = { spaces: { grain: 'x', family: 's' } };

  test('VIL-CARD-GEN-06 VIL-CARD-JESTER-10 before the first burial any card for any time', () => {
    const seat = { hand: ['prodigalSon'], life: 9, members: { inn: '1', bag: '111' } };
    const table = turn(seat, PLAGUE).choose('cube grain plague', 'decline');
    expect(table.asked()).toBe('0 cards');
    table.choose('play prodigalSon', 'recall inn 1');
    expect(table.family(0)).toMatchObject({ 'dead farm': '1' });
  });

  test('VIL-CARD-GEN-06 also for whoever wanted no cards on the market day of this turn', () => {
    const table = turn(
      { hand: ['marketCrier', 'scribe'], life: 9 },
      { spaces: { market: 'x', grain: 's' }, stalls: ['C20', 'C23', 'C01'] },
    ).choose('cube market plague', 'noCards');
    expect([table.asked(), table.openTo('play')]).toEqual(['0 cards', ['play scribe']]);
  });

  test('VIL-CARD-BARD-01 VIL-CARD-GEN-14 a hidden card is asked about, whatever it is', () => {
    const seat = { secrets: ['mayor'], life: 9, members: { smithy: '1', bag: '111' } };
    const table = turn(seat, PLAGUE).choose('cube grain plague', 'decline', 'done');
    expect([table.asked(), table.open()]).toEqual(['0 bard', ['done']]);
  });

  test('VIL-CARD-BARD-02 VIL-MAR-DEATH-03 VIL-MAR-BREAD-05 a partner is free, and bread goes back', () => {
    const table = turn(
      { hand: ['bard'], life: 9, members: { bliss: '1+', bag: '1111' } },
      {
        ...PLAGUE,
        round: 2,
        options: { ...INN, marriage: 'front' },
        couples: [{ at: 'bliss', one: [0, 0], other: 'pink' }],
      },
    ).choose('cube grain plague', 'play bard');
    expect(table.changed()).toMatchObject({ pink: 2, couples: 0, '0 bard': '1' });
  });
});

describe('a market day', () => {
  const MARKET = { spaces: { market: 'p', grain: 's' } };

  test('VIL-CARD-SCRAP_DEALER-02 no Scrap Dealer where nobody is left at the stalls', () => {
    const table = at(
      position({
        options: INN,
        ...MARKET,
        stalls: ['C20'],
        soldOut: true,
        players: [{ goods: 'h' }, { hand: ['scrapDealer', 'scribe'] }],
      }),
    ).choose('cube market persuasion', 'serve 1');
    expect([table.asked(), table.openTo('play')]).toEqual(['1 cards', ['play scribe']]);
    expect(table.refused('play scrapDealer')).toMatchObject({ reason: 'cardNotNow' });
  });

  test('VIL-PORT-MKT-02 VIL-PORT-RET-05 without customers cocoa is sold with the coin out of a chest', () => {
    const table = at(
      position({
        options: { port: true },
        ...MARKET,
        stalls: [],
        soldOut: true,
        players: [{}, { cocoa: 1, chests: ['five'] }],
      }),
    ).choose('cube market persuasion');
    expect(table.asked()).toBe('1 market');
    table.choose('openChest 1', 'sell cocoa');
    expect(table.player(1)).toMatchObject({ points: 7, coins: 4, life: 1 });
  });
});

describe('in turn', () => {
  const players = [{ secrets: ['mayor'] }, {}, { secrets: ['nun'] }];
  const moments = (table: Table): string[] => {
    const asked: string[] = [];
    for (; table.asked() !== '1 endTurn'; table.choose(table.open().includes('pass') ? 'pass' : 'done'))
      asked.push(table.asked());
    return asked;
  };

  test('VIL-CARD-GEN-13 on a market day clockwise from whoever called it', () => {
    const wanted = { spaces: { market: 'p', grain: 's' }, stalls: ['C20', 'C23', 'C01'] };
    const table = at(position({ options: INN, seats: 3, turn: 1, players, ...wanted }));
    table.choose('cube market persuasion');
    expect(moments(table)).toEqual(['2 cards', '0 cards', '2 market', '0 market', '2 cards', '0 cards']);
  });

  test('VIL-CARD-GEN-02 VIL-CARD-GEN-14 a card that nobody else knew is scored, too', () => {
    const seats = [{ members: { grave: '111' } }, { secrets: ['mayor'], cubes: 'pp' }];
    const table = at(
      position({
        options: INN,
        turn: 1,
        spaces: { grain: 's' },
        players: seats,
        ending: { by: 0, last: [] },
      }),
    ).choose('cube grain skill', 'decline', 'end');
    while (table.asked() !== 'over') table.choose('done');
    expect(table.points(1)).toMatchObject({ villagers: 4 });
  });
});

describe('what holds for one market day or one Mass only', () => {
  const ROUND = { spaces: { market: 'p', grain: 'ss' } };

  test('VIL-CARD-MARKET_CRIER-02 the next market day is like any other, and cards are asked about again', () => {
    const table = at(
      position({
        options: INN,
        ...ROUND,
        stalls: ['C23', 'C24', 'C19'],
        queue: ['C20', 'C01', 'C21', 'C22', 'C18'],
        players: [
          { hand: ['marketCrier'], goods: 'h' },
          { hand: ['scrapDealer'], cubes: 'sss' },
        ],
      }),
    ).choose('cube market persuasion', 'play marketCrier', 'pass');
    expect(table.asked()).toBe('1 cards');
    table.choose('noCards', 'end', 'well', 'choose market');
    expect(table.openTo('serveWaiting')).toEqual([]);
    expect([table.asked(), table.openTo('play')]).toEqual(['1 cards', ['play scrapDealer']]);
    expect(table.s.inn?.criers).toBe(0);
  });

  test('VIL-CARD-FATHER-02 in the next Mass members are bought out again, and cards are asked about', () => {
    const table = at(
      position({
        options: INN,
        spaces: { grain: 's' },
        players: [
          { hand: ['father'], coins: 9, members: { bag: '11' } },
          { hand: ['abbot'], members: { church1: '1' } },
        ],
      }),
    ).choose('cube grain skill', 'decline', 'end', 'play father');
    table.choose('pickMonk', 'pickMonk', 'pickMonk', 'pickMonk');
    expect(table.asked()).toBe('1 cards');
    table.choose('noCards');
    while (table.s.round === 2 && table.asked() !== '0 buyOut') {
      const moves = table.open();
      const [cube] = moves.filter((move) => /^cube (grain|family)/.test(move));
      const other = moves.find((move) => ['decline', 'pass', 'done', 'end'].includes(move));
      table.choose(cube ?? other ?? moves[0]);
    }
    expect(table.asked()).toBe('0 buyOut');
    table.choose('done');
    expect(table.asked()).toBe('1 cards');
  });
});

describe('chests and coins', () => {
  test('VIL-PORT-RET-05 VIL-CARD-COUNCILMAN-05 a chest pays for the privilege of the Councilman', () => {
    const seat = { hand: ['councilman'], members: { council4: '1' }, chests: ['three1'] };
    const table = turn(seat, { options: SEA }).choose('play councilman');
    expect(table.refused('privilege 4')).toMatchObject({ reason: 'noCoin' });
    table.choose('openChest 1', 'privilege 4', 'privilege 4');
    expect(table.player(0)).toMatchObject({ points: 6, coins: 1 });
  });

  test('VIL-PORT-RET-05 VIL-GOAL-10 a chest may be opened before scoring, for a goal', () => {
    const table = at(
      position({
        options: { port: true, goals: true, revealGoals: 'byHand' },
        turn: 1,
        spaces: { family: 's' },
        players: [{ members: { grave: '111' } }, { coins: 4, chests: ['five'], goals: ['aristocrat'] }],
        ending: { by: 0, last: [] },
      }),
    )
      .take('family skill')
      .choose('end');
    expect(table.asked()).toBe('1 goals');
    table.choose('openChest 1', 'reveal aristocrat');
    expect(table.player(1).revealedGoals).toHaveLength(1);
  });

  test('VIL-INN-ACT-06 on the back of the board a coin stands in for the cube', () => {
    const wanted = { options: { inn: 'back' }, spaces: { inn: 'xx', grain: 's' } };
    const table = turn({ members: { inn: '1' }, coins: 1 }, wanted).choose('cube inn plague', 'drink');
    expect([table.asked(), table.player(0).coins]).toEqual(['0 innStack', 0]);
    const poor = turn({ members: { inn: '1' } }, wanted).choose('cube inn plague');
    expect(poor.asked()).toBe('0 endTurn');
  });
});
