import { readdirSync, readFileSync } from 'node:fs';
import { hashState, type Options, type OptionValue } from '@spielstube/engine';
import { describe, expect, test } from 'vitest';
import { village } from '../index.ts';
import type { Village } from '../rules/state.ts';
import { type Position, position } from './position.ts';
import { at, type Table } from './table.ts';

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

describe('what version 2 did by itself', () => {
  const unasked = (table: Table, version = 2): string | null => {
    const action = village.formerly?.unasked(version, table.s, village.turnOf(table.s)) ?? null;
    return action === null ? null : village.notate(action);
  };
  const BY_HAND = { goals: true, revealGoals: 'byHand' };

  test.each<[string, number, string | null]>([
    ['a goal that is fulfilled', 7, null],
    ['a goal that is not', 6, 'done'],
  ])('VIL-GOAL-10 before scoring it asked only for %s', (_name, coins, move) => {
    const players = [{ members: { grave: '1111' } }, { coins, goals: ['aristocrat'] }, {}];
    const wanted: Position = {
      seats: 3,
      turn: 1,
      options: BY_HAND,
      spaces: { family: 's' },
      players,
      ending: { by: 0, last: [] },
    };
    const table = at(position(wanted)).take('family skill').choose('end');
    expect(table.asked()).toBe('1 goals');
    expect(unasked(table)).toBe(move);
    expect(unasked(table, 3)).toBeNull();
  });

  test.each<[string, number, string | null]>([
    ['a goal that is fulfilled', 7, null],
    ['a goal that is not', 6, 'dies 5'],
  ])('VIL-DEATH-04 before a single death it asked only for %s', (_name, coins, move) => {
    const players = [{ life: 9, members: { smithy: '1', bag: '111' }, coins, goals: ['aristocrat'] }];
    const table = at(position({ options: BY_HAND, spaces: { grain: 'x', family: 's' }, players }));
    table.choose('cube grain plague');
    expect(table.asked()).toBe('0 death');
    expect(unasked(table)).toBe(move);
  });

  test.each<[string, string | null]>([
    ['secretary', null],
    ['saint', 'giveRing'],
  ])('VIL-SOLO-12 about the ring it asked only with the Secretary: %s', (gold, move) => {
    const players = [{ goals: ['writer', gold], coins: 1 }];
    const spaces = { crafts: 'p', grain: 's' };
    const table = at(position({ seats: 1, ring: 0, options: { goals: true }, spaces, players }));
    table.choose('cube crafts persuasion', 'order scroll');
    expect(unasked(table)).toBe(move);
  });

  test('wrote two options as the last fields of a state; today they stand among the options', () => {
    const s = position({ options: BY_HAND });
    const written = village.formerly?.written(2, s, BY_HAND) ?? {};
    expect(Object.keys(written).slice(-3)).toEqual(['conny', 'autoReveal', 'connyRolls']);
    expect(written).toMatchObject({ autoReveal: false, connyRolls: false });
    expect(written).not.toHaveProperty('options');
    expect(village.formerly?.written(3, s, BY_HAND)).toBe(s);
  });
});
