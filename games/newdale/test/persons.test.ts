import { others } from '@spielstube/engine/testing';
import { describe, expect, test } from 'vitest';
import { helpersAt } from '../rules/supply.ts';
import { newdaleDe } from '../text/de.ts';
import type { Position, SeatPosition } from './position.ts';
import { at } from './table.ts';

const meeting = (player: SeatPosition, more: Position = {}) =>
  at({
    chapter: 'VII',
    event: 'e101',
    market: 'YG',
    ...more,
    players: [
      { stones: 'progress', goods: { coal: 4 }, ...player },
      { hand: 'fortress4' },
      ...(more.players ?? []),
    ],
  });

describe('persons', () => {
  test('NEW-PERSON-01, NEW-PERSON-02, NEW-PERSON-07 Enoch brings two coal, once; he is no hand card', () => {
    const table = meeting({ persons: ['enoch'] });
    expect(table.player(0).hand).toEqual([]);
    table.choose('person enoch');
    expect(table.changed()).toEqual({ '0 goods': 'coal 6', '0 persons': '' });
    expect(table.asked()).toBe('0 progress');
  });

  test('NEW-PERSON-03 Nate: in turn order everybody draws three; the others discard two before the next one draws', () => {
    const table = at({
      seats: 3,
      start: 2,
      chapter: 'II',
      pile: 'mill1 mill2 mill3 tannery1 tannery2 tannery3 abattoir1 abattoir2 abattoir3',
      players: [{ stones: 'progress', persons: ['nate'], goods: { coal: 4 } }, {}, { hand: 'fortress1' }],
    });
    table.choose('person nate');
    expect(table.asked()).toBe('2 nate');
    expect(table.open()).toEqual(['discard mill1', 'discard mill2', 'discard mill3']);
    expect(table.refused('keep all cards')).toEqual({
      reason: 'mustDiscard',
      rule: 'NEW-PERSON-03',
      details: { cards: 2 },
    });
    expect(table.player(0).hand).toEqual([]);
    table.choose('discard mill1', 'discard mill3');
    expect(table.hand(2)).toBe('fortress1 mill2');
    // The owner has drawn three and keeps them.
    expect(table.hand(0)).toBe('tannery1 tannery2 tannery3');
    expect(table.asked()).toBe('1 nate');
    table.choose('discard abattoir2', 'discard abattoir1');
    expect(table.hand(1)).toBe('abattoir3');
    expect(table.asked()).toBe('0 progress');
    expect(table.s.discards).toHaveLength(4);
  });

  test('NEW-PERSON-03, NEW-GEN-13 what was drawn is seen by its drawer alone', () => {
    const table = at({
      chapter: 'II',
      pile: 'mill1 mill2 mill3',
      start: 1,
      players: [{ stones: 'progress', persons: ['nate'], goods: { coal: 4 } }],
    });
    table.choose('person nate');
    expect(table.seenBy(0).drawn).toEqual([-2, -2, -2]);
    expect(table.seenBy(1).drawn).toEqual(table.s.drawn);
  });

  test('NEW-SOLO-09 alone Nate brings three cards', () => {
    const table = at({
      seats: 1,
      chapter: 'II',
      pile: 'mill1 mill2 mill3',
      players: [{ stones: 'progress', persons: ['nate'], goods: { coal: 4 } }],
    });
    expect(table.choose('person nate').hand(0)).toBe('mill1 mill2 mill3');
  });

  test('NEW-PERSON-04, NEW-REND-03 Rabbit draws two figures for the owner alone, until the end of the round', () => {
    const table = meeting({ persons: ['rabbit'], hand: 'mill1' });
    table.choose('person rabbit');
    const { lent } = table.player(0);
    expect(lent.reduce((all, count) => all + count, 0)).toBe(2);
    expect(
      [0, 1, 2, 3].map((colour) => helpersAt(table.s, 0, colour) - helpersAt(table.s, 1, colour)),
    ).toEqual(lent.slice(0, 4));
    table.choose('remove range');
    while (table.s.round === 2) table.choose(table.open().at(-1) ?? '');
    expect(table.player(0).lent).toEqual([0, 0, 0, 0, 0]);
    expect(table.s.bag).toEqual([6, 5, 4, 3, 4]);
  });

  test('NEW-PERSON-04 from a bag that is nearly empty he takes what is there', () => {
    const table = meeting({ persons: ['rabbit'], prisoners: 'YYYYYGGGGRRRRBB' }, { market: 'YGHHHH' });
    table.choose('person rabbit');
    expect(table.changed()).toMatchObject({ '0 lent': 'B', bag: '' });
  });

  test('NEW-PERSON-05 hooded figures on Rabbit help nobody and do not raid', () => {
    const table = at({
      chapter: 'VII',
      event: 'e101',
      phase: 'specials',
      round: 3,
      players: [{ lent: 'HH', points: 5, specials: 'prison1' }],
    });
    expect([0, 1, 2, 3].map((colour) => helpersAt(table.s, 0, colour))).toEqual([1, 1, 1, 1]);
    expect(table.asked()).toBe('0 special');
    table.choose('end');
    expect(table.player(0).points).toBe(5);
  });

  test('NEW-PERSON-06 who was taken out of the bag before the draw is not drawn', () => {
    const table = at({ phase: 'planning', chapter: 'II', event: 'e101', players: [{ persons: ['onyx'] }] });
    expect(table.asked()).toBe('0 prepare');
    table.choose('person onyx', 'helper blue');
    expect(table.s.bag).toEqual([6, 5, 4, 2, 0]);
    expect(helpersAt(table.s, 0, 3)).toBe(2);
  });

  test('NEW-PERSON-08 Onyx chooses one helper of the bag, no hooded figure', () => {
    const table = meeting({ persons: ['onyx'], prisoners: 'BBB' });
    table.choose('person onyx');
    expect(table.open()).toEqual(['helper yellow', 'helper green', 'helper red']);
    expect(table.refused('helper blue')).toMatchObject({ reason: 'noHelperInBag', rule: 'NEW-PERSON-08' });
    table.choose('helper red');
    expect(table.changed()).toMatchObject({ '0 lent': 'R' });
  });

  test('NEW-PERSON-09 Gunda waits for a price of a building', () => {
    const table = meeting({ persons: ['gunda'], hand: 'mill1', tiles: ['anyGood'] });
    expect(table.refused('person gunda')).toMatchObject({
      reason: 'personWaitsForPrice',
      rule: 'NEW-BONUS-24',
    });
  });

  test('NEW-PERSON-10, NEW-PERSON-11 Aaron digs for a Vineyard, which may be built at once', () => {
    const table = meeting(
      { persons: ['aaron'], goods: { coal: 12 } },
      { pile: 'mill1 mill2 vineyard2 mill3' },
    );
    table.choose('person aaron');
    expect(table.asked()).toBe('0 buildNow');
    expect(table.changed()).toMatchObject({ '0 hand': 'vineyard2', discards: 'mill1 mill2' });
    table.choose('build vineyard2', 'at E5');
    expect(table.changed()).toMatchObject({ '0 specials': 'vineyard2', '0 hand': '', '0 goods': 'coal 5' });
    expect(table.asked()).toBe('0 progress');
  });

  test('NEW-PERSON-10 or keeps it in the hand', () => {
    const table = meeting({ persons: ['aaron'], goods: { coal: 12 } }, { pile: 'vineyard2' });
    expect(table.choose('person aaron', 'skip').hand(0)).toBe('vineyard2');
    const poor = meeting({ persons: ['aaron'] }, { pile: 'vineyard1' });
    expect(poor.choose('person aaron').refused('build vineyard1')).toMatchObject({ reason: 'tooFewCoins' });
  });

  test('NEW-BONUS-23, NEW-PERSON-11 tiles, persons and prisoners can be used before it is known whether it is built', () => {
    const table = meeting(
      {
        persons: ['aaron', 'enoch'],
        tiles: ['coalForGreen', 'buildingLess'],
        goods: { coal: 2 },
        prisoners: 'G',
      },
      { pile: 'vineyard2' },
    );
    table.choose('person aaron');
    expect(table.refused('build vineyard2')).toMatchObject({ reason: 'tooFewCoins' });
    expect(table.refused('tile buildingLess')).toMatchObject({ reason: 'tileWaitsForPrice' });
    table.choose('release green', 'tile coalForGreen', 'person enoch');
    expect(table.asked()).toBe('0 buildNow');
    expect(table.goods(0)).toBe('coal 7');
    table.choose('build vineyard2', 'at E5', 'settle');
    expect(table.changed()).toMatchObject({ '0 specials': 'vineyard2', '0 goods': '' });
  });

  test('NEW-BONUS-23, NEW-PERSON-11 at any point of phase VI, too; a Vineyard that was discarded for a tile is not built', () => {
    const table = at({
      chapter: 'VII',
      phase: 'specials',
      event: 'e101',
      pile: 'vineyard2',
      players: [{ persons: ['aaron'], tiles: ['cardsForPoints'], hand: 'mill4', goods: { coal: 12 } }],
    });
    table.choose('person aaron');
    expect(table.open()).toEqual(['build vineyard2', 'skip', 'tile cardsForPoints']);
    table.choose('tile cardsForPoints', 'discard mill4', 'discard vineyard2');
    expect(table.changed()).toMatchObject({ '0 hand': '', '0 points': 4, discards: 'mill4 vineyard2' });
    expect(table.open()).toEqual(['skip']);
  });

  test('NEW-PERSON-10 takes one of the display first, of choice', () => {
    const table = meeting({ persons: ['aaron'] }, { display: 'vineyard2 vineyard3 tailor1', pile: 'mill1' });
    table.choose('person aaron');
    expect(table.open()).toEqual(['keep vineyard2', 'keep vineyard3']);
    table.choose('keep vineyard3');
    expect(table.changed()).toMatchObject({ display: 'vineyard2 tailor1', '0 hand': 'vineyard3' });
  });

  test('NEW-PERSON-10, NEW-PERSON-11 finds nothing when the pile ends; it is not shuffled anew', () => {
    const table = meeting(
      { persons: ['aaron'], specials: 'vineyard1 vineyard2 vineyard3' },
      { discards: 'vineyard4', pile: 'mill1' },
    );
    table.choose('person aaron');
    expect(table.s.pile).toEqual([]);
    expect(table.player(0).hand).toEqual([]);
    expect(table.asked()).toBe('0 progress');
  });

  test('NEW-PERSON-10 says so where nothing can be turned up at all', () => {
    const table = meeting(
      { persons: ['aaron'], specials: 'vineyard1 vineyard2 vineyard3' },
      { discards: 'vineyard4', pile: 0 },
    );
    table.choose('person aaron');
    const searched = table.events.find((event) => event.what === 'searched');
    expect(searched && newdaleDe.event(searched, others)).toBe(
      'Der Nachziehstapel ist leer: Ein Weinberg findet sich nicht.',
    );
  });

  test('NEW-PERSON-12 a person in the display is recruited in phase V for two coins, instead of building', () => {
    const table = at({
      chapter: 'VI',
      phase: 'building',
      event: 'e100',
      displayed: ['aaron'],
      pile: 'vineyard1',
      players: [{ goods: { coal: 2 }, persons: ['gunda'], hand: 'mill1' }, { goods: { coal: 1 } }],
    });
    expect(table.open()).toContain('recruit aaron');
    table.choose('recruit aaron');
    expect(table.changed()).toMatchObject({ '0 goods': '', '0 persons': 'gunda aaron', persons: '' });
    expect(table.asked()).toBe('0 endTurn');
    table.choose('person aaron');
    expect(table.hand(0)).toBe('mill1 vineyard1');
    expect(table.player(1).persons).toBe(0);
  });

  test('NEW-PERSON-12, NEW-P1-04 events 106 and 109 bring a person into the display', () => {
    expect(at({ chapter: 'IIIa', phase: 'round', round: 1, next: 'e106' }).s.displayed).toBe(1 << 4);
    expect(at({ chapter: 'VI', phase: 'round', round: 1, next: 'e109' }).s.displayed).toBe(1 << 5);
    expect(at({ chapter: 'VI', phase: 'round', round: 1, next: 'e100' }).s.displayed).toBe(0);
  });

  test('NEW-PERSON-12 who cannot pay is told what is missing', () => {
    const table = at({
      chapter: 'VI',
      phase: 'building',
      event: 'e100',
      displayed: ['aaron'],
      players: [{ goods: { coal: 1 } }],
    });
    expect(table.refused('recruit aaron')).toEqual({
      reason: 'tooFewCoins',
      rule: 'NEW-PERSON-12',
      details: { missing: 1 },
    });
    expect(table.refused('recruit nate')).toMatchObject({ reason: 'notInDisplay' });
  });
});
