import { type Rng, randomInt, rngFromSeed, type Seat } from '@spielstube/engine';
import { gameNamed, games } from '@spielstube/games';
import { describe, expect, test } from 'vitest';
import { auction } from '../../engine/test/auction.ts';
import { NOTHING_TO_UNDO, OUT_OF_DATE, type SeatPlan, Table, TableHost } from '../index.ts';

const people = (seats: number): SeatPlan[] =>
  Array.from({ length: seats }, (_, seat) => ({ kind: 'person', name: `Seat ${seat + 1}` }));

const open = (id: string, seats: number, seed: string): Table => {
  const game = gameNamed(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return new Table(game, { seats: people(seats), options: {}, seed });
};

/** One random move of a seat that has to decide. */
function moveAtRandom(table: Table, rng: Rng): Seat {
  const deciding = table.deciding();
  const seat = deciding[randomInt(rng, deciding.length)];
  const choices = table.look(seat).decision?.choices ?? [];
  expect(table.submit(seat, choices[randomInt(rng, choices.length)].notation)).toBeNull();
  return seat;
}

describe.each([...games.map((game) => game.id)])('a table of %s', (id) => {
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

  test('the standings over time end with the final scores', () => {
    const rng = rngFromSeed('standings');
    const table = open(id, 2, 'standings');
    while (!table.isOver()) moveAtRandom(table, rng);
    const standings = table.standings(null);
    expect(standings).toHaveLength(table.seq + 1);
    expect(standings[table.seq].totals).toEqual(table.look(null).result?.scores);
    expect(table.at(5).seq).toBe(5);
  });
});

describe('a simultaneous phase at a table', () => {
  const opened = (): Table => new Table(auction, { seats: people(2), options: {}, seed: 'table' });
  const first = (table: Table, seat: Seat): string => table.look(seat).decision?.choices[0].notation ?? '';

  test('a seat takes its own move back while the others have moved on', () => {
    const table = opened();
    const choice = first(table, 0);
    table.submit(0, choice);
    const other = first(table, 1);
    table.submit(1, other);
    expect(table.undo(0)).toBeNull();
    expect(table.record().moves).toEqual([{ seat: 1, notation: other }]);
    expect(table.deciding()).toEqual([0, 1]);
    expect(first(table, 0)).toBe(choice);
  });

  test('a move that answers an older look is still taken', () => {
    const table = opened();
    table.submit(0, first(table, 0), 0);
    expect(table.submit(1, first(table, 1), 0)).toBeNull();
  });

  test('secret events reach their owner only', () => {
    const table = opened();
    expect(table.look(0).events.map(({ event }) => event.seat)).toEqual([0]);
    expect(table.look(null).events).toEqual([]);
  });
});

describe('a host', () => {
  const seats: SeatPlan[] = [
    { kind: 'person', name: 'Anna' },
    { kind: 'bot', level: 'any', name: 'Balduin' },
  ];

  test('lets bots move until a person has to decide', async () => {
    const game = games[0];
    const table = new Table(game, { seats, options: { startPlayer: '2' }, seed: 'host' });
    const seen: number[] = [];
    const host = new TableHost(
      table,
      { think: async ({ view, seat }) => game.notate(game.actions(view, seat)[0]) },
      ({ seq }) => {
        seen.push(seq);
      },
    );
    await host.run();
    expect(table.deciding()).toEqual([0]);
    expect(seen).toEqual(Array.from({ length: table.seq }, (_, n) => n + 1));
    expect(await host.submit(0, 'nonsense', table.seq)).not.toBeNull();
    expect(seen).toHaveLength(table.seq);
  });

  test('a bot that breaks the rules is reported, and the table stays as it was', async () => {
    const table = new Table(games[0], { seats, options: { startPlayer: '2' }, seed: 'cheat' });
    const hash = table.hash();
    const host = new TableHost(table, { think: async () => 'take everything' }, () => {});
    await expect(host.run()).rejects.toThrow('bot on seat 2 tried "take everything": notOffered');
    expect(table.hash()).toBe(hash);
  });
});
