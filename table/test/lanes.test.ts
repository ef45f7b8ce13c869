import { rngFromSeed, type Seat } from '@spielstube/engine';
import { describe, expect, test } from 'vitest';
import { auction } from '../../engine/test/auction.ts';
import { NOTHING_TO_UNDO, OUT_OF_DATE, Table, verifyRecord } from '../index.ts';
import { firstChoice, moveAtRandom, people } from './people.ts';

describe('a simultaneous phase at a table', () => {
  const opened = (seats = 2): Table =>
    new Table(auction, { seats: people(seats), options: {}, seed: 'table' });
  const answer = (table: Table, seat: Seat): string => {
    const choice = firstChoice(table, seat);
    expect(table.submit(seat, choice, table.look(seat).decision?.id)).toBeNull();
    return choice;
  };

  test('a seat takes its own move back while the others have moved on', () => {
    const table = opened();
    const choice = answer(table, 0);
    const other = answer(table, 1);
    const seen = table.look(1);
    expect(table.undo(0)).toBeNull();
    expect(table.record().moves).toEqual([{ seat: 1, notation: other }]);
    expect(table.deciding()).toEqual([0, 1]);
    expect(firstChoice(table, 0)).toBe(choice);
    expect(table.look(1)).toEqual(seen);
  });

  test('"ready" can be taken back until the last seat is ready', () => {
    const table = opened();
    answer(table, 0);
    answer(table, 0);
    expect(table.deciding()).toEqual([1]);
    expect(table.undo(0)).toBeNull();
    expect(table.deciding()).toEqual([0, 1]);
    answer(table, 0);
    answer(table, 1);
    answer(table, 1);
    expect(table.look(0).canUndo).toBe(false);
    expect(table.undo(0)).toBe(NOTHING_TO_UNDO);
    expect(table.undo(1)).toBe(NOTHING_TO_UNDO);
  });

  test('answers of others make no answer stale, own ones do', () => {
    const table = opened();
    const asked = table.look(1).decision;
    answer(table, 0);
    const [one, two] = asked?.choices ?? [];
    expect(table.submit(1, one.notation, asked?.id)).toBeNull();
    expect(table.submit(1, two.notation, asked?.id)).toBe(OUT_OF_DATE);
    expect(table.undo(1, asked?.id)).toBe(OUT_OF_DATE);
  });

  test('the others cannot tell what a seat has done, nor how often', () => {
    const table = opened(3);
    const before = [0, 2, null].map((viewer) => JSON.stringify(table.look(viewer)));
    answer(table, 1);
    table.undo(1);
    answer(table, 1);
    expect([0, 2, null].map((viewer) => JSON.stringify(table.look(viewer)))).toEqual(before);
    expect(table.look(1).seq).toBe(1);
  });

  test('when it is over, its moves stand in the order of the seats, in whatever order they came', () => {
    const [inOrder, mixed] = [opened(3), opened(3)];
    for (const seat of [0, 0, 1, 1, 2, 2]) answer(inOrder, seat);
    for (const seat of [2, 1, 0, 1]) answer(mixed, seat);
    mixed.undo(1);
    for (const seat of [2, 0, 1]) answer(mixed, seat);
    expect(mixed.record()).toEqual(inOrder.record());
    expect(mixed.hash()).toBe(inOrder.hash());
    for (const viewer of [0, 1, 2, null])
      expect(mixed.look(viewer).events).toEqual(inOrder.look(viewer).events);
    expect(mixed.record().moves.map((move) => move.seat)).toEqual([0, 0, 1, 1, 2, 2]);
    expect(mixed.look(0).epoch).not.toBe(opened(3).look(0).epoch);
  });

  test('the past of an open phase shows the own moves only', () => {
    const table = opened();
    answer(table, 0);
    answer(table, 0);
    const own = answer(table, 1);
    expect(table.at(1, 1).record().moves).toEqual([{ seat: 1, notation: own }]);
    expect(table.at(5, null).record().moves).toEqual([]);
  });

  test('whole games with undo replay from log and record', () => {
    for (let n = 0; n < 10; n++) {
      const rng = rngFromSeed(`lanes ${n}`);
      const table = opened(3);
      while (!table.isOver()) {
        const seat = moveAtRandom(table, rng);
        if (n % 2 === 0 && table.entered.length % 3 === 0) table.undo(seat);
      }
      expect(verifyRecord(auction, table.record()).hash()).toBe(table.hash());
      expect(Table.fromLog(auction, table.setup, table.entered).record()).toEqual(table.record());
    }
  });

  test('secret events reach their owner only', () => {
    const table = opened();
    expect(table.look(0).events.map(({ event }) => event.seat)).toEqual([0]);
    expect(table.look(null).events).toEqual([]);
  });
});
