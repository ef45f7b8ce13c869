import { describe, expect, test } from 'vitest';
import { CARD_COUNT, CARD_DIE, DIE_ONLY, FACE_DOWN } from '../data/cards.ts';
import { burgundy } from '../index.ts';
import { COVERED } from '../rules/view.ts';
import { position } from './position.ts';
import { at } from './table.ts';

const VIEWERS = [0, 1, null];
const rich = {
  silver: 2,
  workers: 3,
  points: 4,
  goods: 'LM',
  animals: 'SSP',
  sold: 'DD',
  projects: ['CA1a', 'MI2a'],
  estate: [['KN1a', 'KN2a', 'KN3a'], ['SH1a', 'CL1a'], ['CA2a'], ['MI1a'], ['PA1a'], ['WT2']],
};

describe('what is seen', () => {
  test('BUR-INFO-01 everything that lies before a player is public', () => {
    const s = position({ startCard: { of: 1, back: true }, players: [{}, rich] });
    for (const viewer of VIEWERS) {
      const seen = burgundy.view(s, viewer);
      const { pile: _pile, hand: _hand, ...open } = seen.players[1];
      const { pile, hand, ...whole } = s.players[1];
      expect(open).toEqual(whole);
      expect([pile.length, hand.length]).toEqual([4, 2]);
      expect(seen.firstTriple).toEqual(s.firstTriple);
      expect(seen.allSevenCards).toEqual(s.allSevenCards);
      expect([seen.startCard, seen.startCardBack]).toEqual([1, true]);
    }
  });

  test('BUR-INFO-02 the personal stacks show their size only, even to the owner', () => {
    const s = position({ players: [{ pile: ['KN1a', 'KN2a', 'KN3a', 'KN4a'] }] });
    for (const viewer of VIEWERS) {
      for (const player of burgundy.view(s, viewer).players)
        expect(player.pile).toEqual(Array(4).fill(FACE_DOWN));
    }
  });

  test('BUR-INFO-03 of a hand card the owner sees the die and nothing else', () => {
    const s = position({ players: [{ hand: ['CA2a', 'TH5'] }] });
    const other = position({ players: [{ hand: ['SH2a', 'WT5'] }] });
    expect(burgundy.view(s, 0).players[0].hand).toEqual([DIE_ONLY + 2, DIE_ONLY + 5]);
    expect(burgundy.view(s, 0).players[0].hand).toEqual(burgundy.view(other, 0).players[0].hand);
    expect(burgundy.decision(s, 0).choices).toEqual(burgundy.decision(other, 0).choices);
  });

  test('BUR-INFO-03 the whole card becomes public when it is discarded', () => {
    const table = at(position({ players: [{ hand: ['CA2a', 'TH5'] }] })).choose('play 2');
    for (const viewer of VIEWERS) expect(table.seenBy(viewer).discardPile).toEqual(table.s.discardPile);
    expect(table.discardPile()).toEqual(['CA2a']);
  });

  test('BUR-INFO-04 the hand is hidden from the others, dice and all', () => {
    const s = position({ players: [{ hand: ['CA2a', 'TH5'] }] });
    for (const viewer of [1, null]) {
      const [hand] = burgundy.view(s, viewer).players.map((player) => player.hand);
      expect(hand).toEqual([FACE_DOWN, FACE_DOWN]);
      expect(hand.map((card) => CARD_DIE[card])).toEqual([0, 0]);
    }
  });

  test('BUR-INFO-05 of goods and animals the top card and the size, not the order below', () => {
    const s = position({ goods: ['MLD', 'DLM'], animals: ['SCH', 'PHC'] });
    for (const viewer of VIEWERS) {
      const seen = burgundy.view(s, viewer);
      for (const [stacks, whole] of [
        [seen.goodsStacks, s.goodsStacks],
        [seen.animalStacks, s.animalStacks],
      ]) {
        stacks.forEach((stack, n) => {
          expect(stack).toHaveLength(whole[n].length);
          expect(stack.at(-1)).toBe(whole[n].at(-1));
          expect(new Set(stack.slice(0, -1))).toEqual(new Set([COVERED]));
        });
      }
    }
  });

  test('BUR-INFO-05 the next good or animal is uncovered for good: nothing before can be taken back', () => {
    for (const [card, move] of [
      ['SH4a', 'goods 1'],
      ['PA4a', 'animal 2'],
    ]) {
      const table = at(position({ players: [{ hand: [4, 1], projects: [card] }] })).choose(
        'play 4',
        `place ${card}`,
      );
      const before = table.s.barriers;
      expect(table.choose(move).s.barriers).toBeGreaterThan(before);
    }
  });

  test('BUR-INFO-04 that two hand cards have the same die is not seen: they are asked about like others', () => {
    const alike = at(position({ players: [{ hand: [4, 4] }] }));
    const different = at(position({ players: [{ hand: [4, 1] }] }));
    for (const viewer of [1, null]) {
      expect(alike.seenBy(viewer).stack).toEqual(different.seenBy(viewer).stack);
      expect(alike.seenBy(viewer).players[0].hand).toEqual(different.seenBy(viewer).players[0].hand);
    }
    expect([alike.asked(), different.asked()]).toEqual(['0 turn', '0 turn']);
  });

  test('BUR-INFO-06 display and discard pile are open to all', () => {
    const s = position({ rows: { 2: ['CA1a', 'SH1a'], 5: ['TH5'] }, discard: ['KN1a', 'KN2a', 'KN3a'] });
    for (const viewer of VIEWERS) {
      expect(burgundy.view(s, viewer).rows).toEqual(s.rows);
      expect(burgundy.view(s, viewer).discardPile).toEqual(s.discardPile);
    }
  });

  test('BUR-INFO-07 the draw pile shows its size only', () => {
    const s = position({ draw: ['KN1a', 'KN2a', 'KN3a'] });
    for (const viewer of VIEWERS) {
      expect(burgundy.view(s, viewer).drawPile).toEqual(s.drawPile.map(() => FACE_DOWN));
      expect(burgundy.view(s, viewer).rng).not.toEqual(s.rng);
    }
  });

  test('BUR-INFO-08 bought cards are shown openly', () => {
    const table = at(
      position({ draw: ['KN5a', 'SH3a', 'PA1a'], players: [{ hand: [4, 1], silver: 3 }] }),
    ).choose('buy');
    expect(table.s.bought).toHaveLength(3);
    for (const viewer of VIEWERS) expect(table.seenBy(viewer).bought).toEqual(table.s.bought);
    expect(table.events.at(-1)).toEqual({ what: 'bought', seat: 0, cards: table.s.bought });
  });

  test("Egon's unopened stacks are hidden, his estate is not", () => {
    const s = position({ seats: 1, egon: { estate: ['MI1a', 'KN1a', 'SH1a'] } });
    const seen = burgundy.view(s, 0).egon;
    expect(seen?.estate).toEqual(s.egon?.estate);
    expect(seen?.stacks.map((stack) => stack.length)).toEqual([0, 4, 5, 6, 7]);
    for (const card of seen?.stacks.flat() ?? []) expect(card).toBe(FACE_DOWN);
  });

  test('a guess fits what the seat knows and holds every card once', () => {
    const s = position({ players: [{ hand: [2, 5] }, rich], rows: { 2: ['CA3a'] } });
    const guess = burgundy.imagine(burgundy.view(s, 0), 0, [1, 2, 3, 4]);
    at(guess);
    expect(guess.players[0].hand.map((card) => CARD_DIE[card])).toEqual([2, 5]);
    expect(guess.players[0].hand.every((card) => card < CARD_COUNT)).toBe(true);
    expect(burgundy.view(guess, 0)).toEqual(burgundy.view(s, 0));
  });
});
