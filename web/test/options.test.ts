import { type Agreement, START_PLAYER } from '@spielstube/engine';
import { expect, test } from 'vitest';
import { optionGroups, optionsFor } from '../setup/options.ts';

const withExtras = (_seats: number, options: Readonly<Record<string, unknown>>) => options.extras === true;
const extra = (key: string) => ({ key, values: [true, false], standard: true, when: withExtras });
const game: Agreement = {
  id: 'trial',
  seats: [1, 2, 3],
  options: [
    START_PLAYER,
    { key: 'goals', values: [false, true], standard: false },
    {
      key: 'reveal',
      values: ['auto', 'byHand'],
      standard: 'auto',
      when: (_seats, { goals }) => goals === true,
    },
    { key: 'extras', values: [false, true], standard: false },
    extra('smith'),
    extra('nun'),
    extra('bard'),
  ],
};

const shown = (seats: number, picked = {}) =>
  optionGroups(game, seats, picked).map(({ line, folded }) => [
    line.rule.key,
    ...folded.map(({ rule }) => rule.key),
  ]);

test('options that mean nothing at a table are not shown', () => {
  expect(shown(1)).toEqual([['goals'], ['extras']]);
  expect(shown(2)).toEqual([['startPlayer'], ['goals'], ['extras']]);
  expect(shown(2, { goals: true })).toEqual([['startPlayer'], ['goals'], ['reveal'], ['extras']]);
});

test('many switches that hang on one are folded under it', () => {
  expect(shown(1, { extras: true })).toEqual([['goals'], ['extras', 'smith', 'nun', 'bard']]);
});

test('what was picked for another table falls back or is left out', () => {
  expect(optionsFor(game, 3, { startPlayer: '3' })).toMatchObject({ startPlayer: '3' });
  expect(optionsFor(game, 2, { startPlayer: '3' })).toMatchObject({ startPlayer: 'random' });
  expect(optionsFor(game, 1, { startPlayer: '2', smith: false })).toEqual({ goals: false, extras: false });
  expect(optionsFor(game, 1, { extras: true, smith: false })).toEqual({
    goals: false,
    extras: true,
    smith: false,
    nun: true,
    bard: true,
  });
});
