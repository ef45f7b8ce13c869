import { expect, test } from 'vitest';
import { eloOf, median, winRateOf } from '../statistics.ts';

test('even games give an even interval', () => {
  const { winRate, low, high } = winRateOf([0, 1, 0, 1, 0.5, 0.5], 2);
  expect(winRate).toBe(0.5);
  expect(low + high).toBeCloseTo(1);
});

test('more seeds narrow the interval', () => {
  const few = winRateOf([1, 0.5, 1, 0], 2);
  const many = winRateOf(
    Array.from({ length: 400 }, (_, n) => [1, 0.5, 1, 0][n % 4]),
    2,
  );
  expect(many.high - many.low).toBeLessThan((few.high - few.low) / 5);
});

test('winning everything leaves room for doubt', () => {
  const { low, high } = winRateOf(new Array(200).fill(1), 2);
  expect(low).toBeGreaterThan(0.97);
  expect(low).toBeLessThan(1);
  expect(high).toBe(1);
});

test('Elo: even is 0, 10 to 1 is 400, at every number of seats', () => {
  expect(eloOf(1 / 2, 2, 100)).toBeCloseTo(0);
  expect(eloOf(1 / 4, 4, 100)).toBeCloseTo(0);
  expect(eloOf(10 / 11, 2, 100)).toBeCloseTo(400);
  expect(eloOf(1, 2, 100)).toBeLessThan(1000);
});

test('the median of an even number is between the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([3, 1, 2])).toBe(2);
});
