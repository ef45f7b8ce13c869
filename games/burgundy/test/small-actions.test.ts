import { describe, expect, test } from 'vitest';
import { burgundy } from '../index.ts';
import { position } from './position.ts';
import { at } from './table.ts';

const DICE = [1, 2, 3, 4, 5, 6];

describe('action 4: top up workers', () => {
  test.each([0, 1])('BUR-ACT4-01 from %i to two workers', (workers) => {
    const table = at(position({ players: [{ hand: [4, 1], workers }, { workers: 1 }] }));
    table.choose('play 4').changed();
    table.choose('topUp');
    expect(table.changed()).toEqual({ '0 workers': 2 });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('BUR-ACT4-02 with any die, at no price', () => {
    for (const die of DICE) {
      const table = at(position({ players: [{ hand: [die], workers: 1 }] })).choose(`play ${die}`, 'topUp');
      expect(table.player(0).workers).toBe(2);
    }
  });

  test.each([2, 3, 7])('BUR-ACT4-03 refused with %i workers, and none is lost', (workers) => {
    const table = at(position({ players: [{ hand: [4, 1], workers }] })).choose('play 4');
    expect(table.refused('topUp')).toEqual({
      reason: 'enoughWorkers',
      rule: 'BUR-ACT4-03',
      details: { workers },
    });
    table.choose('silver', 'end');
    expect(table.player(0).workers).toBe(workers);
  });
});

describe('action 5: take silver', () => {
  test('BUR-ACT5-01 one silver', () => {
    const table = at(position({ players: [{ hand: [4, 1], silver: 1 }, { silver: 1 }] }));
    table.choose('play 4').changed();
    table.choose('silver');
    expect(table.changed()).toEqual({ '0 silver': 2 });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('BUR-ACT5-02 with any die, always, with nothing else possible', () => {
    for (const die of DICE) {
      const table = at(position({ players: [{ hand: [die], workers: 2 }] })).choose(`play ${die}`);
      expect(table.open()).toEqual(['silver']);
    }
  });
});

describe('action 6: convert into points', () => {
  test('BUR-ACT6-01 three cards in any mixture are a point', () => {
    const table = at(position({ players: [{ hand: [4, 1], workers: 3, silver: 3 }] })).choose('play 4');
    const three = ['convert 0w3s', 'convert 1w2s', 'convert 2w1s', 'convert 3w0s'];
    expect(table.openTo('convert')).toEqual([...three, 'convert 3w3s']);
    table.changed();
    table.choose('convert 2w1s');
    expect(table.changed()).toEqual({ '0 workers': 1, '0 silver': 2, '0 points': 1 });
    expect(table.asked()).toBe('0 endTurn');
  });

  test('BUR-ACT6-02 several groups at once: 5 workers and 1 silver are two points', () => {
    const table = at(position({ players: [{ hand: [4, 1], workers: 5, silver: 1 }] }));
    table.choose('play 4').changed();
    table.choose('convert 5w1s');
    expect(table.changed()).toEqual({ '0 workers': 0, '0 silver': 0, '0 points': 2 });
  });

  test('BUR-ACT6-02 nine cards are three points', () => {
    const table = at(position({ players: [{ hand: [4, 1], workers: 4, silver: 6 }] }));
    table.choose('play 4', 'convert 4w5s');
    expect([table.player(0).points, table.player(0).workers, table.player(0).silver]).toEqual([3, 0, 1]);
  });

  test('BUR-ACT6-03 with any die, at no price', () => {
    for (const die of DICE) {
      const table = at(position({ players: [{ hand: [die], workers: 3 }] })).choose(
        `play ${die}`,
        'convert 3w0s',
      );
      expect([table.player(0).points, table.player(0).workers]).toEqual([1, 0]);
    }
  });

  test('BUR-ACT6-04 only whole threes: anything else is refused', () => {
    const table = at(position({ players: [{ hand: [4, 1], workers: 4, silver: 4 }] })).choose('play 4');
    for (const cards of ['0w0s', '1w0s', '1w1s', '2w2s', '4w1s', '4w3s', '4w4s']) {
      const total = [...cards.matchAll(/\d+/g)].reduce((sum, [n]) => sum + Number(n), 0);
      expect(table.refused(`convert ${cards}`)).toEqual({
        reason: 'notInWholeGroups',
        rule: 'BUR-ACT6-04',
        details: { cards: total },
      });
    }
    // Nor more than one has.
    for (const cards of ['5w1s', '1w5s']) expect(table.refused(`convert ${cards}`).reason).toBe('notOffered');
  });

  test('BUR-ACT6-04 whoever looks for everything at once reads why it does not work out', () => {
    const eight = at(position({ players: [{ hand: [4, 1], workers: 4, silver: 4 }] })).choose('play 4');
    const { closed } = burgundy.decision(eight.s, 0);
    const conversions = closed.filter(({ wish }) => 'do' in wish && wish.do === 'convert');
    expect(conversions.map(({ wish, refusal }) => [wish, refusal.reason])).toEqual([
      [burgundy.parse('convert 4w4s'), 'notInWholeGroups'],
    ]);
    const six = at(position({ players: [{ hand: [4, 1], workers: 4, silver: 2 }] })).choose('play 4');
    expect(six.open()).toContain('convert 4w2s');
    expect(burgundy.decision(six.s, 0).closed.some(({ wish }) => 'do' in wish && wish.do === 'convert')).toBe(
      false,
    );
  });

  test('BUR-ACT6-02 no more than 99 of a kind are converted at once', () => {
    const table = at(position({ players: [{ hand: [4, 1], silver: 99, workers: 1 }] }));
    table.s.players[0].silver = 120;
    const most = table.choose('play 4').openTo('convert');
    expect(most).toContain('convert 0w99s');
    expect(burgundy.parse('convert 0w100s')).toBeNull();
    expect(table.choose('convert 0w99s').player(0).silver).toBe(21);
  });

  test('BUR-ACT6-04 two cards are too few', () => {
    const table = at(position({ players: [{ hand: [4, 1], workers: 1, silver: 1 }] })).choose('play 4');
    const refusal = { reason: 'tooFewToConvert', rule: 'BUR-ACT6-04', details: { cards: 2 } };
    expect(table.refused('convert 0w3s')).toEqual(refusal);
    expect(table.openTo('convert')).toEqual([]);
  });

  test('BUR-ACT6-05 goods and animals cannot be converted', () => {
    const table = at(
      position({ players: [{ hand: [4, 1], workers: 2, goods: 'LLLL', animals: 'SSSS' }] }),
    ).choose('play 4');
    expect(table.openTo('convert')).toEqual([]);
  });

  test('BUR-ACT6-05 the points are seen by all', () => {
    const table = at(position({ players: [{ hand: [4, 1], workers: 3 }] })).choose('play 4', 'convert 3w0s');
    expect(table.seenBy(1).players[0].points).toBe(1);
    expect(table.seenBy(null).players[0].points).toBe(1);
  });
});
