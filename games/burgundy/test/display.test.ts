import { describe, expect, test } from 'vitest';
import { type Position, position } from './position.ts';
import { at } from './table.ts';

describe('action 1: take a card from the display', () => {
  const rows = { 1: ['MI4a'], 2: ['CA2a', 'SH6a', 'TH5'], 3: ['CL2a'] };

  test('BUR-ACT1-01 BUR-ACT1-02 any card of the row of the die, whatever die the card shows', () => {
    const table = at(position({ rows, players: [{ hand: [2, 5] }] }));
    // CL2a shows a 2, but lies in row 3.
    expect(table.choose('play 2').openTo('take')).toEqual(['take CA2a', 'take SH6a', 'take TH5']);
    table.changed();
    table.choose('take SH6a');
    expect(table.changed()).toEqual({ 'row 2': 'CA2a TH5', '0 projects': 'SH6a' });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('BUR-ACT1-01 workers name another row', () => {
    const table = at(position({ rows, players: [{ hand: [2, 5], workers: 1 }] }));
    expect(table.choose('play 2').openTo('take')).toHaveLength(5);
    table.changed();
    table.choose('take CL2a');
    expect(table.changed()).toEqual({ 'row 3': '', '0 projects': 'CL2a', '0 workers': 0 });
  });

  test('BUR-ACT1-03 the card becomes a project: neither built nor effective', () => {
    const table = at(position({ rows, players: [{ hand: [1, 5] }] }));
    table.choose('play 1').changed();
    table.choose('take MI4a');
    // No estate, and no silver of the mine.
    expect(table.changed()).toEqual({ 'row 1': '', '0 projects': 'MI4a' });
  });

  test('BUR-ACT1-04 a third project finds room', () => {
    const table = at(position({ rows, players: [{ hand: [1, 5], projects: ['SH1a', 'SH1b'] }] }));
    table.choose('play 1', 'take MI4a');
    expect(table.changed()).toMatchObject({ '0 projects': 'SH1a SH1b MI4a' });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('BUR-ACT1-04 BUR-ACT1-05 for a fourth one an old project is discarded first', () => {
    const projects = ['SH1a', 'PA2a', 'KN3a'];
    const table = at(position({ rows, players: [{ hand: [1, 5], projects }] }));
    table.choose('play 1', 'take MI4a');
    expect(table.asked()).toBe('0 makeRoom');
    expect(table.open()).toEqual(['giveUp SH1a', 'giveUp PA2a', 'giveUp KN3a']);
    // Nothing has moved yet but the hand card.
    expect(table.changed()).toEqual({ discard: 1, '0 hand': '5' });
    table.choose('giveUp PA2a');
    expect(table.changed()).toEqual({ discard: 2, 'row 1': '', '0 projects': 'SH1a KN3a MI4a' });
    expect(table.discardPile().at(-1)).toBe('PA2a');
    expect(table.asked()).toBe('0 endTurn');
  });

  test('BUR-ACT1-06 the new card cannot be the one that leaves', () => {
    const table = at(position({ rows, players: [{ hand: [1, 5], projects: ['SH1a', 'PA2a', 'KN3a'] }] }));
    table.choose('play 1', 'take MI4a');
    expect(table.refused('giveUp MI4a')).toMatchObject({ reason: 'newCardStays', rule: 'BUR-ACT1-06' });
    expect(table.refused('pass')).toMatchObject({ reason: 'projectsFull', rule: 'BUR-ACT1-04' });
    table.choose('giveUp KN3a');
    // What was given up is gone from everywhere within reach.
    expect(table.open()).toEqual(['end']);
  });

  test('BUR-ACT1-07 an empty row gives nothing', () => {
    const table = at(position({ rows, players: [{ hand: [4, 5] }] }));
    table.choose('play 4');
    expect(table.refused('row 4')).toEqual({ reason: 'emptyRow', rule: 'BUR-ACT1-07', details: { row: 4 } });
    expect(table.openTo('take')).toEqual([]);
    expect(table.asked()).toBe('0 action 4');
  });

  const threeProjects: Position = {
    rows: { 1: ['MI4a'], 4: ['KN4a'], 6: ['PA6a'] },
    draw: ['SH1a', 'SH1b', 'SH1c'],
  };
  test.each([
    ['a castle', 'CA2a', 'take MI4a'],
    ["Carpenter's Workshop", 'CW1', 'take KN4a'],
    ['Church', 'CH2', 'take MI4a'],
    ['Market', 'MK1', 'take PA6a'],
  ])('BUR-ACT1-08 the limit holds for cards from %s', (_name, card, take) => {
    // Placing leaves two projects; a bought card makes three before the effect goes on.
    const die = Number(card[2]);
    const player = { hand: [die, 5], silver: 3, projects: [card, 'SH2a', 'SH2b'] };
    const table = at(position({ ...threeProjects, players: [player] }));
    table.choose(`play ${die}`, `place ${card}`, 'buy', 'keep SH1a', take);
    expect(table.asked()).toBe('0 makeRoom');
    table.choose('giveUp SH1a');
    expect(table.player(0).projects).toHaveLength(3);
    expect(table.asked()).toBe('0 endTurn');
  });

  test('BUR-ACT1-08 the limit holds for bought cards', () => {
    const table = at(
      position({
        ...threeProjects,
        players: [{ hand: [2, 5], silver: 3, projects: ['SH2a', 'SH2b', 'SH2c'] }],
      }),
    );
    table.choose('buy', 'keep SH1b');
    expect(table.asked()).toBe('0 makeRoom');
    expect(table.refused('giveUp SH1b')).toMatchObject({ rule: 'BUR-ACT1-06' });
    table.choose('giveUp SH2a');
    expect(table.changed()).toMatchObject({ '0 projects': 'SH2b SH2c SH1b', discard: 3 });
    expect(table.asked()).toBe('0 turn');
  });
});
