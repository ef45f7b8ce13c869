import { describe, expect, test } from 'vitest';
import { CARD_DIE } from '../data/cards.ts';
import { namesOf } from './names.ts';
import { type Position, position } from './position.ts';
import { at, type Table } from './table.ts';

/** Seven cards for the display, then twelve for two players. */
const display = ['KN1b', 'MI6b', 'PA4c', 'SH5b', 'CL3a', 'BK1', 'CH2'];
const stacks = ['SH2c', 'KN6a', 'PA6a', 'CL1b', 'WT5', 'MI1a', 'CA4a', 'SH3c', 'KN2c', 'PA5c', 'MK6', 'TH4'];

/** The last turn of a phase; the last seat takes a silver and the phase ends. */
function lastTurn(wanted: Position = {}): Table {
  const seats = wanted.seats ?? 2;
  const first = wanted.first ?? 0;
  const turn = (first + seats - 1) % seats;
  const table = at(position({ draw: [...display, ...stacks], ...wanted, round: 6, turn }));
  table.changed();
  return table.as(turn).choose('silver');
}

describe('end of a phase', () => {
  test('BUR-PHASE-01 after six rounds, when the last hand card has been played', () => {
    const table = lastTurn();
    expect(table.s.players.map((player) => player.hand.length + player.pile.length)).toEqual([0, 0]);
    expect(table.s.phase).toBe(0);
    table.choose('end');
    expect([table.s.phase, table.s.round]).toEqual([1, 1]);
    const round5 = at(position({ round: 5, turn: 1, players: [{}, { hand: [2, 5] }] }));
    round5.as(1).choose('play 2', 'silver', 'end');
    expect([round5.s.phase, round5.s.round]).toEqual([0, 6]);
  });

  test('BUR-PHASE-02 what is left in the display is discarded', () => {
    const table = lastTurn({ rows: { 3: ['PA3a', 'PA3b'], 5: ['TH5'] } });
    const before = table.discardPile();
    table.choose('end');
    expect(table.discardPile()).toEqual([...before, 'PA3a', 'PA3b', 'TH5']);
    for (const card of ['PA3a', 'PA3b', 'TH5']) expect(namesOf(table.s.rows.flat())).not.toContain(card);
  });

  test.each([1, 2, 3, 4, 5, 6])('BUR-PHASE-02 row %i is cleared like the others', (row) => {
    const table = lastTurn({ rows: { [row]: ['PA3a', 'TH5'] } });
    table.choose('end');
    expect(table.discardPile().slice(-2)).toEqual(['PA3a', 'TH5']);
    expect(table.s.rows[row - 1].map((card) => namesOf([card]))).not.toContain('PA3a');
    expect(table.s.rows.flat()).toHaveLength(7);
  });

  test('BUR-PHASE-03 the new display: six in order, the last by its die', () => {
    const table = lastTurn().choose('end');
    expect(table.s.rows.map(namesOf)).toEqual(['KN1b', 'MI6b CH2', 'PA4c', 'SH5b', 'CL3a', 'BK1']);
  });

  test('BUR-PHASE-03 three players: the last four by their dice; four players: twelve in order and one by its die', () => {
    const three = lastTurn({
      seats: 3,
      draw: [...display.slice(0, 6), 'CH2', 'SH2c', 'KN6a', 'PA6a'],
    }).choose('end');
    expect(three.s.rows.map(namesOf)).toEqual([
      'KN1b',
      'MI6b CH2 SH2c',
      'PA4c',
      'SH5b',
      'CL3a',
      'BK1 KN6a PA6a',
    ]);
    const four = lastTurn({
      seats: 4,
      draw: [...display.slice(0, 6), 'CH2', 'SH2c', 'KN6a', 'PA6a', 'CL1b', 'WT5', 'MI1a'],
    });
    four.choose('end');
    const rows = ['KN1b CH2 MI1a', 'MI6b SH2c', 'PA4c KN6a', 'SH5b PA6a', 'CL3a CL1b', 'BK1 WT5'];
    expect(four.s.rows.map(namesOf)).toEqual(rows);
  });

  test('BUR-SET-17 BUR-PHASE-04 BUR-PHASE-11 the next phase card is in force for triples completed from now on', () => {
    for (const [phase, next, options] of [
      ['A', 'B', 4],
      ['B', 'C', 5],
      ['C', 'D', 3],
      ['D', 'E', 2],
    ] as const) {
      const player = { projects: ['MI4a'], estate: [['MI2a', 'MI3a']] };
      const table = lastTurn({
        phase,
        draw: [...display, ...stacks.slice(6), ...stacks.slice(0, 6)],
        startCard: { of: 0, back: true },
        players: [player],
      });
      table.choose('end');
      expect(table.changed()).toMatchObject({ phase: next, round: 1 });
      table.as(0).choose('play 4', 'place MI4a');
      expect(table.openTo('bonus')).toHaveLength(options);
    }
  });

  test('BUR-PHASE-05 six new cards for everybody, two of them in hand', () => {
    const table = lastTurn().choose('end');
    for (const player of table.s.players) expect([player.hand.length, player.pile.length]).toEqual([2, 4]);
  });

  test('BUR-PHASE-06 the card lies back side up: its holder turns it and starts', () => {
    const table = lastTurn({
      seats: 3,
      first: 1,
      startCard: { of: 2, back: true },
      draw: [...display, ...stacks, 'KN3a', 'KN3b', 'KN3c', 'KN4a'],
    }).choose('end');
    expect([table.s.startCard, table.s.startCardBack, table.s.first]).toEqual([2, false, 2]);
    expect(table.asked()[0]).toBe('2');
  });

  test('BUR-PHASE-06 even if the holder was start player already', () => {
    const table = lastTurn({ first: 1, startCard: { of: 1, back: true } }).choose('end');
    expect([table.s.startCard, table.s.startCardBack, table.s.first]).toEqual([1, false, 1]);
  });

  test.each([
    [0, 1],
    [1, 2],
    [2, 0],
  ])('BUR-PHASE-07 nobody sold: from seat %i it passes to seat %i', (first, next) => {
    const table = lastTurn({ seats: 3, first }).choose('end');
    expect([table.s.startCard, table.s.startCardBack, table.s.first]).toEqual([next, false, next]);
  });

  test('BUR-PHASE-08 an empty draw pile is made anew from the shuffled discard pile, at any time', () => {
    const table = lastTurn({ draw: display.slice(0, 3), rest: 'discard' });
    const before = table.discardPile();
    table.choose('end');
    expect(table.told()).toContain('reshuffled');
    expect(table.s.rows.slice(0, 3).map(([card]) => namesOf([card]))).toEqual(display.slice(0, 3));
    expect(table.discardPile()).toEqual([]);
    // Display and stacks took sixteen of the reshuffled cards, and not in their old order.
    expect(table.s.drawPile).toHaveLength(before.length - 16);
    expect(before.join(' ')).not.toContain(namesOf(table.s.drawPile));
  });

  test('BUR-PHASE-09 if cards run short the personal stacks are full, and the display gets the rest', () => {
    const draw = [...display.slice(0, 4), ...stacks.slice(0, 10)];
    const table = lastTurn({ draw, rest: 'built' });
    const toDeal = table.s.drawPile.length + table.s.discardPile.length;
    table.choose('end');
    for (const player of table.s.players) expect(player.hand.length + player.pile.length).toBe(6);
    expect(toDeal).toBeLessThan(12 + 7);
    const laidOut = table.s.rows.map((row) => row.length);
    expect(laidOut.reduce((sum, cards) => sum + cards, 0)).toBe(toDeal - 12);
    // In the normal order: from row 1 downwards.
    expect(table.s.rows.slice(0, 3).map(namesOf)).toEqual(display.slice(0, 3));
  });

  test('BUR-PHASE-09 if there are not even cards for all stacks, whoever holds none has no turn', () => {
    const table = lastTurn({ draw: stacks.slice(0, 5), rest: 'built' });
    while (table.s.stack.length > 0 && table.s.phase < 2) {
      const seat = Number(table.asked().split(' ')[0]);
      table.as(seat).choose(table.open()[0]);
    }
    expect(table.s.phase).toBe(2);
  });

  test('BUR-PHASE-10 projects, estate and storage carry over', () => {
    const player = {
      silver: 2,
      workers: 3,
      points: 1,
      goods: 'LM',
      animals: 'SP',
      sold: 'D',
      projects: ['CA5a', 'SH6c'],
      estate: [['MI4a', 'CL2b'], ['KN3a']],
    };
    const table = lastTurn({ players: [player] });
    table.changed();
    table.choose('end');
    const changes = Object.keys(table.changed()).filter(
      (key) => key.startsWith('0 ') || key.startsWith('1 '),
    );
    expect(changes.sort()).toEqual(['0 hand', '0 pile', '1 hand', '1 pile']);
  });

  test('BUR-PHASE-11 the phase of the third card counts, wherever the first two were placed', () => {
    const player = { hand: [4, 1], projects: ['MI4a'], estate: [['MI1a', 'MI2a']] };
    const table = at(position({ phase: 'E', players: [player] })).choose('play 4', 'place MI4a');
    expect(table.open()).toEqual(['bonus 1', 'bonus 2']);
    table.choose('bonus 1');
    expect(table.player(0).silver).toBe(3);
  });

  test('BUR-PHASE-12 first the display, then six cards in one go, the new start player first', () => {
    const table = lastTurn().choose('end');
    expect(table.s.first).toBe(1);
    const dealt = [1, 0].map((seat) =>
      namesOf([...table.player(seat).hand, ...[...table.player(seat).pile].reverse()]),
    );
    expect(dealt).toEqual([stacks.slice(0, 6).join(' '), stacks.slice(6).join(' ')]);
    expect(table.player(1).hand.map((card) => CARD_DIE[card])).toEqual([2, 6]);
  });
});
