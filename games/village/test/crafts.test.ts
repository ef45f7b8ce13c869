import { describe, expect, test } from 'vitest';
import { position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

const crafting = (player: SeatPosition, other: SeatPosition = {}): Table => {
  const table = at(position({ spaces: { crafts: 'p', grain: 's' }, players: [player, other] }));
  table.choose('cube crafts persuasion').changed();
  return table;
};

describe('Crafts', () => {
  test('VIL-CRAFT-01 VIL-CRAFT-02 one building and one good, then the action is over', () => {
    const table = crafting({ members: { smithy: '1', office: '1' }, cubes: 'sskk', grain: 5 });
    expect(table.open()).toEqual([
      'train wainwright 1',
      'order wagon',
      'train stables 1',
      'order horse',
      'order ox',
      'train office 1',
      'produce scroll',
      'order scroll',
      'train smithy 1',
      'produce plough',
      'order plough',
      'mill',
      'decline',
    ]);
    table.choose('produce plough');
    expect(table.asked()).toBe('0 endTurn');
    expect(table.refused('produce scroll').reason).toBe('notOffered');
  });

  test.each([
    ['VIL-CRAFT-13', 'wainwright', 2, 'wagon', 'w', 2],
    ['VIL-CRAFT-14', 'stables', 3, 'horse', 'h', 3],
    ['VIL-CRAFT-14', 'stables', 3, 'ox', 'o', 3],
    ['VIL-CRAFT-15', 'office', 2, 'scroll', 's', 2],
    ['VIL-CRAFT-16', 'smithy', 3, 'plough', 'p', 3],
  ])(
    '%s VIL-CRAFT-04 VIL-CRAFT-05 %s: training %i time, then a %s for as long',
    (_id, place, training, good, letter, time) => {
      const table = crafting({});
      table.choose(`train ${place} 1`);
      expect(table.changed()).toEqual({ '0 farm': '111', [`0 ${place}`]: '1', '0 life': training });
      expect(table.asked()).toBe('0 produceNow');
      table.choose(`produce ${good}`);
      expect(table.changed()).toEqual({ '0 goods': letter, '0 life': training + time });
      expect(table.asked()).toBe('0 endTurn');
    },
  );

  test.each([
    [
      'VIL-CRAFT-13',
      'wagon',
      'sskk',
      { '0 cubes': 'spk', 'supply skill': 29, 'supply knowledge': 30, '0 goods': 'w' },
    ],
    ['VIL-CRAFT-15', 'scroll', 'kk', { '0 cubes': 'pk', 'supply knowledge': 30, '0 goods': 's' }],
    [
      'VIL-CRAFT-16',
      'plough',
      'sskk',
      { '0 cubes': 'spk', 'supply skill': 29, 'supply knowledge': 30, '0 goods': 'p' },
    ],
  ])(
    '%s VIL-CRAFT-11 VIL-GEN-10 a %s for cubes, without a craftsman and without time',
    (_id, good, cubes, changed) => {
      const table = crafting({ cubes }, { cubes: 'sskk' });
      table.choose(`order ${good}`);
      expect(table.changed()).toEqual(changed);
      expect(table.asked()).toBe('0 endTurn');
    },
  );

  test.each([
    ['horse', 'h'],
    ['ox', 'o'],
  ])('VIL-CRAFT-14 VIL-CRAFT-11 a %s for three grain', (good, letter) => {
    const table = crafting({ grain: 3 });
    table.choose(`order ${good}`);
    expect(table.changed()).toEqual({ '0 grain': 0, '0 goods': letter });
    const poor = crafting({ grain: 2, coins: 9 });
    expect(poor.refused(`order ${good}`)).toEqual({
      reason: 'tooLittleGrain',
      rule: 'VIL-CRAFT-14',
      details: { need: 3, grain: 2 },
    });
  });

  test('VIL-CRAFT-03 time pays only where an own craftsman works; others do not help', () => {
    const table = crafting({}, { members: { smithy: '1' } });
    expect(table.refused('produce plough')).toEqual({
      reason: 'noCraftsman',
      rule: 'VIL-CRAFT-03',
      details: { place: 5 },
    });
    expect(crafting({ members: { smithy: '1' } }).open()).toContain('produce plough');
  });

  test('VIL-CRAFT-06 training alone is enough', () => {
    const table = crafting({});
    table.choose('train smithy 1', 'done');
    expect(table.changed()).toEqual({ '0 farm': '111', '0 smithy': '1', '0 life': 3 });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('VIL-CRAFT-07 VIL-CRAFT-08 a craftsman who is there pays the production only, and stays', () => {
    const table = crafting({ members: { smithy: '1' } });
    table.choose('produce plough');
    expect(table.changed()).toEqual({ '0 goods': 'p', '0 life': 3 });
    expect(table.family(0)).toEqual({ farm: '111', smithy: '1' });
  });

  test('VIL-CRAFT-09 a craftsman makes the good of his building only', () => {
    const table = crafting({ members: { smithy: '1' } });
    expect(table.openTo('produce')).toEqual(['produce plough']);
    const trained = crafting({ members: { smithy: '1' } }).choose('train office 1');
    expect(trained.openTo('produce')).toEqual(['produce scroll']);
    const breeder = crafting({}).choose('train stables 1');
    expect(breeder.open()).toEqual(['produce horse', 'produce ox', 'done']);
  });

  test('VIL-CRAFT-10 any number of members of any colour, a second own one too', () => {
    const table = crafting({ members: { smithy: '11' } }, { members: { smithy: '111' } });
    table.choose('train smithy 1', 'done');
    expect(table.family(0)).toEqual({ farm: '1', smithy: '111' });
    expect(table.family(1)).toEqual({ farm: '1', smithy: '111' });
  });

  test('VIL-CRAFT-12 trained, the good cannot be bought with cubes in the same action', () => {
    const table = crafting({ cubes: 'sk' }).choose('train smithy 1');
    expect(table.open()).toEqual(['produce plough', 'done']);
    expect(table.refused('order plough')).toEqual({
      reason: 'trainedForTime',
      rule: 'VIL-CRAFT-12',
      details: {},
    });
  });

  test('VIL-CRAFT-17 VIL-COIN-06 the Mill: 2 time and 2 grain for 2 coins, no other way', () => {
    const table = crafting({ grain: 3, coins: 1 });
    table.choose('mill');
    expect(table.changed()).toEqual({ '0 grain': 1, '0 coins': 3, '0 life': 2 });
    expect(table.asked()).toBe('0 endTurn');
    expect(crafting({ grain: 1, cubes: 'sspk', coins: 5 }).refused('mill')).toEqual({
      reason: 'tooLittleGrain',
      rule: 'VIL-CRAFT-17',
      details: { need: 2, grain: 1 },
    });
    expect(table.openTo('train').some((move) => move.includes('mill'))).toBe(false);
  });

  test('VIL-GEN-05 VIL-GEN-08 VIL-CRAFT-18 goods, coins and cubes beyond what the box holds', () => {
    const table = crafting({
      goods: 'p'.repeat(12),
      members: { smithy: '1' },
      cubes: 's'.repeat(20),
      coins: 25,
      grain: 2,
    });
    table.choose('produce plough');
    expect(table.player(0).goods[2]).toBe(13);
    const rich = crafting({ coins: 25, grain: 2 });
    rich.choose('mill');
    expect(rich.player(0).coins).toBe(27);
  });

  test('VIL-GEN-11 what cannot be paid in full is refused and names what is missing', () => {
    const table = crafting({ cubes: 'k', coins: 0 });
    expect(table.refused('order plough')).toEqual({
      reason: 'tooFewCubes',
      rule: 'VIL-CRAFT-11',
      details: { skill: 1, persuasion: 0, faith: 0, knowledge: 0, coins: 0 },
    });
    const oneCoin = crafting({ coins: 1 });
    expect(oneCoin.refused('order wagon').details).toMatchObject({ skill: 1, knowledge: 1, coins: 1 });
    expect(oneCoin.open()).toContain('order scroll');
  });
});

describe('coins as jokers', () => {
  test('VIL-COIN-03 every way to pay that differs, the one with the fewest coins first', () => {
    const table = crafting({ cubes: 'sk', coins: 2 });
    table.choose('order plough');
    expect(table.asked()).toBe('0 pay');
    expect(table.open()).toEqual(['pay 1s1k', 'pay 1s', 'pay 1k', 'pay coins']);
    table.changed();
    table.choose('pay 1s');
    expect(table.changed()).toEqual({ '0 cubes': 'pk', 'supply skill': 32, '0 coins': 1, '0 goods': 'p' });
  });

  test('VIL-COIN-03 what is missing is replaced without a question', () => {
    const table = crafting({ cubes: 's', coins: 1 });
    table.choose('order plough');
    // Both cubes and one coin would do as well: skill and a coin, nothing else.
    expect(table.changed()).toEqual({ '0 cubes': 'p', 'supply skill': 32, '0 coins': 0, '0 goods': 'p' });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('VIL-SOLO-10 with others at the table the ring is no coin', () => {
    const table = at(position({ ring: 0, spaces: { crafts: 'p', grain: 's' } })).choose(
      'cube crafts persuasion',
    );
    expect(table.refused('order scroll').details).toMatchObject({ knowledge: 1, coins: 0 });
  });

  test('VIL-COIN-04 coins replace neither grain nor goods nor time, and cubes no coins', () => {
    const rich = crafting({ coins: 20 });
    for (const move of ['order horse', 'order ox', 'mill'])
      expect(rich.refused(move).reason).toBe('tooLittleGrain');
    rich.choose('train smithy 1');
    expect(rich.player(0).life).toBe(3);
    const inCouncil = at(position({ players: [{ members: { council4: '1' }, cubes: 'spfk' }] }));
    inCouncil.choose('cube council persuasion');
    expect(inCouncil.refused('privilege 4')).toEqual({
      reason: 'noCoin',
      rule: 'VIL-COUNCIL-13',
      details: {},
    });
  });
});
