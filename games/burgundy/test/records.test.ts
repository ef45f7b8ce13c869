import { readdirSync, readFileSync } from 'node:fs';
import { hashState, type Options } from '@spielstube/engine';
import { expect, test } from 'vitest';
import { burgundy } from '../index.ts';
import type { Burgundy } from '../rules/state.ts';
import { position } from './position.ts';

/* Games that were played with older rules: today's rules still lead to where they ended. */

const folder = new URL('./records/', import.meta.url);

interface OldRecord {
  readonly version: number;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly moves: readonly { readonly seat: number; readonly notation: string }[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly hash: string;
}

function read(file: string): OldRecord {
  const lines = readFileSync(new URL(file, folder), 'utf8').trim().split('\n');
  const all = (word: string): string[] =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const numbers = (word: string): number[] => (all(word)[0] ?? '').split(' ').filter(Boolean).map(Number);
  return {
    version: numbers('rules')[0],
    seats: all('seat').length,
    options: Object.fromEntries(
      all('option').map((option) => {
        const [key, value] = option.split(' ');
        return [key, JSON.parse(value)];
      }),
    ),
    seed: all('seed')[0],
    moves: lines
      .map((line) => /^\d+ (\d+) (.+)$/.exec(line))
      .filter((match) => match !== null)
      .map(([, seat, notation]) => ({ seat: Number(seat) - 1, notation })),
    scores: numbers('scores'),
    winners: numbers('winners').map((seat) => seat - 1),
    hash: all('hash')[0],
  };
}

/** Makes the moves that the older rules made by themselves. */
function catchUp(s: Burgundy, version: number): void {
  for (;;) {
    const seat = burgundy.turnOf(s);
    const unasked = seat < 0 ? null : (burgundy.formerly?.unasked(version, s, seat) ?? null);
    if (unasked === null) return;
    burgundy.apply(s, seat, unasked);
  }
}

test.each(readdirSync(folder))('%s ends as it was recorded', (file) => {
  const { version, seats, options, seed, moves, scores, winners, hash } = read(file);
  const s = burgundy.setup(seats, options, seed);
  for (const { seat, notation } of moves) {
    catchUp(s, version);
    const action = burgundy.parse(notation);
    if (action === null) throw new Error(`"${notation}" is no move`);
    expect(burgundy.check(s, seat, action), notation).toBeNull();
    burgundy.apply(s, seat, action);
  }
  expect(moves.length).toBeGreaterThan(20);
  expect(burgundy.deciding(s)).toEqual([]);
  expect(burgundy.scores(s).map(({ total }) => total)).toEqual(scores);
  expect(burgundy.winners(s)).toEqual(winners);
  expect(hashState(burgundy.formerly?.written(version, s, options))).toBe(hash);
});

test('only one of two equal cards was played unasked, and only where nothing could be bought', () => {
  const unasked = (version: number, hand: readonly number[], silver: number): string | null => {
    const s = position({ players: [{ hand, silver }] });
    const action = burgundy.formerly?.unasked(version, s, 0) ?? null;
    return action === null ? null : burgundy.notate(action);
  };
  expect(unasked(1, [4, 4], 2)).toBe('play 4');
  expect(unasked(1, [4, 4], 3)).toBeNull();
  expect(unasked(1, [4, 1], 2)).toBeNull();
  expect(unasked(2, [4, 4], 2)).toBeNull();
});
