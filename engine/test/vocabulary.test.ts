import { describe, expect, test } from 'vitest';
import { type ActionOf, coded, glued, number, ordinal, vocabulary, word } from '../index.ts';

const moves = vocabulary({
  take: [word('colour', ['red', 'blue']), number('die', 1, 6)],
  serve: [ordinal('stall', 3)],
  convert: [coded('workers', [0, 2, 4], (n) => `${n}w`), glued(coded('silver', [1, 3], (n) => `${n}s`))],
  journey: [number('from', 0, 1), word('who', ['a', 'b']), number('to', 2, 3)],
  end: [],
});
type Move = ActionOf<typeof moves>;
const { take, serve, convert, journey, end } = moves.make;

const all: readonly Move[] = [
  ...[0, 1].flatMap((colour) => [1, 2, 3, 4, 5, 6].map((die) => take(colour, die))),
  ...[0, 1, 2].map((stall) => serve(stall)),
  ...[0, 2, 4].flatMap((workers) => [1, 3].map((silver) => convert(workers, silver))),
  ...[0, 1].flatMap((from) => [0, 1].flatMap((who) => [2, 3].map((to) => journey(from, who, to)))),
  end,
];

describe('a vocabulary', () => {
  test('makes every move once: the same move is the same frozen object', () => {
    expect(take(1, 4)).toBe(take(1, 4));
    expect(take(1, 4)).toEqual({ do: 'take', colour: 1, die: 4 });
    expect(Object.isFrozen(journey(1, 0, 3))).toBe(true);
    expect(end).toEqual({ do: 'end' });
  });

  test('writes and reads each move exactly', () => {
    expect([take(0, 6), serve(0), convert(2, 1), journey(1, 1, 2), end].map(moves.notate)).toEqual([
      'take red 6',
      'serve 1',
      'convert 2w1s',
      'journey 1 b 2',
      'end',
    ]);
    for (const move of all) expect(moves.parse(moves.notate(move))).toBe(move);
  });

  test.each([
    ' end',
    'end\n',
    'end ',
    'take  red 6',
    'take red 7',
    'take red',
    'take green 1',
    'serve 0',
    'dance',
    '',
  ])('knows no move "%s"', (text) => expect(moves.parse(text)).toBeNull());

  test('numbers all moves without a gap', () => {
    expect(all.map(moves.index).sort((a, b) => a - b)).toEqual(all.map((_, n) => n));
    expect(moves.size).toBe(all.length);
  });

  test('a move that does not exist is an error', () => {
    expect(() => take(0, 7)).toThrow('there is no move "take" with 0, 7');
    expect(() => serve(3)).toThrow('there is no move "serve" with 3');
    expect(() => moves.index({ do: 'end' })).toThrow('was not made by the vocabulary');
  });
});
