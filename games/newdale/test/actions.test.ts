import { describe, expect, test } from 'vitest';
import { at } from './table.ts';

describe('what every action has in common', () => {
  test('NEW-P4-03, NEW-P4-04 whoever carries out nothing draws a card', () => {
    const table = at({ pile: 'mill1', players: [{ stones: 'progress', goods: { coal: 4 } }] });
    table.choose('skip');
    expect(table.changed()).toEqual({ '0 hand': 'mill1', pile: 96, phase: 5 });
    expect(table.told()).toContain('notCarriedOut');
  });

  test('NEW-P4-04, NEW-PROGRESS-01 what cannot be done is not asked, and brings a card', () => {
    const table = at({ pile: 'mill1', players: [{ stones: 'progress', goods: { coal: 3 } }] });
    expect(table.hand(0)).toBe('mill1');
    expect(table.s.phase).toBe(5);
  });

  test('NEW-P4-05 no card for an action of which a part was carried out', () => {
    const table = at({ pile: 'mill1', players: [{ stones: 'progress', goods: { coal: 4 } }] });
    table.choose('remove range');
    expect(table.hand(0)).toBe('');
  });
});

describe('hand cards', () => {
  const HAND = 'mill1 mill2 mill3 mill4 mill5 tannery1 tannery2';
  const table = (pile?: string) => at({ pile: pile ?? '', players: [{ stones: 'handCards', hand: HAND }] });

  test('NEW-HAND-01, NEW-HAND-03, NEW-HAND-05, NEW-P4-02 keeps one of seven cards, discards six and draws nine', () => {
    const exchange = table('abattoir1 abattoir2').choose('keep mill3');
    expect(exchange.player(0).hand).toHaveLength(10);
    expect(exchange.hand(0).split(' ').slice(0, 3)).toEqual(['mill3', 'abattoir1', 'abattoir2']);
    expect(exchange.s.discards).toHaveLength(6);
  });

  test('NEW-HAND-03, NEW-HAND-05 or keeps all and draws three', () => {
    const draw = table('abattoir1 abattoir2 abattoir3 abattoir4').choose('draw');
    expect(draw.hand(0)).toBe(`${HAND} abattoir1 abattoir2 abattoir3`);
    expect(draw.s.discards).toEqual([]);
  });

  test('NEW-HAND-04, NEW-P4-06 there is no exchange after the draw', () => {
    expect(table().choose('draw').asked()).toBe('0 buildPhase');
  });

  test('NEW-HAND-02 with one card or none there is nothing to exchange', () => {
    for (const hand of ['', 'mill1']) {
      const few = at({ pile: 'tannery1 tannery2 tannery3', players: [{ stones: 'handCards', hand }] });
      expect(few.hand(0).trim()).toBe(`${hand} tannery1 tannery2 tannery3`.trim());
      expect(few.s.phase).toBe(5);
    }
    const asked = at({ players: [{ stones: 'handCards', hand: 'mill1', tiles: ['anyGood'] }] });
    expect(asked.refused('keep mill1')).toEqual({
      reason: 'nothingToExchange',
      rule: 'NEW-HAND-02',
      details: {},
    });
  });

  test('NEW-HAND-06, NEW-GEN-10 discarded cards are shuffled and drawn when the pile runs out', () => {
    const s = at({ pile: 2, players: [{ stones: 'handCards', hand: HAND }] });
    s.choose('keep mill1');
    // Two of the pile, then six of the six discarded ones: all that there is. The ninth asks everybody for half a hand.
    expect(s.player(0).hand).toHaveLength(9);
    expect(s.asked()).toBe('0 halve');
  });
});

test('NEW-HAND-06, NEW-GEN-12 exchanged cards are told by name unless they are shuffled right back', () => {
  const told = (pile: number) => {
    const table = at({ pile, players: [{ stones: 'handCards', hand: 'mill1 mill2 mill3' }] }).choose(
      'keep mill1',
    );
    return table.told().filter((what) => what === 'discarded' || what === 'exchanged');
  };
  expect(told(5)).toEqual(['discarded', 'discarded']);
  expect(told(4)).toEqual(['exchanged']);
});

describe('the black market', () => {
  test('NEW-BLACK-01 two cards for four coal and a good of choice', () => {
    const table = at({
      players: [{ stones: 'blackMarket', hand: 'mill1 mill2 mill3', areas: { 2: 'tannery1' } }],
    });
    table.choose('trade', 'discard mill1', 'discard mill3');
    expect(table.open()).toEqual(['onto coal', 'onto leather']);
    table.choose('onto leather');
    expect(table.events.find((event) => event.what === 'discarded')).toMatchObject({ by: 'blackMarket' });
    expect(table.changed()).toEqual({
      '0 hand': 'mill2',
      '0 goods': 'coal 4, leather 1',
      discards: 'mill1 mill3',
      phase: 5,
    });
  });

  test('NEW-BLACK-01 with the Coal Mine alone the fifth one is coal', () => {
    const table = at({ players: [{ stones: 'blackMarket', hand: 'mill1 mill2' }] });
    table.choose('trade', 'discard mill1', 'discard mill2');
    expect(table.goods(0)).toBe('coal 5');
  });

  test('NEW-BLACK-02 it may be corn or grapes', () => {
    const table = at({
      chapter: 'IVa',
      players: [{ stones: 'blackMarket', hand: 'mill1 mill2', specials: 'cornFarm1 vineyard3' }],
    });
    table.choose('trade', 'discard mill1', 'discard mill2');
    expect(table.open()).toEqual(['onto coal', 'onto corn', 'onto redGrapes']);
    expect(table.refused('onto bread')).toMatchObject({ reason: 'producesNothing', rule: 'NEW-BLACK-02' });
  });

  test('NEW-BLACK-03 with fewer than two cards it is not carried out', () => {
    const table = at({ pile: 'mill2', players: [{ stones: 'blackMarket', hand: 'mill1' }] });
    expect(table.hand(0)).toBe('mill1 mill2');
    expect(table.s.phase).toBe(5);
    const asked = at({ players: [{ stones: 'blackMarket', hand: 'mill1', tiles: ['anyGood'] }] });
    expect(asked.refused('trade')).toMatchObject({
      reason: 'tooFewCards',
      rule: 'NEW-BLACK-03',
      details: { missing: 1 },
    });
  });

  test('NEW-BLACK-04 the Cook makes goods, the Captain does not', () => {
    const table = at({
      chapter: 'VIII',
      players: [{ stones: 'blackMarket', hand: 'mill1 mill2', areas: { 3: 'cook' } }],
    });
    table.choose('trade', 'discard mill1', 'discard mill2');
    expect(table.open()).toEqual(['onto coal', 'onto fishSoup']);
  });
});

describe('offspring', () => {
  test('NEW-OFFSPRING-01, NEW-OFFSPRING-02, NEW-OFFSPRING-03 seven coins for the third stone, from the next round on, without points', () => {
    const table = at({ players: [{ stones: 'offspring', goods: { coal: 7, ore: 1 } }] });
    table.choose('buy 3', 'settle');
    expect(table.changed()).toMatchObject({ '0 bought': 4, '0 goods': 'ore 1' });
    expect(table.player(0)).toMatchObject({ available: 3, points: 3 });
    while (table.s.round === 2) table.choose(table.open().at(-1) ?? '');
    expect(table.player(0)).toMatchObject({ available: 7, bought: 0 });
  });

  test('NEW-OFFSPRING-01, NEW-OFFSPRING-03, NEW-OFFSPRING-04 thirteen for the fourth, also before the third, with three points', () => {
    const table = at({ players: [{ stones: 'offspring', goods: { coal: 13 } }] });
    table.choose('buy 4');
    expect(table.changed()).toMatchObject({ '0 bought': 8, '0 goods': '', '0 points': 6 });
  });

  test('NEW-OFFSPRING-01 a stone that cannot be paid is refused with what is missing', () => {
    const table = at({ players: [{ stones: 'offspring', goods: { coal: 7 } }] });
    expect(table.refused('buy 4')).toEqual({
      reason: 'tooFewCoins',
      rule: 'NEW-OFFSPRING-01',
      details: { missing: 6 },
    });
  });

  test('NEW-P4-03, NEW-P4-04, NEW-OFFSPRING-01 who does not want a stone draws a card', () => {
    const table = at({ pile: 'mill1', players: [{ stones: 'offspring', goods: { coal: 7 } }] }).choose(
      'skip',
    );
    expect([table.hand(0), table.goods(0)]).toEqual(['mill1', 'coal 7']);
    const market = at({ pile: 'mill1', players: [{ stones: 'blackMarket', hand: 'mill2 mill3' }] }).choose(
      'skip',
    );
    expect(market.hand(0)).toBe('mill2 mill3 mill1');
    const build = at({
      pile: 'mill1',
      players: [{ stones: 'build', hand: 'mill2', goods: { coal: 9 } }],
    }).choose('skip');
    expect(build.hand(0)).toBe('mill2 mill1');
  });

  test('NEW-OFFSPRING-06 each stone once; with both the action is not carried out', () => {
    const table = at({ players: [{ stones: 'offspring', available: '1 2 3', goods: { coal: 20 } }] });
    expect(table.refused('buy 3')).toMatchObject({ reason: 'stoneBought', rule: 'NEW-OFFSPRING-06' });
    const both = at({
      pile: 'mill1',
      players: [{ stones: 'offspring', available: '1 2 3 4', goods: { coal: 20 } }],
    });
    expect(both.hand(0)).toBe('mill1');
    expect(both.s.phase).not.toBe(4);
  });

  test('NEW-OFFSPRING-07, NEW-BONUS-05, NEW-BONUS-24, NEW-PAY-07 tiles make it cheaper, down to nothing', () => {
    const tiles = ['offspringLess', 'offspringLess'] as const;
    const table = at({ players: [{ stones: 'offspring', goods: { coal: 9 }, tiles }] });
    table.choose('buy 4', 'tile offspringLess');
    expect(table.open()).toContain('tile offspringLess');
    table.choose('pay coal');
    expect(table.goods(0)).toBe('');
    expect(table.player(0).tiles[0]).toBe(1);
    const free = at({ players: [{ stones: 'offspring', tiles }] }).choose(
      'buy 3',
      'tile offspringLess',
      'tile offspringLess',
    );
    expect(free.player(0).bought).toBe(4);
  });
});

describe('progress', () => {
  const table = () => at({ players: [{ stones: 'progress', goods: { coal: 4 } }] });

  test('NEW-PROGRESS-01, NEW-PROGRESS-02, NEW-PROGRESS-03, NEW-PROGRESS-06 four coins remove one tile and bring two points', () => {
    const range = table().choose('remove range');
    expect(range.changed()).toEqual({ '0 long range': true, '0 goods': '', '0 points': 5, phase: 5 });
  });

  test('NEW-PROGRESS-01, NEW-PROGRESS-04 or the other tile', () => {
    expect(table().choose('remove compensation').changed()).toMatchObject({ '0 cheap helpers': true });
  });

  test('NEW-PROGRESS-05 what is gone cannot be removed', () => {
    const gone = at({ players: [{ stones: 'progress', goods: { coal: 4 }, longRange: true }] });
    expect(gone.refused('remove range')).toMatchObject({ reason: 'progressMade', rule: 'NEW-PROGRESS-05' });
    const both = at({
      pile: 'mill1',
      players: [{ stones: 'progress', goods: { coal: 4 }, longRange: true, cheapHelpers: true }],
    });
    expect(both.hand(0)).toBe('mill1');
    expect(both.s.phase).not.toBe(4);
  });

  test('NEW-PROGRESS-01 what is missing is told', () => {
    const poor = at({ players: [{ stones: 'progress', goods: { coal: 3 }, tiles: ['anyGood'] }] });
    expect(poor.refused('remove range')).toEqual({
      reason: 'tooFewCoins',
      rule: 'NEW-PROGRESS-01',
      details: { missing: 1 },
    });
  });
});

describe('the building phase', () => {
  test('NEW-P5-01, NEW-P5-03 everybody builds one building in turn order', () => {
    const table = at({
      phase: 'building',
      start: 1,
      players: [
        { hand: 'postStation1 postStation2', goods: { coal: 4 } },
        { hand: 'postStation3', goods: { coal: 2 } },
      ],
    });
    expect(table.asked()).toBe('1 buildPhase');
    table.choose('build postStation3', 'at A1');
    expect(table.player(1).hand).toEqual([]);
    expect(table.asked()).toBe('0 buildPhase');
    table.choose('build postStation1', 'at A3');
    expect(table.hand(0)).toBe('postStation2');
    expect(table.s.round).toBe(3);
  });

  test('NEW-P5-02 or draws two cards', () => {
    const table = at({
      phase: 'building',
      pile: 'mill1 mill2',
      players: [{ hand: 'postStation1', goods: { coal: 4 } }],
    });
    table.choose('draw');
    expect(table.hand(0)).toBe('postStation1 mill1 mill2');
  });

  test('NEW-P5-02, NEW-P4-04 without any card there is nothing to ask', () => {
    const table = at({
      pile: 'mill1 mill2 mill3',
      display: '',
      players: [{ stones: 'build' }, { hand: 'mill4' }],
    });
    // One card for the action, two in phase V.
    expect(table.asked()).toBe('0 buildPhase');
    expect(table.hand(0)).toBe('mill1');
    const phase = at({
      phase: 'building',
      display: '',
      pile: 'mill1 mill2',
      players: [{}, { hand: 'mill4' }],
    });
    expect([phase.hand(0), phase.asked()]).toEqual(['mill1 mill2', '1 buildPhase']);
  });

  test('NEW-P5-02 who cannot build at all draws without being asked', () => {
    const table = at({ phase: 'building', pile: 'mill1 mill2', players: [{ supply: 0, hand: 'mill3' }] });
    expect(table.hand(0)).toBe('mill3 mill1 mill2');
  });
});
