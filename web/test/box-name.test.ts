import { expect, test } from 'vitest';
import { boxNameIn } from '../cellar/box-key.ts';

const HEAD = 'spielstube record 1\ngame burgundy\n';
const named = (...lines: readonly string[]) => boxNameIn({ record: `${HEAD}${lines.join('\n')}\n` });

test('a game with corrected values always has a name for its seal', () => {
  const corrections = 'corrections 0123456789abcdef';
  expect(named(corrections, 'box Marthes Schachtel', 'value triplePoints.mine 2')).toBe('Marthes Schachtel');
  expect(named(corrections, 'box', 'value triplePoints.mine 2')).toBe('triplePoints.mine');
  expect(named(corrections)).toBe('0123456789abcdef');
  expect(named('seats 2')).toBeNull();
});
