import { expect, test } from 'vitest';
import { LIFE_GOALS } from '../data/goals.ts';
import { village } from '../index.ts';
import { isFulfilled } from '../rules/goals.ts';
import { goalParts } from '../ui/goal-parts.ts';
import { playOut } from './random-game.ts';

const GAMES = 40;

test('a goal is shown as complete where the rules call it fulfilled, and nowhere else', () => {
  const fulfilled = new Set<string>();
  for (let seed = 0; seed < GAMES; seed++) {
    playOut(village.setup(3, {}, `parts ${seed}`), seed, undefined, (s) => {
      for (const seat of s.players.keys()) {
        for (const [goal, { key }] of LIFE_GOALS.entries()) {
          const complete = goalParts(s, seat, goal).every(({ have, need }) => have >= need);
          if (complete !== isFulfilled(s, seat, goal))
            throw new Error(`${key} of seat ${seat}, seed ${seed}`);
          if (complete) fulfilled.add(key);
        }
      }
    });
  }
  expect(fulfilled.size).toBeGreaterThan(LIFE_GOALS.length / 2);
});
