import { describe, expect, test } from 'vitest';
import { helpersFrom } from '../data/helpers.ts';
import { missingHelpers } from '../rules/labour.ts';
import type { Position, SeatPosition } from './position.ts';
import { at } from './table.ts';

/** Helpers printed: 1 of each; with these figures drawn. Somebody is asked afterwards, in phase V. */
const working = (player: SeatPosition, market: string, more: Position = {}) =>
  at({ event: 'e101', market, ...more, players: [player, { hand: 'fortress4' }, ...(more.players ?? [])] });
const MILL = { 2: 'mill1' };

describe('helper production', () => {
  const mill = (helpers: string, more: number) => missingHelpers([2, 0, 2, 0], helpersFrom(helpers), more);

  test('NEW-PROD-03, NEW-PROD-06 orderly: the printed helpers of each colour', () => {
    expect([mill('2Y 2R', 0), mill('3Y 3R 2B', 0), mill('3Y 1R', 0), mill('1Y 3G', 0)]).toEqual([0, 0, 1, 3]);
  });

  test('NEW-PROD-04, NEW-PROD-06, NEW-PROD-07 sloppy: some of the printed ones may be missing', () => {
    expect([mill('2Y 1R', -1), mill('1Y 2R', -1), mill('1Y 1R', -1), mill('4Y', -1)]).toEqual([0, 0, 1, 1]);
    expect([mill('2Y', -2), mill('1Y', -2), mill('2R', -2)]).toEqual([0, 1, 0]);
  });

  test('NEW-PROD-05, NEW-PROD-06, NEW-PROD-07 extraordinary: more of the printed colours, in any mix', () => {
    expect(['4Y 2R', '3Y 3R', '2Y 4R'].map((helpers) => mill(helpers, 2))).toEqual([0, 0, 0]);
    expect(['3Y 2R', '2Y 2R 4G', '5Y 1R', '1Y 1R'].map((helpers) => mill(helpers, 2))).toEqual([1, 2, 1, 4]);
  });

  test('NEW-PROD-01, NEW-PROD-02, NEW-PROD-07, NEW-PROD-08 the field says how many goods: 1, 2 or 3', () => {
    const made = (field: string, market: string) => working({ areas: MILL, stones: field }, market);
    expect(made('sloppy2', 'YG').choose('produce').goods(0)).toBe('flour 1');
    expect(made('orderly2', 'YR').choose('produce').goods(0)).toBe('flour 2');
    expect(made('extraordinary2', 'YYRR').choose('produce').goods(0)).toBe('flour 3');
    expect(made('orderly2', 'YYGG').goods(0)).toBe('');
    expect(made('extraordinary2', 'YYRG').goods(0)).toBe('');
  });

  test('NEW-PROD-08 the Coal Mine has fields of its own', () => {
    const goods = (field: string, market: string) =>
      working({ stones: field }, market).choose('produce').goods(0);
    expect([goods('sloppy1', ''), goods('orderly1', 'Y'), goods('extraordinary1', 'YYY')]).toEqual([
      'coal 2',
      'coal 3',
      'coal 4',
    ]);
  });

  test('NEW-PROD-09, NEW-PROD-10 three cards for each missing helper, for this building only', () => {
    const hand = 'mill2 mill3 mill4 mill5';
    const table = working({ areas: { 2: 'mill1', 3: 'tannery1' }, stones: 'orderly2 orderly3', hand }, 'Y');
    expect(table.asked()).toBe('0 produce');
    expect(table.refused('produce')).toMatchObject({
      reason: 'helpersMissing',
      rule: 'NEW-PROD-08',
      details: { missing: 1 },
    });
    table.choose('cover 0', 'discard mill2', 'discard mill3', 'discard mill4');
    expect(table.changed()).toMatchObject({ '0 goods': 'flour 2', '0 hand': 'mill5' });
    expect(table.events.find((event) => event.what === 'discarded')).toMatchObject({ by: 'helpers' });
    table.choose('skip');
    expect(table.count(0, 'leather')).toBe(0);
  });

  test('NEW-PROD-09 all missing helpers must be covered', () => {
    const table = working({ areas: MILL, stones: 'orderly2', hand: 'mill2 mill3 mill4 mill5 tannery1' }, '');
    // One yellow and one red are missing: six cards.
    expect(table.asked()).toBe('0 chain');
    const tiled = working(
      { areas: MILL, stones: 'orderly2', hand: 'mill2 mill3', tiles: ['missingHelper', 'anyGood'] },
      '',
    );
    expect(tiled.refused('cover 0')).toEqual({
      reason: 'tooFewCards',
      rule: 'NEW-PROD-09',
      details: { missing: 4, raw: -1 },
    });
    expect(tiled.refused('cover 1')).toMatchObject({ details: { missing: 1 } });
  });

  test('NEW-PROD-09, NEW-PROGRESS-04 two cards after the progress', () => {
    const table = working({ areas: MILL, stones: 'orderly2', hand: 'mill2 mill3', cheapHelpers: true }, 'Y');
    table.choose('cover 0', 'discard mill2', 'discard mill3');
    expect(table.goods(0)).toBe('flour 2');
  });

  test('NEW-PROD-11, NEW-BONUS-07, NEW-BONUS-24 tiles cover a missing helper each, also with cards and with each other', () => {
    const tiles = ['missingHelper', 'missingHelper'] as const;
    const both = working({ areas: MILL, stones: 'orderly2', tiles }, '');
    expect(both.open()).toEqual(['cover 2', 'skip']);
    both.choose('cover 2');
    expect(both.goods(0)).toBe('flour 2');
    expect(both.player(0).tiles[2]).toBe(0);
    const mixed = working({ areas: MILL, stones: 'orderly2', tiles, hand: 'mill2 mill3 mill4' }, '');
    mixed.choose('cover 1', 'discard mill2', 'discard mill3', 'discard mill4');
    expect(mixed.goods(0)).toBe('flour 2');
    expect(mixed.player(0).tiles[2]).toBe(1);
  });

  test('NEW-BONUS-24 no tile where nobody is missing, and none that would not help', () => {
    const table = working({ areas: MILL, stones: 'orderly2', tiles: ['missingHelper'], hand: 'mill2' }, 'YR');
    expect(table.open()).toEqual(['produce', 'skip']);
    table.choose('produce');
    expect(table.player(0).tiles[2]).toBe(1);
    expect(table.goods(0)).toBe('flour 2');
    const asked = working({ areas: MILL, stones: 'orderly2', tiles: ['missingHelper', 'anyGood'] }, 'YR');
    expect(asked.refused('tile missingHelper')).toMatchObject({
      reason: 'tileWaitsForProduction',
      rule: 'NEW-BONUS-24',
    });
  });

  test('NEW-PROD-12, NEW-PROD-13 a failed production without a chain is not carried out', () => {
    const table = working({ areas: MILL, stones: 'orderly2' }, '', { pile: 'mill2' });
    expect(table.hand(0)).toBe('mill2');
    expect(table.goods(0)).toBe('');
    const chain = working({ areas: MILL, stones: 'orderly2', hand: 'mill5' }, '').choose('feed mill5');
    expect(chain.goods(0)).toBe('flour 2');
    const left = working({ areas: MILL, stones: 'orderly2', hand: 'mill5' }, '', { pile: 'mill2' }).choose(
      'skip',
    );
    expect(left.hand(0)).toBe('mill5 mill2');
  });

  test('NEW-PROD-13 a building without a chain that fails brings a card', () => {
    const table = working({ areas: { 2: 'fishingHut1' }, stones: 'orderly2' }, '', {
      chapter: 'VII',
      pile: 'mill2',
    });
    expect(table.hand(0)).toBe('mill2');
  });

  test('NEW-PROD-14 a stone without a building brings a card', () => {
    expect(working({ stones: 'orderly5' }, '', { pile: 'mill2' }).hand(0)).toBe('mill2');
  });

  test('NEW-PROD-15 helpers come before the chain, and may be declined', () => {
    const table = working({ areas: MILL, stones: 'orderly2', hand: 'mill5', tiles: ['coalForGreen'] }, 'YR');
    expect(table.open()).toEqual(['produce', 'skip', 'tile coalForGreen']);
    table.choose('skip');
    expect(table.asked()).toBe('0 chain');
    expect(table.goods(0)).toBe('');
  });

  test('NEW-PROD-13, NEW-PROD-15 whoever declines and uses no chain draws a card', () => {
    const table = working({ areas: MILL, stones: 'orderly2' }, 'YR', { pile: 'mill2' });
    expect(table.open()).toEqual(['produce', 'skip']);
    table.choose('skip');
    expect([table.goods(0), table.hand(0)]).toEqual(['', 'mill2']);
  });
});

test('NEW-PROD-13, NEW-P4-05 whoever produced with helpers draws no card without the chain', () => {
  const left = working({ areas: MILL, stones: 'orderly2', hand: 'mill5' }, 'YR', { pile: 'mill2' });
  left.choose('produce', 'skip');
  expect([left.goods(0), left.hand(0)]).toEqual(['flour 2', 'mill5']);
  const dry = working({ areas: { 2: 'tannery1' }, stones: 'orderly2', hand: 'mill5' }, 'YR').choose(
    'produce',
  );
  expect([dry.goods(0), dry.hand(0), dry.s.phase]).toEqual(['leather 2', 'mill5', 5]);
});

describe('chains', () => {
  test('NEW-CHAIN-01, NEW-CHAIN-02, NEW-CHAIN-05, NEW-CHAIN-06 hand cards with the raw material, and one more good', () => {
    const table = working({ areas: MILL, stones: 'orderly2', hand: 'mill5 abattoir1 bakery4 mill3' }, 'YR');
    expect(table.choose('produce').goods(0)).toBe('flour 2');
    expect(table.refused('feed mill3')).toMatchObject({ reason: 'otherRaw', rule: 'NEW-CHAIN-02' });
    table.choose('feed mill5', 'feed abattoir1', 'stop');
    expect(table.changed()).toMatchObject({
      '0 goods': 'flour 5',
      '0 hand': 'bakery4 mill3',
      discards: 'mill5 abattoir1',
    });
  });

  test('NEW-CHAIN-03, NEW-CHAIN-07, NEW-CHAIN-09 single goods move over, as many as one likes', () => {
    const table = working(
      { areas: { 2: 'tannery1', 3: 'cattleFarm2' }, stones: 'orderly3 orderly2', goods: { cattle: 2 } },
      'YR',
    );
    // The Cattle Farm makes two more before.
    table.choose('produce', 'produce');
    expect(table.goods(0)).toBe('cattle 4, leather 2');
    expect(table.open()).toEqual(['chain 4', 'chain 3', 'chain 2', 'chain 1', 'skip']);
    table.choose('chain 3');
    expect(table.goods(0)).toBe('cattle 1, leather 6');
  });

  test('NEW-CHAIN-04, NEW-CHAIN-05 sets: one good for each pair, and one more', () => {
    const table = working({ areas: { 2: 'bakery1' }, stones: 'orderly2', goods: { flour: 2, coal: 5 } }, '');
    expect(table.open()).toEqual(['chain 2', 'chain 1', 'skip']);
    table.choose('chain 2');
    expect(table.goods(0)).toBe('coal 3, bread 3');
  });

  test('NEW-CHAIN-08 helpers and their cards do not help a chain', () => {
    const table = working({ areas: { 2: 'bakery1' }, stones: 'orderly2', goods: { flour: 2 } }, 'YYRR', {
      pile: 'mill1',
    });
    expect(table.choose('produce').goods(0)).toBe('flour 2, bread 2');
    expect(table.s.phase).toBe(5);
  });

  test('NEW-CHAIN-10 the bonus is not chained on', () => {
    const table = working(
      { areas: { 2: 'tannery1', 3: 'shoemaker1' }, stones: 'orderly2 sloppy3', goods: { cattle: 1 } },
      '',
    );
    table.choose('chain 1');
    expect(table.goods(0)).toBe('leather 2');
    expect(table.open()).toEqual(['chain 2', 'chain 1', 'skip']);
  });

  test('NEW-CHAIN-11 many goods are just many goods', () => {
    const table = working({ areas: { 2: 'tannery1' }, stones: 'orderly2', goods: { cattle: 23 } }, '').choose(
      'chain 23',
    );
    expect(table.goods(0)).toBe('leather 24');
  });

  test('NEW-CHAIN-12 grapes of any colour with barrels, one by one', () => {
    const table = working(
      {
        areas: { 2: 'winery1' },
        stones: 'orderly2',
        goods: { barrels: 2, yellowGrapes: 1, blueGrapes: 2 },
        specials: 'vineyard1 vineyard4',
      },
      '',
      { chapter: 'IVa' },
    );
    expect(table.open()).toEqual(['press yellow', 'press blue', 'skip']);
    expect(table.refused('press red')).toMatchObject({ reason: 'noGrapes', rule: 'NEW-CHAIN-12' });
    table.choose('press blue', 'press blue');
    expect(table.goods(0)).toBe('wine 3, yellowGrapes 1');
  });
});
