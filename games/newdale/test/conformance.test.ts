import type { Action, GameEvent } from '@spielstube/engine';
import { conformance, countSequences } from '@spielstube/engine/testing';
import { expect, test } from 'vitest';
import { newdale } from '../index.ts';
import { busy } from './busy.ts';
import { census, ledger } from './census.ts';
import { type Position, position } from './position.ts';

/**
 * The best final production discards whatever hand cards it takes. What was exchanged lay open for all before a later draw
 * of the same move shuffled it in. No other move shows a card that it does not name. NEW-GEN-12
 */
const discloses = (action: Action, heard: readonly GameEvent[]): boolean =>
  action.do === 'best' || (action.do === 'keep' && heard.some(({ what }) => what === 'reshuffled'));

conformance(newdale, {
  census,
  ledger,
  mostDecisions: 3000,
  discloses,
  golden: {
    1: [8, 56, 336, 336, 9744],
    2: [8, 56, 336, 336, 2688],
    3: [8, 56, 336, 336, 2688],
    4: [8, 56, 336, 336, 2688],
  },
});

conformance(busy, {
  census,
  ledger,
  mostDecisions: 3000,
  discloses,
  golden: {
    1: [8, 56, 336, 336, 9744],
    2: [8, 56, 336, 336, 2688],
    3: [8, 56, 336, 336, 2688],
    4: [8, 56, 336, 336, 2688],
  },
});

/** Positions in the middle of a round with much to choose from, and how many ways there are from there. */
const RICH: readonly (readonly [name: string, wanted: Position, golden: readonly number[]])[] = [
  [
    'actions of chapter II',
    {
      chapter: 'II',
      event: 'e101',
      market: 'YGRB',
      fields: { 1: 'anyGood', 2: 'coalForGreen' },
      players: [
        {
          stones: 'build orderly2',
          hand: 'mill5 bakery1 watchtower1 postStation4',
          goods: { coal: 6, boards: 2, flour: 2 },
          areas: { 2: 'mill1' },
          tiles: ['buildingLess', 'cardsForYellow', 'missingHelper'],
          persons: ['onyx'],
        },
        { stones: 'blackMarket', hand: 'mill2 mill3 mill4' },
      ],
    },
    [10, 81, 410, 1797],
  ],
  [
    'special buildings of chapter VII',
    {
      chapter: 'VII',
      phase: 'specials',
      round: 3,
      event: 'e101',
      market: 'YGHH',
      players: [
        {
          specials: 'prison1 prison2 coalTrader1 barracks1 scriptorium1',
          goods: { coal: 7 },
          prisoners: 'R',
          lent: 'H',
          persons: ['aaron'],
          tiles: ['woodForCoal'],
          hand: 'oreMine1 sawmill4 mill2',
        },
        { points: 8 },
      ],
    },
    [7, 31, 153, 1416],
  ],
  [
    'a voyage of chapter VIII',
    {
      chapter: 'VIII',
      event: 'e101',
      market: 'GG',
      players: [
        {
          stones: 'hire orderly2 orderly3',
          goods: { coal: 9, fish: 3 },
          ship: 4,
          hand: 'mill1 mill2',
          persons: ['nate'],
        },
        { stones: 'build', hand: 'mill3 mill4 mill5', goods: { coal: 9 }, ship: 3 },
      ],
    },
    [9, 26, 84, 260],
  ],
];

test.each(RICH)('%s: the golden number of action sequences', (_name, wanted, golden) => {
  const s = position(wanted);
  expect([1, 2, 3, 4].map((moves) => countSequences(newdale, s, moves))).toEqual(golden);
});
