import { rngFromSeed } from '@spielstube/engine';
import { describe, expect, test } from 'vitest';
import { JOB_KEYS } from '../data/jobs.ts';
import { villagers } from '../index.ts';
import {
  cardOf,
  EVERYBODY,
  isKnownTo,
  jobOf,
  playFromHand,
  seenInPile,
  seenInSight,
  suitOf,
} from '../rules/knowledge.ts';
import { expectCensus } from './census.ts';
import { at, cardWords, type Table } from './table.ts';

const handSeen = (table: Table, seat: number): string => cardWords(table.seenBy(seat).players[0].hand);

describe('who knows which card', () => {
  test('VRS-SET-14, VRS-DRAFT-07 what was picked openly stays known', () => {
    const table = at({ players: [{ hand: 'cooper', known: 'wheeler agent' }] });
    expect(handSeen(table, 0)).toBe('cooper wheeler agent');
    expect(handSeen(table, 1)).toBe('wheeler agent (wood)');
    expect(cardWords(table.seenBy(null).players[0].hand)).toBe('wheeler agent (wood)');
  });

  test('VRS-SET-14 the order of a hand tells nothing', () => {
    const words = (hidden: string): string =>
      handSeen(at({ players: [{ hand: hidden, known: 'wheeler' }] }), 1);
    expect(words('carpenter')).toBe(words('logRafter'));
  });

  test('VRS-START-05 after a card of a suit was laid down face down, nobody is sure of the others', () => {
    const table = at({ players: [{ hand: 'cooper', known: 'wheeler agent' }], stacks: ['mason'] });
    table.choose('swap miner', 'lay wheeler', 'onStack 1');
    expect(handSeen(table, 1)).toBe('agent (wood)');
    expect(cardWords(table.seenBy(1).stacks[0])).toBe('(ore) (wood)');
    expect(cardWords(table.seenBy(0).stacks[0])).toBe('(ore) wheeler');
  });

  test('VRS-START-05 unless it was the only one of its suit', () => {
    const table = at({ players: [{ hand: 'cooper', known: 'agent' }], stacks: ['mason'] });
    table.choose('swap miner', 'lay agent', 'onStack 1');
    expect(cardWords(table.seenBy(1).stacks[0])).toBe('(ore) agent');
    expect(handSeen(table, 1)).toBe('(wood)');
  });

  test('VRS-SET-14 of two equal cards nobody can tell which one was played', () => {
    const table = at({ players: [{ hand: 'agent', known: 'agent' }] });
    expect(handSeen(table, 1)).toBe('agent (solo)');
    table.choose('play agent');
    expect(handSeen(table, 1)).toBe('(solo)');
    expect(handSeen(table, 0)).toBe('agent');
  });

  test('VRS-SET-14 who knew two of three equal cards is sure of one of those that are left', () => {
    const agent = JOB_KEYS.indexOf('agent');
    const ownerOnly = 1 << 0;
    const hand = [cardOf(agent, ownerOnly), cardOf(agent, EVERYBODY), cardOf(agent, EVERYBODY)];
    playFromHand(hand, agent);
    for (const seat of [1, 2, null]) expect(hand.filter((card) => isKnownTo(card, seat))).toHaveLength(1);
    expect(hand.every((card) => isKnownTo(card, 0))).toBe(true);
  });

  test('VRS-SET-14 a covered card does not tell who knows it, only that somebody does', () => {
    const agent = JOB_KEYS.indexOf('agent');
    const [one, both, nobody] = [0b0100, 0b0110, 0].map((known) => cardOf(agent, known));
    for (const seen of [seenInSight, seenInPile]) {
      for (const seat of [0, null]) {
        expect(seen(one, seat)).toBe(seen(both, seat));
        expect(seen(one, seat)).not.toBe(seen(nobody, seat));
      }
    }
  });

  test('a laid down card is known to who laid it, also when somebody else draws it unseen', () => {
    const table = at({
      options: { development: true },
      developments: ['church', 'guildhall', 'sawmill'],
      road: '- - - - - -',
      stacks: ['mason', '', '', '', '', ''],
      drawPile: '',
      players: [{ hand: 'priest agent' }, { village: 'hunter chandler grocer' }],
    });
    table.choose('swap miner', 'lay agent').endBuilding();
    expect(cardWords(table.seenBy(0).players[1].hand)).toBe('agent');
    expect(cardWords(table.seenBy(null).players[1].hand)).toBe('(solo)');
  });
});

describe('imagined worlds', () => {
  test('have every card once, and what is known where it is', () => {
    const table = at({
      seats: 4,
      options: { support: true, profiteers: true },
      players: [{ hand: 'nun' }, { hand: 'cooper prophet', known: 'wheeler' }],
    });
    const hands = new Set<string>();
    for (let world = 0; world < 20; world++) {
      const seen = villagers.view(table.s, 0);
      const s = villagers.imagine(seen, 0, rngFromSeed(`world ${world}`));
      expectCensus(s);
      expect(s.players[1].hand.map((card) => JOB_KEYS[jobOf(card)])).toContain('wheeler');
      expect(s.players[1].hand.map(suitOf).toSorted()).toEqual(
        table.s.players[1].hand.map(suitOf).toSorted(),
      );
      hands.add(cardWords(s.players[1].hand));
    }
    expect(hands.size).toBeGreaterThan(5);
  });

  test('VRS-SUP-01 Support cards are in hands, put aside, or where somebody laid them; never where nobody was', () => {
    const start = villagers.setup(2, { support: true, startPlayer: '1' }, 'support');
    for (let world = 0; world < 30; world++) {
      const s = villagers.imagine(villagers.view(start, 0), 0, rngFromSeed(`support ${world}`));
      const isSupport = (card: number): boolean =>
        ['benefactor', 'prophet', 'pigeoneer', 'recruiter', 'nun'].includes(JOB_KEYS[jobOf(card)]);
      expect([...s.stacks.flat(), ...s.drawPile].some(isSupport)).toBe(false);
      expect(s.leftOut.every(isSupport)).toBe(true);
      expect(s.players[1].hand.filter(isSupport)).toHaveLength(1);
    }
  });
});
