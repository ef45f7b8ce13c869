import { describe, expect, test } from 'vitest';
import { position } from './position.ts';
import { at } from './table.ts';

describe('action 3: sell goods', () => {
  test.each([
    [1, 'L'],
    [2, 'L'],
    [3, 'M'],
    [4, 'M'],
    [5, 'D'],
    [6, 'D'],
  ])('BUR-ACT3-01 a %i sells %s and nothing else', (die, sort) => {
    const table = at(position({ players: [{ hand: [die], goods: 'LMD' }] }));
    expect(table.choose(`play ${die}`).openTo('sell')).toEqual([`sell ${sort}`]);
  });

  test('BUR-ACT3-01 BUR-WORKER-03 workers change the sort, for the nearer of its two numbers', () => {
    const table = at(position({ players: [{ hand: [1, 4], workers: 2, goods: 'LMD' }] }));
    expect(table.choose('play 1').openTo('sell')).toEqual(['sell L', 'sell M', 'sell D']);
    table.changed();
    table.choose('sell D');
    expect(table.changed()).toMatchObject({ '0 workers': 1, '0 sold': 'D' });
  });

  test('BUR-ACT3-02 BUR-ACT3-03 BUR-ACT3-04 sells every card of the sort for a silver and a point each', () => {
    const table = at(
      position({ players: [{ hand: [4, 1], goods: 'LMMMD', sold: 'LM', silver: 1 }, { goods: 'MM' }] }),
    );
    table.choose('play 4').changed();
    table.choose('sell M');
    expect(table.changed()).toEqual({
      '0 goods': 'LD',
      '0 sold': 'LMMMM',
      '0 silver': 4,
      'start card': '0 back',
    });
    expect(table.points(0)).toMatchObject({ soldGoods: 5 });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('BUR-ACT3-03 sold goods never return to the supply', () => {
    const table = at(position({ players: [{ hand: [4, 1], goods: 'MM' }] }));
    const before = JSON.stringify(table.s.goodsStacks);
    table.choose('play 4', 'sell M', 'end');
    expect(JSON.stringify(table.s.goodsStacks)).toBe(before);
  });

  test('BUR-ACT3-05 the seller takes the start player card from whoever has it', () => {
    const table = at(
      position({
        seats: 3,
        first: 0,
        turn: 1,
        startCard: { of: 2, back: true },
        players: [{}, { hand: [4, 1], goods: 'M' }],
      }),
    );
    table.as(1).choose('play 4', 'sell M');
    expect(table.changed()).toMatchObject({ 'start card': '1 back' });
    expect(table.events.at(-1)).toEqual({ what: 'startCardTaken', seat: 1, from: 2 });
  });

  test('BUR-ACT3-06 a seller who has it turns it to the back, or leaves it so', () => {
    for (const back of [false, true]) {
      const table = at(position({ startCard: { of: 0, back }, players: [{ hand: [4, 1], goods: 'M' }] }));
      table.choose('play 4', 'sell M');
      expect([table.s.startCard, table.s.startCardBack]).toEqual([0, true]);
    }
  });

  test('BUR-ACT3-07 the turn order of the phase stays', () => {
    const table = at(position({ seats: 3, turn: 1, players: [{}, { hand: [4, 1], goods: 'M' }] }));
    table.as(1).choose('play 4', 'sell M', 'end');
    expect(table.asked()).toBe('2 turn');
    table.as(2).choose('play 6', 'silver', 'end');
    expect([table.s.first, table.s.round]).toEqual([0, 2]);
    expect(table.asked()[0]).toBe('0');
  });

  test('BUR-ACT3-08 every sale moves the card: the last seller has it', () => {
    const table = at(
      position({
        players: [
          { hand: [4, 1], goods: 'M' },
          { hand: [5, 1], goods: 'D' },
        ],
      }),
    );
    table.choose('play 4', 'sell M', 'end');
    expect(table.changed()).toMatchObject({ 'start card': '0 back' });
    table.as(1).choose('play 5', 'sell D');
    expect(table.changed()).toMatchObject({ 'start card': '1 back' });
  });

  test('BUR-ACT3-09 without a card of the sort the sale is refused and the start player card stays', () => {
    const table = at(position({ turn: 1, players: [{}, { hand: [4, 1], goods: 'LD', workers: 1 }] }));
    table.as(1).choose('play 4');
    expect(table.refused('sell M')).toEqual({
      reason: 'noSuchGoods',
      rule: 'BUR-ACT3-09',
      details: { sort: 1 },
    });
    expect([table.s.startCard, table.s.startCardBack]).toEqual([0, false]);
  });
});
