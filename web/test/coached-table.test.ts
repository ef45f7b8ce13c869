import { isReshuffle, NOT_OFFERED, rngFromSeed } from '@spielstube/engine';
import { manifests } from '@spielstube/games';
import { readRecord, Table, verifyRecord, writeRecord } from '@spielstube/table';
import { expect, test } from 'vitest';
import { moveAtRandom, people } from '../../table/test/people.ts';
import { CoachedTable } from '../coach/coached-table.ts';

const games = await Promise.all(manifests.map((manifest) => manifest.rules()));

function playOn(table: Table, seed: string, until = Number.POSITIVE_INFINITY): Table {
  const rng = rngFromSeed(seed);
  while (!table.isOver() && table.seq < until) moveAtRandom(table, rng);
  return table;
}

test.each(games.map((game) => [game.id, game] as const))(
  'a position of %s is tried again with what was hidden then, or with something else that fits what was seen',
  (_id, game) => {
    const seats = people(2);
    const coached = new CoachedTable(
      playOn(new Table(game, { seats, options: {}, seed: 'again' }), 'again', 160),
    );
    const { moments } = coached.of(0);
    const seen = new Set<string>();
    for (const { move, view } of moments.filter((_, n) => n % 9 === 4)) {
      const same = coached.upTo(move, 0, 'same', '');
      expect(same.look(0).view).toEqual(view);
      for (const seed of ['a1', 'b2']) {
        const other = coached.upTo(move, 0, 'other', seed);
        expect(other.look(0).view).toEqual(view);
        expect(other.look(0).decision?.choices).toEqual(same.look(0).decision?.choices);
        seen.add(other.hash());
        seen.add(same.hash());
      }
    }
    // Not only the position is the same: somewhere something else lies hidden.
    expect(seen.size).toBeGreaterThan(moments.filter((_, n) => n % 9 === 4).length);
  },
);

test.each(games.map((game) => [game.id, game] as const))(
  'what is played in %s after a reshuffle is a record like any other, to the end',
  (_id, game) => {
    const begun = playOn(new Table(game, { seats: people(2), options: {}, seed: 'on' }), 'on', 60);
    const coached = new CoachedTable(begun);
    const [first, ...rest] = coached.of(1).moments;
    const { move } = rest[rest.length - 1] ?? first;
    const table = playOn(coached.upTo(move, 1, 'other', 'c3'), 'further');
    expect(table.isOver()).toBe(true);
    const record = readRecord(writeRecord(table.record()));
    expect(record.moves.filter(({ notation }) => isReshuffle(notation))).toHaveLength(1);
    expect(verifyRecord(game, record).hash()).toBe(table.hash());
    // The coach goes through such a game, too.
    expect(new CoachedTable(table).of(1).decisions).toBeGreaterThan(0);
  },
);

test('nobody reshuffles while playing, takes it back, or does it in the middle of a phase', () => {
  const [game] = games.filter(({ id }) => id === 'orleans');
  const table = playOn(new Table(game, { seats: people(2), options: {}, seed: 'rules' }), 'rules', 30);
  const [seat] = table.deciding();
  expect(table.submit(seat, 'reshuffle a1')).toBe(NOT_OFFERED);
  const coached = new CoachedTable(table);
  const { moments } = coached.of(0);
  const other = coached.upTo(moments[moments.length - 1].move, 0, 'other', 'd4');
  const before = other.seq;
  while (other.undo(0) === null);
  expect(other.record().moves.some(({ notation }) => isReshuffle(notation))).toBe(true);
  expect(other.seq).toBeLessThanOrEqual(before);
  const phase = new Table(game, { seats: people(2), options: {}, seed: 'phase' });
  while (phase.look(null).view.lanes.length === 0) moveAtRandom(phase, rngFromSeed('phase'));
  moveAtRandom(phase, rngFromSeed('phase'));
  expect(phase.reshuffle(phase.deciding()[0], 'reshuffle a1')).toBe(NOT_OFFERED);
});
