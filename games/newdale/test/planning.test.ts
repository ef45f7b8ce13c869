import { describe, expect, test } from 'vitest';
import { FIELD_KEYS } from '../data/fields.ts';
import { HOODED } from '../data/helpers.ts';
import { newdale } from '../index.ts';
import { helpersAt } from '../rules/supply.ts';
import { at } from './table.ts';

/** Somebody is asked in the building phase, so that the round does not run on. */
const WITH_A_CARD = [{ hand: 'fortress1' }];
const FIELDS_OF_AREAS = FIELD_KEYS.slice(9);

describe('planning', () => {
  test('NEW-PLAN-01, NEW-PLAN-04, NEW-PLAN-06, NEW-PLAN-08, NEW-P2-01 all fields of the action board and of the own areas, also hopeless ones', () => {
    const table = at({ phase: 'planning' }).as(0);
    expect(table.open()).toEqual(
      [...['offspring', 'blackMarket', 'handCards', 'progress', 'build'], ...FIELDS_OF_AREAS].map(
        (field) => `place ${field}`,
      ),
    );
    table.choose('place build');
    expect(table.changed()).toEqual({ '0 stones': 'build - - -' });
    // Another player's stone on the same field is no obstacle.
    expect(table.as(1).open()).toContain('place build');
  });

  test('NEW-PLAN-05 one stone for each area', () => {
    const table = at({ phase: 'planning' }).as(0).choose('place sloppy2');
    expect(table.open().filter((move) => move.endsWith('2'))).toEqual([]);
    expect(table.refused('place orderly2')).toEqual({
      reason: 'areaTaken',
      rule: 'NEW-PLAN-05',
      details: {},
    });
  });

  test('NEW-PLAN-07 one own stone on each field of the action board, and of a chapter card', () => {
    const table = at({ phase: 'planning', chapter: 'VI' }).as(0).choose('place shipyard');
    expect(table.refused('place shipyard')).toMatchObject({ reason: 'fieldTaken', rule: 'NEW-PLAN-07' });
    expect(at({ phase: 'planning' }).as(0).choose('place build').refused('place build').rule).toBe(
      'NEW-PLAN-07',
    );
  });

  test('NEW-GEN-06 a field of another chapter is not there', () => {
    expect(at({ phase: 'planning' }).as(0).refused('place bridge')).toMatchObject({ reason: 'noSuchField' });
    expect(at({ phase: 'planning', chapter: 'VIII' }).as(0).refused('place sloppy3').reason).toBe(
      'noSuchField',
    );
    expect(at({ phase: 'planning', chapter: 'IIIa' }).as(0).open()).toContain('place bridge');
  });

  test('NEW-PLAN-02, NEW-PLAN-09 all available stones are placed; none is kept back', () => {
    const table = at({ phase: 'planning', players: [{ available: '1 2 4' }] }).as(0);
    table.choose('place build', 'place progress');
    expect(table.refused('ready')).toEqual({
      reason: 'allStonesPlaced',
      rule: 'NEW-PLAN-09',
      details: { missing: 1 },
    });
    table.choose('place orderly1');
    expect(table.open()).toEqual(['ready']);
    expect(table.player(0).stones.map((field) => FIELD_KEYS[field] ?? '-')).toEqual([
      'build',
      'progress',
      '-',
      'orderly1',
    ]);
  });

  test('NEW-PLAN-03 planning is simultaneous and unseen until the last one is ready', () => {
    const table = at({ phase: 'planning' });
    table.as(0).choose('place build', 'place progress', 'ready');
    expect(table.seenBy(1).players[0].stones).toEqual([-1, -1, -1, -1]);
    expect(table.seenBy(0).players[0].stones).not.toEqual([-1, -1, -1, -1]);
    expect(table.s.phase).toBe(2);
    table.as(1).choose('place orderly1', 'place handCards', 'ready');
    expect(table.s.phase).toBe(4);
    expect(table.told().filter((what) => what === 'planShown')).toHaveLength(2);
  });

  test('NEW-PLAN-03 with the option stones are placed one by one in turn order, in sight of all', () => {
    const table = at({
      phase: 'planning',
      seats: 3,
      start: 1,
      options: { planning: 'open' },
      players: [{}, { available: '1 2 3' }],
    });
    const asked: string[] = [];
    while (table.s.phase === 2) {
      asked.push(table.asked());
      table.choose(table.open()[0]);
    }
    expect(asked).toEqual(['1 plan', '2 plan', '0 plan', '1 plan', '2 plan', '0 plan', '1 plan']);
    const again = at({ phase: 'planning', options: { planning: 'open' } }).choose('place build');
    expect(again.seenBy(1).players[0].stones[0]).toBe(4);
  });

  test('NEW-PLAN-10, NEW-PLAN-11, NEW-P4-01 stones are resolved by number, in turn order; nothing moves before', () => {
    const table = at({
      seats: 2,
      start: 1,
      pile: 24,
      players: [
        { stones: 'handCards build', hand: 'mill1 mill2' },
        { stones: 'build handCards', hand: 'mill3 mill4' },
      ],
    });
    expect(table.asked()).toBe('1 build');
    table.choose('skip');
    expect(table.asked()).toBe('0 handCards');
    expect(table.player(1).stones).toEqual([-1, 2, -1, -1]);
    expect(table.player(0).stones[1]).toBe(4);
    table.choose('draw');
    expect(table.asked()).toBe('1 handCards');
    table.choose('draw');
    expect(table.asked()).toBe('0 build');
  });

  test('NEW-P4-01, NEW-OFFSPRING-05 whoever has no such stone is left out; all "3" come before any "4"', () => {
    const table = at({
      seats: 3,
      players: [
        { stones: '- - - handCards', hand: 'mill1 mill2' },
        { stones: '- - handCards', hand: 'mill3 mill4' },
        { stones: '- - build', hand: 'mill5' },
      ],
    });
    expect(table.asked()).toBe('1 handCards');
    table.choose('draw');
    expect(table.asked()).toBe('2 build');
    table.choose('skip');
    expect(table.asked()).toBe('0 handCards');
  });
});

test('NEW-P4-01, NEW-GEN-03 after the draw all "1" come in turn order, then all "2", then all "3"', () => {
  const players = ['1 2', '1 2 3', '1'].map((available) => ({ available }));
  const table = at({ phase: 'planning', seats: 3, start: 2, players });
  table.as(0).choose('place orderly5', 'place orderly6', 'ready');
  table.as(1).choose('place orderly5', 'place orderly6', 'place orderly7', 'ready');
  table.as(2).choose('place orderly5', 'ready');
  const resolved = table.events.flatMap((event) =>
    event.what === 'stoneResolved' ? [`${event.seat}: ${event.stone + 1}`] : [],
  );
  expect(resolved).toEqual(['2: 1', '0: 1', '1: 1', '0: 2', '1: 2', '1: 3']);
});

test('NEW-P4-01, NEW-PLAN-10 all four stones of a plan are carried out', () => {
  const table = at({ phase: 'planning', seats: 1, players: [{ available: '1 2 3 4', hand: 'mill1' }] });
  table.choose('place orderly5', 'place build', 'place orderly6', 'place orderly7', 'ready', 'skip');
  expect(table.s.phase).toBe(5);
  const resolved = table.events.flatMap((event) => (event.what === 'stoneResolved' ? [event.stone] : []));
  expect([table.player(0).stones, table.player(0).hand.length]).toEqual([[-1, -1, -1, -1], 5]);
  expect(resolved.at(-1)).toBe(3);
});

describe('the labour market', () => {
  test('NEW-P3-01, NEW-P3-03, NEW-P1-03 four figures join the printed helpers', () => {
    const table = at({ phase: 'helpers', event: 'e100', players: WITH_A_CARD });
    const { s } = table;
    expect(s.market.reduce((all, count) => all + count, 0)).toBe(4);
    expect(s.bag.reduce((all, count) => all + count, 0)).toBe(14);
    expect([0, 1, 2, 3].map((colour) => helpersAt(s, 0, colour))).toEqual(
      [2, 2, 1, 0].map((printed, colour) => printed + s.market[colour]),
    );
  });

  test('NEW-SPECIAL-17 after the draw prisoners may be added in turn order', () => {
    const table = at({
      chapter: 'VII',
      phase: 'helpers',
      seats: 3,
      start: 2,
      round: 3,
      players: [{ prisoners: 'Y', hand: 'fortress1' }, { prisoners: 'G' }, { prisoners: 'B' }],
    });
    const asked = [0, 1, 2].map(() => {
      const now = table.asked();
      table.choose('end');
      return now;
    });
    expect(asked).toEqual(['2 release', '0 release', '1 release']);
  });

  test('NEW-P3-01 everybody is told which figures were drawn', () => {
    const table = at({ phase: 'planning', seats: 1, players: [{ available: '1', hand: 'fortress1' }] });
    table.choose('place handCards', 'ready');
    const told = table.events.find((event) => event.what === 'figuresDrawn');
    const counts = [0, 0, 0, 0, 0];
    if (told?.what === 'figuresDrawn') for (const figure of told.figures) counts[figure]++;
    expect(counts).toEqual(table.s.market);
  });

  test('NEW-P3-01 every figure is as likely as any other', () => {
    const counts = [0, 0, 0, 0, 0];
    for (let n = 0; n < 400; n++) {
      at({ phase: 'helpers', seed: `draw ${n}`, players: WITH_A_CARD }).s.market.forEach((count, kind) => {
        counts[kind] += count;
      });
    }
    // 1,600 draws of 6, 5, 4 and 3 among 18 figures; four standard deviations are 80 at most.
    [533, 444, 356, 267].forEach((expected, kind) => {
      expect(Math.abs(counts[kind] - expected)).toBeLessThan(80);
    });
    expect(counts[4]).toBe(0);
  });

  test('NEW-P3-02 an event may change the number', () => {
    const drawn = (event: 'e101' | 'e100') =>
      at({ phase: 'helpers', event, players: WITH_A_CARD }).s.market.reduce((all, count) => all + count, 0);
    expect([drawn('e101'), drawn('e100')]).toEqual([6, 4]);
  });

  test('NEW-P3-04 the market is not used up', () => {
    const table = at({
      event: 'e100',
      market: 'YR',
      players: [
        { areas: { 2: 'mill1', 3: 'mill5' }, stones: 'orderly2 orderly3' },
        { areas: { 2: 'cattleFarm2' }, stones: 'orderly2' },
      ],
    }).choose('produce', 'produce');
    expect(table.goods(0)).toContain('flour 2');
    expect(table.goods(1)).toBe('cattle 2');
  });

  test('NEW-P3-05, NEW-SPECIAL-07, NEW-SPECIAL-08 own helpers are for the owner only', () => {
    const { s } = at({
      event: 'e101',
      market: 'G',
      players: [{ hand: 'mill1', specials: 'postStation4 postStation10', lent: 'Y' }],
    });
    expect([0, 1, 2, 3].map((colour) => helpersAt(s, 0, colour))).toEqual([2, 3, 1, 2]);
    expect([0, 1, 2, 3].map((colour) => helpersAt(s, 1, colour))).toEqual([1, 2, 1, 1]);
  });

  test('NEW-P3-06 before the draw only printed and own helpers count', () => {
    const table = at({
      phase: 'planning',
      event: 'e100',
      pile: 'mill1 mill2 mill3',
      players: [{ specials: 'postStation1', tiles: ['cardsForYellow'] }],
    });
    expect(table.asked()).toBe('0 prepare');
    table.choose('tile cardsForYellow');
    expect(table.hand(0)).toBe('mill1 mill2 mill3');
  });

  test('NEW-P3-07, NEW-PROD-16 hooded figures use up a draw and help nobody', () => {
    const table = at({ phase: 'helpers', chapter: 'VII', seed: 'hoods', players: WITH_A_CARD });
    expect(table.s.market[HOODED]).toBeGreaterThan(0);
    expect(table.s.market.reduce((all, count) => all + count, 0)).toBe(4);
    const hooded = at({
      chapter: 'VII',
      event: 'e101',
      market: 'HHHH',
      players: [{ hand: 'fortress1', stones: 'orderly1' }],
    });
    expect(hooded.goods(0)).toBe('');
    expect([0, 1, 2, 3].map((colour) => helpersAt(hooded.s, 0, colour))).toEqual([1, 1, 1, 1]);
  });
});

test('NEW-GEN-02, NEW-GEN-03, NEW-GEN-04, NEW-FINAL-01, NEW-REND-05 seven rounds of six phases, then the scoring', () => {
  const s = newdale.setup(2, { startPlayer: '1' }, 'rounds');
  const phases: string[] = [];
  const events: string[] = [];
  while (newdale.turnOf(s) >= 0) {
    const now = `${s.round} ${s.phase}`;
    if (phases[phases.length - 1] !== now) phases.push(now);
    const seat = newdale.turnOf(s);
    newdale.apply(s, seat, newdale.actions(s, seat)[0], (event) => events.push(event.what));
  }
  expect(s.round).toBe(7);
  expect(s.phase).toBe(9);
  expect(events.filter((what) => what === 'roundEnded')).toHaveLength(7);
  expect(phases).toEqual(phases.toSorted());
  expect(events.at(-1)).toBe('gameOver');
});

test('NEW-GEN-02 the phases of a round stand in their order', () => {
  const { s } = at({ phase: 'round', round: 1, next: 'e101' });
  expect(s.phase).toBe(2);
  expect(s.stack.map(({ kind }) => kind).toReversed()).toEqual([
    ...['showPlans', 'drawFigures', 'openActions', 'openBuilding', 'openSpecials', 'endRound'],
  ]);
});
