import { describe, expect, test } from 'vitest';
import { CARD_TYPE } from '../data/cards.ts';
import { CLOISTER } from '../data/types.ts';
import { burgundy } from '../index.ts';
import type { BurgundyEvent } from '../rules/events.ts';
import { namesOf } from './names.ts';
import { type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

const SEEDS = Array.from({ length: 30 }, (_, n) => `solo ${n}`);

/** Egon's cards after phases A, B, C …: no triple among the first three, seven, twelve, eighteen. */
const EGON_A = ['MI1a', 'KN1a', 'SH1a'];

/** The last turn of a phase, with a silver taken: what comes next happens at `end`. */
function lastTurn(player: SeatPosition, egon: Position['egon'], rest: Position = {}): Table {
  const table = at(
    position({ seats: 1, round: 6, players: [player], egon: { estate: EGON_A, ...egon }, ...rest }),
  );
  table.choose('silver').changed();
  return table;
}

describe('set-up', () => {
  test('BUR-SOLO-02 BUR-SOLO-03 "All 7 types" 3 and 1, seven display cards, one of everything to start with', () => {
    for (const seed of SEEDS) {
      const s = burgundy.setup(1, {}, seed);
      const [player] = s.players;
      const cards = [...s.allSevenCards, s.egon?.allSeven ?? 0].filter((points) => points > 0).sort();
      expect(cards).toEqual([1, 3]);
      expect(s.rows.flat()).toHaveLength(7);
      for (const row of s.rows) expect(row.length).toBeGreaterThanOrEqual(1);
      expect([player.silver, player.workers]).toEqual([1, 1]);
      expect(player.goods.reduce((sum, n) => sum + n)).toBe(1);
      expect(player.animals.reduce((sum, n) => sum + n)).toBe(1);
    }
  });

  test('BUR-SOLO-04 BUR-SOLO-05 stacks of 3, 4, 5, 6 and 7; the first is laid out before the first turn', () => {
    const events: BurgundyEvent[] = [];
    const s = burgundy.setup(1, {}, 'x', (event) => events.push(event));
    expect(s.egon?.stacks.map((stack) => stack.length)).toEqual([0, 4, 5, 6, 7]);
    expect(s.egon?.estate).toHaveLength(3);
    const told = events.map((event) => event.what);
    expect(told.filter((what) => what === 'egonRevealed')).toHaveLength(3);
    expect(told.lastIndexOf('egonRevealed')).toBeLessThan(told.indexOf('roundStarted'));
  });

  test('BUR-SOLO-04 the stacks come off the shuffled pile', () => {
    const estates = SEEDS.map((seed) => namesOf(burgundy.setup(1, {}, seed).egon?.estate ?? []));
    expect(new Set(estates).size).toBe(SEEDS.length);
  });
});

describe('Egon lays out', () => {
  test('BUR-SOLO-05 BUR-SOLO-11 BUR-SOLO-12 the next stack at the start of each phase, without any effect; then six rounds', () => {
    const next = ['CA1a', 'BK1', 'PA1a', 'TH2'];
    const table = lastTurn({ points: 5 }, { next }).choose('end');
    const { phase, ...changes } = table.changed();
    expect(phase).toBe('B');
    expect(changes).toMatchObject({
      'egon estate': [...EGON_A, ...next].join(' '),
      'egon stacks': '0 0 5 6 7',
      round: 1,
    });
    // Neither silver, workers, goods nor animals, for nobody; no question for Egon.
    for (const key of [
      '0 silver',
      '0 workers',
      '0 goods',
      '0 animals',
      '0 points',
      'goods',
      'animals',
      '0 projects',
    ]) {
      expect(changes).not.toHaveProperty([key]);
    }
    expect(table.asked()[0]).toBe('0');
    expect(table.player(0).hand.length + table.player(0).pile.length).toBeGreaterThanOrEqual(5);
  });

  test.each([
    ['A', 4],
    ['B', 5],
    ['C', 6],
    ['D', 7],
  ] as const)('BUR-SOLO-05 after phase %s it has %i cards', (phase, cards) => {
    const laidOut = [
      'MI1a',
      'KN1a',
      'SH1a',
      'CA1a',
      'PA1a',
      'BK1',
      'CL1a',
      'MI2a',
      'KN2a',
      'SH2a',
      'CA2a',
      'PA2a',
      'WT2',
      'CL2a',
      'MI3a',
      'KN3a',
      'SH3a',
      'CA3a',
    ];
    const estate = laidOut.slice(0, [3, 7, 12, 18]['ABCD'.indexOf(phase)]);
    const table = lastTurn({ points: 40 }, { estate }, { phase }).choose('end');
    expect(table.s.egon?.estate).toHaveLength(estate.length + cards);
    expect(table.s.phase).toBe('ABCD'.indexOf(phase) + 1);
  });

  test('BUR-SOLO-06 BUR-SOLO-07 his cloisters are a type of their own, a point each for the player', () => {
    const estate = ['MI1a', 'MI2a', 'KN1a'];
    const table = lastTurn({ points: 5 }, { estate, next: ['CL1a', 'SH1a', 'CL2a', 'PA1a'] }).choose('end');
    expect(table.changed()).toMatchObject({ '0 points': 7 });
    // Two mines and two cloisters are no triple.
    expect(burgundy.scores(table.s)[1].total).toBe(0);
    expect(table.s.firstTriple.every((holder) => holder === -1)).toBe(true);
  });

  test('BUR-SOLO-06 three cloisters are a triple of his', () => {
    const table = lastTurn(
      { points: 5 },
      { estate: ['CL1a', 'CL2a', 'KN1a'], next: ['CL3a', 'SH1a', 'CA1a', 'PA1a'] },
    ).choose('end');
    expect(table.s.firstTriple[CLOISTER]).toBe(1);
    expect(table.points(1)).toEqual({ triples: 6, firstTriples: 1, total: 7 });
  });

  test('BUR-SOLO-07 also for the cloisters of his first stack', () => {
    const points = SEEDS.map((seed) => {
      const s = burgundy.setup(1, {}, seed);
      const cloisters = (s.egon?.estate ?? []).filter((card) => CARD_TYPE[card] === CLOISTER).length;
      expect(s.players[0].points).toBe(cloisters);
      return cloisters;
    });
    expect(Math.max(...points)).toBeGreaterThan(0);
  });

  test('BUR-SOLO-08 the fourth card of a type begins a new triple', () => {
    const estate = ['MI1a', 'MI2a', 'MI3a'];
    const four = lastTurn({ points: 9 }, { estate, next: ['MI4a', 'SH1a', 'CA1a', 'PA1a'] }).choose('end');
    expect(four.points(1)).toEqual({ triples: 4, firstTriples: 1, total: 5 });
    const six = lastTurn({ points: 9 }, { estate, next: ['MI4a', 'MI5a', 'MI6a', 'PA1a'] }).choose('end');
    expect(six.points(1)).toEqual({ triples: 8, firstTriples: 1, total: 9 });
  });

  test('BUR-SOLO-09 he takes the bonus card "1." if he is first, and the player then gets none', () => {
    const estate = ['MI1a', 'MI2a', 'KN1a'];
    const egonFirst = lastTurn({ points: 9 }, { estate, next: ['MI3a', 'SH1a', 'CA1a', 'PA1a'] }).choose(
      'end',
    );
    expect(egonFirst.changed()).toMatchObject({ 'first triples': 'mine:1' });
    const built = { hand: [4, 1], projects: ['MI4a'], estate: [['MI5a', 'MI6a']], points: 9 };
    const late = at(position({ seats: 1, players: [built], egon: { estate: ['MI1a', 'MI2a', 'MI3a'] } }));
    late.choose('play 4', 'place MI4a', 'bonus 5');
    expect(late.points(0)).not.toHaveProperty('firstTriples');
  });

  test('BUR-SOLO-09 a card that the player has stays there', () => {
    const player = { points: 5, estate: [['MI4a', 'MI5a', 'MI6a']] };
    const table = lastTurn(player, {
      estate: ['MI1a', 'MI2a', 'KN1a'],
      next: ['MI3a', 'SH1a', 'CA1a', 'PA1a'],
    }).choose('end');
    expect(table.points(0)).toMatchObject({ firstTriples: 1 });
    expect(table.points(1)).toEqual({ triples: 4, total: 4 });
  });

  test.each([
    ['3', {}, 3],
    ['1', { estate: [['CA6a'], ['MI6a'], ['CL6a'], ['KN6a'], ['SH6a'], ['PA6a'], ['MK6']] }, 1],
  ])('BUR-SOLO-10 the seventh type takes the top card still there: the %s', (_card, player, points) => {
    const next = ['CA1a', 'CL1a', 'PA1a', 'BK1'];
    const table = lastTurn({ points: 9, ...player }, { next }).choose('end');
    expect(table.s.egon?.allSeven).toBe(points);
    expect(table.points(1)).toEqual({ allSeven: points, total: points });
  });

  test('BUR-SOLO-10 BUR-BONUS-14 he takes one such card, however many types follow', () => {
    const estate = ['MI1a', 'KN1a', 'SH1a', 'CA1a', 'CL1a', 'PA1a', 'BK1'];
    const later = lastTurn(
      { points: 9 },
      { estate, next: ['CA2a', 'MI2a', 'KN2a', 'SH2a', 'PA2a'] },
      { phase: 'B' },
    );
    later.choose('end');
    expect([later.s.egon?.allSeven, later.s.allSevenCards]).toEqual([3, [1]]);
    // Nor with the cards that come after the seventh type in the same stack.
    const atOnce = lastTurn(
      { points: 9 },
      { estate: [...EGON_A, 'CA1a', 'CL1a', 'PA1a', 'CA2a'], next: ['BK1', 'MI2a', 'KN2a', 'SH2a', 'PA2a'] },
      { phase: 'B' },
    ).choose('end');
    expect([atOnce.s.egon?.allSeven, atOnce.s.allSevenCards]).toEqual([3, [1]]);
    expect(atOnce.told().filter((what) => what === 'allSeven')).toHaveLength(1);
  });

  test('BUR-SOLO-10 six types take none', () => {
    const table = lastTurn({ points: 9 }, { next: ['CA1a', 'CL1a', 'PA1a', 'SH2a'] }).choose('end');
    expect(table.s.egon?.allSeven).toBe(0);
  });

  test('BUR-SOLO-12 the player plays six rounds with all usual effects', () => {
    const player = { hand: [4, 1], points: 9, projects: ['MI4a'], estate: [['MI5a', 'MI6a']] };
    const table = at(position({ seats: 1, players: [player], egon: { estate: EGON_A } }));
    table.choose('play 4', 'place MI4a', 'bonus 1');
    expect(table.changed()).toMatchObject({ '0 silver': 2, '0 points': 12, 'first triples': 'mine:0' });
    let rounds = 0;
    while (table.s.phase === 0) {
      if (table.openTo('play').length > 0) table.choose(table.openTo('play')[0]);
      if (table.open().includes('silver')) table.choose('silver');
      rounds++;
      table.choose('end');
    }
    expect(rounds).toBe(6);
  });

  test('BUR-SOLO-17 his cards never return to the piles', () => {
    const table = lastTurn(
      { points: 40 },
      { next: ['CA1a', 'BK1', 'PA1a', 'TH2'] },
      { draw: ['KN2a'], rest: 'discard' },
    );
    const waiting = namesOf(table.s.egon?.stacks.slice(2).flat() ?? []);
    table.choose('end');
    expect(table.told()).toContain('reshuffled');
    const circulating = namesOf([
      ...table.s.drawPile,
      ...table.s.discardPile,
      ...table.s.rows.flat(),
      ...table.player(0).pile,
    ]);
    for (const card of [...EGON_A, 'CA1a', 'BK1', 'PA1a', 'TH2', ...waiting.split(' ')]) {
      expect(circulating).not.toContain(card);
    }
  });
});

describe('the comparison', () => {
  /** Egon has a triple of mines and its bonus card: five points. */
  const five = { estate: ['MI1a', 'MI2a', 'MI3a'] };

  test('BUR-SOLO-13 triples, bonus cards, points, sold goods and animals count for the player, triples and bonus cards for Egon', () => {
    const ways: SeatPosition[] = [
      { points: 5 },
      { sold: 'LLMMD' },
      { animals: 'SCHPSC' },
      { estate: [['KN2a', 'KN3a', 'KN4a']] },
    ];
    for (const way of ways) {
      const table = lastTurn(way, five).choose('end');
      expect(table.events).toContainEqual({ what: 'compared', seat: -1, player: 5, egon: 5 });
      expect(table.s.lost).toBe(false);
    }
  });

  test('BUR-SOLO-13 nothing else counts', () => {
    const table = lastTurn(
      { points: 4, workers: 9, silver: 1, goods: 'LLL', projects: ['CL1a'], estate: [['CL2a', 'CL3a']] },
      five,
    ).choose('end');
    expect(table.events).toContainEqual({ what: 'compared', seat: -1, player: 4, egon: 5 });
  });

  test('BUR-SOLO-14 Egon has more: over at once, and lost', () => {
    const table = lastTurn({ points: 4 }, five).choose('end');
    expect(table.changed()).toEqual({ lost: true });
    expect(table.asked()).toBe('over');
    expect(burgundy.winners(table.s)).toEqual([]);
  });

  test('BUR-SOLO-15 equal or ahead: the next phase', () => {
    for (const points of [5, 6]) {
      const table = lastTurn({ points }, five).choose('end');
      expect(table.s.phase).toBe(1);
      expect(table.s.lost).toBe(false);
    }
  });

  test.each([
    ['a point behind', -1, 'lost'],
    ['level', 0, 'won'],
    ['a point ahead', 1, 'won'],
  ])('BUR-SOLO-15 BUR-SOLO-18 after phase E, %s (%i): %s', (_standing, lead, outcome) => {
    const estate = [
      'MI1a',
      'KN1a',
      'SH1a',
      'CA1a',
      'PA1a',
      'BK1',
      'CL1a',
      'MI2a',
      'KN2a',
      'SH2a',
      'CA2a',
      'PA2a',
      'WT2',
      'CL2a',
      'MI3a',
      'KN3a',
      'SH3a',
      'CA3a',
      'PA3a',
      'WT3',
      'CL3a',
      'MI4a',
      'KN4a',
      'SH4a',
      'CA4a',
    ];
    // Seven triples for 27, seven bonus cards and the 3 of "All 7 types".
    const egon = burgundy.scores(position({ seats: 1, phase: 'E', egon: { estate } }))[1].total;
    const table = lastTurn({ points: egon + lead }, { estate }, { phase: 'E' }).choose('end');
    expect(egon).toBe(27 + 7 + 3);
    expect(table.asked()).toBe('over');
    expect(burgundy.winners(table.s)).toEqual(outcome === 'won' ? [0] : []);
  });

  test('BUR-SOLO-18 unused material has no meaning', () => {
    const s = position({
      seats: 1,
      players: [{ workers: 5, silver: 2, goods: 'LL' }],
      egon: { estate: EGON_A },
    });
    expect(burgundy.scores(s).map((sheet) => sheet.tieBreak)).toEqual([0, 0]);
  });

  test('BUR-SOLO-01 BUR-SOLO-16 a sale is as always, but there is no start player card to move or to score', () => {
    const table = at(
      position({ seats: 1, players: [{ hand: [4, 1], goods: 'MM' }], egon: { estate: EGON_A } }),
    );
    table.choose('play 4').changed();
    table.choose('sell M');
    expect(table.changed()).toEqual({ '0 goods': '', '0 sold': 'MM', '0 silver': 2 });
    expect(table.s.startCard).toBe(-1);
    expect(burgundy.scores(table.s)[0].lines.map((line) => line.source)).not.toContain('startCard');
    expect(table.points(0)).toEqual({ soldGoods: 2, total: 2 });
  });

  test('BUR-SOLO-11 the pad has no lines for Egon where he can score nothing', () => {
    const [own, egon] = burgundy.scores(position({ seats: 1, egon: { estate: EGON_A } }));
    expect(own.lines.map((line) => line.source)).toContain('animals');
    expect(egon.lines.map((line) => line.source)).toEqual(['triples', 'firstTriples', 'allSeven']);
  });

  test('BUR-SOLO-16 nor does one appear when a phase ends', () => {
    const table = lastTurn({ points: 9 }, {}).choose('end');
    expect(table.changed()).not.toHaveProperty('start card');
    expect([table.s.phase, table.s.startCard, table.s.first]).toEqual([1, -1, 0]);
    expect(table.points(0)).toEqual({ points: table.player(0).points, total: table.player(0).points });
  });

  test('BUR-SOLO-01 a castle, a purchase and workers work as with more players', () => {
    const player = { hand: [4, 1], silver: 3, workers: 1, projects: ['CA5a'] };
    const table = at(
      position({ seats: 1, draw: ['KN6a', 'SH2a', 'SH3a'], players: [player], egon: { estate: EGON_A } }),
    );
    table.choose('play 4', 'place CA5a', 'buy', 'keep KN6a', 'place KN6a');
    expect(table.changed()).toMatchObject({ '0 workers': 2, '0 silver': 0, '0 estate': 'CA5a KN6a' });
    expect(table.asked()).toBe('0 endTurn');
  });
});
