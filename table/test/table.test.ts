import { randomInt, rngFromSeed, type Seat } from '@spielstube/engine';
import { manifests } from '@spielstube/games';
import { describe, expect, test } from 'vitest';
import { type Move, movesIn, NOTHING_TO_UNDO, OUT_OF_DATE, Table } from '../index.ts';
import { moveAtRandom, people } from './people.ts';

const games = await Promise.all(manifests.map((manifest) => manifest.rules()));

const open = (id: string, seats: number, seed: string): Table => {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return new Table(game, { seats: people(seats), options: {}, seed });
};

const ids = games.map((game) => game.id);
/** Games that ask one after the other from the beginning. What holds while several are asked is in `lanes.test.ts`. */
const inTurn = ids.filter((id) => open(id, 2, 'in turn').deciding().length === 1);

describe.each(inTurn)('a table of %s, in turn', (id) => {
  test('nothing can be taken back once the turn has passed on', () => {
    const rng = rngFromSeed(`passed ${id}`);
    const table = open(id, 2, 'passed');
    let mover: Seat;
    do mover = moveAtRandom(table, rng);
    while (table.deciding().includes(mover));
    expect(table.look(mover).canUndo).toBe(false);
    const hash = table.hash();
    expect(table.undo(mover)).toBe(NOTHING_TO_UNDO);
    expect(table.hash()).toBe(hash);
  });

  test('a refused move changes nothing and leaves the log as it was', () => {
    const table = open(id, 2, 'refused');
    const hash = table.hash();
    const [seat] = table.deciding();
    const [choice] = table.look(seat).decision?.choices ?? [];
    expect(table.submit(1 - seat, choice.notation)?.reason).toBe('notYourTurn');
    expect(table.submit(seat, 'no such move')?.reason).toBe('notOffered');
    expect(table.submit(seat, choice.notation, 17)).toBe(OUT_OF_DATE);
    expect(table.submit(seat, ` ${choice.notation}`)?.reason).toBe('notOffered');
    expect(table.submit(seat, `${choice.notation}\n`)?.reason).toBe('notOffered');
    expect(table.entered).toEqual([]);
    expect(table.seq).toBe(0);
    expect(table.hash()).toBe(hash);
  });

  test('every seat gets its own view and only its own question', () => {
    const table = open(id, 2, 'looks');
    const [seat] = table.deciding();
    expect(table.look(seat).decision).not.toBeNull();
    expect(table.look(1 - seat).decision).toBeNull();
    expect(table.look(null).decision).toBeNull();
    expect(table.look(seat).view).toEqual(table.game.view(table.look(seat).view, seat));
    expect(table.look(null).result).toBeNull();
    expect(JSON.stringify(table.look(null))).not.toContain(table.setup.seed);
  });

  test('every seat knows its own last move, and a spectator has seen everything', () => {
    const rng = rngFromSeed(`since ${id}`);
    const table = open(id, 2, 'since');
    const last = [0, 0];
    for (let n = 1; n <= 30; n++) {
      last[moveAtRandom(table, rng)] = n;
      expect([0, 1].map((seat) => table.look(seat).since)).toEqual(last);
      expect(table.look(null).since).toBe(n);
    }
  });
});

describe.each(ids)('a table of %s', (id) => {
  test('undo gives back the former state, up to the last barrier', () => {
    const rng = rngFromSeed(`undo ${id}`);
    let undone = 0;
    for (let n = 0; n < 10; n++) {
      const table = open(id, 2, `undo ${n}`);
      while (!table.isOver()) {
        const before = table.hash();
        const events = table.look(null).events.length;
        const seat = moveAtRandom(table, rng);
        if (!table.look(seat).canUndo || randomInt(rng, 3) > 0) continue;
        expect(table.undo(seat)).toBeNull();
        expect(table.hash()).toBe(before);
        expect(table.look(null).events).toHaveLength(events);
        undone++;
      }
      const record = table.record();
      expect(new Table(table.game, table.setup, record.moves).hash()).toBe(table.hash());
    }
    expect(undone).toBeGreaterThan(20);
  });

  test('the standings over time end with the final scores', () => {
    const rng = rngFromSeed('standings');
    const table = open(id, 2, 'standings');
    while (!table.isOver()) moveAtRandom(table, rng);
    const standings = table.standings(null);
    expect(standings).toHaveLength(table.seq + 1);
    expect(standings[table.seq].totals).toEqual(table.look(null).result?.scores);
    const turns = standings.filter(({ turnOver }) => turnOver).map(({ move }) => move);
    expect(turns[0]).toBe(0);
    expect(turns.at(-1)).toBe(table.seq);
    for (const move of turns.slice(1, -1)) {
      const [before, after] = [table.record().moves[move - 1], table.record().moves[move]];
      expect(before.seat !== after.seat || before.notation === 'end').toBe(true);
    }
    expect(table.at(5, null).seq).toBe(5);
  });

  test('what happens stands under the moment in which it happened, also in the middle of a move', () => {
    const table = open(id, 2, 'moments');
    const rng = rngFromSeed(`moments ${id}`);
    while (!table.isOver()) moveAtRandom(table, rng);
    const { events } = table.look(null);
    const numbers = events.map(({ moment }) => moment);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    // What a move begins stands under the new heading, what it ends under the former one.
    const inBoth = events.filter(({ move, moment }) =>
      events.some((other) => other.move === move && other.moment > moment),
    );
    expect(inBoth.length).toBeGreaterThan(0);
  });

  test('an answer names its decision: a doubled or a stale one is refused', () => {
    const table = open(id, 2, 'doubled');
    const [seat] = table.deciding();
    const { decision } = table.look(seat);
    const [{ notation }] = decision?.choices ?? [];
    expect(table.submit(seat, notation, decision?.id)).toBeNull();
    const { seq } = table;
    expect(table.submit(seat, notation, decision?.id)?.reason).toMatch(/outOfDate|notYourTurn/);
    expect(table.seq).toBe(seq);
    if (!table.look(seat).canUndo) return;
    const { next } = table.look(seat);
    expect(table.undo(seat, next)).toBeNull();
    expect(table.undo(seat, next)).toBe(OUT_OF_DATE);
    expect(table.look(seat).decision?.id).toBeGreaterThan(next);
  });

  test('the log only grows; without what was taken back it is the record', () => {
    const rng = rngFromSeed(`log ${id}`);
    const table = open(id, 2, 'log');
    while (!table.isOver()) {
      const seat = moveAtRandom(table, rng);
      if (table.look(seat).canUndo && randomInt(rng, 3) === 0) table.undo(seat);
    }
    const log = table.entered;
    expect(log.map((entry) => entry.seq)).toEqual(log.map((_, n) => n + 1));
    expect(log.some((entry) => entry.kind === 'undo')).toBe(true);
    // What was answered at the same time stands in the record by seats.
    const bySeat = (moves: readonly Move[]) =>
      [0, 1].map((seat) => moves.filter((move) => move.seat === seat));
    expect(bySeat(movesIn(log))).toEqual(bySeat(table.record().moves));
    const again = Table.fromLog(table.game, table.setup, log);
    expect(again.record()).toEqual(table.record());
    expect(again.look(0)).toEqual(table.look(0));
  });

  test('the table after an entry is another one: as long as it is not kept, nothing has happened', () => {
    const table = open(id, 2, 'after');
    const [seat] = table.deciding();
    const [{ notation }] = table.look(seat).decision?.choices ?? [];
    const before = JSON.stringify([table.look(0), table.record(), table.entered]);
    const next = table.after(table.entryOf(seat, notation, 7));
    expect(next.record().moves).toEqual([{ seat, notation }]);
    expect(next.entered).toEqual([{ kind: 'move', seq: 1, time: 7, seat, notation }]);
    expect(JSON.stringify([table.look(0), table.record(), table.entered])).toBe(before);
  });
});
