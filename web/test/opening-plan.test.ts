import { describe, expect, test } from 'vitest';
import {
  hoursOf,
  openingOf,
  paceOf,
  type TablePlan,
  USUAL_PACE,
  withGuests,
} from '../online/opening/plan.ts';
import { asClock } from '../text/online/times.ts';

const PLAN: TablePlan = {
  game: 'burgundy',
  guests: ['open', 'master'],
  join: 'link',
  watch: true,
  title: ' Mittwochsrunde ',
  pace: USUAL_PACE,
};

describe('a table before it is opened', () => {
  test('the host sits on the first seat, guests and bots on the others', () => {
    const { seats, title } = openingOf(PLAN, {}, null, 'Europe/Berlin');
    expect(seats).toEqual([
      { kind: 'me' },
      { kind: 'open' },
      { kind: 'bot', level: 'master', name: expect.any(String) },
    ]);
    expect(title).toBe('Mittwochsrunde');
  });

  test('minutes, seconds and hours become milliseconds', () => {
    expect(paceOf(USUAL_PACE, '')).toEqual({ kind: 'live', bank: 1_500_000, increment: 20_000 });
    expect(paceOf({ ...USUAL_PACE, kind: 'free' }, '')).toEqual({ kind: 'free' });
  });

  test('over days each turn has its own time, and the night is quiet', () => {
    expect(paceOf({ ...USUAL_PACE, kind: 'days' }, 'Europe/Berlin')).toEqual({
      kind: 'days',
      bank: 36 * 3_600_000,
      increment: 36 * 3_600_000,
      window: null,
      quiet: { from: 1320, to: 480 },
      zone: 'Europe/Berlin',
    });
    expect(hoursOf('')).toBeNull();
  });

  test('more seats are free, and fewer leave out the last', () => {
    expect(withGuests(['master'], 3)).toEqual(['master', 'open', 'open']);
    expect(withGuests(['master', 'open'], 1)).toEqual(['master']);
  });
});

describe('what is left on a clock', () => {
  test.each([
    [0, '0:00'],
    [1, '0:01'],
    [860_000, '14:20'],
    [3_909_000, '1:05:09'],
  ])('%i milliseconds: %s', (left, shown) => {
    expect(asClock(left)).toBe(shown);
  });

  test('from two hours on it is told in hours and days', () => {
    expect(asClock(7_200_000)).toBeNull();
  });
});
