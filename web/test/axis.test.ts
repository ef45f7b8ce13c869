import { expect, test } from 'vitest';
import { niceStep, spreadEnds, timeline } from '../closing/axis.ts';

test('an axis has at most five steps that people count in', () => {
  expect([3, 7, 11, 33, 120].map(niceStep)).toEqual([1, 2, 5, 10, 25]);
});

test('labels are moved apart and stay inside', () => {
  const ends = spreadEnds([100, 102, 50, 101], 20, 0, 130);
  const sorted = ends.slice().sort((a, b) => a - b);
  for (let n = 1; n < sorted.length; n++) expect(sorted[n] - sorted[n - 1]).toBeGreaterThanOrEqual(20);
  expect(sorted[sorted.length - 1]).toBeLessThanOrEqual(130);
});

test('the moves of a round are spread over it, the last one stands at the end', () => {
  const at = (progress: number) => ({ move: 0, progress, turnOver: false, totals: [] });
  expect(timeline([at(0), at(0), at(0.5), at(0.5), at(0.5)])).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(timeline([at(0), at(0.5), at(0.4), at(0.5), at(1)])).toEqual([
    0,
    0.5,
    0.5 + 0.5 / 3,
    0.5 + 1 / 3,
    1,
  ]);
});
