import { expect, test } from 'vitest';
import { WHOLE, zoomAround } from '../table/sight.ts';

test('zooming keeps the point under the pointer', () => {
  const sight = zoomAround(WHOLE, 2, 100, 50, 400, 300);
  expect(sight).toEqual({ scale: 2, x: -100, y: -50 });
});

test('the board never leaves its room, and never gets smaller than it', () => {
  expect(zoomAround({ scale: 2, x: 90, y: -900 }, 1, 0, 0, 400, 300)).toEqual({ scale: 2, x: 0, y: -300 });
  expect(zoomAround({ scale: 2, x: -50, y: -50 }, 0.1, 10, 10, 400, 300)).toEqual(WHOLE);
});
