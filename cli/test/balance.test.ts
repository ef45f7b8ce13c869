import { measureMoves, measureSeats, measureSources, withoutCopies } from '@spielstube/bots';
import { describe, expect, test } from 'vitest';
import type { MatchResult } from '../match.ts';
import { json, spielstube } from './spielstube.ts';

/** A game of two with these points for the order, in which these moves were open and made. */
const played = (first: number, second: number, open: string[], made: string[]): MatchResult => ({
  sheets: [first, second].map((points, seat) => ({
    seat,
    rival: false,
    lines: [
      { source: 'order', points },
      { source: 'houses', points: 3 },
    ],
    total: points + 3,
    tieBreak: 0,
  })),
  winners: first === second ? [0, 1] : [first > second ? 0 : 1],
  decisions: 10,
  choices: 20,
  mostChoices: 4,
  missed: [],
  moves: { open, made },
});

const GAMES = [
  played(10, 0, ['build mill1', 'build mill2', 'build inn1', 'end'], ['build mill2', 'end']),
  played(4, 10, ['build mill1', 'end'], ['end']),
  played(4, 4, ['end'], ['end']),
  played(10, 0, ['build inn1', 'end'], ['end']),
];

describe('what games of one bot tell', () => {
  test('wins by seat, ties shared', () => {
    expect(measureSeats(GAMES)).toEqual([
      { seat: 1, winRate: 0.625, meanScore: 10 },
      { seat: 2, winRate: 0.375, meanScore: 6.5 },
    ]);
  });

  test('points by source: how often nothing, how often the most', () => {
    const [order, houses, total] = measureSources(GAMES);
    expect(order).toMatchObject({ source: 'order', mean: 5.25, least: 0, most: 10 });
    expect(order).toMatchObject({ nothing: 0.25, theMost: 0.375 });
    expect(houses).toMatchObject({ source: 'houses', mean: 3, spread: 0, nothing: 0, theMost: 1 });
    expect(total).toMatchObject({ source: 'total', mean: 8.25, least: 3, most: 13 });
  });

  test('moves: of the games in which one was open, the share in which it was made; copies are one', () => {
    expect(measureMoves(GAMES, ['build'])).toEqual([
      { move: 'build mill', open: 0.5, made: 0.5 },
      { move: 'build inn', open: 0.5, made: 0 },
    ]);
    expect(measureMoves(GAMES, null)).toEqual([
      { move: 'end', open: 1, made: 1 },
      { move: 'build', open: 0.75, made: 0.3333 },
    ]);
    expect(measureMoves(GAMES, ['dance'])).toEqual([{ move: 'dance', open: 0, made: 0 }]);
  });

  test('only numbers behind a name tell copies apart', () => {
    expect(
      ['build mill12', 'play 4', 'take CA2a', 'place orderly2', 'convert 2w1s'].map(withoutCopies),
    ).toEqual(['build mill', 'play 4', 'take CA2a', 'place orderly', 'convert 2w1s']);
  });
});

test('balance answers for every game, whatever the number of workers', async () => {
  const line =
    'balance --game newdale --option chapter=VIII --seats 2 --bot random --games 4 --moves build,hire';
  const one = await json(`${line} --workers 1`);
  expect(await json(`${line} --workers 2`)).toEqual(one);
  expect(one).toMatchObject({ game: 'newdale', seats: 2, games: 4, bot: 'random' });
  expect(one.moves).not.toHaveLength(0);
  for (const { move } of one.moves as { move: string }[]) expect(move).toMatch(/^(build|hire) [a-zA-Z]+$/);
  const { out } = await spielstube('balance --seats 1 --bot random --games 3 --workers 1');
  for (const words of ['seat', 'points by', 'of these it was made in', 'decisions a game'])
    expect(out).toContain(words);
});

test('the games of a tournament go through all values of an option', async () => {
  const line = 'tournament --game newdale --seats 2 --bots random,random --games 20 --seed vary --workers 1';
  const varied = await json(`${line} --vary chapter`);
  const first = await json(`${line} --option chapter=I`);
  expect(varied.games).toBe(20);
  expect(varied.meanScore).not.toBe(first.meanScore);
});
