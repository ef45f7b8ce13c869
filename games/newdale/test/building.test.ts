import { describe, expect, test } from 'vitest';
import { BOARDS, placeKey } from '../data/boards.ts';
import { placesFor } from '../rules/reach.ts';
import { hasBit } from '../rules/state.ts';
import type { Position, SeatPosition } from './position.ts';
import { at } from './table.ts';

/** One player at the field Build. */
const builder = (player: SeatPosition, more: Position = {}) =>
  at({ ...more, players: [{ stones: 'build', ...player }, ...(more.players ?? [])] });
const RICH = { coal: 30 };

describe('card and price', () => {
  test('NEW-BUILD-01, NEW-BUILD-02 from the hand or from the display, which is open to all', () => {
    const table = builder({ hand: 'mill1', goods: RICH }, { event: 'e102', display: 'tailor1 tailor2' });
    expect(table.open()).toEqual(['build mill1', 'buildOpen tailor1', 'buildOpen tailor2', 'skip']);
    table.choose('buildOpen tailor2', 'at A1', 'area 2');
    expect(table.changed()).toMatchObject({ display: 'tailor1', '0 goods': 'coal 19' });
    expect(table.hand(0)).toBe('mill1');
  });

  test('NEW-BUILD-03, NEW-BUILD-04 the landscape of the card takes three coins off', () => {
    const price = (card: string, place: string) => {
      const table = builder({ hand: card, goods: RICH }).choose(`build ${card}`, `at ${place}`);
      return 30 - table.count(0, 'coal');
    };
    // A Cooperage of 7 with a forest: Ashcombe is one, Millbrook is a field, Oldbarrow nothing.
    expect([price('cooperage1', 'A3'), price('cooperage1', 'A1'), price('cooperage1', 'A5')]).toEqual([
      4, 7, 7,
    ]);
    expect(price('fortress1', 'A4')).toBe(5);
    expect(price('coalTrader1', 'A3')).toBe(6);
  });

  test('NEW-BUILD-04 the example: six coins less three', () => {
    const table = builder({ hand: 'cooperage2', goods: { coal: 3 } });
    expect(table.open()).toContain('build cooperage2');
    table.choose('build cooperage2');
    expect(table.openTo('at')).toEqual(['at A3', 'at A7']);
    expect(table.refused('at A1')).toEqual({
      reason: 'tooFewCoins',
      rule: 'NEW-PAY-01',
      details: { missing: 3 },
    });
  });

  test('NEW-BUILD-05, NEW-BONUS-06, NEW-PERSON-09, NEW-BONUS-24 reductions add up, down to nothing', () => {
    const tiles = ['buildingLess', 'buildingLess'] as const;
    const table = builder({ hand: 'bakery3', tiles, persons: ['gunda'] }, { chapter: 'IVa', event: 'e100' });
    table.choose('build bakery3', 'at B2');
    expect(table.asked()).toBe('0 pay');
    table.choose('tile buildingLess', 'person gunda');
    expect(table.open()).toEqual(['tile buildingLess']);
    table.choose('tile buildingLess');
    expect(table.asked()).toBe('0 area');
    expect(table.player(0).persons).toBe(0);
    expect(table.player(0).tiles[1]).toBe(0);
  });

  test('NEW-PAY-07 a price of exactly nothing is not asked for', () => {
    const goods = { coal: 2, ore: 1 };
    const table = builder({ hand: 'watchtower1', tiles: ['buildingLess'], goods });
    table.choose('build watchtower1', 'at A1', 'tile buildingLess');
    expect(table.goods(0)).toBe('coal 2, ore 1');
    expect(table.player(0).fists).toBe(1);
  });

  test('NEW-BONUS-24 there is nothing to reduce at a price of nothing', () => {
    const table = builder({ hand: 'postStation1', tiles: ['buildingLess'], goods: { coal: 2 } });
    table.choose('build postStation1', 'at A1', 'tile buildingLess');
    expect(table.goods(0)).toBe('coal 2');
    const again = builder({ hand: 'mill1', tiles: ['buildingLess'], goods: { coal: 2 } });
    expect(again.refused('tile buildingLess')).toMatchObject({
      reason: 'tileWaitsForPrice',
      rule: 'NEW-BONUS-24',
    });
  });

  test('NEW-BUILD-15, NEW-PAY-01 what cannot be paid anywhere is refused with what is missing', () => {
    const table = builder({ hand: 'bakery1 mill1', goods: { coal: 3 } });
    expect(table.refused('build bakery1')).toEqual({
      reason: 'tooFewCoins',
      rule: 'NEW-PAY-01',
      details: { missing: 7 },
    });
    expect(table.open()).toEqual(['build mill1', 'skip']);
  });
});

describe('area', () => {
  test('NEW-BUILD-06, NEW-BUILD-24 a free area of choice; no goods lie on a new building', () => {
    const table = builder({ hand: 'mill1', goods: { coal: 5 }, areas: { 3: 'tannery1' } });
    table.choose('build mill1', 'at A5');
    expect(table.open()).toEqual(['area 2', 'area 4', 'area 5', 'area 6', 'area 7', 'area 8']);
    expect(table.refused('area 3')).toMatchObject({ reason: 'areaOccupied', rule: 'NEW-BUILD-06' });
    table.choose('area 4');
    expect(table.changed()).toMatchObject({ '0 areas': 'coalMine - tannery1 mill1 - - - -', '0 goods': '' });
  });

  test('NEW-BUILD-06 areas with the same fields are not asked for, unless a stone stands in one', () => {
    const areas = { 4: 'tannery1', 5: 'tannery2', 7: 'tannery3', 8: 'tannery4' };
    const same = builder({ hand: 'mill1', goods: { coal: 5 }, areas }).choose('build mill1', 'at A5');
    expect(same.player(0).areas[1]).toBeGreaterThanOrEqual(0);
    const stone = builder({ stones: 'build sloppy3', hand: 'mill1', goods: { coal: 5 }, areas }).choose(
      'build mill1',
      'at A5',
    );
    expect(stone.open()).toEqual(['area 2', 'area 3', 'area 6']);
  });

  test('NEW-BUILD-07 without a free area there is no production building', () => {
    const areas = {
      2: 'mill1',
      3: 'mill2',
      4: 'mill3',
      5: 'mill4',
      6: 'mill5',
      7: 'tannery1',
      8: 'tannery2',
    };
    const table = builder({ hand: 'bakery1 fortress1', goods: RICH, areas });
    expect(table.refused('build bakery1')).toMatchObject({ reason: 'noFreeArea', rule: 'NEW-BUILD-07' });
    expect(table.open()).toEqual(['build fortress1', 'skip']);
  });

  test('NEW-BUILD-08, NEW-SPECIAL-18 special buildings lie beside the board, any number, without a stone', () => {
    const table = builder({
      hand: 'fortress1',
      specials: 'fortress2 fortress3 scriptorium1',
      goods: { coal: 8 },
    });
    table.choose('build fortress1', 'at A1');
    expect(table.player(0).specials).toHaveLength(4);
  });

  test('NEW-BUILD-25 a stone in an empty area activates what was put there before', () => {
    const table = at({
      event: 'e100',
      market: 'RR',
      players: [{ stones: 'build orderly4', hand: 'mill1', goods: { coal: 5 } }],
    });
    table.choose('build mill1', 'at A5', 'area 4', 'produce');
    expect(table.goods(0)).toBe('flour 2');
  });
});

describe('the house', () => {
  const reached = (player: SeatPosition, more: Position = {}) => {
    const { s } = builder({ hand: 'mill1', ...player }, more);
    return BOARDS[0].name.flatMap((_, place) =>
      hasBit(placesFor(s, 0, false), place) ? [placeKey(0, place)] : [],
    );
  };

  test('NEW-BUILD-09 exactly one house from the supply', () => {
    const table = builder({ hand: 'fortress1', goods: { coal: 8 } }).choose('build fortress1', 'at A6');
    expect(table.changed()).toMatchObject({ '0 houses': 'A2 A6', '0 supply': 9 });
  });

  test('NEW-BUILD-10 not where an own house stands', () => {
    const table = builder({ hand: 'fortress1', goods: RICH, houses: 'A5' }).choose('build fortress1');
    expect(table.refused('at A5')).toMatchObject({ reason: 'ownHouseThere', rule: 'NEW-BUILD-10' });
    expect(table.refused('at A2')).toMatchObject({ reason: 'ownHouseThere' });
  });

  test('NEW-BUILD-11 two steps from any own house', () => {
    expect(reached({})).toEqual(['A1', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10']);
    const table = builder({ hand: 'fortress1', goods: RICH }).choose('build fortress1');
    expect(table.refused('at A11')).toEqual({
      reason: 'tooFar',
      rule: 'NEW-BUILD-11',
      details: { range: 2 },
    });
    expect(reached({ houses: 'A22' })).toEqual([
      ...['A1', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'A15', 'A16', 'A18', 'A19', 'A23'],
    ]);
  });

  test('NEW-BUILD-12, NEW-PROGRESS-03 three steps without the range tile', () => {
    expect(reached({ longRange: true })).toEqual([
      ...['A1', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'A11', 'A12', 'A13', 'A14'],
    ]);
    // For whoever has removed it alone.
    const { s } = builder({ hand: 'mill1', longRange: true });
    expect([0, 1].map((seat) => hasBit(placesFor(s, seat, false), 13))).toEqual([true, false]);
  });

  test('NEW-BUILD-13 houses of others neither block nor help', () => {
    expect(reached({}, { players: [{ houses: 'A5 A9 A12' }] })).toEqual(reached({}));
    const table = builder({ hand: 'fortress1', goods: RICH }, { players: [{ houses: 'A5' }] });
    table.choose('build fortress1', 'at A5');
    expect(table.player(0).houses & table.player(1).houses).toBe((1 << 4) | (1 << 1));
  });

  test('NEW-BUILD-14 without a house nothing can be built', () => {
    const table = at({
      pile: 'mill2',
      players: [{ stones: 'build', hand: 'mill1', supply: 0, goods: RICH }],
    });
    expect(table.hand(0).startsWith('mill1 mill2')).toBe(true);
    const asked = builder({ hand: 'mill1', supply: 0, goods: RICH, tiles: ['anyGood'] });
    expect(asked.refused('build mill1')).toMatchObject({ reason: 'noHouseLeft', rule: 'NEW-BUILD-14' });
  });

  test('NEW-BUILD-15 without a place in reach nothing can be built', () => {
    // On the islands of chapter VII only the houses of the same island lead further.
    const mainland = 'E5 E6 E9 E10 E11 E12 E2 E3 E7 E13';
    const table = builder(
      { hand: 'mill1', goods: RICH, houses: mainland, tiles: ['anyGood'] },
      { chapter: 'VII' },
    );
    expect(table.refused('build mill1')).toMatchObject({ reason: 'noHouseLeft' });
    table.player(0).supply = 1;
    table.player(0).houses = 0b111 << 14;
    table.player(0).ship = 1;
    expect(table.refused('build mill1')).toMatchObject({ reason: 'noPlaceInReach', rule: 'NEW-BUILD-15' });
  });

  test('NEW-BUILD-16, NEW-VP-08 a premium for the first who builds there, at once', () => {
    const table = builder({ hand: 'fortress1', goods: RICH }, { players: [{}] }).choose(
      'build fortress1',
      'at A4',
    );
    expect(table.player(0).points).toBe(4);
    const second = builder({ hand: 'fortress1', goods: RICH }, { players: [{ houses: 'A4' }] });
    expect(second.choose('build fortress1', 'at A4').player(0).points).toBe(3);
    // One after the other.
    const both = builder(
      { hand: 'fortress1', goods: RICH },
      { players: [{ stones: 'build', hand: 'fortress2 mill1', goods: RICH }] },
    );
    both.choose('build fortress1', 'at A4', 'build fortress1', 'at A4');
    expect([both.player(0).points, both.player(1).points]).toEqual([4, 3]);
  });

  test('NEW-BUILD-17, NEW-CH6-03 the premium of the start place is void', () => {
    const table = builder({ hand: 'fortress1', goods: RICH }, { chapter: 'VI', event: 'e100' });
    expect(BOARDS[3].premium[21]).toBe(3);
    expect(hasBit(table.s.premiums, 21)).toBe(true);
    expect(table.player(0).points).toBe(3);
    expect([BOARDS[3].premium[0], BOARDS[3].premium[1]]).toEqual([0, 0]);
  });
});

describe('bonus tiles of a build', () => {
  const fields = {
    1: 'anyGood',
    2: 'coalForGreen',
    4: 'cardsForYellow',
    7: 'woodForCoal',
    8: 'missingHelper',
  } as const;

  test('NEW-BUILD-18, NEW-BONUS-01 one step away: a tile of an adjacent field', () => {
    const table = builder({ hand: 'fortress1', goods: RICH }, { fields }).choose('build fortress1', 'at A6');
    expect(table.player(0).tiles[3]).toBe(1);
    expect(table.changed()).toMatchObject({ '0 tiles': 'anyGood' });
  });

  test('NEW-BUILD-18 two steps away: none', () => {
    const table = builder({ hand: 'fortress1', goods: RICH }, { fields }).choose('build fortress1', 'at A9');
    expect(table.player(0).tiles.every((count) => count === 0)).toBe(true);
  });

  test('NEW-BUILD-19 with range three a tile for one or two steps, not for three', () => {
    const tilesAt = (place: string) => {
      const table = builder({ hand: 'fortress1', goods: RICH, longRange: true }, { fields });
      table.choose('build fortress1', `at ${place}`);
      return table.asked() === '0 takeTile' ? table.open() : table.player(0).tiles.some((count) => count > 0);
    };
    expect(tilesAt('A9')).toEqual(['take 1', 'take 4']);
    expect(tilesAt('A8')).toEqual(['take 2', 'take 4']);
    expect(tilesAt('A12')).toBe(false);
  });

  test('NEW-BUILD-20 the shortest way to any own house counts', () => {
    const table = builder({ hand: 'fortress1', goods: RICH, houses: 'A13' }, { fields });
    table.choose('build fortress1', 'at A17');
    expect(table.asked()).toBe('0 takeTile');
  });

  test('NEW-BUILD-21, NEW-BUILD-22 the example: a tile of field 7 or 8, and one must be taken', () => {
    const table = builder({ hand: 'fortress1', goods: RICH, houses: 'A17' }, { fields });
    table.choose('build fortress1', 'at A20');
    expect(table.open()).toEqual(['take 7', 'take 8']);
    expect(table.refused('take 1')).toMatchObject({ reason: 'fieldNotAdjacent', rule: 'NEW-BUILD-21' });
    expect(table.refused('take no tile')).toMatchObject({ reason: 'mustTakeTile', rule: 'NEW-BUILD-22' });
    table.choose('take 8');
    expect(table.changed()).toMatchObject({ '0 tiles': 'missingHelper' });
    const empty = builder(
      { hand: 'fortress1', goods: RICH, houses: 'A17' },
      { fields: { 7: 'woodForCoal' } },
    );
    empty.choose('build fortress1', 'at A20');
    expect(empty.player(0).tiles[6]).toBe(1);
  });

  test('NEW-BUILD-22 an empty field is told', () => {
    const table = builder(
      { hand: 'fortress1', goods: RICH },
      { fields: { 1: 'anyGood', 2: 'coalForGreen' } },
    );
    table.choose('build fortress1', 'at A5');
    expect(table.refused('take 4')).toMatchObject({ reason: 'noTileThere', rule: 'NEW-BUILD-22' });
  });

  test('NEW-BUILD-23, NEW-VP-02 premium with its cards, then the tile, then the tower; the new tile pays nothing', () => {
    const table = builder(
      { hand: 'watchtower1', goods: { coal: 4 }, houses: 'A1', points: 5 },
      { pile: 'mill1 mill2 mill3 mill4', fields: { 2: 'buildingLess' } },
    );
    table.choose('build watchtower1', 'at A4');
    expect(table.hand(0)).toBe('mill1 mill2 mill3 mill4');
    expect(table.told()).toEqual([
      ...['gaveGoods', 'built', 'gotPoints', 'drew', 'drewCards'],
      ...['gotTile', 'drew', 'drewCards'],
    ]);
    expect(table.goods(0)).toBe('');
  });

  test('NEW-BUILD-26 houses stay where they are', () => {
    const table = builder({ hand: 'fortress1 fortress2', goods: RICH, houses: 'A5' });
    table.choose('build fortress1', 'at A8');
    expect(table.player(0).houses).toBe((1 << 1) | (1 << 4) | (1 << 7));
  });
});
