import { countsFrom } from '@spielstube/engine/testing';
import { describe, expect, test } from 'vitest';
import { burgundy } from '../index.ts';
import { animalPoints } from '../rules/scoring.ts';
import { ANIMAL_LETTERS } from './names.ts';
import { type Position, position } from './position.ts';
import { at, type Table } from './table.ts';

/** The last turn of the game; seat 1 takes a silver and it is over. */
function ended(wanted: Position = {}): Table {
  const seats = wanted.seats ?? 2;
  const table = at(position({ ...wanted, phase: 'E', round: 6, turn: seats - 1 }));
  return table.choose('silver', 'end');
}

describe('end of the game', () => {
  test('BUR-END-01 over after phase E, with nothing prepared and the start player card where it is', () => {
    const table = at(position({ phase: 'E', round: 6, turn: 1, rows: { 3: ['PA3a'] } }));
    table.choose('silver').changed();
    table.choose('end');
    expect(table.changed()).toEqual({});
    expect(table.asked()).toBe('over');
    expect(burgundy.deciding(table.s)).toEqual([]);
    expect(table.points(0)).toEqual({ startCard: 1, total: 1 });
  });

  test('BUR-END-01 not after phase D', () => {
    const table = at(position({ phase: 'D', round: 6, turn: 1 })).choose('silver', 'end');
    expect(table.asked()).not.toBe('over');
    expect(table.s.phase).toBe(4);
  });
});

describe('points', () => {
  const estate = [
    ['CA1a', 'CA2a', 'CA3a'],
    ['MI1a', 'MI2a', 'MI3a'],
    ['CL1a', 'CL2a', 'CL3a'],
    ['KN1a', 'KN2a', 'KN3a'],
    ['SH1a', 'SH2a', 'SH3a'],
    ['PA1a', 'PA2a', 'PA3a'],
    ['WT2', 'WT3', 'BK5'],
  ];

  test.each([
    [0, 'castles', 3],
    [1, 'mines', 4],
    [2, 'cloisters', 6],
    [3, 'knowledge', 4],
    [4, 'ships', 3],
    [5, 'pastures', 4],
    [6, 'buildings', 3],
  ])('BUR-SCORE-01 a triple of its type (%i: %s) is worth %i', (type, _name, points) => {
    const table = at(position({ players: [{ estate: [estate[type]] }] }));
    expect(table.points(0)).toMatchObject({ triples: points });
  });

  test('BUR-SCORE-01 several triples of a type each count', () => {
    const table = at(
      position({ players: [{ estate: [['MI1a', 'MI2a', 'MI3a'], ['MI4a', 'CL1a', 'MI5a'], ['MI6a']] }] }),
    );
    expect(table.points(0)).toMatchObject({ triples: 8 });
  });

  test('BUR-SCORE-02 one or two cards score nothing', () => {
    const table = at(position({ players: [{ estate: [['CL1a', 'CL2a'], ['MI1a'], ['KN1a', 'CL3a']] }] }));
    expect(table.points(0)).toEqual({ startCard: 1, total: 1 });
  });

  test('BUR-SCORE-03 bonus cards "1." a point each, "All 7 types" its number, points their value', () => {
    const table = at(position({ seats: 4, players: [{ points: 5, estate }] }));
    expect(table.points(0)).toEqual({
      triples: 27,
      firstTriples: 7,
      allSeven: 4,
      points: 5,
      startCard: 1,
      total: 44,
    });
  });

  test('BUR-SCORE-04 sold goods a point each, unsold ones nothing', () => {
    const table = at(position({ players: [{ sold: 'LLMD', goods: 'LMD' }] }));
    expect(table.points(0)).toEqual({ soldGoods: 4, startCard: 1, total: 5 });
  });

  test.each([
    ['', 0],
    ['S', 0],
    ['SSSSS', 0],
    ['SC', 1],
    ['SCH', 2],
    ['SCHP', 4],
    ['HP', 1],
    ['CHP', 2],
  ])('BUR-SCORE-05 the animals %s score %i', (animals, points) => {
    const table = at(position({ players: [{ animals }] }));
    expect(table.points(0).animals ?? 0).toBe(points);
  });

  test.each([
    ['SSSCCH', 3],
    ['SSCCHHPP', 8],
    ['SSCCHP', 5],
    ['SSSCCCHP', 6],
    ['SSSSCHHPPP', 4 + 2 + 1],
    ['PPPPPSSS', 3],
  ])('BUR-SCORE-06 sets are formed to score most: %s are %i', (animals, points) => {
    expect(animalPoints(countsFrom(animals, ANIMAL_LETTERS))).toBe(points);
  });

  test('BUR-SCORE-06 no way of forming sets scores more, and the order of the sorts does not matter', () => {
    const values = [0, 0, 1, 2, 4];
    const best = (counts: readonly number[]): number => {
      let most = 0;
      for (let sorts = 1; sorts < 16; sorts++) {
        const taken = counts.map((count, sort) => count - ((sorts >> sort) & 1));
        if (taken.some((count) => count < 0) || [1, 2, 4, 8].includes(sorts)) continue;
        const size = taken.reduce((sum, count, sort) => sum + counts[sort] - count, 0);
        most = Math.max(most, values[size] + best(taken));
      }
      return most;
    };
    for (let n = 0; n < 4 ** 4; n++) {
      const counts = [n & 3, (n >> 2) & 3, (n >> 4) & 3, (n >> 6) & 3];
      if (counts.reduce((sum, count) => sum + count, 0) <= 7) expect(animalPoints(counts)).toBe(best(counts));
    }
  });

  test('BUR-SCORE-07 the holder of the start player card has a point, whichever side is up', () => {
    for (const back of [false, true]) {
      const table = ended({ startCard: { of: 0, back } });
      expect([table.points(0).total, table.points(1).total]).toEqual([1, 0]);
    }
    expect(ended({ startCard: { of: 1, back: true } }).points(1)).toEqual({ startCard: 1, total: 1 });
  });

  test('BUR-SCORE-08 workers, silver and projects score nothing', () => {
    const table = ended({ players: [{}, { workers: 9, silver: 2, projects: ['CL1a', 'CL2a', 'CL3a'] }] });
    expect(table.points(1)).toEqual({ total: 0 });
  });
});

describe('who wins', () => {
  const winners = (table: Table): readonly number[] => burgundy.winners(table.s);

  test('BUR-GEN-02 the most points', () => {
    expect(
      winners(
        ended({ seats: 3, players: [{ points: 4, workers: 9 }, { points: 6 }, { points: 5, workers: 9 }] }),
      ),
    ).toEqual([1]);
  });

  test.each([
    ['workers', { workers: 2 }],
    ['silver', { silver: 2 }],
    ['unsold goods', { goods: 'LD' }],
    ['animals that scored nothing', { animals: 'SS' }],
  ])('BUR-SCORE-09 a tie is won by more unused material: %s', (_what, more) => {
    // Seat 0 has the start player card for a point. Seat 1 gets a silver in the last turn.
    expect(winners(ended({ players: [{ points: 1, ...more }, { points: 2 }] }))).toEqual([0]);
  });

  test('BUR-SCORE-09 it does not count in any other case', () => {
    expect(winners(ended({ players: [{ points: 1, workers: 9 }, { points: 3 }] }))).toEqual([1]);
  });

  test('BUR-SCORE-09 animals in sets, projects and sold goods are used material', () => {
    // A pair of animals is a point; both have 2, seat 1 has the silver of the last turn.
    expect(winners(ended({ players: [{ animals: 'SC' }, { points: 2 }] }))).toEqual([1]);
    expect(winners(ended({ players: [{ points: 1, projects: ['CL1a', 'CL2a'] }, { points: 2 }] }))).toEqual([
      1,
    ]);
    expect(winners(ended({ players: [{ sold: 'LLL' }, { points: 4 }] }))).toEqual([1]);
    // One animal more than the pair is unused.
    expect(winners(ended({ players: [{ animals: 'SSSC' }, { points: 2 }] }))).toEqual([0]);
  });

  test('BUR-SCORE-10 still tied: they win together', () => {
    const players = [{ points: 1, workers: 1 }, { points: 0 }, { points: 2 }];
    expect(winners(ended({ seats: 3, players }))).toEqual([0, 2]);
  });
});
