import { randomInt, rngFromSeed } from '@spielstube/engine';
import { manifests } from '@spielstube/games';
import { describe, expect, test } from 'vitest';
import { choiceKey } from '../table/choice-keys.ts';

const keysOf = (choices: number): string[] =>
  Array.from({ length: choices }, (_, n) => choiceKey(n, choices));

test('a few choices have a key each', () => {
  expect(keysOf(11)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'a']);
  expect(keysOf(29).every((key) => key.length === 1)).toBe(true);
});

test('no choice is more than three keys away, and none begins with the keys of another', () => {
  for (const choices of [30, 57, 58, 85]) {
    const keys = keysOf(choices);
    expect(Math.max(...keys.map((key) => key.length))).toBeLessThanOrEqual(3);
    for (const key of keys) expect(keys.filter((other) => other.startsWith(key))).toEqual([key]);
  }
});

describe.each(manifests.map(({ id }) => id))('%s', (id) => {
  test('from the question to any choice it is never more than three keys', async () => {
    const game = await manifests.find((manifest) => manifest.id === id)?.rules();
    if (game === undefined) throw new Error(`no game ${id}`);
    let most = 0;
    for (const seed of ['one', 'two', 'three']) {
      const rng = rngFromSeed(seed);
      const s = game.setup(2, {}, seed);
      for (let seat = game.turnOf(s); seat >= 0; seat = game.turnOf(s)) {
        const actions = game.actions(s, seat);
        most = Math.max(most, actions.length);
        game.apply(s, seat, actions[randomInt(rng, actions.length)]);
      }
    }
    expect(most).toBeGreaterThan(5);
    expect(choiceKey(most - 1, most).length).toBeLessThanOrEqual(3);
  });
});
