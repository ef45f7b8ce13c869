import { describe, expect, test } from 'vitest';
import { type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

/** Places a card as action 2 and shows what has changed since the die was played. */
function placing(card: string, player: SeatPosition = {}, rest: Position = {}): Table {
  const die = Number(card.slice(2, 3));
  const projects = [card, ...(player.projects ?? [])];
  const table = at(
    position({
      ...rest,
      players: [{ ...player, hand: [die, die === 6 ? 1 : 6], projects }, ...(rest.players ?? [])],
    }),
  );
  table.choose(`play ${die}`);
  table.changed();
  return table.choose(`place ${card}`);
}

describe('mine, knowledge', () => {
  test('BUR-CARD-MINE-01 two silver', () => {
    const table = placing('MI4a', { silver: 1 });
    expect(table.changed()).toEqual({ '0 silver': 3, '0 projects': '', '0 estate': 'MI4a' });
    expect(table.asked()).toBe('0 endTurn');
  });

  test.each([0, 2, 5])('BUR-CARD-KNOWLEDGE-01 two workers more than %i', (workers) => {
    const table = placing('KN4a', { workers });
    expect(table.changed()).toEqual({ '0 workers': workers + 2, '0 projects': '', '0 estate': 'KN4a' });
  });
});

describe('ship, pasture', () => {
  test('BUR-CARD-SHIP-01 the top card of one of the two stacks, of choice', () => {
    const table = placing('SH4a', {}, { goods: ['M', 'D'] });
    expect(table.asked()).toBe('0 goods');
    expect(table.open()).toEqual(['goods 1', 'goods 2']);
    table.choose('goods 2');
    expect(table.player(0).goods).toEqual([0, 0, 1]);
    expect(table.s.goodsStacks.map((stack) => stack.length)).toEqual([9, 8]);
    expect(table.asked()).toBe('0 endTurn');
  });

  test.each([
    ['L', 'MDLMD', 'MDL / MD'],
    ['L', 'MDLM', 'MD / LM'],
    ['L', 'MD', 'M / D'],
  ])(
    'BUR-CARD-SHIP-02 BUR-CARD-SHIP-03 an emptied stack gets the lower half of the other: %s and %s',
    (one, other, divided) => {
      const table = placing('SH4a', {}, { goods: [other, one], scarce: true }).choose('goods 2');
      expect(table.changed()).toMatchObject({ goods: divided, '0 goods': 'L' });
      expect(table.told()).toContain('stackDivided');
    },
  );

  test('BUR-CARD-SHIP-02 the first stack is filled up in the same way', () => {
    const table = placing('SH4a', {}, { goods: ['L', 'MDLMD'], scarce: true }).choose('goods 1');
    expect(table.changed()).toMatchObject({ goods: 'MD / MDL' });
  });

  test('BUR-CARD-SHIP-03 a single card cannot be divided', () => {
    const table = placing('SH4a', {}, { goods: ['L', 'M'], scarce: true }).choose('goods 1');
    expect(table.changed()).toMatchObject({ goods: ' / M' });
    expect(table.told()).not.toContain('stackDivided');
  });

  test('BUR-CARD-SHIP-03 the last card is taken without a question', () => {
    const table = placing('SH4a', {}, { goods: ['', 'M'], scarce: true });
    expect(table.changed()).toMatchObject({ goods: ' / ', '0 goods': 'M' });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('BUR-CARD-SHIP-04 without any goods the ship brings nothing, and is placed all the same', () => {
    const table = placing('SH4a', {}, { goods: ['', ''], scarce: true });
    expect(table.changed()).toEqual({ '0 projects': '', '0 estate': 'SH4a' });
    expect(table.told()).toContain('nothingLeft');
    expect(table.asked()).toBe('0 endTurn');
  });

  test('BUR-CARD-PASTURE-01 the top card of one of the two animal stacks', () => {
    const table = placing('PA4a', {}, { animals: ['P', 'H'] });
    expect(table.asked()).toBe('0 animal');
    expect(table.open()).toEqual(['animal 1', 'animal 2']);
    table.choose('animal 1');
    expect(table.changed()).toMatchObject({ '0 animals': 'P' });
    expect(table.s.animalStacks.map((stack) => stack.length)).toEqual([9, 10]);
  });

  test('BUR-CARD-PASTURE-02 division and exhaustion as for goods', () => {
    const divided = placing('PA4a', {}, { animals: ['S', 'CHPSC'], scarce: true }).choose('animal 1');
    expect(divided.changed()).toMatchObject({ animals: 'SC / CHP', '0 animals': 'S' });
    const last = placing('PA4a', {}, { animals: ['S', ''], scarce: true });
    expect(last.changed()).toMatchObject({ animals: ' / ', '0 animals': 'S' });
    const none = placing('PA4a', {}, { animals: ['', ''], scarce: true });
    expect(none.changed()).toEqual({ '0 projects': '', '0 estate': 'PA4a' });
  });
});

describe('castle', () => {
  const rows = { 1: ['SH1a'], 4: ['SH4a'] };

  test('BUR-CARD-CASTLE-01 BUR-CARD-CASTLE-02 any of the six actions with any number, for no card and no worker', () => {
    const player = { silver: 3, workers: 0, goods: 'LMD', projects: ['MI6a', 'CL1a'] };
    const table = placing('CA2a', player, { rows });
    expect(table.asked()).toBe('0 action any');
    expect(table.open()).toEqual([
      'take SH1a',
      'take SH4a',
      'place MI6a',
      'place CL1a',
      'sell L',
      'sell M',
      'sell D',
      'topUp',
      'silver',
      'convert 0w3s',
      'buy',
    ]);
    table.changed();
    table.choose('take SH4a');
    expect(table.changed()).toEqual({ 'row 4': '', '0 projects': 'MI6a CL1a SH4a' });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('BUR-CARD-CASTLE-02 workers stay even where the number is far away', () => {
    const table = placing('CA2a', { workers: 2 }, { rows: { 5: ['SH5a'] } }).choose('take SH5a');
    expect(table.player(0).workers).toBe(2);
    expect(table.discardPile()).toHaveLength(1);
  });

  test('BUR-CARD-CASTLE-03 castles may follow castles', () => {
    const table = placing('CA2a', { projects: ['CA5a', 'CA6a'] }).choose('place CA5a');
    expect(table.asked()).toBe('0 action any');
    table.choose('place CA6a', 'bonus 1');
    expect(table.asked()).toBe('0 action any');
    table.choose('silver');
    expect(table.changed()).toMatchObject({ '0 estate': 'CA2a+CA5a+CA6a', '0 silver': 1 });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('BUR-CARD-CASTLE-04 its action is compulsory', () => {
    const table = placing('CA2a', { workers: 2 });
    expect(table.refused('pass')).toMatchObject({ reason: 'castleMustAct', rule: 'BUR-CARD-CASTLE-04' });
    expect(table.refused('decline').reason).toBe('notOffered');
    expect(table.refused('end').reason).toBe('notOffered');
    expect(table.open()).toEqual(['silver']);
  });
});
