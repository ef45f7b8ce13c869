import { describe, expect, test } from 'vitest';
import {
  betweenKnots,
  evaluation,
  FeatureList,
  type Features,
  faultOf,
  type GameState,
  type WorthTable,
} from '../index.ts';

/** A market stall: eggs and hens, and days until it closes. */
interface Stall extends GameState {
  coins: number;
  eggs: number;
  hens: number;
  days: number;
}

const list = new FeatureList();
const EGGS = list.one('eggs');
const HENS = list.each('hens', ['first', 'further']);

const TABLE: WorthTable = {
  knots: [0, 2, 6],
  worths: { eggs: [1, 2, 2], 'hens first': [0, 4, 12] },
};

const features: Features<Stall> = {
  names: list.names,
  table: TABLE,
  points: (s) => s.coins,
  stage: (s) => s.days,
  count(s, _seat, tally) {
    tally.add(EGGS, s.eggs);
    if (s.hens > 0) tally.add(HENS, 1);
    if (s.hens > 1) tally.add(HENS + 1, s.hens - 1);
  },
};

const open = { kind: 'trade', seat: 0 };
const stall = (coins: number, eggs: number, hens: number, days: number): Stall => ({
  seats: 1,
  options: {},
  rng: [],
  barriers: 0,
  stack: [open],
  lanes: [],
  coins,
  eggs,
  hens,
  days,
});

describe('an evaluation by a table', () => {
  const evaluate = evaluation(features);

  test.each([
    ['at a knot', stall(3, 2, 1, 2), 3 + 2 * 2 + 4],
    ['between two', stall(3, 2, 1, 1), 3 + 2 * 1.5 + 2],
    ['between the last two', stall(0, 0, 1, 5), 10],
    ['at the last one', stall(0, 1, 1, 6), 2 + 12],
    ['what the table does not list is worth nothing', stall(1, 0, 9, 6), 1 + 12],
  ])('%s', (_where, s, value) => {
    expect(evaluate(s, 0)).toBeCloseTo(value, 12);
  });

  test('only points count once the game is over, in lanes it is not', () => {
    const s = stall(3, 2, 1, 2);
    expect(evaluate({ ...s, stack: [] }, 0)).toBe(3);
    expect(evaluate({ ...s, stack: [], lanes: [[open]] }, 0)).toBe(11);
  });

  test('a rival without a seat is taken off, also at the end', () => {
    const beside = evaluation({ ...features, rival: () => 5 });
    expect(beside(stall(3, 2, 1, 2), 0)).toBe(6);
    expect(beside({ ...stall(3, 2, 1, 2), stack: [] }, 0)).toBe(-2);
  });

  test('what is forfeited is taken off at the end and not before', () => {
    const asked = evaluation({ ...features, forfeit: (s) => (s.eggs > 0 ? 2 : 0) });
    const s = stall(3, 2, 1, 2);
    expect([asked(s, 0), asked({ ...s, stack: [] }, 0)]).toEqual([11, 1]);
    expect(asked({ ...s, eggs: 0, stack: [] }, 0)).toBe(3);
  });

  test('another table gives other values, and both stay apart', () => {
    const other = evaluation(features, { knots: [0, 6], worths: { eggs: [0, 6] } });
    const s = stall(0, 1, 0, 3);
    expect([evaluate(s, 0), other(s, 0), evaluate(s, 0)]).toEqual([2, 3, 2]);
  });
});

describe('a table that does not fit is told apart', () => {
  test.each([
    ['one knot', { knots: [0], worths: {} }, 'rise from 0'],
    ['no knot at 0', { knots: [1, 2], worths: {} }, 'rise from 0'],
    ['knots that fall', { knots: [0, 4, 3], worths: {} }, 'rise from 0'],
    ['half a knot', { knots: [0, 1.5], worths: {} }, 'rise from 0'],
    ['an unknown feature', { knots: [0, 1], worths: { cows: [1, 1] } }, '"cows"'],
    ['too few worths', { knots: [0, 1], worths: { eggs: [1] } }, '2 numbers for "eggs"'],
    ['a worth that is none', { knots: [0, 1], worths: { eggs: [1, Number.NaN] } }, '2 numbers for "eggs"'],
  ])('%s', (_what, table, fault) => {
    expect(faultOf(table, list.names)).toContain(fault);
    expect(() => evaluation(features, table)).toThrow(fault);
  });

  test('and one that fits is not', () => {
    expect(faultOf(TABLE, list.names)).toBeNull();
  });
});

test('a name is given once', () => {
  expect(list.names).toEqual(['eggs', 'hens first', 'hens further']);
  expect(() => new FeatureList().each('hens', ['red', 'red'])).toThrow('two features "hens red"');
});

test('a stage lies on a knot or between two', () => {
  const knots = [0, 1, 3];
  expect([0, 1, 2, 3].map((stage) => betweenKnots(knots, stage))).toEqual([
    { knot: 0, way: 0 },
    { knot: 1, way: 0 },
    { knot: 1, way: 0.5 },
    { knot: 1, way: 1 },
  ]);
});
