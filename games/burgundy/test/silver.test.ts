import { describe, expect, test } from 'vitest';
import { burgundy } from '../index.ts';
import { position } from './position.ts';
import { at } from './table.ts';

const draw = ['KN5a', 'SH3a', 'PA1a', 'CA6a'];

describe('buying three cards', () => {
  test('BUR-SILVER-01 three silver for exactly the three top cards, besides the normal action', () => {
    const table = at(position({ draw, players: [{ hand: [4, 1], silver: 4 }, { silver: 3 }] }));
    table.choose('buy');
    expect(table.changed()).toEqual({
      '0 silver': 1,
      draw: 99,
      bought: 'KN5a SH3a PA1a',
      'has bought': true,
    });
    expect(table.asked()).toBe('0 bought');
    table.choose('keep SH3a');
    expect(table.asked()).toBe('0 turn');
  });

  test('BUR-SILVER-02 before, during and after the action', () => {
    const before = at(position({ draw, players: [{ hand: [4, 1], silver: 3 }] }));
    expect(before.open()).toContain('buy');
    const during = at(burgundy.copy(before.s)).choose('play 4');
    expect(during.open()).toContain('buy');
    const after = at(burgundy.copy(during.s)).choose('silver');
    expect(after.open()).toEqual(['end', 'buy']);
    after.choose('buy', 'keep SH3a');
    expect(after.open()).toEqual(['end']);
  });

  test.each([
    ['a castle', 'CA2a', 'action any'],
    ['a ship', 'SH2a', 'goods'],
    ['a pasture', 'PA2a', 'animal'],
    ['a church', 'CH2', 'takeFromDisplay'],
    ['a city hall', 'TH2', 'cityHall'],
  ])('BUR-SILVER-02 while the effect of %s is open', (_name, card, asked) => {
    const player = { hand: [2, 5], silver: 3, projects: [card, 'MI6a'] };
    const table = at(position({ draw, rows: { 1: ['MI4a'] }, players: [player] }));
    table.choose('play 2', `place ${card}`);
    expect(table.asked()).toBe(`0 ${asked}`);
    table.choose('buy', 'keep KN5a');
    expect(table.asked()).toBe(`0 ${asked}`);
    expect(table.refused('buy').reason).toBe('alreadyBought');
  });

  test.each([
    ['boarding house', 'BH3', 'boardingHouse'],
    ['warehouse', 'WH3', 'warehouse'],
  ])('BUR-SILVER-02 while the effect of a %s is open', (_name, card, asked) => {
    const table = at(
      position({ draw, players: [{ hand: [3, 5], silver: 3, goods: 'L', projects: [card] }] }),
    );
    table.choose('play 3', `place ${card}`, 'buy', 'keep KN5a');
    expect(table.asked()).toBe(`0 ${asked}`);
  });

  test('BUR-SILVER-02 while the phase bonus is open', () => {
    const player = { hand: [2, 5], silver: 3, projects: ['MI2b'], estate: [['MI1a', 'MI2a']] };
    const table = at(position({ draw, players: [player] }));
    table.choose('play 2', 'place MI2b', 'buy', 'keep KN5a');
    expect(table.asked()).toBe('0 phaseBonus');
  });

  test('BUR-SILVER-03 once a turn, whatever else the turn brings; again in the next turn', () => {
    const player = { hand: [2, 5], pile: ['KN1a'], silver: 9, projects: ['CA2a'] };
    const table = at(position({ draw, players: [player, { hand: [1, 3] }] }));
    table.choose('buy', 'keep SH3a');
    const refusal = { reason: 'alreadyBought', rule: 'BUR-SILVER-03', details: {} };
    expect(table.refused('buy')).toEqual(refusal);
    table.choose('play 2');
    expect(table.refused('buy')).toEqual(refusal);
    table.choose('place CA2a');
    expect(table.refused('buy')).toEqual(refusal);
    table.choose('silver');
    expect(table.refused('buy')).toEqual(refusal);
    table.choose('end').as(1).choose('play 1', 'silver', 'end');
    expect(table.as(0).open()).toContain('buy');
  });

  test('BUR-SILVER-04 one of the three is used, as project or as die', () => {
    const table = at(position({ draw, players: [{ hand: [4, 1], silver: 3 }] })).choose('buy');
    expect(table.open()).toEqual(['keep KN5a', 'use KN5a', 'keep SH3a', 'use SH3a', 'keep PA1a', 'use PA1a']);
    expect(table.refused('decline').reason).toBe('notOffered');
  });

  test('BUR-SILVER-05 BUR-SILVER-07 as project; the other two are discarded', () => {
    const table = at(position({ draw, players: [{ hand: [4, 1], silver: 3 }] })).choose('buy');
    table.changed();
    table.choose('keep SH3a');
    expect(table.changed()).toEqual({ bought: '', discard: 2, '0 projects': 'SH3a' });
    expect(table.discardPile()).toEqual(['KN5a', 'PA1a']);
    expect(table.asked()).toBe('0 turn');
  });

  test('BUR-SILVER-05 with three projects one has to make room', () => {
    const player = { hand: [4, 1], silver: 3, projects: ['MI1a', 'MI2a', 'MI3a'] };
    const table = at(position({ draw, players: [player] })).choose('buy', 'keep SH3a');
    expect(table.asked()).toBe('0 makeRoom');
    table.choose('giveUp MI2a');
    expect(table.player(0).projects).toHaveLength(3);
    expect(table.discardPile()).toEqual(['KN5a', 'PA1a', 'MI2a']);
  });

  test('BUR-SILVER-06 BUR-SILVER-07 as die, for one action of any kind', () => {
    const player = { hand: [4, 1], silver: 6, workers: 1, goods: 'D', projects: ['MI5a'] };
    const table = at(position({ draw, rows: { 5: ['CA2a'] }, players: [player] })).choose('buy');
    table.changed();
    table.choose('use KN5a');
    expect(table.changed()).toEqual({ bought: '', discard: 3 });
    expect(table.discardPile().sort()).toEqual(['KN5a', 'PA1a', 'SH3a']);
    expect(table.asked()).toBe('0 action 5');
    expect(table.open()).toEqual(
      expect.arrayContaining(['take CA2a', 'place MI5a', 'sell D', 'topUp', 'silver', 'convert 0w3s']),
    );
    table.choose('sell D');
    expect(table.asked()).toBe('0 turn');
  });

  test('BUR-SILVER-07 the other two can never be used', () => {
    const table = at(position({ draw, players: [{ hand: [4, 1], silver: 3 }] })).choose('buy', 'keep SH3a');
    for (const move of ['keep KN5a', 'use KN5a', 'keep PA1a', 'use PA1a', 'use SH3a']) {
      expect(table.refused(move).reason).toBe('notOffered');
    }
  });

  test('BUR-SILVER-08 BUR-SILVER-10 a bought castle is placed by the castle that was interrupted, and acts in turn', () => {
    const player = { hand: [2, 5], silver: 3, projects: ['CA2a'] };
    const table = at(position({ draw: ['CA6a', 'SH3a', 'PA1a'], rows: { 4: ['CA1a'] }, players: [player] }));
    table.choose('play 2', 'place CA2a', 'buy', 'keep CA6a');
    expect(table.asked()).toBe('0 action any');
    expect(table.openTo('place')).toEqual(['place CA6a']);
    table.choose('place CA6a');
    expect(table.asked()).toBe('0 action any');
    table.choose('take CA1a');
    expect(table.changed()).toMatchObject({ '0 estate': 'CA2a+CA6a', '0 projects': 'CA1a' });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('BUR-SILVER-09 the purchase does not replace the action', () => {
    const table = at(position({ draw, players: [{ hand: [4, 1], silver: 3 }] }));
    table.choose('buy', 'use KN5a', 'silver');
    expect(table.asked()).toBe('0 turn');
    expect(table.refused('end').reason).toBe('notOffered');
    table.choose('play 4');
    expect(table.refused('end').reason).toBe('notOffered');
  });

  test('BUR-SILVER-10 everything it triggers comes first, then the interrupted question with what is there now', () => {
    // In the middle of a church: the bought die takes the mine that the church might have taken.
    const player = { hand: [2, 5], silver: 3, projects: ['CH2'] };
    const table = at(
      position({ draw: ['KN4a', 'SH3a', 'PA1a'], rows: { 4: ['MI4a'], 6: ['CL6a'] }, players: [player] }),
    );
    table.choose('play 2', 'place CH2');
    expect(table.openTo('take')).toEqual(['take MI4a', 'take CL6a']);
    table.choose('buy', 'use KN4a');
    expect(table.asked()).toBe('0 action 4');
    table.choose('take MI4a');
    expect(table.asked()).toBe('0 takeFromDisplay');
    expect(table.openTo('take')).toEqual(['take CL6a']);
  });

  test('BUR-SILVER-11 only on the own turn, from its beginning to its end', () => {
    const table = at(
      position({
        draw,
        players: [
          { hand: [4, 1], silver: 3 },
          { hand: [4, 1], silver: 3 },
        ],
      }),
    );
    expect(table.as(1).refused('buy').reason).toBe('notYourTurn');
    table.as(0).choose('play 4', 'silver');
    expect(table.open()).toContain('buy');
    table.choose('end');
    expect(table.refused('buy').reason).toBe('notYourTurn');
    expect(table.as(1).open()).toContain('buy');
  });

  test('BUR-SILVER-12 BUR-PHASE-08 a short draw pile is filled from the discard pile in the middle of the purchase', () => {
    const table = at(
      position({ draw: ['KN5a', 'SH3a'], rest: 'discard', players: [{ hand: [4, 1], silver: 3 }] }),
    );
    const discarded = table.s.discardPile.length;
    table.choose('buy');
    expect(table.s.bought).toHaveLength(3);
    expect(table.told()).toEqual(['reshuffled', 'bought']);
    expect([table.s.discardPile.length, table.s.drawPile.length]).toEqual([0, discarded - 1]);
    expect(table.changed()).toMatchObject({ bought: expect.stringMatching(/^KN5a SH3a /) });
  });

  test.each([
    [3, true],
    [2, false],
  ])('BUR-SILVER-12 with %i cards in both piles the purchase is possible: %s', (cards, possible) => {
    const piles = { draw: ['KN5a'], discard: ['SH3a', 'PA1a'].slice(0, cards - 1) };
    const table = at(position({ ...piles, rest: 'built', players: [{ hand: [4, 1], silver: 3 }] }));
    expect(table.open().includes('buy')).toBe(possible);
    if (!possible)
      expect(table.refused('buy')).toMatchObject({ reason: 'tooFewCardsToBuy', rule: 'BUR-SILVER-12' });
    else expect(table.choose('buy').s.bought).toHaveLength(3);
  });

  test('BUR-SILVER-13 fewer than three silver is refused; workers do not pay', () => {
    const table = at(position({ draw, players: [{ hand: [4, 1], silver: 2, workers: 9 }] }));
    const refusal = { reason: 'tooLittleSilver', rule: 'BUR-SILVER-13', details: { silver: 2 } };
    expect(table.refused('buy')).toEqual(refusal);
    // The action brings the third.
    table.choose('play 4', 'silver', 'buy');
    expect([table.player(0).silver, table.player(0).workers]).toEqual([0, 9]);
  });
});
