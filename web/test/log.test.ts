import { NOBODY } from '@spielstube/engine';
import { expect, test } from 'vitest';
import { logOf } from '../table/log-lines.ts';

const moments = [{ round: 1 }, { round: 2 }];
const event = (moment: number, move: number, seat: number, what: string) => ({
  move,
  moment,
  event: { what, seat },
});
const text = {
  event: ({ what }: { what: string }): string | null => (what === 'silent' ? null : what),
  moment: ({ round }: Readonly<Record<string, number>>) => `Round ${round}`,
};

test('what happens stands under its moment, also in the middle of a move, the latest first', () => {
  const events = [
    event(0, 0, NOBODY, 'set up'),
    event(0, 1, 0, 'a plays'),
    event(0, 1, 0, 'a takes'),
    event(0, 2, 1, 'b plays'),
    event(1, 3, 1, 'b ends'),
    event(1, 4, 0, 'a plays again'),
  ];
  expect(logOf(events, moments, text)).toEqual([
    {
      key: 1,
      title: 'Round 2',
      turns: [
        { key: 5, seat: 0, lines: [{ key: 5, move: 4, words: 'a plays again' }] },
        { key: 4, seat: 1, lines: [{ key: 4, move: 3, words: 'b ends' }] },
      ],
    },
    {
      key: 0,
      title: 'Round 1',
      turns: [
        {
          key: 3,
          seat: 1,
          lines: [{ key: 3, move: 2, words: 'b plays' }],
        },
        {
          key: 1,
          seat: 0,
          lines: [
            { key: 1, move: 1, words: 'a plays' },
            { key: 2, move: 1, words: 'a takes' },
          ],
        },
        { key: 0, seat: NOBODY, lines: [{ key: 0, move: 0, words: 'set up' }] },
      ],
    },
  ]);
});

test('events without words leave no line', () => {
  expect(logOf([event(0, 1, 0, 'silent')], moments, text)).toEqual([]);
});
