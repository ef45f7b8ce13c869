import { describe, expect, test } from 'vitest';
import { BOARDS, placeKey } from '../data/boards.ts';
import { CHAPTER_ROWS, type ChapterKey } from '../data/chapters.ts';
import { hasSawmill, placesFor } from '../rules/reach.ts';
import { hasBit } from '../rules/state.ts';
import type { Position, SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

const RICH = { coal: 30 };
/** The places in reach of seat 0. */
const reached = ({ s }: Table): string[] => {
  const { board } = CHAPTER_ROWS[s.chapter];
  const bits = placesFor(s, 0, hasSawmill(s, 0));
  return BOARDS[board].name.flatMap((_, place) => (hasBit(bits, place) ? [placeKey(board, place)] : []));
};
const builder = (chapter: ChapterKey, player: SeatPosition, more: Position = {}) =>
  at({
    chapter,
    event: 'e100',
    ...more,
    players: [{ stones: 'build', hand: 'fortress1', goods: RICH, ...player }, ...(more.players ?? [])],
  });

describe('chapter II', () => {
  const aid = (player: SeatPosition, more: Position = {}) =>
    at({ chapter: 'II', phase: 'specials', supplementary: 0, ...more, players: [player] });

  test('NEW-CH2-02 event 12 lays out the mission', () => {
    const table = at({ chapter: 'II', phase: 'round', round: 3, next: 'e12' });
    expect(table.s.supplementary).toBe(0);
  });

  test('NEW-CH2-02 a house in the north and goods worth 6 bring four points, once', () => {
    const table = aid({ houses: 'A4', goods: { iron: 1, boards: 2, coal: 1 }, tiles: ['anyGood'] });
    table.choose('fulfil');
    expect(table.changed()).toMatchObject({ '0 points': 7, '0 fulfilled': true });
    expect(table.refused('fulfil')).toMatchObject({ reason: 'missionFulfilled' });
  });

  test('NEW-CH2-02 goods worth exactly 6 are enough', () => {
    expect(
      aid({ houses: 'A4', goods: { coal: 6 } })
        .choose('fulfil')
        .player(0).points,
    ).toBe(7);
  });

  test('NEW-CH2-02 what is missing is told', () => {
    expect(aid({ goods: RICH, tiles: ['anyGood'] }).refused('fulfil')).toMatchObject({
      reason: 'noHouseInTheNorth',
    });
    expect(aid({ goods: { coal: 5 }, houses: 'A22', tiles: ['anyGood'] }).refused('fulfil')).toEqual({
      reason: 'tooFewCoins',
      rule: 'NEW-CH2-02',
      details: { missing: 1 },
    });
    expect(
      aid({ goods: RICH, houses: 'A4', tiles: ['anyGood'] }, { supplementary: -1 }).refused('fulfil'),
    ).toMatchObject({
      reason: 'missionNotOut',
    });
    for (const north of ['A11', 'A18', 'A22'])
      expect(aid({ goods: RICH, houses: north }).open()).toContain('fulfil');
  });
});

describe('chapters IIIa and IVa: the river', () => {
  const bridging = (player: SeatPosition, more: Position = {}) =>
    at({
      chapter: 'IIIa',
      event: 'e100',
      ...more,
      players: [{ stones: 'bridge', ...player }, ...(more.players ?? [])],
    });

  test('NEW-CH3-01 the river is crossed from B12 to B17 and by bridges only', () => {
    const near = builder('IIIa', { houses: 'B8 B9 B10 B11', longRange: true });
    expect(reached(near).filter((key) => Number(key.slice(1)) >= 13)).toEqual(['B16', 'B17', 'B22']);
    expect(reached(builder('IIIa', { houses: 'B12' }))).toContain('B17');
  });

  test('NEW-CH3-02 five coins, boards and bricks double; three points and a card', () => {
    const table = bridging({ houses: 'B9', goods: { boards: 1, coal: 1 }, points: 6 }, { pile: 'mill1' });
    expect(table.open()).toEqual(['bridge 2', 'skip']);
    expect(table.refused('bridge 1')).toMatchObject({ reason: 'noHouseAtBridge', rule: 'NEW-CH3-02' });
    table.choose('bridge 2');
    expect(table.changed()).toMatchObject({
      bridges: '-1 0 -1 -1',
      '0 points': 9,
      '0 hand': 'mill1',
      '0 goods': '',
    });
  });

  test('NEW-CH3-02, NEW-PAY-08 no marker is superfluous at the doubled value', () => {
    const table = bridging({ houses: 'B14', goods: { bricks: 1, boards: 2, coal: 5 } });
    table.choose('bridge 2');
    expect(table.open()).toEqual(['settle', 'pay coal', 'pay boards', 'pay bricks']);
    expect(table.choose('pay bricks').goods(0)).toBe('coal 5, boards 2');
    const poor = bridging({ houses: 'B9', goods: { coal: 4 }, tiles: ['anyGood'] });
    expect(poor.refused('bridge 2')).toEqual({
      reason: 'tooFewCoins',
      rule: 'NEW-CH3-02',
      details: { missing: 1 },
    });
  });

  test('NEW-CH3-03 it is a path for everybody from then on', () => {
    const table = builder('IIIa', { houses: 'B9' }, { bridges: [-1, 1, -1, -1] });
    expect(reached(table).filter((key) => Number(key.slice(1)) >= 13)).toEqual(['B13', 'B14', 'B15', 'B19']);
    expect(reached(builder('IIIa', { houses: 'B9' }, { bridges: [-1, 0, -1, -1] }))).toEqual(reached(table));
    table.choose('build fortress1', 'at B14');
    expect(table.events.find((event) => event.what === 'built')).toMatchObject({ steps: 1 });
  });

  test('NEW-CH3-04, NEW-CH4-03 one for each site and each player; without one the action is not carried out', () => {
    const table = bridging({ houses: 'B9 B10', goods: { coal: 5 } }, { bridges: [-1, 1, -1, -1] });
    expect(table.refused('bridge 2')).toMatchObject({ reason: 'bridgeBuilt', rule: 'NEW-CH3-04' });
    expect(table.open()).toEqual(['bridge 3', 'skip']);
    const own = bridging(
      { houses: 'B9 B10', goods: { coal: 5 }, tiles: ['anyGood'] },
      { bridges: [-1, -1, 0, -1] },
    );
    expect(own.refused('bridge 2')).toMatchObject({ reason: 'ownBridgeBuilt' });
    const none = bridging({ goods: { coal: 5 } }, { pile: 'mill1', chapter: 'IVa' });
    expect(none.hand(0)).toBe('mill1');
    expect(none.s.phase).toBe(5);
    expect(none.s.bridges).toEqual([-1, -1, -1, -1]);
  });

  test('NEW-CH3-05 bridges change no belt', () => {
    const bridgeEnds = BOARDS[1].net.bridges.flat();
    expect(bridgeEnds.every((place) => BOARDS[1].fieldsAt[place].length > 0)).toBe(true);
    const table = builder(
      'IIIa',
      { houses: 'B9' },
      { bridges: [-1, 1, -1, -1], fields: { 6: 'anyGood', 7: 'coalForGreen' } },
    );
    expect(table.choose('build fortress1', 'at B14').open()).toEqual(['take 6', 'take 7']);
  });
});

describe('chapters IIIb and IVb: thickets', () => {
  test('NEW-CH3-06 a thicket is two steps', () => {
    expect(reached(builder('IIIb', {}))).toEqual(['C2', 'C3', 'C4', 'C5', 'C8']);
    expect(reached(builder('IIIb', { houses: 'C2' }))).toContain('C6');
  });

  test('NEW-CH3-07 one step with a Sawmill', () => {
    expect(reached(builder('IIIb', { areas: { 2: 'sawmill1' } }))).toEqual([
      'C2',
      'C3',
      'C4',
      'C5',
      'C6',
      'C8',
      'C9',
    ]);
  });

  test('NEW-CH3-07 for whoever has built it, not for others', () => {
    const table = builder('IIIb', {}, { players: [{ areas: { 2: 'sawmill1' } }] });
    expect(reached(table)).toEqual(reached(builder('IIIb', {})));
    expect(hasSawmill(table.s, 1)).toBe(true);
  });

  test('NEW-CH3-09 the same counts for bonus tiles', () => {
    const tiles = (areas: SeatPosition['areas']) => {
      const table = builder('IIIb', { houses: 'C2', areas: areas ?? {} }, { fields: { 2: 'anyGood' } });
      table.choose('build fortress1', 'at C6');
      return table.player(0).tiles[3];
    };
    expect([tiles({}), tiles({ 2: 'sawmill1' })]).toEqual([0, 1]);
  });

  test('NEW-CH3-10 event 13: houses in all four landscapes bring four points, the first one five', () => {
    for (const chapter of ['IIIa', 'IIIb'] as const)
      expect(at({ chapter, phase: 'round', round: 3, next: 'e13' }).s.supplementary).toBe(1);
    // Woodgate forest, Meadowbank field, Heronmere water, Ironstone mountains.
    const houses = 'C2 C4 C7 C15';
    const table = at({
      chapter: 'IIIb',
      phase: 'specials',
      supplementary: 1,
      players: [{ houses }, { houses }],
    });
    table.choose('fulfil');
    table.choose('fulfil');
    expect([0, 1].map((seat) => table.player(seat).points)).toEqual([8, 7]);
    const few = at({
      chapter: 'IIIb',
      phase: 'specials',
      supplementary: 1,
      players: [{ houses: 'C2 C4', tiles: ['anyGood'] }],
    });
    expect(few.refused('fulfil')).toEqual({
      reason: 'landscapesMissing',
      rule: 'NEW-CH3-10',
      details: { missing: '1 3' },
    });
  });

  test('NEW-CH3-11 a Sawmill that is being built does not shorten its own way', () => {
    const table = builder('IIIb', { hand: 'sawmill1', houses: 'C2' }, { fields: { 2: 'anyGood' } });
    table.choose('build sawmill1', 'at C6', 'area 2');
    expect(table.player(0).tiles[3]).toBe(0);
  });

  test('NEW-CH4-02 in IVb boards clear the thickets for one build', () => {
    const table = builder('IVb', { goods: { boards: 1, coal: 8 } }, { fields: { 2: 'anyGood' } }).choose(
      'build fortress1',
    );
    expect(table.openTo('through')).toEqual(['through C6', 'through C9']);
    expect(table.refused('through C5')).toMatchObject({ reason: 'needlessBoards', rule: 'NEW-CH4-02' });
    table.choose('through C9');
    expect(table.changed()).toMatchObject({ '0 houses': 'C1 C9', '0 goods': '' });
    expect(table.player(0).tiles[3]).toBe(0);
  });

  test('NEW-CH4-02, NEW-CH3-07 with a Sawmill boards shorten nothing', () => {
    const table = builder('IVb', { areas: { 2: 'sawmill1' }, goods: { boards: 3, coal: 8 } });
    table.choose('build fortress1');
    expect(table.open()).toContain('at C9');
    expect(table.openTo('through')).toEqual([]);
    expect(table.refused('through C9')).toMatchObject({ reason: 'needlessBoards', rule: 'NEW-CH4-02' });
  });

  test('NEW-CH4-02 boards open no building that cannot be paid without them', () => {
    const table = builder('IVb', { hand: 'coalTrader1', goods: { boards: 1, coal: 3 } });
    expect(table.refused('build coalTrader1')).toEqual({
      reason: 'tooFewCoins',
      rule: 'NEW-PAY-01',
      details: { missing: 1 },
    });
  });

  test('NEW-CH4-02, NEW-BUILD-04 they lead to a landscape that makes the building just cheap enough', () => {
    // The mountains of C18 lie behind two thickets: 8 - 3 coins, and the boards besides.
    const table = builder('IVb', { houses: 'C9', goods: { boards: 1, coal: 5 } });
    expect(table.choose('build fortress1').open()).toEqual(['through C18']);
    expect(table.choose('through C18').goods(0)).toBe('');
    // One coin short of it, not two of the eight anywhere else.
    const poor = builder('IVb', { houses: 'C9', goods: { boards: 1, coal: 4 } });
    expect(poor.refused('build fortress1').details).toEqual({ missing: 1 });
  });

  test('NEW-CH4-02 they are no part of the payment, and shorten a way that is open anyhow', () => {
    const poor = builder('IVb', { goods: { boards: 1, coal: 6 } });
    expect(poor.choose('build fortress1').openTo('through')).toEqual([]);
    // Eight coins with the boards, six without them.
    expect(poor.refused('through C9')).toEqual({
      reason: 'tooFewCoins',
      rule: 'NEW-PAY-01',
      details: { missing: 2 },
    });
    const table = builder(
      'IVb',
      { houses: 'C2', goods: { boards: 1, coal: 8 } },
      { fields: { 2: 'anyGood' } },
    );
    table.choose('build fortress1');
    expect(table.open()).toContain('at C6');
    table.choose('through C6');
    expect(table.player(0).tiles[3]).toBe(1);
    const none = builder('IVb', {}).choose('build fortress1');
    expect(none.refused('through C6')).toMatchObject({ reason: 'noBoards', rule: 'NEW-CH4-02' });
    expect(
      builder('IIIb', { goods: { boards: 3, coal: 9 } })
        .choose('build fortress1')
        .openTo('through'),
    ).toEqual([]);
  });
});

describe('chapters V and VII: raids', () => {
  test('NEW-CH5-02 event 108 puts the four hooded figures into the bag', () => {
    expect(at({ chapter: 'V', phase: 'round', round: 1, next: 'e108' }).s.bag).toEqual([6, 5, 4, 3, 4]);
  });

  test('NEW-CH5-03, NEW-CH5-04 who has fewer fists than there are hooded figures loses the difference', () => {
    const table = at({
      chapter: 'V',
      phase: 'end',
      event: 'e101',
      round: 3,
      seats: 4,
      market: 'HHHY',
      players: [
        { points: 9 },
        { points: 9, specials: 'fortress1' },
        { points: 9, specials: 'fortress2 watchtower1' },
        { points: 1 },
      ],
    });
    expect(table.s.players.map(({ points }) => points)).toEqual([6, 8, 9, 0]);
    expect(table.s.bag[4]).toBe(4);
  });

  test('NEW-REND-06 the raid comes before the event', () => {
    const table = at({
      chapter: 'V',
      phase: 'end',
      event: 'e10B',
      market: 'HH',
      players: [{ points: 1, specials: 'watchtower1' }, { points: 1 }],
    });
    // A point is lost to the raid, then two are won.
    expect(table.s.players.map(({ points }) => points)).toEqual([2, 0]);
  });

  test('NEW-REND-06, NEW-P1-07 alone, too', () => {
    const table = at({
      chapter: 'V',
      seats: 1,
      phase: 'end',
      event: 'e11A',
      market: 'HH',
      players: [{ points: 1, houses: 'D3 D5 D6 D7' }],
    });
    // The only point is lost to two hooded figures, then two are won.
    expect(table.player(0).points).toBe(2);
  });

  test('NEW-CH7-07 event 14: six figures, and every missing fist costs two points', () => {
    const table = at({
      chapter: 'VII',
      phase: 'end',
      event: 'e14',
      market: 'HH',
      players: [{ points: 9 }, { points: 9, specials: 'watchtower1' }],
    });
    expect(table.s.players.map(({ points }) => points)).toEqual([5, 7]);
    const drawn = at({ chapter: 'VII', phase: 'helpers', event: 'e14', players: [{ hand: 'fortress1' }] });
    expect(drawn.s.market.reduce((all, count) => all + count, 0)).toBe(6);
  });

  test('NEW-CH7-08 event 110 lays out the Prisons', () => {
    expect(at({ chapter: 'VII', phase: 'round', round: 1, next: 'e110' }).s.display).toHaveLength(3);
  });
});

describe('chapter VI: the shipyard', () => {
  const yard = (player: SeatPosition, more: Position = {}) =>
    at({ chapter: 'VI', event: 'e100', ...more, players: [{ stones: 'shipyard', ...player }] });

  test('NEW-CH6-01, NEW-CH6-02 goods worth 6 for four points and a card; they are gone', () => {
    const table = yard({ goods: { tools: 1, boards: 2, coal: 9 }, points: 6 }, { pile: 'mill1' });
    table.choose('deliver');
    expect(table.changed()).toMatchObject({
      '0 points': 10,
      '0 hand': 'mill1',
      '0 goods': 'coal 9, boards 2',
      '0 shipyards': 1,
    });
  });

  test('NEW-CH6-01 only boards, barrels, cloth and tools', () => {
    const table = yard({ goods: { boards: 2, barrels: 2, bread: 9 } });
    table.choose('deliver');
    expect(table.refused('pay bread')).toMatchObject({ reason: 'notAccepted', rule: 'NEW-CH6-01' });
    const poor = yard({ goods: { boards: 2, bread: 9 }, tiles: ['anyGood'] });
    expect(poor.refused('deliver')).toEqual({
      reason: 'tooFewCoins',
      rule: 'NEW-CH6-01',
      details: { missing: 2 },
    });
    const skipped = yard({ goods: { boards: 2, bread: 9 } }, { pile: 'mill1' });
    expect([skipped.hand(0), skipped.s.phase]).toEqual(['mill1', 5]);
  });

  test('NEW-CH6-01 goods worth exactly 6 are enough', () => {
    expect(
      yard({ goods: { boards: 3 } })
        .choose('deliver')
        .goods(0),
    ).toBe('');
  });

  test('NEW-CH6-01 three times at most', () => {
    const table = yard({ goods: { tools: 5 }, shipyards: 3, tiles: ['anyGood'] });
    expect(table.refused('deliver')).toMatchObject({ reason: 'shipyardLimit', details: { times: 3 } });
    expect(
      yard({ goods: { tools: 1 }, shipyards: 2 })
        .choose('deliver')
        .player(0).shipyards,
    ).toBe(3);
  });
});
