import { rngFromSeed } from '@spielstube/engine';
import { type SeatPlan, Table } from '@spielstube/table';
import { expect, test } from 'vitest';
import { auction } from '../../engine/test/auction.ts';
import { moveAtRandom } from '../../table/test/people.ts';
import { jarOf } from '../cellar/jar.ts';
import { tableIn } from '../cellar/open-jar.ts';
import { readStoredGame } from '../cellar/stored-game.ts';

const seats: SeatPlan[] = [
  { kind: 'person', name: 'Anna' },
  { kind: 'person', name: 'Bea' },
];

/** A table on which moves were made and taken back. */
function played(moves: number): Table {
  const table = new Table(auction, { seats, options: {}, seed: 'jar' });
  const rng = rngFromSeed('jar');
  for (let n = 0; n < moves && !table.isOver(); n++) {
    const seat = moveAtRandom(table, rng);
    if (n % 4 === 1) table.undo(seat);
  }
  return table;
}

test.each([0, 1, 3, 7, 400])('a table of %i moves comes out of its jar as it went in', (moves) => {
  const table = played(moves);
  const jar = readStoredGame(structuredClone(jarOf('id', table, 1, 2)));
  expect(jar).toMatchObject({
    id: 'id',
    game: 'auction',
    created: 1,
    updated: 2,
    moment: { round: expect.any(Number) },
  });
  const opened = tableIn(auction, jar ?? expect.unreachable());
  expect(opened.hash()).toBe(table.hash());
  expect(opened.entered).toEqual(table.entered);
  expect([0, 1].map((seat) => opened.decisionOf(seat))).toEqual([0, 1].map((seat) => table.decisionOf(seat)));
});

test('an older jar has only the record, and words instead of a moment', () => {
  const table = played(7);
  const { log: _log, ...jar } = jarOf('id', table, 1, 2);
  const old = readStoredGame({ ...jar, moment: { de: 'Runde 1', en: 'Round 1' } });
  expect(old?.moment).toEqual({ de: 'Runde 1', en: 'Round 1' });
  expect(tableIn(auction, old ?? expect.unreachable()).hash()).toBe(table.hash());
});

test('a log that tells another game than the record is refused', () => {
  const jar = jarOf('id', played(7), 1, 2);
  expect(() => tableIn(auction, { ...jar, log: jarOf('id', played(3), 1, 2).log })).toThrow(
    'log and record do not tell the same game',
  );
});

test('what is no jar of ours is left alone', () => {
  const jar = jarOf('id', played(2), 1, 2);
  expect(readStoredGame(null)).toBeNull();
  expect(readStoredGame({ ...jar, log: [{ kind: 'pass', seq: 1, time: 0, seat: 0 }] })).toBeNull();
  expect(readStoredGame({ ...jar, moment: 'round 1' })).toBeNull();
});
