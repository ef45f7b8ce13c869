import { expect, test } from 'vitest';
import { reach } from '../use-bit-by-bit.ts';

const lines = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, n) => `${from + n}`);

test('of a new list as many as a picture may bring are shown at once', () => {
  expect(reach(lines(0, 20), new Set(), 2)).toBe(2);
  expect(reach(lines(0, 20), new Set(lines(0, 4)), 2)).toBe(6);
  expect(reach(lines(0, 1), new Set(), 2)).toBe(1);
});

test('lines that are there already stay, and count for nothing', () => {
  expect(reach(lines(0, 20), new Set(lines(0, 20)), 2)).toBe(20);
  expect(reach(lines(10, 30), new Set(lines(0, 20)), 2)).toBe(12);
});

test('no line is left out before another one', () => {
  expect(reach(lines(0, 20), new Set(lines(10, 20)), 2)).toBe(2);
});
