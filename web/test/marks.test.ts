import { expect, test } from 'vitest';
import { spreadMarks } from '../coach/spread-marks.ts';

test('marks at the same place make way, keep apart and stay within the drawing', () => {
  const crowd = [0, 1, 2, 3, 4].map((n) => ({ x: 100 + n, y: 20 }));
  const placed = spreadMarks([...crowd, { x: 300, y: 20 }], [12, 236]);
  for (const [n, one] of placed.entries()) {
    expect(one.y).toBeGreaterThanOrEqual(12);
    expect(one.y).toBeLessThanOrEqual(236);
    for (const other of placed.slice(n + 1))
      expect(Math.abs(one.x - other.x) >= 26 || Math.abs(one.y - other.y) >= 26).toBe(true);
  }
  expect(placed[0].y).toBe(20);
  expect(placed[5].y).toBe(20);
});
