import { evaluation, randomInt, rngFromSeed, type Seat, type Tally } from '@spielstube/engine';
import { expect, test } from 'vitest';
import { burgundy } from '../index.ts';
import { features } from '../rules/heuristic.ts';
import type { Burgundy } from '../rules/state.ts';
import { FIRST_WORTH } from './first-worth.ts';

/** Plays random games and shows every position of every seat in which the first rules asked something. */
function watchGames(seats: number, games: number, watch: (s: Burgundy, seat: Seat) => void): void {
  for (let game = 1; game <= games; game++) {
    const rng = rngFromSeed(`moves ${game}`);
    const s = burgundy.setup(seats, {}, `evaluation ${game}`);
    for (let mover = burgundy.turnOf(s); mover >= 0; mover = burgundy.turnOf(s)) {
      const unasked = burgundy.formerly?.unasked(1, s, mover) ?? null;
      if (unasked !== null) {
        burgundy.apply(s, mover, unasked);
        continue;
      }
      s.players.forEach((_, seat) => {
        watch(s, seat);
      });
      const open = burgundy.actions(s, mover);
      burgundy.apply(s, mover, open[randomInt(rng, open.length)]);
    }
    s.players.forEach((_, seat) => {
      watch(s, seat);
    });
  }
}

const GAMES = 30;
/** How many positions lie between two of the sample. */
const EVERY = 997;

/* By seats: what some positions are worth and what all are together, as it was before features and worths were parted. */
const KNOWN: Readonly<Record<number, { some: readonly number[]; all: number }>> = {
  1: { some: [-6.55, -1.55], all: -12254.94675 },
  2: {
    some: [
      24.25, 15.843333333333, 21.308, 7.093333333333, 14.96, 7, 12.57, 19.052, 9.01, 15.60125, 20.615, 10,
    ],
    all: 178224.522666669,
  },
  3: {
    some: [
      24.25, 23.365, 19.504, 17.15125, 12.92, 9.335, 7.153333333333, 23.343, 23.624, 17.955, 16.9825, 16.3225,
      13.066666666667, 7.386666666667, 9, 23.036, 19.081, 16.62, 16.71375, 13.14, 7.42, 24.45, 20.855, 20.042,
      18.0975, 15.7925, 13.05,
    ],
    all: 407655.677416676,
  },
  4: {
    some: [
      24.25, 9.543333333333, 20.398, 7.49, 13.2125, 21.345, 8.33, 14.20375, 23.69, 12.17, 19.01875, 4.955,
      12.49, 19.128, 13.113333333333, 15.1725, 22, 6.915, 19.5875, 23.848, 9.47, 18.98, 5.18, 15.53, 18.914,
      11.16, 12.7175, 20.124, 7.85, 20.7675, 24.69, 12.503333333333, 20.362, 1.97, 12.6375, 20.964,
      6.053333333333, 16.265, 23.953, 11.053333333333, 17.91, 3.44, 11.27, 21.158, 4.263333333333, 18.28,
      22.012, 13.416666666667,
    ],
    all: 715258.495166653,
  },
};

test.each([1, 2, 3, 4])('positions with %i seats are worth what they always were', (seats) => {
  const evaluate = evaluation(features, FIRST_WORTH);
  const values: number[] = [];
  watchGames(seats, GAMES, (s, seat) => values.push(evaluate(s, seat)));
  const { some, all } = KNOWN[seats];
  const sample = values.filter((_, n) => n % EVERY === 0);
  expect(sample).toHaveLength(some.length);
  for (const [n, value] of sample.entries()) expect(value).toBeCloseTo(some[n], 9);
  expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(all, 7);
});

test('those positions have everything that counts', () => {
  const seen = new Set<string>();
  const tally: Tally = {
    add(place, count) {
      if (count !== 0) seen.add(features.names[place]);
    },
  };
  for (const seats of [1, 2, 3, 4]) {
    watchGames(seats, GAMES, (s, seat) => {
      features.count(s, seat, tally);
    });
  }
  expect(features.names.filter((name) => !seen.has(name))).toEqual([]);
});
