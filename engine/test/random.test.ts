import { describe, expect, test } from 'vitest';
import { leaders, places, randomInt, rngFromSeed, scoreSheet, seedCommitment, shuffle } from '../index.ts';

describe('the generator', () => {
  test('gives the same numbers for the same seed, on every machine', () => {
    const rng = rngFromSeed('Spielstube');
    const numbers = Array.from({ length: 6 }, () => randomInt(rng, 1000));
    expect(numbers).toEqual([787, 496, 934, 449, 833, 664]);
  });
  test('is fair: every number equally often, within chance', () => {
    const rng = rngFromSeed('fair');
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let n = 0; n < 70_000; n++) counts[randomInt(rng, 7)]++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(450);
  });
  test('shuffles every order equally often, within chance', () => {
    const rng = rngFromSeed('orders');
    const orders = new Map<string, number>();
    for (let n = 0; n < 24_000; n++) {
      const pile = ['a', 'b', 'c', 'd'];
      shuffle(rng, pile);
      const order = pile.join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
  test('says nothing of itself in the published hash', () => {
    expect(seedCommitment('a')).toHaveLength(64);
    expect(seedCommitment('a')).not.toBe(seedCommitment('b'));
  });
});

describe('the score pad', () => {
  const sheet = (seat: number, points: number, tieBreak: number) =>
    scoreSheet(
      seat,
      [
        { source: 'a', points },
        { source: 'b', points: 1 },
      ],
      tieBreak,
    );
  test('adds up, breaks ties and shares places', () => {
    const sheets = [sheet(0, 5, 1), sheet(1, 7, 0), sheet(2, 7, 2), sheet(3, 5, 1)];
    expect(sheets.map((one) => one.total)).toEqual([6, 8, 8, 6]);
    expect(leaders(sheets)).toEqual([2]);
    expect(places(sheets)).toEqual([3, 2, 1, 3]);
    expect(leaders([sheet(0, 5, 1), sheet(1, 5, 1)])).toEqual([0, 1]);
  });
});
