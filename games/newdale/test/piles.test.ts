import { expect, test } from 'vitest';
import { at, type Table } from './table.ts';

/* Piles that run out. All cards that are not on the table are in the hand of the last seat. */

test('NEW-GEN-08, NEW-GEN-09, NEW-GEN-12 cards come from the top of the pile into the hand; there is no limit', () => {
  const hand =
    'mill1 mill2 mill3 mill4 mill5 tannery1 tannery2 tannery3 tannery4 sawmill1 sawmill2 sawmill3 sawmill4';
  const table = at({ pile: 'bakery1 bakery2 bakery3', players: [{ stones: 'handCards', hand }] });
  table.choose('draw');
  expect(table.hand(0)).toBe(`${hand} bakery1 bakery2 bakery3`);
  expect(table.seenBy(1).discards).toEqual(table.s.discards);
});

test('NEW-GEN-10 an empty pile is made of the discards, in the middle of a draw', () => {
  const table = at({
    pile: 1,
    discards: 'mill2 mill3',
    players: [{ stones: 'handCards', hand: 'mill1 tannery1' }],
  });
  table.choose('draw');
  expect(table.told()).toContain('reshuffled');
  expect(table.player(0).hand).toHaveLength(5);
  expect(table.s.pile).toEqual([]);
});

test('NEW-GEN-11 with both piles empty everybody discards half of the hand in turn order, then the draw goes on', () => {
  const table = at({
    pile: 1,
    start: 1,
    players: [{ stones: 'handCards', hand: 'mill1 tannery1 mill2 mill3 mill4' }],
  });
  const others = table.player(1).hand.length;
  table.choose('draw');
  // The first card came from the pile; two are missing.
  expect(table.asked()).toBe('1 halve');
  expect(table.refused('keep all cards')).toMatchObject({ reason: 'mustDiscard', rule: 'NEW-GEN-11' });
  for (let n = 0; n < Math.floor(others / 2); n++) table.choose(table.open()[0]);
  expect(table.player(1).hand).toHaveLength(others - Math.floor(others / 2));
  expect(table.asked()).toBe('0 halve');
  table.choose('discard mill1', 'discard mill2', 'discard mill3');
  expect(table.hand(0).startsWith('tannery1 mill4')).toBe(true);
  expect(table.player(0).hand).toHaveLength(5);
  expect(table.asked()).toBe('1 buildPhase');
});

test('NEW-GEN-11 turn order begins with the start player and goes on clockwise', () => {
  const table = at({
    pile: 0,
    seats: 3,
    start: 1,
    players: [{ stones: 'handCards', hand: 'mill1 mill2' }, { hand: 'mill3 mill4' }],
  });
  const asked = new Set<string>();
  for (table.choose('draw'); table.asked().endsWith('halve'); table.choose(table.open()[0]))
    asked.add(table.asked());
  expect([...asked]).toEqual(['1 halve', '2 halve', '0 halve']);
});

/** Everybody discards whatever comes first; who draws then, in this order. */
function drawersAfterHalves(table: Table): number[] {
  while (table.asked().endsWith('halve')) table.choose(table.open()[0]);
  return table.events.filter(({ what }) => what === 'drew').map(({ seat }) => seat);
}

test('NEW-GEN-11, NEW-P1-05 with both piles empty a draw of an event goes on before the next seat draws', () => {
  const hands = [{ hand: 'mill1 mill2 mill3' }, { hand: 'tannery1 tannery2 tannery3' }];
  const marketDay = at({
    phase: 'round',
    round: 1,
    next: 'e100',
    pile: 0,
    seats: 3,
    start: 1,
    players: hands,
  });
  expect(marketDay.asked()).toBe('1 halve');
  // Seats 2 and 0 are still to come.
  expect(marketDay.s.players.map(({ goods }) => goods[0])).toEqual([0, 1, 0]);
  expect(drawersAfterHalves(marketDay)).toEqual([1, 2, 0]);
});

test('NEW-GEN-11, NEW-P1-06, NEW-VP-02 with both piles empty the best of an event draw in turn order', () => {
  const tied = at({
    phase: 'end',
    round: 4,
    event: 'e10A',
    pile: 0,
    seats: 3,
    start: 1,
    players: [
      { hand: 'mill1 mill2 mill3', points: 5 },
      { hand: 'tannery1 tannery2 tannery3', points: 5 },
      { points: 5 },
    ],
  });
  expect(tied.asked()).toBe('1 halve');
  expect(tied.s.players.map(({ points }) => points)).toEqual([5, 6, 5]);
  expect(drawersAfterHalves(tied)).toEqual([1, 2, 0]);
});

test('NEW-GEN-11 a draw that nobody can feed is cancelled', () => {
  const table = at({ pile: 0, players: [{ stones: 'progress', goods: { coal: 4 }, hand: 'mill1' }] });
  table.s.display.push(...table.player(1).hand.splice(0));
  table.choose('skip');
  expect(table.hand(0)).toBe('mill1');
  expect(table.asked()).toBe('0 buildPhase');
});

test('NEW-GEN-11, NEW-PERSON-03 with nothing to draw Nate asks nobody; one card is discarded', () => {
  for (const cards of [0, 1]) {
    const table = at({
      chapter: 'II',
      pile: cards,
      start: 1,
      players: [{ stones: 'progress', persons: ['nate'], goods: { coal: 4 } }],
    });
    table.s.display.push(...table.player(1).hand.splice(0));
    table.choose('person nate');
    expect(table.asked()).toBe('0 progress');
    expect(table.player(1).hand).toEqual([]);
    // What seat 1 has discarded is drawn by the owner.
    expect(table.player(0).hand).toHaveLength(cards);
  }
});

test('NEW-GEN-11, NEW-PERSON-03 of two cards both are discarded without a question; then the owner lacks the third', () => {
  const table = at({
    chapter: 'II',
    pile: 2,
    start: 1,
    players: [{ stones: 'progress', persons: ['nate'], goods: { coal: 4 } }],
  });
  table.s.display.push(...table.player(1).hand.splice(0));
  table.choose('person nate');
  expect(table.asked()).toBe('0 halve');
  expect([table.player(0).hand.length, table.player(1).hand.length]).toEqual([2, 0]);
});

test('NEW-GEN-11, NEW-PERSON-03 Nate draws on after everybody has discarded', () => {
  const table = at({
    chapter: 'II',
    pile: 2,
    start: 1,
    players: [{ stones: 'progress', persons: ['nate'], goods: { coal: 4 } }],
  });
  const before = table.player(1).hand.length;
  table.choose('person nate');
  expect(table.asked()).toBe('1 halve');
  expect(table.s.drawn).toHaveLength(2);
  for (let n = 0; n < Math.floor(before / 2); n++) table.choose(table.open()[0]);
  expect(table.asked()).toBe('1 nate');
  expect(table.s.drawn).toHaveLength(3);
});
