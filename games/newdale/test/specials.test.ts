import { describe, expect, test } from 'vitest';
import type { Position, SeatPosition } from './position.ts';
import { at } from './table.ts';

const using = (specials: string, player: SeatPosition = {}, more: Position = {}) =>
  at({
    phase: 'specials',
    event: 'e101',
    ...more,
    players: [{ specials, ...player }, ...(more.players ?? [])],
  });

describe('special buildings', () => {
  test('NEW-SPECIAL-01, NEW-SPECIAL-02 fists add up; a Fortress has two', () => {
    const table = at({
      players: [{ stones: 'build', hand: 'fortress1', specials: 'watchtower1', goods: { coal: 8 } }],
    });
    expect(table.player(0).fists).toBe(1);
    expect(table.choose('build fortress1', 'at A1').player(0).fists).toBe(3);
  });

  test('NEW-SPECIAL-03 a Small Watchtower has one fist and brings two cards when it is built', () => {
    const table = at({
      pile: 'mill1 mill2',
      players: [{ stones: 'build', hand: 'watchtower1', goods: { coal: 4 } }],
    });
    table.choose('build watchtower1', 'at A1');
    expect(table.hand(0)).toBe('mill1 mill2');
    expect(table.player(0).fists).toBe(1);
  });

  test('NEW-P6-01, NEW-P6-04, NEW-SPECIAL-04 a Coal Trader gives two points for three coal, once a round', () => {
    const table = using('coalTrader1', { goods: { coal: 7 }, tiles: ['coalForGreen'] });
    expect(table.open()).toEqual(['end', 'use coalTrader', 'tile coalForGreen']);
    table.choose('use coalTrader');
    expect(table.changed()).toMatchObject({ '0 goods': 'coal 4', '0 points': 5 });
    expect(table.refused('use coalTrader')).toMatchObject({ reason: 'alreadyUsed', rule: 'NEW-P6-01' });
  });

  test('NEW-P6-05, NEW-SPECIAL-04 using it is optional, and needs the coal', () => {
    const table = using('coalTrader1', { goods: { coal: 3 } }).choose('end');
    expect(table.count(0, 'coal')).toBe(3);
    const poor = using('coalTrader1', { goods: { coal: 2 }, tiles: ['anyGood'] });
    expect(poor.refused('use coalTrader')).toEqual({
      reason: 'tooFewGoods',
      rule: 'NEW-SPECIAL-04',
      details: { good: 0, missing: 1 },
    });
    expect(poor.refused('use barracks')).toMatchObject({ reason: 'noSuchBuilding', rule: 'NEW-P6-04' });
  });

  test('NEW-P6-03 several of the same name are used once each', () => {
    const table = using('coalTrader1 coalTrader2', { goods: { coal: 9 } }).choose(
      'use coalTrader',
      'use coalTrader',
    );
    expect(table.player(0).points).toBe(7);
    expect(table.s.round).toBe(3);
  });

  test('NEW-SPECIAL-05, NEW-SPECIAL-06, NEW-SPECIAL-09, NEW-P6-03 coal, corn and cards come by themselves', () => {
    const table = using(
      'coalDepot1 coalDepot2 cornFarm1 scriptorium1',
      { tiles: ['anyGood'] },
      { pile: 'mill1 mill2' },
    );
    expect(table.goods(0)).toBe('coal 4, corn 1');
    expect(table.hand(0)).toBe('mill1');
  });

  test('NEW-P6-02 what came by itself may be used by the rest, in any order', () => {
    const table = using('coalTrader1 coalDepot1 barracks1', { goods: { coal: 1 } }, { chapter: 'IVa' });
    expect(table.openTo('use')).toEqual(['use coalTrader', 'use barracks']);
    table.choose('use barracks', 'use coalTrader');
    expect(table.player(0).points).toBe(5);
  });

  test('NEW-P6-06 a building of phase V is used in phase VI of the same round', () => {
    const table = at({ phase: 'building', players: [{ hand: 'cornFarm1', goods: { coal: 7 } }] });
    table.choose('build cornFarm1', 'at A5');
    if (table.asked() === '1 buildPhase') table.choose('draw');
    expect(table.goods(0)).toBe('corn 1');
  });

  test('NEW-P6-06, NEW-PERSON-11 and so is a Vineyard that Aaron brings in phase VI', () => {
    const table = using(
      'coalTrader1',
      { goods: { coal: 12 }, persons: ['aaron'] },
      { chapter: 'VII', pile: 'vineyard3' },
    );
    table.choose('person aaron', 'build vineyard3', 'at E5');
    expect(table.goods(0)).toContain('redGrapes 1');
  });

  test('NEW-SPECIAL-12 a Vineyard brings a grape of its colour', () => {
    const table = using('vineyard1 vineyard4', { tiles: ['anyGood'] }, { chapter: 'IVa' });
    expect(table.goods(0)).toBe('yellowGrapes 1, blueGrapes 1');
  });

  test('NEW-SPECIAL-10, NEW-VP-05 Barracks: every opponent with less strength loses a point, the equal one is safe', () => {
    const table = using(
      'barracks1',
      {},
      {
        seats: 4,
        chapter: 'IVa',
        players: [
          { points: 6 },
          { specials: 'watchtower1', points: 6 },
          { specials: 'fortress1', points: 6 },
        ],
      },
    );
    table.choose('use barracks');
    expect([1, 2, 3].map((seat) => table.player(seat).points)).toEqual([5, 6, 6]);
    expect(table.told()).not.toContain('drew');
  });

  test('NEW-SPECIAL-11, NEW-SPECIAL-19 several Barracks take a point each, at the strengths of the moment', () => {
    const table = using('barracks1 barracks2', {}, { chapter: 'IVa', players: [{ points: 6 }] });
    table.choose('use barracks', 'use barracks');
    expect(table.player(1).points).toBe(4);
  });

  test('NEW-SPECIAL-10, NEW-SOLO-04 where nobody is weaker there is nothing to use', () => {
    const table = using(
      'barracks1',
      { tiles: ['anyGood'] },
      { chapter: 'IVa', players: [{ specials: 'fortress1' }] },
    );
    expect(table.refused('use barracks')).toMatchObject({ reason: 'nobodyWeaker', rule: 'NEW-SPECIAL-10' });
    const alone = using('barracks1', { tiles: ['anyGood'] }, { seats: 1, chapter: 'IVa' });
    expect(alone.open()).toEqual(['end', 'tile anyGood']);
  });
});

describe('prisons', () => {
  const prison = (market: string, player: SeatPosition = {}, more: Position = {}) =>
    using('prison1', player, { chapter: 'VII', round: 3, market, ...more });

  test('NEW-SPECIAL-13, NEW-SPECIAL-14, NEW-SPECIAL-16 takes a wooden helper of the market onto the card', () => {
    const table = prison('YGH');
    table.choose('use prison');
    expect(table.open()).toEqual(['jail yellow', 'jail green', 'jail hooded']);
    expect(table.refused('jail blue')).toMatchObject({ reason: 'nobodyAtMarket', rule: 'NEW-SPECIAL-16' });
    table.choose('jail green');
    expect(table.player(0).prisoners).toEqual([0, 1, 0, 0]);
    expect(table.player(0).fists).toBe(1);
  });

  test('NEW-SPECIAL-15, NEW-CH7-08 a hooded figure leaves the game: a point, and a helper of the bag instead', () => {
    const table = prison('HH', { points: 6 }, { players: [{ points: 6 }] });
    table.choose('use prison');
    // It was the only choice. One hooded figure is left, and one fist is enough against it.
    expect(table.player(0).points).toBe(7);
    expect(table.s.gone[4]).toBe(1);
    expect(table.player(0).prisoners.reduce((all, count) => all + count, 0)).toBe(1);
    table.choose('end');
    expect(table.player(0).points).toBe(7);
    expect(table.player(1).points).toBe(5);
  });

  test('NEW-SPECIAL-15, NEW-VP-02 first the point with its cards, then the helper', () => {
    const table = prison('HH', { points: 5 }).choose('use prison');
    expect(table.told().filter((what) => what !== 'drewCards')).toEqual([
      'jailed',
      'gotPoints',
      'drew',
      'hoodedReplaced',
    ]);
  });

  test('NEW-SPECIAL-15 without a helper in the bag none comes', () => {
    const table = prison('H', { lent: 'YYYYYYGGGGGRRRRBBB' });
    table.choose('use prison');
    expect(table.player(0).prisoners).toEqual([0, 0, 0, 0]);
    expect(table.player(0).points).toBe(4);
  });

  test('NEW-SPECIAL-15 only helpers that are in the bag come', () => {
    const table = prison('H', { lent: 'YYYYYYGGGGGRRRRBB' }).choose('use prison');
    expect(table.player(0).prisoners).toEqual([0, 0, 0, 1]);
  });

  test('NEW-SPECIAL-16, NEW-PERSON-05 a hooded figure on the own Rabbit may be taken, a helper there not', () => {
    const table = prison('Y', { lent: 'BH' });
    table.choose('use prison');
    expect(table.open()).toEqual(['jail yellow', 'jailLent']);
    table.choose('jailLent');
    expect(table.changed()).toMatchObject({ gone: 'H', '0 points': 4 });
    const nobody = prison('', { lent: 'B', tiles: ['anyGood'] });
    expect(nobody.refused('use prison')).toMatchObject({ reason: 'nobodyAtMarket' });
  });

  test('NEW-SPECIAL-19 who is taken is missing at once, also for the raid', () => {
    const table = prison('HG', { points: 6 }, { players: [{ points: 6 }] });
    table.choose('use prison', 'jail hooded', 'end');
    expect([0, 1].map((seat) => table.player(seat).points)).toEqual([7, 6]);
  });

  test('NEW-SPECIAL-14, NEW-SPECIAL-17 a prisoner is added to the market after the draw, for all, and then returns to the bag', () => {
    const table = at({
      chapter: 'VII',
      phase: 'helpers',
      round: 3,
      event: 'e100',
      players: [{ specials: 'prison1', prisoners: 'BR', hand: 'fortress1' }, { hand: 'fortress2' }],
    });
    expect(table.asked()).toBe('0 release');
    expect(table.s.phase).toBe(3);
    const before = table.s.market[3];
    table.choose('release blue');
    expect(table.s.market[3]).toBe(before + 1);
    expect(table.open()).toEqual(['end', 'release red']);
    expect(table.refused('release green')).toMatchObject({
      reason: 'noSuchPrisoner',
      rule: 'NEW-SPECIAL-14',
    });
    table.choose('end');
    while (table.s.round === 3) table.choose(table.open()[0]);
    expect(
      table.s.bag.reduce((all, count) => all + count, 0) +
        table.s.market.reduce((all, count) => all + count, 0),
    ).toBe(21);
  });

  test('NEW-SPECIAL-17 also on the own turns, but not before planning', () => {
    const turn = at({
      chapter: 'VII',
      round: 3,
      players: [{ specials: 'prison1', prisoners: 'B', stones: 'progress', goods: { coal: 4 } }],
    });
    expect(turn.open()).toContain('release blue');
    expect(turn.choose('release blue').asked()).toBe('0 progress');
    const planning = at({
      chapter: 'VII',
      round: 3,
      phase: 'planning',
      players: [{ specials: 'prison1', prisoners: 'B' }],
    });
    expect(planning.s.lanes).toHaveLength(2);
    const prepared = at({
      chapter: 'VII',
      round: 3,
      phase: 'planning',
      players: [{ specials: 'prison1', prisoners: 'B', persons: ['enoch'] }],
    });
    expect(prepared.asked()).toBe('0 prepare');
    expect(prepared.refused('release blue')).toMatchObject({
      reason: 'prisonerWaits',
      rule: 'NEW-SPECIAL-17',
    });
  });
});
