import { expect, test } from 'vitest';
import { mutationsOf } from '../mutations.ts';

const mistakesIn = (source: string): string[] => mutationsOf('rules.ts', source).map(({ after }) => after);

test('every comparison of a line is turned on its own, and a statement is left out', () => {
  expect(mistakesIn('  if (coins >= price && !isFull) return true;')).toEqual([
    '  if (coins > price && !isFull) return true;',
    '  if (coins >= price || !isFull) return true;',
    '  if (coins >= price && !isFull) return false;',
  ]);
  expect(mistakesIn('  player.coins -= price;')).toEqual(['']);
});

test('imports, comments and words are left as they are', () => {
  expect(mistakesIn("import { a } from './a.ts';")).toEqual([]);
  expect(mistakesIn(' * 3 - 1 is 2')).toEqual([]);
  expect(mistakesIn("  offer.closed(move, reason('VRS-1', need - has));")).toEqual([]);
});

test('a mistake is told by its line', () => {
  expect(mutationsOf('rules.ts', 'a;\nb < c')).toEqual([
    { file: 'rules.ts', line: 2, before: 'b < c', after: 'b <= c' },
  ]);
});
