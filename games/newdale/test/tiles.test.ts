import { describe, expect, test } from 'vitest';
import type { TileKey } from '../data/tiles.ts';
import type { SeatPosition } from './position.ts';
import { at } from './table.ts';

/** Helpers: 2 yellow, 3 green, 4 red, 1 blue. */
const MARKET = { event: 'e101', market: 'YGGRRR' } as const;
const using = (tile: TileKey, player: SeatPosition = {}) =>
  at({ ...MARKET, pile: 'mill1 mill2 mill3', players: [{ stones: 'progress', tiles: [tile], ...player }] });

describe('bonus tiles', () => {
  test('NEW-BONUS-02 a tile is used once and leaves the game; the same question goes on', () => {
    const table = using('coalForGreen', { goods: { coal: 4 } });
    expect(table.asked()).toBe('0 progress');
    table.choose('tile coalForGreen');
    expect(table.asked()).toBe('0 progress');
    expect(table.player(0).tiles.every((count) => count === 0)).toBe(true);
    expect(table.refused('tile coalForGreen')).toMatchObject({ reason: 'noSuchTile', rule: 'NEW-BONUS-02' });
    expect(table.refused('person nate')).toMatchObject({ reason: 'noSuchPerson', rule: 'NEW-PERSON-01' });
    expect(table.refused('release red')).toMatchObject({
      reason: 'noSuchPrisoner',
      rule: 'NEW-SPECIAL-14',
    });
  });

  test('NEW-BONUS-02 several at a time, also right after they were gained', () => {
    const table = at({
      ...MARKET,
      fields: { 1: 'coalForGreen' },
      players: [
        { stones: 'build', hand: 'fortress1', goods: { coal: 8 }, tiles: ['anyGood'] },
        { hand: 'fortress3' },
      ],
    });
    table.choose('build fortress1', 'at A6');
    expect(table.asked()).toBe('0 endTurn');
    table.choose('tile coalForGreen', 'tile anyGood');
    expect(table.goods(0)).toBe('coal 4');
    expect(table.s.phase).toBe(5);
  });

  test('NEW-BONUS-08 one good onto a building that produces', () => {
    const table = using('anyGood', { areas: { 2: 'bakery1' } }).choose('tile anyGood');
    expect(table.open()).toEqual(['onto coal', 'onto bread']);
    expect(table.choose('onto bread').goods(0)).toBe('bread 1');
  });

  test('NEW-BONUS-09 as many cards as yellow helpers', () => {
    expect(using('cardsForYellow').choose('tile cardsForYellow').hand(0)).toContain('mill1 mill2');
    expect(using('cardsForYellow').choose('tile cardsForYellow').player(0).hand).toHaveLength(3);
  });

  test('NEW-BONUS-10 as many coal as green helpers, and a point', () => {
    const table = using('coalForGreen').choose('tile coalForGreen');
    expect(table.changed()).toMatchObject({ '0 goods': 'coal 3', '0 points': 4 });
  });

  test('NEW-BONUS-11 two cards with wood for six coal', () => {
    const table = using('woodForCoal', { hand: 'mill4 oreMine1 sawmill4' });
    table.choose('tile woodForCoal');
    expect(table.open()).toEqual(['discard oreMine1', 'discard sawmill4']);
    expect(table.refused('discard mill4')).toMatchObject({ reason: 'otherRaw', rule: 'NEW-BONUS-11' });
    table.choose('discard oreMine1', 'discard sawmill4');
    expect(table.changed()).toMatchObject({ '0 goods': 'coal 6', discards: 'oreMine1 sawmill4' });
  });

  test('NEW-BONUS-12 two cards for as many points as yellow helpers', () => {
    const table = using('cardsForPoints', { hand: 'mill4 oreMine1' });
    table.choose('tile cardsForPoints', 'discard mill4', 'discard oreMine1');
    expect(table.player(0).points).toBe(5);
  });

  test.each([
    ['NEW-BONUS-13 4 ore for green + 2', 'oreForPoints', { ore: 5 }, 'ore 1', 5],
    ['NEW-BONUS-14 3 coal for red + 1', 'coalForPoints', { coal: 3 }, '', 5],
    ['NEW-BONUS-15 2 yarn for red + 1', 'yarnForPoints', { yarn: 2 }, '', 5],
    ['NEW-BONUS-17 3 boards for blue + 2', 'boardsForPoints', { boards: 4 }, 'boards 1', 3],
    ['NEW-BONUS-21 3 clay for blue + 2', 'clayForPoints', { clay: 3 }, '', 3],
    ['NEW-BONUS-22 3 cattle for blue + 2', 'cattleForPoints', { cattle: 3 }, '', 3],
  ] as const)('%s points', (_rule, tile, goods, left, points) => {
    const table = using(tile, { goods });
    table.choose(`tile ${tile}`);
    expect(table.goods(0)).toBe(left);
    expect(table.player(0).points).toBe(3 + points);
  });

  test('NEW-BONUS-16 2 cards with cotton for red + 1 points', () => {
    const table = using('cottonForPoints', { hand: 'oreMine3 tannery1 mill5' });
    table.choose('tile cottonForPoints');
    expect(table.open()).toEqual(['discard oreMine3', 'discard tannery1']);
    table.choose('discard oreMine3', 'discard tannery1');
    expect(table.player(0).points).toBe(8);
  });

  test('NEW-BONUS-18 own helpers count', () => {
    const own = { specials: 'postStation7', lent: 'R', goods: { coal: 3 } };
    const table = using('coalForPoints', own).choose('tile coalForPoints');
    expect(table.player(0).points).toBe(3 + 7);
  });

  test('NEW-BONUS-19 whose price cannot be paid cannot be used', () => {
    const goods = using('oreForPoints', { goods: { ore: 3, coal: 4 } });
    expect(goods.refused('tile oreForPoints')).toEqual({
      reason: 'tooFewGoods',
      rule: 'NEW-BONUS-19',
      details: { good: 1, missing: 1 },
    });
    const cards = using('woodForCoal', { goods: { coal: 4 }, hand: 'oreMine1 mill5 mill4' });
    expect(cards.refused('tile woodForCoal')).toEqual({
      reason: 'tooFewCards',
      rule: 'NEW-BONUS-19',
      details: { missing: 1, raw: 0 },
    });
  });

  test('NEW-BONUS-25 one whose effect would be nothing may be used and is gone', () => {
    const table = at({
      event: 'e10E',
      chapter: 'I',
      players: [{ stones: 'progress', goods: { coal: 4 }, tiles: ['cardsForYellow'] }],
    });
    table.s.event = 0;
    table.s.market = [0, 0, 0, 0, 0];
    expect(table.open()).toContain('tile cardsForYellow');
  });

  test('NEW-BONUS-04, NEW-SCORE-13, NEW-PERSON-13 what is left over is worth nothing', () => {
    const table = at({
      phase: 'end',
      round: 7,
      players: [{ tiles: ['anyGood'], hand: 'fortress1' }, { points: 3 }],
    });
    table.choose('end');
    expect(table.asked()).toBe('over');
    expect(table.score(0)).toBe(3 + table.line(0, 'mission'));
  });
});

describe('moments', () => {
  const tiles = ['coalForGreen'] as const;

  test('NEW-BONUS-03, NEW-BONUS-23 before planning, in turn order, because cards may be drawn', () => {
    const table = at({ phase: 'planning', start: 1, players: [{ tiles }, { tiles }] });
    expect(table.asked()).toBe('1 prepare');
    table.choose('tile coalForGreen');
    expect(table.asked()).toBe('0 prepare');
    table.choose('end');
    expect(table.s.lanes).toHaveLength(2);
    expect(
      table
        .as(0)
        .open()
        .some((move) => move.startsWith('tile')),
    ).toBe(false);
    expect(table.refused('tile coalForGreen', 0)).toMatchObject({
      reason: 'whileAllPlan',
      rule: 'NEW-BONUS-23',
    });
    expect(table.refused('tile anyGood', 0).reason).toBe('noSuchTile');
  });

  test('NEW-BONUS-23, NEW-PLAN-03 who plans in turn may use them until the own last stone lies', () => {
    const table = at({
      ...MARKET,
      phase: 'planning',
      chapter: 'II',
      options: { planning: 'open' },
      pile: 'mill1 mill2 mill3 mill4 mill5 tannery1',
      players: [{ tiles, persons: ['nate'] }, { tiles: ['cardsForYellow'] }],
    });
    expect(table.asked()).toBe('0 prepare');
    table.choose('end', 'end', 'place build');
    // Seat 1 sees that stone, then draws, then plans.
    expect(table.asked()).toBe('1 plan');
    table.choose('tile cardsForYellow');
    expect(table.asked()).toBe('1 plan');
    expect(table.player(1).hand.length).toBeGreaterThan(0);
    table.choose('place build');
    expect(table.open()).toContain('tile coalForGreen');
    table.choose('person nate');
    while (table.asked() === '1 nate') table.choose(table.open()[0]);
    expect(table.asked()).toBe('0 plan');
    table.choose('place handCards');
    expect(table.refused('tile coalForGreen', 0).reason).toBe('notYourTurn');
  });

  test('NEW-BONUS-20, NEW-BONUS-23 before an action, between helpers and chain, and after it', () => {
    const table = at({
      ...MARKET,
      players: [{ stones: 'orderly2', areas: { 2: 'mill1' }, hand: 'mill5', tiles }],
    });
    expect(table.asked()).toBe('0 produce');
    expect(table.open()).toContain('tile coalForGreen');
    table.choose('produce');
    expect(table.asked()).toBe('0 chain');
    expect(table.open()).toContain('tile coalForGreen');
    table.choose('feed mill5');
    expect(table.asked()).toBe('0 endTurn');
    table.choose('tile coalForGreen');
    expect(table.s.phase).not.toBe(4);
  });

  test('NEW-BONUS-23, NEW-PROD-14 before and after an action without a building, too', () => {
    const table = at({
      ...MARKET,
      pile: 'mill1',
      players: [{ stones: 'orderly5', tiles: [...tiles, 'anyGood'] }],
    });
    expect(table.asked()).toBe('0 emptyArea');
    expect(table.open()).toEqual(['skip', 'tile anyGood', 'tile coalForGreen']);
    table.choose('tile coalForGreen');
    expect([table.asked(), table.hand(0)]).toEqual(['0 emptyArea', '']);
    table.choose('skip');
    expect([table.asked(), table.hand(0)]).toEqual(['0 endTurn', 'mill1']);
  });

  test('NEW-BONUS-23 not between the cards of a chain, not in a discard, not in a payment', () => {
    const table = at({
      ...MARKET,
      players: [
        { stones: 'orderly2 blackMarket', areas: { 2: 'mill1' }, hand: 'mill5 abattoir1 bakery4', tiles },
      ],
    });
    table.choose('produce', 'feed mill5');
    expect(table.open()).toEqual(['feed abattoir1', 'feed bakery4', 'stop']);
    table.choose('stop', 'end', 'trade');
    expect(table.open()).toEqual(['discard abattoir1', 'discard bakery4']);
    const paying = at({ ...MARKET, players: [{ stones: 'progress', goods: { coal: 4, ore: 1 }, tiles }] });
    expect(paying.choose('remove range').open()).toEqual(['settle', 'pay coal', 'pay ore']);
    expect(paying.refused('tile coalForGreen')).toMatchObject({
      reason: 'notInPayment',
      rule: 'NEW-BONUS-23',
    });
    expect(paying.refused('tile anyGood').reason).toBe('noSuchTile');
    expect(paying.refused('person nate').reason).toBe('noSuchPerson');
  });

  test('NEW-BONUS-24 what lowers a price comes before the first marker', () => {
    const table = at({
      ...MARKET,
      chapter: 'IVa',
      players: [
        {
          stones: 'build',
          hand: 'fortress1',
          goods: { coal: 9, ore: 3 },
          tiles: ['buildingLess', 'offspringLess'],
          persons: ['gunda'],
        },
      ],
    });
    table.choose('build fortress1', 'at B4');
    expect(table.open().slice(0, 2)).toEqual(['tile buildingLess', 'person gunda']);
    expect(table.refused('tile offspringLess').reason).toBe('notInPayment');
    table.choose('pay ore');
    for (const move of ['tile buildingLess', 'person gunda'])
      expect(table.refused(move)).toMatchObject({ reason: 'reduceFirst', rule: 'NEW-BONUS-24' });
    const hire = at({
      chapter: 'VIII',
      players: [{ stones: 'hire', goods: { coal: 9, fish: 2 }, persons: ['gunda'] }],
    }).choose('hire cook');
    expect(hire.refused('person gunda').reason).toBe('notInPayment');
  });

  test('NEW-BONUS-23 not on the turn of another', () => {
    const table = at({
      ...MARKET,
      players: [
        { stones: 'progress', goods: { coal: 4 } },
        { tiles, stones: 'progress' },
      ],
    });
    expect(table.asked()).toBe('0 progress');
    expect(table.refused('tile coalForGreen', 1).reason).toBe('notYourTurn');
    expect(table.refused('tile coalForGreen', 0).reason).toBe('noSuchTile');
  });

  test('NEW-BONUS-23 before and after the own choice in phase V, in phase VI, in the final production', () => {
    const table = at({
      ...MARKET,
      phase: 'building',
      players: [{ tiles, hand: 'fortress1' }, { hand: 'fortress2' }],
    });
    expect(table.asked()).toBe('0 buildPhase');
    expect(table.open()).toContain('tile coalForGreen');
    table.choose('draw');
    expect(table.asked()).toBe('0 endTurn');
    table.choose('end', 'draw');
    expect(table.asked()).toBe('0 special');
    expect(table.open()).toEqual(['end', 'tile coalForGreen']);
    const final = at({ phase: 'end', round: 7, players: [{ tiles }] });
    expect(final.asked()).toBe('0 finalProduction');
    expect(final.open()).toContain('tile coalForGreen');
  });

  test('NEW-GEN-13 whether a question waits does not depend on a hand', () => {
    const asked = (hand: string) =>
      at({ ...MARKET, players: [{ stones: 'orderly5', tiles: ['woodForCoal'], hand }] }).asked();
    expect(asked('oreMine1 sawmill4')).toBe('0 emptyArea');
    expect(asked('mill5 mill3')).toBe('0 emptyArea');
  });
});
