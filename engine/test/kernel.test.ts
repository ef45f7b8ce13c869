import { describe, expect, test } from 'vitest';
import {
  defineGame,
  everywhere,
  type GameEvent,
  NOBODY,
  NOT_OFFERED,
  NOT_YOUR_TURN,
  push,
  reveal,
} from '../index.ts';
import { conformance } from '../testing/index.ts';
import { auction, auctionCensus, auctionRules, frame } from './auction.ts';

conformance(auction, {
  census: auctionCensus,
  mostDecisions: 60,
  golden: { 2: [4, 16, 64, 256, 808, 2128, 5776], 3: [4, 16, 64, 256, 1024, 4096, 12518] },
});

describe('a simultaneous phase', () => {
  const start = () => auction.setup(3, {}, 'lanes');
  const bid = (s: ReturnType<typeof start>, seat: number): void => {
    auction.apply(s, seat, auction.actions(s, seat)[0]);
  };

  test('asks all seats at once, in a fixed order for replays', () => {
    const s = start();
    expect(auction.deciding(s)).toEqual([0, 1, 2]);
    expect(auction.turnOf(s)).toBe(0);
  });

  test('lets a seat go on with its own lane while the others think', () => {
    const s = start();
    bid(s, 2);
    expect(auction.deciding(s)).toEqual([0, 1, 2]);
    expect(auction.decision(s, 2).frame.kind).toBe('raise');
    bid(s, 2);
    expect(auction.deciding(s)).toEqual([0, 1]);
    expect(auction.check(s, 2, auction.actions(s, 0)[0])).toBe(NOT_YOUR_TURN);
  });

  test('comes out the same in whatever order the answers arrive, and ends with a barrier', () => {
    const inOrder = start();
    const mixed = start();
    for (const seat of [0, 0, 1, 1, 2]) bid(inOrder, seat);
    for (const seat of [2, 1, 0, 1, 0]) bid(mixed, seat);
    expect(mixed).toEqual(inOrder);
    const { barriers } = inOrder;
    bid(inOrder, 2);
    expect(inOrder.lanes).toEqual([]);
    expect(inOrder.barriers).toBeGreaterThan(barriers);
    expect(auction.decision(inOrder, auction.turnOf(inOrder)).frame.kind).toBe('double');
  });

  test('hides from a seat what the others have answered', () => {
    const s = start();
    const before = auction.view(s, 0);
    bid(s, 1);
    expect(auction.view(s, 0)).toEqual(before);
  });
});

describe('decisions', () => {
  test('interrupt: another seat is asked in the middle of a chain', () => {
    const s = auction.setup(2, {}, 'interrupt');
    while (s.lanes.length > 0) auction.apply(s, auction.turnOf(s), auction.actions(s, auction.turnOf(s))[0]);
    const winner = auction.turnOf(s);
    auction.apply(s, winner, auction.actions(s, winner)[0]);
    expect(auction.deciding(s)).toEqual([1 - winner]);
  });

  test('a closed choice is refused with its rule, an unknown one without', () => {
    const s = auction.setup(2, {}, 'refusal');
    while (s.round < 2 || s.lanes.length === 0) {
      const seat = auction.turnOf(s);
      auction.apply(s, seat, auction.actions(s, seat)[0]);
    }
    const spent = auction.parse(`card ${s.discard[0]}`);
    const inDeck = auction.parse(`card ${s.deck[0]}`);
    if (spent === null || inDeck === null) throw new Error('no such card');
    expect(auction.check(s, 0, spent)).toEqual({ reason: 'alreadyBid', rule: 'AUC-BID-02', details: {} });
    expect(auction.check(s, 0, inDeck)).toBe(NOT_OFFERED);
  });

  test('events are told as they happen, and cost nothing when nobody listens', () => {
    const events: GameEvent[] = [];
    auction.setup(2, {}, 'events', (event) => events.push(event));
    expect(events).toEqual([
      { what: 'drew', seat: 0, secretOf: 0 },
      { what: 'drew', seat: 1, secretOf: 1 },
    ]);
  });
});

describe('inside a lane', () => {
  const { bid } = auctionRules.questions;
  /** The auction with something done after the first bid, in the lane. */
  const after = (
    then: Parameters<typeof bid.resolve> extends [infer S, infer F, ...unknown[]]
      ? (s: S, f: F) => void
      : never,
  ) =>
    defineGame({
      ...auctionRules,
      questions: {
        ...auctionRules.questions,
        bid: {
          ...bid,
          resolve(s, f, a, tell) {
            bid.resolve(s, f, a, tell);
            then(s, f);
          },
        },
      },
    });
  const answered = (game: typeof auction): (() => void) => {
    const s = game.setup(2, {}, 'inside');
    return () => game.apply(s, 1, game.actions(s, 1)[0]);
  };

  test('a step of nobody happens in the lane that pushed it', () => {
    const game = after((s) => push(s, frame('pause', NOBODY)));
    expect(answered(game)).not.toThrow();
  });
  test('chance is an error: it would depend on the order of answers', () => {
    expect(answered(after(reveal))).toThrow('no draw, roll or reveal inside a lane');
  });
  test('nobody else can be asked', () => {
    expect(answered(after((s) => push(s, frame('react', 0))))).toThrow(
      'the lane of seat 1 cannot hold "react" of seat 0',
    );
  });
});

test('a position laid out by hand goes on to its next question', () => {
  const s = auction.setup(2, {}, 'resume');
  s.lanes = [];
  s.stack = [frame('round', NOBODY), frame('award', NOBODY)];
  s.bids = [[s.hands[0].splice(0, 1)[0]], []];
  auction.resume(s);
  expect(auction.deciding(s)).toEqual([0]);
  expect(auction.decision(s, 0).frame.kind).toBe('double');
});

test('a move that is nowhere on offer is refused with the reason that its question gives', () => {
  const { bid } = auctionRules.questions;
  const held = { id: 'heldByOther', rule: 'AUC-BID-03', details: () => ({ cards: 3 }) };
  const game = defineGame({
    ...auctionRules,
    questions: {
      ...auctionRules.questions,
      bid: { ...bid, refuse: (_s, _f, a) => (a.do === 'card' ? held : null) },
    },
  });
  const s = game.setup(2, {}, 'refuse');
  const [theirs] = game.actions(s, 1);
  const [own] = game.actions(s, 0);
  const done = game.parse('done');
  if (done === null) throw new Error('"done" is no move');
  expect(game.check(s, 0, theirs)).toEqual({
    reason: 'heldByOther',
    rule: 'AUC-BID-03',
    details: { cards: 3 },
  });
  expect(game.check(s, 0, own)).toBeNull();
  expect(game.check(s, 0, done)).toBe(NOT_OFFERED);
});

test('a wrapper goes around all questions but some', () => {
  const { questions } = auctionRules;
  const wrapped = everywhere(questions, (question) => ({ ...question, options() {} }), ['bid']);
  expect(Object.keys(wrapped)).toEqual(Object.keys(questions));
  expect(wrapped.bid).toBe(questions.bid);
  expect(wrapped.react.options).not.toBe(questions.react.options);
  expect(wrapped.react.resolve).toBe(questions.react.resolve);
});

test('a wrong number of seats is an error', () => {
  expect(() => auction.setup(5, {}, 'seats')).toThrow('auction is not for 5 seats');
});
