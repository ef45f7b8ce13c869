import { describe, expect, test } from 'vitest';
import { BOARDS, placeKey } from '../data/boards.ts';
import { CHAPTER_ROWS } from '../data/chapters.ts';
import { newdale } from '../index.ts';
import { placesFor } from '../rules/reach.ts';
import { hasBit } from '../rules/state.ts';
import { helpersAt } from '../rules/supply.ts';
import type { Position, SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

const reached = ({ s }: Table): string[] => {
  const { board } = CHAPTER_ROWS[s.chapter];
  return BOARDS[board].name.flatMap((_, place) =>
    hasBit(placesFor(s, 0, false), place) ? [placeKey(board, place)] : [],
  );
};
const bay = (player: SeatPosition, more: Position = {}) =>
  at({ chapter: 'VII', event: 'e100', ...more, players: [player, ...(more.players ?? [])] });
const voyage = (player: SeatPosition, more: Position = {}) =>
  at({ chapter: 'VIII', event: 'e100', ...more, players: [player, ...(more.players ?? [])] });

describe('chapter VII: ships in the bay', () => {
  test('NEW-CH7-02, NEW-CH7-05 two spaces either way, and two more for cards', () => {
    const table = bay({ stones: 'sail', ship: 3, hand: 'mill1 mill2 mill3' });
    expect(table.open()).toEqual([
      'sail 4',
      'sail 3',
      'back 3',
      'sail 2',
      'back 2',
      'sail 1',
      'back 1',
      'skip',
    ]);
    expect(table.refused('back 4')).toMatchObject({ reason: 'endOfSea', rule: 'NEW-CH7-02' });
    table.choose('sail 3');
    expect(table.player(0).ship).toBe(3);
    table.choose('discard mill2');
    expect(table.changed()).toMatchObject({ '0 ship': 6, '0 hand': 'mill1 mill3', discards: 'mill2' });
  });

  test('NEW-CH7-05, NEW-CH7-09 cards only for spaces really sailed; without cards two spaces', () => {
    const table = bay({ stones: 'sail', ship: 3, hand: 'mill1' });
    expect(table.refused('sail 4')).toEqual({
      reason: 'tooFewCards',
      rule: 'NEW-CH7-05',
      details: { missing: 1, raw: -1 },
    });
    expect(table.choose('sail 2').player(0).hand).toHaveLength(1);
  });

  test('NEW-CH7-05 whoever stays draws a card', () => {
    expect(bay({ stones: 'sail' }, { pile: 'mill1' }).choose('skip').hand(0)).toBe('mill1');
  });

  test('NEW-CH7-02 ships do not block each other', () => {
    const table = bay({ stones: 'sail' }, { players: [{ ship: 2 }] }).choose('sail 2');
    expect([0, 1].map((seat) => table.player(seat).ship)).toEqual([2, 2]);
  });

  test('NEW-CH7-03, NEW-CH7-04 an anchored ship is one step from its place, like a house; islands are reached in no other way', () => {
    const islands = (ship: number, houses = '') =>
      reached(bay({ stones: 'build', hand: 'mill1', ship, houses })).filter(
        (key) => Number(key.slice(1)) >= 15,
      );
    expect(islands(0)).toEqual([]);
    expect(islands(1)).toEqual([]);
    expect(islands(2)).toEqual(['E15', 'E16', 'E17']);
    expect(islands(8)).toEqual(['E24']);
    expect(islands(0, 'E18')).toEqual(['E19', 'E20']);
  });

  test('NEW-CH7-03 the step counts for bonus tiles; the ship is no house', () => {
    const fields = { 5: 'anyGood' } as const;
    const build = (place: string) => {
      const table = bay({ stones: 'build', hand: 'fortress1', goods: { coal: 8 }, ship: 2 }, { fields });
      return table.choose('build fortress1', `at ${place}`).player(0);
    };
    expect(build('E15').tiles[3]).toBe(1);
    expect(build('E16').tiles[3]).toBe(0);
    expect(build('E15').houses).toBe((1 << 0) | (1 << 14));
  });

  test('NEW-CH7-06 the first time at space 8: 4, 3, 2 or 1 points', () => {
    const table = bay({ stones: 'sail', ship: 7, points: 6 }, { players: [{ ship: 8 }] }).choose('sail 1');
    expect(table.player(0).points).toBe(9);
    const first = bay({ stones: 'sail', ship: 7, points: 6 }).choose('sail 1');
    expect(first.player(0).points).toBe(10);
  });

  test('NEW-CH7-06, NEW-CH8-06 the third and the fourth ship to arrive', () => {
    const third = { seats: 4, arrivals: 2 } as const;
    const fourth = { seats: 4, arrivals: 3 } as const;
    const bayPoints = (more: Position) =>
      bay({ stones: 'sail', ship: 7, points: 21 }, more).choose('sail 1').player(0).points;
    expect([bayPoints(third), bayPoints(fourth)]).toEqual([23, 22]);
    const voyagePoints = (more: Position) =>
      voyage({ stones: 'orderly2', ship: 11, points: 21 }, more).choose('sail 1').player(0).points;
    expect([voyagePoints(third), voyagePoints(fourth)]).toEqual([26, 25]);
  });

  test('NEW-CH7-06, NEW-CH7-09 it may leave again, and is not rewarded twice', () => {
    const table = bay({ stones: 'sail sail', ship: 8, points: 6 });
    table.choose('back 1');
    table.choose('sail 1');
    expect(table.player(0)).toMatchObject({ ship: 8, points: 6 });
  });
});

describe('chapter VIII: the voyage', () => {
  const CAPTAIN = { stones: 'orderly2' };

  test('NEW-SAILOR-01, NEW-CH8-04 the Captain moves the ship 1, 2 or 3 steps', () => {
    const most = (field: string, market: string) => {
      const table = voyage({ stones: field, ship: 4 }, { event: 'e101', market });
      return table.openTo('sail')[0];
    };
    expect([most('sloppy2', ''), most('orderly2', 'G'), most('extraordinary2', 'GGG')]).toEqual([
      'sail 1',
      'sail 2',
      'sail 3',
    ]);
  });

  test('NEW-SAILOR-02 fewer steps may be made; with none a card is drawn', () => {
    const table = voyage(CAPTAIN, { pile: 'mill1' });
    expect(table.open()).toEqual(['sail 2', 'sail 1', 'stay']);
    table.choose('stay');
    expect(table.hand(0)).toBe('mill1');
    const failed = voyage({ stones: 'extraordinary2' }, { event: 'e101', pile: 'mill1' });
    expect(failed.hand(0)).toBe('mill1');
  });

  test('NEW-SAILOR-02 cards and tiles help the Captain', () => {
    const table = voyage({ ...CAPTAIN, hand: 'mill1 mill2 mill3' }, { event: 'e101' });
    table.choose('cover 0', 'discard mill1', 'discard mill2', 'discard mill3', 'sail 2');
    expect(table.player(0).ship).toBe(2);
    const tile = voyage({ ...CAPTAIN, tiles: ['missingHelper'] }, { event: 'e101' }).choose(
      'cover 1',
      'sail 1',
    );
    expect(tile.player(0).ship).toBe(1);
    expect(tile.events.find((event) => event.what === 'sailed')).toMatchObject({ by: 'helpers' });
  });

  test('NEW-CH8-05, NEW-CH8-06 in Newdale a ship stays; 9, 7, 5 or 4 points', () => {
    const table = voyage({ ...CAPTAIN, ship: 11, points: 21 }, { seats: 3, players: [{ ship: 12 }] });
    expect(table.refused('sail 2')).toMatchObject({ reason: 'endOfSea' });
    table.choose('sail 1');
    expect(table.player(0)).toMatchObject({ ship: 12, points: 28, arrived: true });
  });

  test('NEW-CH8-13, NEW-CH8-05 a Captain who has arrived goes nowhere, and nothing is discarded', () => {
    const table = voyage(
      { ...CAPTAIN, ship: 12, hand: 'mill1 mill2 mill3' },
      { event: 'e101', pile: 'mill4' },
    );
    expect(table.hand(0)).toBe('mill1 mill2 mill3 mill4');
    expect(table.s.phase).toBe(5);
  });

  test('NEW-SAILOR-09, NEW-SAILOR-03 hiring: the price, the card, a step; no house is placed', () => {
    const table = voyage({ stones: 'hire', goods: { coal: 2 } });
    expect(table.open()).toEqual([
      'hire sailorYellow',
      'hire sailorGreen',
      'hire sailorRed',
      'hire sailorBlue',
      'skip',
    ]);
    expect(table.refused('hire cook')).toEqual({
      reason: 'tooFewCoins',
      rule: 'NEW-SAILOR-09',
      details: { missing: 2 },
    });
    table.choose('hire sailorBlue');
    expect(table.open()).toEqual(['sail 1', 'stay']);
    table.choose('sail 1');
    expect(table.events.find((event) => event.what === 'sailed')).toMatchObject({
      from: 0,
      to: 1,
      by: 'hire',
    });
    expect(table.changed()).toMatchObject({
      '0 specials': 'sailorBlue',
      '0 own': 'B',
      '0 ship': 1,
      '0 goods': '',
    });
    expect(table.player(0).supply).toBe(10);
    expect(helpersAt(table.s, 0, 3) - helpersAt(table.s, 1, 3)).toBe(1);
    const poor = voyage({ stones: 'hire' }, { pile: 'mill1' });
    expect([poor.hand(0), poor.s.phase]).toEqual(['mill1', 5]);
  });

  test('NEW-SAILOR-03, NEW-P4-05 whoever hires and stays has carried something out', () => {
    const table = voyage({ stones: 'hire', goods: { coal: 4 } }, { pile: 'mill1' });
    table.choose('hire officer', 'stay');
    expect([table.player(0).ship, table.hand(0), table.s.phase]).toEqual([0, '', 5]);
  });

  test('NEW-SAILOR-09 each sailor is there once', () => {
    const table = voyage({ stones: 'hire', goods: { coal: 9 } }, { players: [{ specials: 'sailorBlue' }] });
    expect(table.refused('hire sailorBlue')).toMatchObject({ reason: 'notInDisplay', rule: 'NEW-SAILOR-09' });
  });

  test('NEW-SAILOR-04, NEW-SAILOR-05 the Cook has his own area and cooks; one for each player', () => {
    const table = voyage({ stones: 'hire orderly3', goods: { coal: 8 } }, { event: 'e101' });
    table.choose('hire cook', 'stay', 'produce');
    expect(table.count(0, 'fishSoup')).toBe(1);
    const second = voyage({ stones: 'hire', goods: { coal: 8 }, areas: { 3: 'cook' } });
    expect(second.refused('hire cook')).toMatchObject({ reason: 'oneCook', rule: 'NEW-SAILOR-05' });
  });

  test('NEW-SAILOR-08 the Cook makes soup of fish, with the bonus', () => {
    const table = voyage({ stones: 'orderly3', areas: { 3: 'cook' }, goods: { fish: 2 } }, { event: 'e101' });
    table.choose('produce', 'chain 2');
    expect(table.goods(0)).toBe('fishSoup 4');
  });

  test('NEW-SAILOR-06 the Navigator brings two steps', () => {
    const table = voyage({ stones: 'hire', goods: { coal: 6 } }).choose('hire navigator');
    expect(table.open()).toEqual(['sail 2', 'sail 1', 'stay']);
  });

  test('NEW-SAILOR-06, NEW-P6-04 in each phase VI a point for a fish, not for a smoked one', () => {
    const table = voyage(
      { specials: 'navigator', goods: { fish: 1 }, tiles: ['anyGood'] },
      { phase: 'specials' },
    );
    table.choose('use navigator');
    expect(table.changed()).toMatchObject({ '0 goods': '', '0 points': 4 });
    const smoked = voyage(
      { specials: 'navigator', goods: { smokedFish: 1 }, tiles: ['anyGood'] },
      { phase: 'specials' },
    );
    expect(smoked.refused('use navigator')).toMatchObject({ reason: 'tooFewGoods', rule: 'NEW-SAILOR-06' });
  });

  test('NEW-SAILOR-07, NEW-SPECIAL-01 the Watch Officer: a step and a fist', () => {
    const table = voyage({ stones: 'hire', goods: { coal: 4 } }).choose('hire officer');
    expect(table.open()).toEqual(['sail 1', 'stay']);
    expect(table.player(0).fists).toBe(1);
  });

  test('NEW-SAILOR-11 no tile and no Gunda for a hire', () => {
    const table = voyage({
      stones: 'hire',
      goods: { coal: 1 },
      tiles: ['buildingLess', 'anyGood'],
      persons: ['gunda'],
    });
    expect(table.refused('hire sailorRed')).toMatchObject({ details: { missing: 1 } });
  });

  test('NEW-CH8-13 hiring works in Newdale, without the steps', () => {
    const table = voyage({ stones: 'hire', goods: { coal: 4 }, ship: 12 }).choose('hire officer');
    expect(table.player(0).ship).toBe(12);
    expect(table.s.phase).toBe(5);
  });

  test('NEW-CH8-10 areas 2 and 3 are reserved; a stone on area 3 without a Cook brings a card', () => {
    const table = voyage({ stones: 'build', hand: 'mill1', goods: { coal: 5 } }).choose(
      'build mill1',
      'at F4',
    );
    expect(table.open()).toEqual(['area 4', 'area 5', 'area 6', 'area 7', 'area 8']);
    expect(table.refused('area 3')).toMatchObject({ reason: 'areaReserved', rule: 'NEW-CH8-10' });
    expect(voyage({ stones: 'orderly3' }, { pile: 'mill1' }).hand(0)).toBe('mill1');
  });

  test('NEW-CH8-04 islands are settled by way of the ship', () => {
    const islands = (ship: number) =>
      reached(voyage({ stones: 'build', hand: 'mill1', ship })).filter((key) => Number(key.slice(1)) >= 9);
    expect(islands(2)).toEqual([]);
    expect(islands(3)).toEqual(['F9', 'F10', 'F11']);
    expect(islands(12)).toEqual(['F18', 'F19', 'F20', 'F21', 'F22']);
  });

  test('NEW-CH8-07 whose ship is not in Newdale loses five points before the scoring', () => {
    const table = voyage(
      { points: 9, ship: 12 },
      { phase: 'end', event: 'e1', round: 7, seats: 3, players: [{ points: 9, ship: 11 }, { points: 3 }] },
    );
    expect(table.s.players.map(({ points }) => points)).toEqual([9, 4, 0]);
    const alone = voyage(
      { points: 9, ship: 11 },
      { phase: 'end', event: 'e2', round: 7, seats: 1, blackShip: 10 },
    );
    // One point is lost to the black ship, which is there first.
    expect(alone.player(0).points).toBe(3);
    const inTheBay = bay({ points: 9, ship: 7 }, { phase: 'end', event: 'e1', round: 7 });
    expect(inTheBay.player(0).points).toBe(9);
  });

  test('NEW-CH8-08 tailwind: everybody may move one space, in turn order', () => {
    const table = voyage(
      { ship: 12 },
      { phase: 'round', round: 1, next: 'e111', seats: 3, start: 1, players: [{ ship: 1 }] },
    );
    expect(table.asked()).toBe('1 steps');
    expect(table.open()).toEqual(['sail 1', 'back 1', 'stay']);
    table.choose('sail 1');
    expect(table.asked()).toBe('2 steps');
    table.choose('stay');
    expect(table.s.phase).toBe(2);
    expect(table.s.players.map(({ ship }) => ship)).toEqual([12, 2, 0]);
  });

  test('NEW-CH8-09 ice storm: ships without an anchor fall back, unless a card is discarded', () => {
    const table = voyage(
      { ship: 1, hand: 'mill1 mill2' },
      {
        phase: 'end',
        event: 'e15',
        seats: 4,
        players: [{ ship: 5 }, { ship: 3, hand: 'mill3' }, { ship: 8, hand: 'mill4' }],
      },
    );
    expect(table.asked()).toBe('0 storm');
    expect(table.open()).toEqual(['back 1', 'discard mill1', 'discard mill2']);
    table.choose('discard mill1');
    // Seat 1 has no card; the anchor of seat 2 is safe.
    expect(table.asked()).toBe('3 storm');
    table.choose('back 1');
    expect(table.s.players.map(({ ship }) => ship)).toEqual([1, 4, 3, 7]);
    expect(table.hand(0)).toBe('mill2');
  });

  test('NEW-CH8-11 the order: fish, smoked fish, fish soup, bread, wine', () => {
    const order = (goods: SeatPosition['goods']) => {
      const table = voyage({ goods: goods ?? {}, ship: 12 }, { phase: 'end', event: 'e1', round: 7 });
      while (table.asked() !== 'over') table.choose('end');
      return table.line(0, 'order');
    };
    expect(order({ fish: 1, smokedFish: 1, wine: 1 })).toBe(5);
    expect(order({ fishSoup: 4, bread: 1, fish: 2 })).toBe(12);
    expect(order({ meat: 9 })).toBe(0);
  });

  test('NEW-CH8-12, NEW-SOLO-07 alone a black ship sails two spaces from round 2 on; ahead of the own one it costs a point', () => {
    const sail = (round: number, blackShip: number, ship: number) => {
      const table = at({
        chapter: 'VIII',
        seats: 1,
        phase: 'end',
        round,
        blackShip,
        players: [{ ship, points: 9 }],
      });
      return [table.s.blackShip, table.player(0).points];
    };
    expect(sail(1, 0, 0)).toEqual([0, 9]);
    expect(sail(2, 0, 1)).toEqual([2, 8]);
    expect(sail(2, 0, 2)).toEqual([2, 9]);
    expect(sail(3, 2, 3)).toEqual([4, 8]);
    const last = at({
      chapter: 'VIII',
      seats: 1,
      phase: 'end',
      round: 7,
      blackShip: 10,
      players: [{ ship: 12 }],
    });
    expect(last.s.blackShip).toBe(12);
    const there = at({
      chapter: 'VIII',
      seats: 1,
      phase: 'end',
      round: 7,
      blackShip: 11,
      players: [{ ship: 12 }],
    });
    expect(there.s.blackShip).toBe(12);
    const pair = at({ chapter: 'VIII', seats: 2, phase: 'end', round: 3, players: [{ points: 9 }] });
    expect(pair.s.blackShip).toBe(0);
    const inTheBay = at({ chapter: 'VII', seats: 1, phase: 'end', round: 3, players: [{ points: 9 }] });
    expect([inTheBay.s.blackShip, inTheBay.player(0).points]).toEqual([0, 9]);
  });

  test('NEW-REND-06, NEW-CH8-09, NEW-CH8-12 the black ship sails before the ice storm, which does not touch it', () => {
    const table = at({
      chapter: 'VIII',
      seats: 1,
      phase: 'end',
      event: 'e15',
      round: 5,
      blackShip: 6,
      players: [{ ship: 8, points: 9 }],
    });
    // Side by side on space 8, so that nothing is lost; then the own ship alone falls back.
    expect([table.s.blackShip, table.player(0).ship, table.player(0).points]).toEqual([8, 7, 9]);
  });

  test('NEW-CH8-12 alone the own ship counts as the first', () => {
    const table = at({
      chapter: 'VIII',
      seats: 1,
      event: 'e100',
      blackShip: 12,
      players: [{ stones: 'orderly2', ship: 11, points: 21 }],
    });
    expect(table.choose('sail 1').player(0).points).toBe(30);
  });
});

test('NEW-GEN-06 the chapters with ships are played to the end by whoever sits there', () => {
  for (const chapter of ['VII', 'VIII']) {
    const s = newdale.setup(2, { chapter }, 'ships');
    while (newdale.turnOf(s) >= 0) {
      const seat = newdale.turnOf(s);
      newdale.apply(s, seat, newdale.actions(s, seat)[0]);
    }
    expect(s.phase).toBe(9);
  }
});
