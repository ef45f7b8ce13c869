import { expect, test } from 'vitest';
import { burgundy } from '../index.ts';
import { position } from './position.ts';

/* What version 1 of the rules did by itself; whole records of it are replayed by table/test/old-records.test.ts. */

test('only one of two equal cards was played unasked, and only where nothing could be bought', () => {
  const unasked = (version: number, hand: readonly number[], silver: number): string | null => {
    const s = position({ players: [{ hand, silver }] });
    const action = burgundy.formerly?.unasked(version, s, 0) ?? null;
    return action === null ? null : burgundy.notate(action);
  };
  expect(unasked(1, [4, 4], 2)).toBe('play 4');
  expect(unasked(1, [4, 4], 3)).toBeNull();
  expect(unasked(1, [4, 1], 2)).toBeNull();
  expect(unasked(2, [4, 4], 2)).toBeNull();
});
