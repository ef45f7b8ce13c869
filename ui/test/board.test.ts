import type { Frame, GameState, GameTypes, Seat } from '@spielstube/engine';
import { describe, expect, test } from 'vitest';
import type { BoardProps, SeatInfo } from '../board.ts';
import { closedChoice, closedWish, openChoices } from '../choices.ts';
import { crestAt, decider, othersOf, ownSeat, publicFrame } from '../seats.ts';

interface Toy extends GameTypes {
  action: { readonly do: 'take'; readonly card: number } | { readonly do: 'end' };
  wish: { readonly wish: 'card'; readonly card: number };
}

const seat = (n: Seat, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: n,
  name: `${n}`,
  kind: 'person',
  crest: n === 0 ? 1 : 2,
  you: false,
  deciding: false,
  total: 0,
  ...more,
});
const why = { refusal: { reason: 'no', rule: '', details: {} }, words: '', why: '' };
const open = [
  { action: { do: 'take', card: 1 }, notation: 'take 1', question: '0.0', words: '', key: '1', price: [] },
  { action: { do: 'end' }, notation: 'end', question: '0.0', words: '', key: '2', price: [] },
] as const;
const closed = [
  { wish: { wish: 'card', card: 2 }, ...why },
  { wish: { do: 'take', card: 2 }, ...why },
] as const;

/** A board of which only these parts are looked at. */
const boardOf = (parts: Partial<BoardProps<Toy>>): BoardProps<Toy> => parts as BoardProps<Toy>;

describe('choices', () => {
  const board = boardOf({ live: true, open, closed });
  const isCard = (n: number) => (a: Toy['action']) => a.do === 'take' && a.card === n;

  test('moves are told from other things that somebody looks for', () => {
    expect(openChoices(board, isCard(1)).map(({ notation }) => notation)).toEqual(['take 1']);
    expect(openChoices(board, isCard(2))).toEqual([]);
    expect(closedChoice(board, isCard(2))).toBe(closed[1]);
    expect(closedChoice(board, isCard(1))).toBeUndefined();
    expect(closedWish(board, ({ card }) => card === 2)).toBe(closed[0]);
  });

  test('in a former moment nothing can be chosen, and nothing is refused', () => {
    const past = boardOf({ live: false, open, closed });
    expect(openChoices(past, () => true)).toEqual([]);
    expect(closedChoice(past, () => true)).toBeUndefined();
    expect(closedWish(past, () => true)).toBeUndefined();
  });
});

describe('seats', () => {
  const seats = [seat(0), seat(1, { deciding: true }), seat(2), seat(3, { kind: 'rival' })];

  test('the others follow in the order of their turns; a spectator sees everybody', () => {
    const of = (viewer: Seat | null): number[] =>
      othersOf(boardOf({ seats, viewer })).map((info) => info.seat);
    expect(of(1)).toEqual([2, 3, 0]);
    expect(of(null)).toEqual([0, 1, 2, 3]);
    expect(ownSeat(boardOf({ seats, viewer: 1 }))?.seat).toBe(1);
    expect(ownSeat(boardOf({ seats, viewer: null }))).toBeUndefined();
  });

  test('somebody decides, or nobody; whoever has no seat bears the crest after the last', () => {
    expect(decider(boardOf({ seats }))).toBe(1);
    expect(decider(boardOf({ seats: [seat(0)] }))).toBeUndefined();
    expect(crestAt(boardOf({ seats: [seat(0)] }), 0)).toBe(1);
    expect(crestAt(boardOf({ seats: [seat(0)] }), 1)).toBe(2);
  });
});

describe('what everybody may know to be asked', () => {
  const ask = (kind: string, of: Seat): Frame => ({ kind, seat: of });
  const view = (stack: Frame[], lanes: Frame[][] = []): GameState => ({
    seats: 3,
    options: {},
    rng: [0, 0, 0, 0],
    barriers: 0,
    stack,
    lanes,
  });

  test('is what lies on top, and nobody else is asked', () => {
    const game = view([ask('round', -1), ask('turn', 1)]);
    expect(publicFrame(game)?.kind).toBe('turn');
    expect(publicFrame(game, 1)?.kind).toBe('turn');
    expect(publicFrame(game, 2)).toBeUndefined();
    expect(publicFrame(view([]))).toBeUndefined();
  });

  test('is looked for in the lanes while they are open, never below them', () => {
    const game = view([ask('round', -1)], [[], [ask('plan', 1)], [ask('plan', 2), ask('place', 2)]]);
    expect(publicFrame(game)?.seat).toBe(1);
    expect(publicFrame(game, 0)).toBeUndefined();
    expect(publicFrame(game, 2)?.kind).toBe('place');
  });
});
