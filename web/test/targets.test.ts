import { expect, test } from 'vitest';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';

test.each([
  [{ wanted: 16, reached: 18 }, '18, erreicht', '18, met'],
  [{ wanted: 16, reached: 16 }, '16, erreicht', '16, met'],
  [{ wanted: 16, reached: 12 }, '12, es fehlen 4', '12, 4 short'],
  [{ wanted: 3, reached: 2 }, '2, es fehlt 1', '2, 1 short'],
  [{ wanted: 1, reached: 1 }, 'erreicht', 'met'],
  [{ wanted: 1, reached: 0 }, 'fehlt', 'missing'],
])('a target tells what was reached and how much is missing: %o', (target, german, english) => {
  expect([de.closing.target(target), en.closing.target(target)]).toEqual([german, english]);
});

test('how many of the targets are met', () => {
  expect([0, 1, 2, 3].map((met) => de.closing.summaryTargets(58, met, 3))).toEqual([
    'Mit 58 Punkten; 0 von 3 Zielen sind erreicht.',
    'Mit 58 Punkten; 1 von 3 Zielen ist erreicht.',
    'Mit 58 Punkten; 2 von 3 Zielen sind erreicht.',
    'Mit 58 Punkten; alle Ziele sind erreicht.',
  ]);
  expect([1, 3].map((met) => en.closing.summaryTargets(58, met, 3))).toEqual([
    'With 58 points; 1 of 3 targets is met.',
    'With 58 points; all targets are met.',
  ]);
});
