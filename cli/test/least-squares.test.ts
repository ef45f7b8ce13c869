import { randomUnit, rngFromSeed } from '@spielstube/engine';
import { expect, test } from 'vitest';
import { LeastSquares } from '../fit/least-squares.ts';

const RIDGE_OF_NOTHING = 1e-9;

test('finds the line through three points as it is done by hand', () => {
  const squares = new LeastSquares(2);
  for (const [x, y] of [
    [1, 1],
    [2, 3],
    [3, 4],
  ]) {
    squares.add([0, 1], [1, x], y);
  }
  const [offset, slope] = squares.solve(RIDGE_OF_NOTHING);
  expect(offset).toBeCloseTo(-1 / 3, 6);
  expect(slope).toBeCloseTo(3 / 2, 6);
  // It misses them by 1/6, −1/3 and 1/6.
  expect(squares.miss(Float64Array.of(-1 / 3, 3 / 2))).toBeCloseTo(Math.sqrt(1 / 18), 9);
});

test('finds the weights behind many lines with gaps', () => {
  const rng = rngFromSeed('least squares');
  const hidden = Array.from({ length: 12 }, (_, n) => n - 5.5);
  const squares = new LeastSquares(hidden.length);
  for (let line = 0; line < 400; line++) {
    const taken = hidden.map((_, column) => column).filter(() => randomUnit(rng) < 0.4);
    const values = taken.map(() => randomUnit(rng) * 3 - 1);
    squares.add(
      taken,
      values,
      taken.reduce((sum, column, n) => sum + hidden[column] * values[n], 0),
    );
  }
  const found = squares.solve(RIDGE_OF_NOTHING);
  for (const [n, weight] of hidden.entries()) expect(found[n]).toBeCloseTo(weight, 6);
  expect(squares.miss(found)).toBeCloseTo(0, 4);
  expect(squares.lines).toBe(400);
});

test('the ridge holds a weight back as long as there are few lines, and one that never occurred stays zero', () => {
  const squares = new LeastSquares(2);
  for (let line = 0; line < 30; line++) squares.add([0], [1], 4);
  expect(squares.solve(10)[0]).toBeCloseTo((30 * 4) / (30 + 10), 9);
  expect(squares.solve(10)[1]).toBe(0);
});

test('columns that cannot be told apart need a ridge', () => {
  const squares = new LeastSquares(2);
  for (const x of [1, 2, 3]) squares.add([0, 1], [x, x], 2 * x);
  expect(() => squares.solve(0)).toThrow('depend on each other');
  const [one, other] = squares.solve(1e-6);
  expect(one).toBeCloseTo(1, 4);
  expect(other).toBeCloseTo(1, 4);
});
