import { describe, expect, test } from 'vitest';
import { expectCensus } from './census.ts';
import { type Position, position } from './position.ts';
import { at } from './table.ts';

describe('positions', () => {
  test('hold every card exactly once, whatever they override', () => {
    const wanted: Position[] = [
      {},
      {
        seats: 4,
        phase: 'C',
        round: 4,
        first: 2,
        turn: 0,
        players: [{ goods: 'LLM', animals: 'SCHP', estate: [['CA1a', 'CL1a']] }],
      },
      { rest: 'discard', draw: ['CA1a'] },
      { rest: 'built' },
      { goods: ['L', ''], animals: ['', ''], scarce: true },
      { seats: 1, phase: 'A', egon: { estate: ['CA1a', 'MI1a', 'KN1a'], next: ['CL1a'] } },
    ];
    for (const one of wanted) expectCensus(position(one));
  });

  test.each<[string, Position]>([
    ['CA1a is in two places', { rows: { 1: ['CA1a'] }, players: [{ projects: ['CA1a'] }] }],
    ['there is no card CA9a', { rows: { 1: ['CA9a'] } }],
    ['seat 0 has 4 projects', { players: [{ projects: ['CA1a', 'CA2a', 'CA3a', 'CA4a'] }] }],
    ['a stack of 4 cards', { players: [{ estate: [['CA1a', 'CA2a', 'CA3a', 'CA4a']] }] }],
    ['CA1a MI1a do not go together', { players: [{ estate: [['CA1a', 'MI1a']] }] }],
    ['two open stacks of castle', { players: [{ estate: [['CA1a'], ['CA2a']] }] }],
    ['too many goods of a sort', { players: [{ goods: 'LLLL' }, { sold: 'LLL' }] }],
    ['too many animals of a sort', { players: [{ animals: 'SSSSSS' }] }],
    ['a stack of goods would have been divided', { goods: ['LM', ''], scarce: true }],
    ['seat 0 has too many cards', { round: 6, players: [{ hand: [1, 2] }] }],
    ['round is 1 to 6, not 7', { round: 7 }],
    ['the start player has the card, front up', { startCard: { of: 1 } }],
    [
      'no start player card in a solo game',
      { seats: 1, startCard: { of: 0 }, egon: { estate: ['CA1a', 'MI1a', 'KN1a'] } },
    ],
    ['Egon has 3 cards in phase A', { seats: 1, egon: { estate: ['CA1a'] } }],
  ])('refuse the impossible: %s', (message, wanted) => {
    expect(() => position(wanted)).toThrow(message);
  });

  test('a move that is not open is an error that names what is', () => {
    const table = at(position({ players: [{ hand: [2, 5] }] }));
    expect(() => table.choose('play 4')).toThrow(
      'seat 0 cannot "play 4" (notOffered); asked: 0 turn, open: play 2, play 5',
    );
    expect(() => table.choose('dance')).toThrow('"dance" is no move');
    expect(() => table.refused('play 2')).toThrow('seat 0 may "play 2"');
  });
});
