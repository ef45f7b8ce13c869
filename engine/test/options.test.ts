import { describe, expect, test } from 'vitest';
import { type Agreement, completeOptions, type OptionRule, optionLines, START_PLAYER } from '../index.ts';
import { pairwiseOptions } from '../testing/index.ts';
import { auction } from './auction.ts';

const guests: OptionRule = { key: 'guests', values: [false, true], standard: false };
const wine: OptionRule = {
  key: 'wine',
  values: ['red', 'white'],
  standard: 'red',
  when: (seats, options) => seats > 2 && options.guests === true,
};
const game: Agreement = { id: 'feast', seats: [1, 2, 3], options: [START_PLAYER, guests, wine] };

describe('options', () => {
  test('are completed by the standard values', () => {
    expect(completeOptions(game, 3, {})).toEqual({ startPlayer: 'random', guests: false, wine: 'red' });
    expect(completeOptions(game, 3, { guests: true, wine: 'white' })).toMatchObject({ wine: 'white' });
  });

  test('that do not exist, values and numbers of seats that do not exist are errors', () => {
    expect(() => completeOptions(game, 2, { colour: 'red' })).toThrow('feast has no option "colour"');
    expect(() => completeOptions(game, 2, { guests: 3 })).toThrow('is one of false, true, not 3');
    expect(() => completeOptions(game, 4, {})).toThrow('feast is not for 4 seats');
  });

  test('have values by the number of seats', () => {
    expect(completeOptions(game, 3, { startPlayer: '3' })).toMatchObject({ startPlayer: '3' });
    expect(() => completeOptions(game, 2, { startPlayer: '3' })).toThrow(
      'option "startPlayer" of feast with 2 seats is one of random, 1, 2, not 3',
    );
  });

  test('that mean nothing at a table keep their standard value, and anything else is an error', () => {
    expect(completeOptions(game, 1, { startPlayer: 'random' })).toMatchObject({ startPlayer: 'random' });
    expect(() => completeOptions(game, 1, { startPlayer: '1' })).toThrow('means nothing at this table');
    expect(() => completeOptions(game, 3, { wine: 'white' })).toThrow('"wine" of feast means nothing');
    expect(() => completeOptions(game, 2, { guests: true, wine: 'white' })).toThrow('means nothing');
  });

  test('are shown line by line: what can be chosen and what applies', () => {
    const lines = optionLines(game, 3, { guests: true, startPlayer: '9' });
    expect(lines.map(({ rule, value, applies }) => [rule.key, value, applies])).toEqual([
      ['startPlayer', 'random', true],
      ['guests', true, true],
      ['wine', 'red', true],
    ]);
    expect(lines[0].values).toEqual(['random', '1', '2', '3']);
  });
});

describe('pairwise sets of options', () => {
  const feast = { ...auction, ...game };

  test('hold every two values that can stand together', () => {
    const sets = pairwiseOptions(feast, 3);
    const has = (wanted: object): boolean =>
      sets.some((set) => Object.entries(wanted).every(([key, value]) => set[key] === value));
    for (const startPlayer of ['random', '1', '2', '3']) {
      for (const value of [false, true]) expect(has({ startPlayer, guests: value })).toBe(true);
      for (const value of ['red', 'white'])
        expect(has({ startPlayer, guests: true, wine: value })).toBe(true);
    }
    expect(sets.length).toBeLessThan(4 * 2 * 2);
  });

  test('begin with the standard, can all be played and are always the same', () => {
    expect(pairwiseOptions(feast, 2)[0]).toEqual({ startPlayer: 'random', guests: false });
    for (const seats of game.seats)
      for (const set of pairwiseOptions(feast, seats))
        expect(completeOptions(game, seats, set)).toMatchObject(set);
    expect(pairwiseOptions(feast, 3)).toEqual(pairwiseOptions(feast, 3));
  });
});
