import { expect, test } from 'vitest';
import type { KeptRating } from '../store/store.ts';
import { LEAST_GAMES, ratingsShown } from '../tables/ratings.ts';

const games = (count: number, seats: number): KeptRating[] =>
  Array.from({ length: count }, (_, n) => ({
    ...{ person: 'anna', game: 'orleans', seats, number: n + 1 },
    ...{ mu: 25 + n, sigma: 25 / 3 - n / 2, won: n % 2 === 0 },
  }));

test('a rating is shown after enough games, by game and number of seats', () => {
  const [two, three] = ratingsShown([...games(LEAST_GAMES, 2), ...games(LEAST_GAMES - 1, 3)]);
  expect(two).toMatchObject({ game: 'orleans', seats: 2, games: 5, won: 3, missing: 0 });
  expect(two.curve).toEqual([1000, 1063, 1125, 1188, 1250]);
  expect([two.rating, two.change]).toEqual([1250, 62]);
  expect(three).toMatchObject({ seats: 3, games: 4, rating: null, missing: 1, curve: [] });
});
