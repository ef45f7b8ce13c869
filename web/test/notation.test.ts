import { expect, test } from 'vitest';
import type { Chapter, Line } from '../table/log-lines.ts';
import { movesInLines, notedLines } from '../table/notation.ts';

const line = (key: number, move: number): Line => ({ key, move, words: `line ${key}` });
const chapter = (key: number, ...turns: Line[][]): Chapter => ({
  key,
  title: '',
  turns: turns.map((lines, seat) => ({ key: lines[0].key, seat, lines })),
});

test('the first line of a move has its notation, with those after it of which nothing is told', () => {
  // The latest first, as in the log; nothing is told of move 3.
  const chapters = [
    chapter(1, [line(5, 5)], [line(4, 4)]),
    chapter(0, [line(1, 1), line(2, 1), line(3, 2)], [line(0, 0)]),
  ];
  const noted = notedLines(chapters, ['play 4', 'take CA2a', 'end', null, 'sell L']);
  expect([...noted]).toEqual([
    [1, 'play 4'],
    [3, 'take CA2a · end'],
    [4, '…'],
    [5, 'sell L'],
  ]);
  expect(notedLines(chapters, ['a', 'b', 'c', 'd', 'e', 'f', 'g']).get(5)).toBe('e · f · g');
});

test('lines that are told before their notation is known have none', () => {
  expect([...notedLines([chapter(0, [line(0, 1), line(1, 2)])], ['end'])]).toEqual([[0, 'end']]);
});

test('moves are copied line by line, with their numbers', () => {
  expect(movesInLines(['play 4', null])).toBe('1 play 4\n2 …\n');
});
