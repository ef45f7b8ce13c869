import { readdirSync, readFileSync } from 'node:fs';
import { hashState, type Options, type OptionValue } from '@spielstube/engine';
import { describe, expect, test } from 'vitest';
import { village } from '../index.ts';
import type { Village } from '../rules/state.ts';

const FOLDER = new URL('records/', import.meta.url);

/** What the tests read of a record: rules, seats, options, seed, moves and the result. */
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

function readRecord(name: string): OldRecord {
  const lines = readFileSync(new URL(name, FOLDER), 'utf8').trim().split('\n');
  const all = (word: string): string[] =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const numbers = (word: string): number[] => (all(word)[0] ?? '').split(' ').map(Number);
  return {
    version: numbers('rules')[0],
    seats: all('seat').length,
    options: Object.fromEntries(
      all('option').map((line): [string, OptionValue] => {
        const [key, value] = line.split(' ');
        return [key, JSON.parse(value)];
      }),
    ),
    seed: all('seed')[0],
    moves: lines
      .map((line) => /^\d+ (\d+) (.+)$/.exec(line))
      .flatMap((match) => (match === null ? [] : [{ seat: Number(match[1]) - 1, notation: match[2] }])),
    scores: numbers('scores'),
    winners: numbers('winners').map((winner) => winner - 1),
    hash: all('hash')[0],
  };
}

/** Makes the moves that the old rules made by themselves; their number. */
function makeUnasked(s: Village, version: number): number {
  let made = 0;
  for (;;) {
    const seat = village.turnOf(s);
    const action = seat < 0 ? null : (village.formerly?.unasked(version, s, seat) ?? null);
    if (action === null) return made;
    expect(village.check(s, seat, action)).toBeNull();
    village.apply(s, seat, action);
    made++;
  }
}

describe('records of older rules', () => {
  const names = readdirSync(FOLDER);
  let unasked = 0;

  test.each(names)('VIL-GOAL-05 %s ends as it was recorded', (name) => {
    const record = readRecord(name);
    const s = village.setup(record.seats, record.options, record.seed);
    for (const { seat, notation } of record.moves) {
      unasked += makeUnasked(s, record.version);
      const action = village.parse(notation);
      if (action === null) throw new Error(`"${notation}" is no move`);
      expect(village.check(s, seat, action), notation).toBeNull();
      village.apply(s, seat, action);
    }
    unasked += makeUnasked(s, record.version);
    expect(village.turnOf(s)).toBe(-1);
    expect(village.scores(s).map(({ total }) => total)).toEqual(record.scores);
    expect(village.winners(s)).toEqual(record.winners);
    expect(hashState(village.formerly?.written(record.version, s, record.options) as Village)).toBe(
      record.hash,
    );
  });

  test('VIL-GOAL-05 some of them need moves that the old rules did not ask for', () => {
    expect(names).toHaveLength(4);
    expect(unasked).toBeGreaterThan(0);
  });
});
