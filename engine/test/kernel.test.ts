import { describe, expect, test } from 'vitest';
import { completeOptions, type GameEvent, NOT_OFFERED, NOT_YOUR_TURN } from '../index.ts';
import { conformance } from '../testing/index.ts';
import { auction, auctionCensus } from './auction.ts';

conformance(auction, {
  census: auctionCensus,
  mostDecisions: 60,
  optionSets: [{ openBids: true }],
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

describe('options', () => {
  test('are completed by the standard values', () => {
    expect(completeOptions(auction, {})).toEqual({ openBids: false });
    expect(completeOptions(auction, { openBids: true })).toEqual({ openBids: true });
  });
  test('that do not exist are an error', () => {
    expect(() => completeOptions(auction, { colour: 'red' })).toThrow('auction has no option "colour"');
    expect(() => completeOptions(auction, { openBids: 3 })).toThrow('is one of false, true, not 3');
  });
  test('a wrong number of seats is an error', () => {
    expect(() => auction.setup(5, {}, 'seats')).toThrow('auction is not for 5 seats');
  });
});
