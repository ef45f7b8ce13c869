import type { Options } from '@spielstube/engine';
import { describe, expect, test } from 'vitest';
import { LIFE_GOALS } from '../data/goals.ts';
import { goalsInPlay } from '../rules/goals.ts';
import { village } from './all.ts';
import { type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

const keys = (options: Options): string[] => goalsInPlay(options).map((goal) => LIFE_GOALS[goal].key);

describe('life goals of the expansions', () => {
  test('VIL-GOAL-01 VIL-GOAL-02 VIL-GOAL-03 which goals are dealt depends on the mix', () => {
    const count = (options: Options): number[] =>
      [true, false].map(
        (silver) => goalsInPlay(options).filter((goal) => LIFE_GOALS[goal].silver === silver).length,
      );
    expect([
      count({}),
      count({ inn: 'front' }),
      count({ port: true }),
      count({ marriage: 'back' }),
      count({ inn: 'front', port: true, marriage: 'front' }),
    ]).toEqual([
      [8, 7],
      [9, 8],
      [8, 7],
      [8, 8],
      [9, 9],
    ]);
    expect(keys({ port: true })).not.toContain('travellingSalesman');
    expect(keys({ port: true })).toContain('lighthouseKeeper');
    const dealt = new Set<string>();
    for (let n = 0; n < 60; n++) {
      const s = village.setup(5, { goals: true, revealGoals: 'byHand', inn: 'front' }, `deal ${n}`);
      for (const { goals } of s.players) for (const goal of goals) dealt.add(LIFE_GOALS[goal].key);
    }
    expect(dealt).toContain('brewer');
    expect(dealt).toContain('innkeeper');
    expect(dealt).not.toContain('governess');
  });

  const goal = (options: Options, seat: SeatPosition, wanted: Position = {}): Table =>
    at(
      position({
        options: { ...options, goals: true },
        round: 2,
        spaces: { grain: 's', family: 'k', church: 'f' },
        players: [seat],
        ...wanted,
      }),
    );

  test('VIL-GOAL-21 Governess: ceremony, bliss, a house and the farm at the same moment', () => {
    const couples = [
      { at: 'bliss', one: [0, 0], other: 'pink' },
      { at: 'bakery', one: [0, 0], other: 'pink' },
    ] as const;
    const members = { rank2: '1', bliss: '1', bakery: '1', smithy: '11' };
    const table = goal({ marriage: 'front' }, { members, goals: ['governess'] }, { couples });
    table.choose('cube grain skill', 'end');
    expect(table.player(0).revealedGoals).toEqual([]);
    table.take('church faith').choose('end', 'cube family knowledge', 'recall smithy 1');
    expect(table.player(0).revealedGoals).toHaveLength(1);
  });

  test('VIL-GOAL-21 who comes home from the sea is on the farm', () => {
    const couples = [
      { at: 'bliss', one: [0, 0], other: 'pink' },
      { at: 'bakery', one: [0, 0], other: 'pink' },
    ] as const;
    const members = { rank2: '1', bliss: '1', bakery: '1', smithy: '1', ship: '1' };
    const seat = { members, goals: ['governess'], ship: { water: 't1', captain: 'c2p' } };
    const table = goal({ marriage: 'front', port: true }, seat, {
      couples,
      spaces: { travel: 'k', grain: 's' },
    });
    table.choose('cube travel knowledge', 'comeHome');
    expect(table.player(0).revealedGoals).toHaveLength(1);
  });

  describe('what ends by itself', () => {
    const CARDS = { inn: 'front', marriage: 'front' };
    const BY_HAND = { ...CARDS, revealGoals: 'byHand' };
    const revealed = (table: Table): string[] =>
      table.player(0).revealedGoals.map((nth) => LIFE_GOALS[nth].key);
    const HERS = ['writer', 'governess'];
    /** The old couple goes to Parental Bliss and the new one to its house while the Cousin's member still stands there. */
    const inBetween = (options: Options, goals = HERS): Table =>
      goal(
        options,
        { members: { bakery: '1', rank1: '1', rank6: '1', farm: '11' }, goals },
        {
          spaces: { grain: 's' },
          players: [
            { members: { bakery: '1', rank1: '1', rank6: '1' }, goals, cubes: '', coins: 0 },
            { members: { bakery: '1', rank2: '1' } },
          ],
          couples: [{ at: 'bakery', one: [0, 0], other: [1, 0] }],
        },
      ).choose('cube grain skill', 'decline', 'end', 'house store');

    test('VIL-GOAL-06 VIL-GOAL-21 VIL-MAR-WED-12 VIL-MAR-WED-13 the Governess between two moves of a wedding', () => {
      const table = inBetween(CARDS);
      expect(revealed(table)).toEqual(['governess']);
      expect(table.family(0)).toMatchObject({ bliss: '1', store: '1', farm: '111' });
      expect(revealed(inBetween(CARDS, ['writer', 'saint']))).toEqual([]);
    });

    test('VIL-GOAL-05 VIL-GOAL-06 VIL-GOAL-21 by hand whoever might hold her is asked in between', () => {
      const table = inBetween(BY_HAND);
      expect(table.asked()).toBe('0 goals');
      expect(table.family(0)).toMatchObject({ bliss: '1', store: '1', rank6: '1', farm: '11' });
      expect(table.open()).toEqual(['done', 'reveal governess']);
      table.choose('reveal governess');
      expect(revealed(table)).toEqual(['governess']);
      expect(table.asked()).toBe('0 offer');
      expect(inBetween(BY_HAND, ['writer', 'saint']).asked()).toBe('0 goals');
      expect(inBetween(BY_HAND, ['writer']).asked()).toBe('0 offer');
    });

    test('VIL-GOAL-06 VIL-GOAL-21 VIL-CARD-COUSIN-03 by hand before the wedding that ends what the Cousin brought about', () => {
      const players = [
        { members: { bliss: '1', bakery: '1' }, goals: HERS, hand: ['cousin'] },
        { members: { bliss: '1', bakery: '1' } },
      ];
      const couples = [
        { at: 'bliss', one: [0, 0], other: [1, 0] },
        { at: 'bakery', one: [0, 0], other: [1, 0] },
      ] as const;
      const table = goal(BY_HAND, {}, { spaces: { grain: 's' }, players, couples });
      table.choose('cube grain skill', 'decline', 'end', 'play cousin', 'court 1', 'rank 6');
      expect(table.asked()).toBe('0 goals');
      expect(table.family(0)).toMatchObject({ bliss: '1', bakery: '1', rank6: '1' });
      expect(table.choose('reveal governess').points(0).goals).toBe(8);
    });

    test('VIL-GOAL-06 VIL-GOAL-19 VIL-NEW-01 by hand before the ring goes back', () => {
      const hers = { members: { council4: '1' }, goals: ['writer', 'secretary'], hand: ['councilman'] };
      const wanted = { spaces: { grain: 's' }, players: [hers] };
      const table = goal({ inn: 'front', revealGoals: 'byHand' }, {}, wanted).choose(
        ...['cube grain skill', 'decline', 'end'],
        ...['play councilman', 'privilege 3', 'takeGood plough', 'privilege 1'],
      );
      expect([table.asked(), table.s.round]).toEqual(['0 goals', 2]);
      table.choose('reveal secretary');
      expect([revealed(table), table.s.round, table.s.nextStart]).toEqual([['secretary'], 3, -1]);
      const alone = goal({ inn: 'front', revealGoals: 'byHand' }, {}, { ...wanted, seats: 1, ring: 0 });
      alone.choose('cube grain skill', 'decline', 'end', 'done');
      expect(alone.asked()).toBe('0 goals');
    });
  });

  test('VIL-GOAL-23 Lighthouse Keeper: two lighthouses', () => {
    const seat = (members: Record<string, string>): SeatPosition => ({
      members,
      cubes: 'sf',
      goals: ['lighthouseKeeper'],
      ship: { water: 'herders', captain: 'c2p' },
    });
    const sail = (members: Record<string, string>): Table =>
      goal({ port: true }, seat(members), { spaces: { travel: 'k', grain: 's' } }).choose(
        'cube travel knowledge',
        'sail',
        'dock',
        'keeper 1',
      );
    expect(sail({ ship: '1', 'lighthouse tea': '1' }).player(0).revealedGoals).toHaveLength(1);
    expect(sail({ ship: '1' }).player(0).revealedGoals).toEqual([]);
  });

  test('VIL-GOAL-24 Innkeeper: four cards in hand, known or not', () => {
    const inn = { spaces: { inn: 's', grain: 's' }, stacks: [['mayor', 'scribe']] };
    const seat = {
      members: { inn: '1' },
      coins: 1,
      goals: ['innkeeper'],
      hand: ['nun', 'scholar'],
      secrets: ['count'],
    };
    const table = goal({ inn: 'front' }, seat, inn).choose(
      'cube inn skill',
      'drink',
      'rotate 1',
      'buy scribe',
    );
    expect(table.player(0).revealedGoals).toHaveLength(1);
    const three = goal({ inn: 'front' }, { ...seat, secrets: [] }, inn);
    three.choose('cube inn skill', 'drink', 'rotate 1', 'buy scribe');
    expect(three.player(0).revealedGoals).toEqual([]);
  });

  test('VIL-GOAL-25 Brewer: five beer and two grain', () => {
    const table = goal({ inn: 'front' }, { goods: 'bbbbb', goals: ['brewer'] }).choose(
      'cube grain skill',
      'harvest',
    );
    expect(table.player(0).revealedGoals).toHaveLength(1);
  });
});

describe('promo tiles of the expansions', () => {
  const MARKET = { market: 'p', grain: 's' };
  test('VIL-PROMO-09 the Inn tiles only with Inn; the Tavern Guest brings a point for each card with an empty inkwell', () => {
    const options = { inn: 'front', promos: true };
    const s = village.setup(2, options, 'promos');
    expect(
      [...s.stalls, ...s.queue, ...s.customerPile].filter((tile) => tile >= 32 && tile <= 34),
    ).toHaveLength(3);
    const base = village.setup(2, { promos: true }, 'promos');
    expect([...base.stalls, ...base.queue, ...base.customerPile].filter((tile) => tile >= 32)).toEqual([]);
    const hand = ['mayor', 'nun', 'scribe'];
    const table = at(position({ options, spaces: MARKET, stalls: ['P09'], players: [{ goods: 'b', hand }] }));
    table.choose('cube market persuasion', 'serve 1');
    expect(table.points(0)).toMatchObject({ customers: 2, villagers: 2 + 2 });
    const ordinary = at(
      position({ options, spaces: MARKET, stalls: ['P10'], players: [{ goods: 'b', grain: 2, hand }] }),
    );
    ordinary.choose('cube market persuasion', 'serve 1');
    expect(ordinary.points(0)).toMatchObject({ customers: 4, villagers: 2 });
  });

  test('VIL-PROMO-10 the Collector takes an unopened chest, whose content nobody else sees', () => {
    const options = { port: true, promos: true };
    const table = at(
      position({ options, spaces: MARKET, stalls: ['P12'], players: [{ chests: ['five', 'three1'] }] }),
    ).choose('cube market persuasion', 'serve 1');
    expect(table.asked()).toBe('0 giveChest');
    table.choose('giveChest 2');
    expect(table.player(0).coins).toBe(0);
    expect(table.s.port?.ships[0].chestsAtHome).toEqual([5]);
    expect(table.seenBy(0).port?.given).toBe(0);
    expect(table.seenBy(1).port?.given).toBe(-2);
    const none = at(position({ options, spaces: MARKET, stalls: ['P12', 'C20'], players: [{ goods: 'h' }] }));
    none.choose('cube market persuasion');
    expect(none.refused('serve 1')).toMatchObject({ reason: 'customerWantsMore', details: { chest: 1 } });
    const without = village.setup(2, { promos: true }, 'x');
    expect(without.port).toBeNull();
  });

  test.each<[string, string[], string[]]>([
    ['his only chest is gone', ['four1'], []],
    ['he has chosen one', ['four1', 'five'], ['giveChest 1']],
  ])(
    'VIL-PROMO-10 VIL-CARD-GEN-17 whoever dies by the sale to the Collector: before that %s',
    (_name, chests, choice) => {
      const seller = { chests, cubes: 'p', life: 9, members: { smithy: '1' } };
      const wanted: Position = {
        options: { port: true, promos: true },
        spaces: MARKET,
        stalls: ['C20', 'P12'],
        players: [{ goods: 'h' }, seller],
      };
      const table = at(position(wanted)).choose('cube market persuasion', 'serve 1', 'serve 2', ...choice);
      expect(table.asked()).toBe('1 death');
      expect(table.s.port?.given).toBe(3);
      expect(table.openTo('openChest')).toHaveLength(chests.length - 1);
    },
  );

  test('VIL-PROMO-11 the extra chest joins the others', () => {
    const chests = (options: Options): number => village.setup(2, options, 'x').port?.chests.length ?? 0;
    expect(chests({ port: true })).toBe(6);
    expect(chests({ port: true, promos: true })).toBe(7);
    expect(chests({ port: true, promos: true, promoP13: false })).toBe(6);
    const table = at(position({ options: { port: true, promos: true }, players: [{ chests: ['P13'] }] }));
    expect(table.choose('openChest 1').player(0).coins).toBe(4);
  });
});
