import { expect, test } from 'vitest';
import { burgundy } from '../index.ts';
import { namesOf } from './names.ts';
import { position } from './position.ts';
import { at, type Table } from './table.ts';

const ANNA = 0;
const BEN = 1;

/** A whole phase of two players, move by move, from a fixed deal to the first decision of phase B. */
function deal(): Table {
  return at(
    position({
      players: [
        {
          silver: 1,
          goods: 'L',
          animals: 'S',
          hand: ['KN2a', 'SH6a'],
          pile: ['BK2', 'PA1b', 'CW5', 'MI3a'],
        },
        {
          silver: 1,
          workers: 1,
          goods: 'D',
          animals: 'P',
          hand: ['PA2a', 'CL6a'],
          pile: ['SH4a', 'KN5a', 'CH4', 'CA6b'],
        },
      ],
      rows: { 1: ['MI4a'], 2: ['CA2a'], 3: ['CL5a', 'PA3a'], 4: ['KN4b'], 5: ['TH5'], 6: ['SH1a'] },
      draw: (
        'KN5c SH3b PA1a CA6a PA5b WH3 KN1b MI6b PA4c SH5b CL3a BK1 CH2 ' +
        'SH2c KN6a PA6a CL1b WT5 MI1a CA4a SH3c KN2c PA5c MK6 TH4'
      ).split(' '),
      goods: ['MLDMLMDL', 'DLMDMLDM'],
      animals: ['CPHSCHPSC', 'HSPCHPSCH'],
    }),
  );
}

test('a phase of two players, from the deal to the next display', () => {
  const table = deal();
  expect(table.s.drawPile).toHaveLength(95);
  expect(table.s.goodsStacks.map((stack) => stack.length)).toEqual([8, 8]);
  expect(table.s.animalStacks.map((stack) => stack.length)).toEqual([9, 9]);
  expect(table.asked()).toBe('0 turn');

  // Round 1. Anna takes the castle of row 2.
  table.as(ANNA).choose('play 2', 'take CA2a', 'end');
  expect(table.changed()).toEqual({ '0 hand': '6', '0 projects': 'CA2a', 'row 2': '', discard: 1 });

  // Ben wants the same row, which is empty now.
  table.as(BEN);
  const beforeBen = burgundy.copy(table.s);
  table.choose('play 2');
  expect(table.refused('row 2')).toEqual({ reason: 'emptyRow', rule: 'BUR-ACT1-07', details: { row: 2 } });
  // Nothing was revealed: the card could go back into the hand.
  expect(table.s.barriers).toBe(beforeBen.barriers);
  table.choose('take MI4a', 'end');
  expect(table.changed()).toEqual({
    round: 2,
    '0 hand': '6 2',
    '0 pile': 3,
    '1 hand': '6 4',
    '1 pile': 3,
    '1 workers': 0,
    '1 projects': 'MI4a',
    'row 1': '',
    discard: 2,
  });

  // Round 2. Anna places the castle and takes the cloister of row 3 with it.
  table.as(ANNA).choose('play 2', 'place CA2a');
  expect(table.asked()).toBe('0 action any');
  table.choose('take CL5a', 'end');
  expect(table.changed()).toEqual({
    '0 hand': '6',
    '0 projects': 'CL5a',
    '0 estate': 'CA2a',
    'row 3': 'PA3a',
    discard: 3,
  });

  // Ben cannot place the mine with a 6: two steps away, no worker.
  const withSix = at(burgundy.copy(table.s)).as(BEN).choose('play 6');
  expect(withSix.refused('place MI4a')).toEqual({
    reason: 'tooFewWorkers',
    rule: 'BUR-WORKER-04',
    details: { die: 6, price: 2, workers: 0 },
  });

  // He places it with the 4 and buys three cards: one of them is a die for the city hall.
  table.as(BEN).choose('play 4', 'place MI4a');
  expect(table.player(BEN).silver).toBe(3);
  table.choose('buy');
  expect(table.s.bought.map((card) => namesOf([card]))).toEqual(['KN5c', 'SH3b', 'PA1a']);
  table.choose('use KN5c', 'take TH5', 'end');
  expect(table.changed()).toEqual({
    round: 3,
    '0 hand': '6 1',
    '0 pile': 2,
    '1 hand': '6 5',
    '1 pile': 2,
    '1 silver': 0,
    '1 projects': 'TH5',
    '1 estate': 'MI4a',
    'row 5': '',
    discard: 7,
    draw: 92,
  });

  // Round 3. Anna sells her light good and turns the start player card.
  table.as(ANNA).choose('play 1', 'sell L', 'end');
  expect(table.changed()).toEqual({
    '0 hand': '6',
    '0 goods': '',
    '0 sold': 'L',
    '0 silver': 2,
    'start card': '0 back',
    discard: 8,
  });
  expect(table.points(ANNA)).toMatchObject({ soldGoods: 1, total: 2 });
  expect(table.asked()).toBe('1 turn');
  table.as(BEN).choose('play 6', 'take SH1a', 'end');
  expect(table.changed()).toEqual({
    round: 4,
    '0 hand': '6 5',
    '0 pile': 1,
    '1 hand': '5 4',
    '1 pile': 1,
    '1 projects': 'TH5 SH1a',
    'row 6': '',
    discard: 9,
  });

  // Round 4. Anna lays the cloister to her castle.
  table.as(ANNA).choose('play 5', 'place CL5a');
  expect(table.open()).toEqual(['onto 1', 'onto 2']);
  table.choose('onto 1', 'end');
  expect(table.changed()).toEqual({ '0 hand': '6', '0 projects': '', '0 estate': 'CA2a+CL5a', discard: 10 });

  // Ben's city hall places the ship, which brings a dark good.
  table.as(BEN).choose('play 5', 'place TH5', 'place SH1a');
  expect(table.asked()).toBe('1 goods');
  table.choose('goods 2', 'end');
  expect(table.changed()).toEqual({
    round: 5,
    '0 hand': '6 3',
    '0 pile': 0,
    '1 hand': '4 6',
    '1 pile': 0,
    '1 projects': '',
    '1 estate': 'MI4a TH5 SH1a',
    '1 goods': 'DD',
    goods: 'MLDMLMDL / LMDMLDM',
    discard: 11,
  });

  // Round 5.
  table.as(ANNA).choose('play 3', 'silver', 'end');
  expect(table.changed()).toEqual({ '0 hand': '6', '0 silver': 3, discard: 12 });
  table.as(BEN).choose('play 4');
  expect(table.refused('sell M')).toEqual({
    reason: 'noSuchGoods',
    rule: 'BUR-ACT3-09',
    details: { sort: 1 },
  });
  expect(table.s.startCard).toBe(ANNA);
  table.choose('take KN4b', 'end');
  expect(table.changed()).toEqual({
    round: 6,
    '1 hand': '6',
    '1 projects': 'KN4b',
    'row 4': '',
    discard: 13,
  });

  // Round 6. Anna buys a castle first, completes her triple with it and tops up her workers.
  expect(table.as(ANNA).open()).toEqual(['play 6', 'buy']);
  table.choose('buy');
  expect(table.s.bought.map((card) => namesOf([card]))).toEqual(['CA6a', 'PA5b', 'WH3']);
  table.choose('keep CA6a');
  expect(table.discardPile().slice(-3)).toEqual(['PA5b', 'WH3', 'SH6a']);
  // Her last card needs no choice: the 6 is on the table.
  expect(table.changed()).toEqual({
    '0 silver': 0,
    '0 projects': 'CA6a',
    '0 hand': '',
    discard: 16,
    draw: 89,
    'has bought': true,
  });
  expect(table.asked()).toBe('0 action 6');
  table.choose('place CA6a');
  expect(table.asked()).toBe('0 phaseBonus');
  table.choose('bonus 1');
  expect(table.asked()).toBe('0 action any');
  table.choose('topUp', 'end');
  expect(table.changed()).toEqual({
    '0 projects': '',
    '0 estate': 'CA2a+CL5a+CA6a',
    '0 points': 3,
    '0 workers': 2,
    'first triples': 'castle:0',
    'has bought': false,
    // Ben has one card and no silver: his 6 is on the table already.
    '1 hand': '',
    discard: 17,
  });
  expect(table.points(ANNA)).toEqual({
    triples: 3,
    firstTriples: 1,
    points: 3,
    soldGoods: 1,
    startCard: 1,
    total: 9,
  });

  expect(table.asked()).toBe('1 action 6');
  table.as(BEN).choose('sell D');
  expect(table.changed()).toEqual({ '1 goods': '', '1 sold': 'DD', '1 silver': 2, 'start card': '1 back' });
  expect(table.points(BEN)).toEqual({ soldGoods: 2, startCard: 1, total: 3 });

  // Phase B: a new display, six cards each, and Ben starts.
  table.choose('end');
  expect(table.changed()).toEqual({
    phase: 'B',
    round: 1,
    first: 1,
    'start card': '1 front',
    'row 1': 'KN1b',
    'row 2': 'MI6b CH2',
    'row 3': 'PA4c',
    'row 4': 'SH5b',
    'row 5': 'CL3a',
    'row 6': 'BK1',
    draw: 70,
    discard: 18,
    '0 hand': '4 3',
    '0 pile': 4,
    '1 hand': '2 6',
    '1 pile': 4,
  });
  expect(table.discardPile().at(-1)).toBe('PA3a');
  expect(namesOf([...table.player(BEN).pile].reverse())).toBe('PA6a CL1b WT5 MI1a');
  expect(namesOf([...table.player(ANNA).pile].reverse())).toBe('KN2c PA5c MK6 TH4');
  expect(table.asked()).toBe('1 turn');
});
