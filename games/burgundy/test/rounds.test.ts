import { describe, expect, test } from 'vitest';
import { burgundy } from '../index.ts';
import type { BurgundyEvent } from '../rules/events.ts';
import { position } from './position.ts';
import { playOut } from './random-game.ts';
import { at } from './table.ts';

describe('phases and rounds', () => {
  test.each([2, 3, 4])(
    'BUR-ROUND-01 BUR-ROUND-02 five phases of six rounds, a turn each: thirty turns (%i players)',
    (seats) => {
      const events: BurgundyEvent[] = [];
      playOut(
        burgundy.setup(seats, {}, 'thirty turns', (event) => events.push(event)),
        (event) => events.push(event),
      );
      const phases = events.filter((event) => event.what === 'phaseStarted').map((event) => event.phase);
      const rounds = events.filter((event) => event.what === 'roundStarted').map((event) => event.round);
      expect(phases).toEqual([0, 1, 2, 3, 4]);
      expect(rounds).toEqual(phases.flatMap(() => [1, 2, 3, 4, 5, 6]));
      for (let seat = 0; seat < seats; seat++) {
        expect(events.filter((event) => event.what === 'played' && event.seat === seat)).toHaveLength(30);
      }
    },
  );

  test('what begins a phase is told in its first round, not in the sixth of the former one', () => {
    const s = burgundy.setup(2, {}, 'first rounds');
    const moments: unknown[] = [];
    playOut(s, (event) => void (event.what === 'phaseStarted' && moments.push(burgundy.moment(s))));
    expect(moments).toEqual([1, 2, 3, 4].map((phase) => ({ phase, round: 1 })));
  });

  test('BUR-ROUND-02 nobody has two turns in a round', () => {
    const events: BurgundyEvent[] = [];
    playOut(burgundy.setup(3, {}, 'once a round'), (event) => events.push(event));
    let turns: number[] = [];
    for (const event of events) {
      if (event.what === 'roundStarted') turns = [];
      if (event.what !== 'played') continue;
      expect(turns).not.toContain(event.seat);
      turns.push(event.seat);
    }
  });

  test('BUR-ROUND-03 two cards of the own stack for everybody in the first round', () => {
    for (const seats of burgundy.seats) {
      const s = burgundy.setup(seats, {}, 'x');
      s.players.forEach((player) => {
        expect([player.hand.length, player.pile.length]).toEqual([2, 4]);
      });
    }
  });

  test.each([1, 2, 3, 4])(
    'BUR-ROUND-04 after round %i everybody draws the top card and holds two',
    (round) => {
      const pile = ['SH6a', 'SH6b', 'SH6c', 'PA6a'].slice(round - 1);
      const table = at(position({ round, turn: 1, players: [{ hand: [1], pile }, { hand: [2, 3] }] }));
      table.as(1).choose('play 2', 'silver', 'end');
      expect(table.asked()).toBe('0 turn');
      expect(table.changed()).toMatchObject({
        round: round + 1,
        '0 hand': '1 6',
        '0 pile': 4 - round,
        '1 pile': 4 - round,
      });
      expect(table.player(1).hand).toHaveLength(2);
    },
  );

  test('BUR-ROUND-05 in round 6 nothing is drawn: the last card is played', () => {
    const table = at(position({ round: 5, turn: 1, players: [{ hand: [4] }, { hand: [2, 3] }] }));
    table.as(1).choose('play 2', 'silver', 'end');
    // With one card there is nothing to choose.
    expect(table.asked()).toBe('0 action 4');
    expect(table.changed()).toEqual({ round: 6, discard: 2, '0 hand': '', '1 hand': '3', '1 silver': 1 });
  });

  test('BUR-ROUND-06 clockwise from the start player, in every round of the phase', () => {
    const table = at(
      position({ seats: 3, first: 1, players: [{ hand: [1, 2] }, { hand: [1, 2] }, { hand: [1, 2] }] }),
    );
    const turns: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const seat = burgundy.turnOf(table.s);
      turns.push(seat);
      const [play] = table.as(seat).openTo('play');
      if (play !== undefined) table.choose(play);
      table.choose('silver', 'end');
    }
    expect(turns).toEqual([1, 2, 0, 1, 2, 0]);
  });
});

describe('a turn', () => {
  test('BUR-ROUND-07 BUR-ROUND-11 one hand card is discarded and is the die, the other one stays', () => {
    const table = at(position({ players: [{ hand: ['KN2a', 'SH6a'] }] }));
    expect(table.open()).toEqual(['play 2', 'play 6']);
    table.choose('play 6');
    expect(table.changed()).toEqual({ discard: 1, '0 hand': '2' });
    expect(table.discardPile()).toEqual(['SH6a']);
    expect(table.asked()).toBe('0 action 6');
    table.choose('silver', 'end').as(1);
    table.choose(table.open()[0], 'silver', 'end');
    expect(table.player(0).hand).toHaveLength(2);
    expect(table.as(0).open()).toContain('play 2');
  });

  test('BUR-ROUND-07 two cards with the same number are one choice', () => {
    const table = at(position({ players: [{ hand: [4, 4] }] }));
    expect(table.open()).toEqual(['play 4']);
    expect(table.choose('play 4').asked()).toBe('0 action 4');
    expect(table.player(0).hand).toHaveLength(1);
  });

  test.each(['take CA2a', 'place MI2a', 'sell L', 'topUp', 'silver', 'convert 1w2s'])(
    'BUR-ROUND-08 exactly one action (%s), then the turn ends',
    (action) => {
      const player = { hand: [2, 6], silver: 2, workers: 1, goods: 'L', projects: ['MI2a', 'CL2a'] };
      const table = at(position({ rows: { 2: ['CA2a', 'CA2b'] }, players: [player] }));
      table.choose('play 2', action);
      expect(table.asked()).toBe('0 endTurn');
      expect(table.openTo('end')).toEqual(['end']);
      table.choose('end');
      expect(table.asked()).toBe('1 turn');
    },
  );

  test('BUR-ROUND-09 passing is refused, with silver always open', () => {
    const table = at(position({ players: [{ hand: [2, 6], workers: 2 }] }));
    expect(table.refused('pass')).toMatchObject({ reason: 'noPassing', rule: 'BUR-ROUND-09' });
    expect(table.refused('end').reason).toBe('notOffered');
    table.choose('play 2');
    expect(table.refused('pass')).toMatchObject({ reason: 'noPassing', rule: 'BUR-ROUND-09' });
    expect(table.refused('end').reason).toBe('notOffered');
    expect(table.open()).toEqual(['silver']);
  });

  test('BUR-ROUND-10 no action without a die, neither before the card nor after the action', () => {
    const table = at(
      position({
        rows: { 2: ['CA2a', 'SH1a'] },
        players: [{ hand: [2, 6], goods: 'L', projects: ['MI2a'] }],
      }),
    );
    const actions = ['take CA2a', 'place MI2a', 'sell L', 'topUp', 'silver'];
    for (const action of actions) expect(table.refused(action).reason).toBe('notOffered');
    table.choose('play 2');
    for (const action of actions) expect(table.open()).toContain(action);
    table.choose('take SH1a');
    for (const action of actions) expect(table.refused(action).reason).toBe('notOffered');
  });

  test('BUR-ROUND-12 all players share one discard pile', () => {
    const table = at(position({ players: [{ hand: ['KN2a', 'SH6a'] }, { hand: ['PA3a', 'SH1a'] }] }));
    table.choose('play 2', 'silver', 'end').as(1).choose('play 3', 'silver');
    expect(table.discardPile()).toEqual(['KN2a', 'PA3a']);
  });

  test('BUR-ROUND-13 an impossible action leaves card and die as they are; playing hides nothing that undo could not restore', () => {
    const table = at(position({ players: [{ hand: [2, 6] }] }));
    const before = table.s.barriers;
    table.choose('play 2');
    expect(table.refused('row 2')).toMatchObject({ rule: 'BUR-ACT1-07' });
    expect(table.asked()).toBe('0 action 2');
    expect(table.s.barriers).toBe(before);
  });

  test('BUR-ROUND-13 a purchase in between commits the card: drawn cards cannot be taken back', () => {
    const table = at(position({ players: [{ hand: [2, 6], silver: 3 }] }));
    table.choose('play 2');
    const before = table.s.barriers;
    table.choose('buy');
    expect(table.s.barriers).toBeGreaterThan(before);
    const kept = table.openTo('keep')[0];
    table.choose(kept);
    expect(table.asked()).toBe('0 action 2');
    expect(table.openTo('play')).toEqual([]);
  });

  test('only the seat whose turn it is may move', () => {
    const table = at(position({ players: [{ hand: [2, 6] }, { hand: [2, 6] }] }));
    expect(table.as(1).refused('play 2').reason).toBe('notYourTurn');
    expect(table.open()).toEqual([]);
  });
});
