import { rngFromSeed } from '@spielstube/engine';
import { describe, expect, test } from 'vitest';
import { CARD_KEYS, HELPERS } from '../data/cards.ts';
import { eventNumber, FIGURES_DRAWN, PRINTED_HELPERS } from '../data/events.ts';
import { FIELD_KEYS } from '../data/fields.ts';
import { FIGURE_COUNTS, HOODED } from '../data/helpers.ts';
import { type Newdale, newdale } from '../index.ts';
import { chanceNow, chanceOf } from '../rules/chances.ts';
import { features } from '../rules/heuristic.ts';
import { WORTH } from '../rules/worth.ts';
import { at, sitAt } from './table.ts';

const BAG = FIGURE_COUNTS.map((count, figure) => (figure === HOODED ? 0 : count));
const EVENTS = (['e100', 'e101', 'e10A', 'e10B', 'e10C', 'e10D', 'e10E', 'e10F', 'e10G'] as const).map(
  eventNumber,
);
/** The chance of orderly production over the events of many chapters. */
const usual = (card: string): number => {
  const printed = HELPERS[CARD_KEYS.indexOf(card)];
  const chances = EVENTS.map((event) =>
    chanceOf(printed, 0, PRINTED_HELPERS[event], BAG, FIGURES_DRAWN[event]),
  );
  return chances.reduce((all, chance) => all + chance, 0) / chances.length;
};

describe('chances of helpers', () => {
  test.each([
    ['mill1', 0.69],
    ['oreMine1', 0.83],
    ['clayPit4', 0.54],
    ['bakery4', 0.35],
    ['tailor4', 0.29],
    ['fishingHut1', 0.75],
    ['toolmaker4', 0.29],
  ])('NEW-P3-01, NEW-PROD-06 %s: %d, exactly', (card, chance) => {
    expect(usual(card)).toBeCloseTo(chance, 2);
  });

  test('what is certain is certain, and hooded figures take draws away', () => {
    expect(chanceOf([2, 0, 0, 0], 0, [2, 0, 0, 0], BAG, 4)).toBe(1);
    expect(chanceOf([0, 0, 0, 4], 0, [0, 0, 0, 0], BAG, 4)).toBe(0);
    // One blue figure of 18 in one draw; of 22 with the hooded ones.
    expect(chanceOf([0, 0, 0, 1], 0, [0, 0, 0, 0], BAG, 1)).toBeCloseTo(3 / 18, 12);
    expect(chanceOf([0, 0, 0, 1], 0, [0, 0, 0, 0], FIGURE_COUNTS, 1)).toBeCloseTo(3 / 22, 12);
  });

  test('after the draw there is no chance left', () => {
    const { s } = at({ event: 'e101', market: 'YR', players: [{ stones: 'build', hand: 'mill1' }] });
    expect([chanceNow(s, 0, [2, 0, 2, 0], 0), chanceNow(s, 0, [2, 0, 3, 0], 0)]).toEqual([1, 0]);
  });
});

describe('the evaluation', () => {
  test('counts what its table names', () => {
    for (const name of Object.keys(WORTH.worths)) expect(features.names).toContain(name);
    for (const points of Object.values(WORTH.worths)) expect(points).toHaveLength(WORTH.knots.length);
  });

  test('is the score when the chapter is over', () => {
    const table = at({
      phase: 'end',
      round: 7,
      players: [{ goods: { bread: 4 }, houses: 'A6 A8', specials: 'fortress1' }],
    });
    expect(table.asked()).toBe('over');
    expect(newdale.evaluate(table.s, 0)).toBe(table.score(0));
  });

  test('likes a third stone early, a plan that can succeed, and coins', () => {
    const early = (player: object) =>
      newdale.evaluate(at({ phase: 'planning', round: 1, event: 'e101', players: [player] }).s, 0);
    expect(early({ available: '1 2 3' })).toBeGreaterThan(early({}));
    expect(early({ goods: { coal: 5 } })).toBeGreaterThan(early({}));
    const planned = (field: string) => {
      const table = at({ phase: 'planning', event: 'e100', players: [{ areas: { 2: 'mill1' } }] }).as(0);
      return newdale.evaluate(table.choose(`place ${field}`).s, 0);
    };
    expect(planned('orderly2')).toBeGreaterThan(planned('orderly3'));
  });

  test('needs nothing that is hidden', () => {
    const table = at({ phase: 'planning', players: [{ hand: 'mill1' }, { hand: 'mill2 mill3' }] });
    expect(Number.isFinite(newdale.evaluate(table.seenBy(0), 1))).toBe(true);
  });
});

describe('features', () => {
  /** How much a seat has of a feature. */
  const countOf = (s: Newdale, name: string): number => {
    let all = 0;
    features.count(s, 0, {
      add(place, count) {
        if (features.names[place] === name) all += count;
      },
    });
    return all;
  };

  test('a stone that is planned for what can be paid is told from one that only hopes', () => {
    const planned = (field: string, coal: number): number => {
      const table = at({ phase: 'planning', players: [{ goods: { coal } }] })
        .as(0)
        .choose(`place ${field}`);
      return countOf(table.s, `planned and payable ${field}`);
    };
    expect([planned('offspring', 7), planned('offspring', 6)]).toEqual([1, 0]);
    expect([planned('progress', 4), planned('progress', 3)]).toEqual([1, 0]);
    expect(planned('blackMarket', 0)).toBe(0);
  });

  test('the order is in sight by its goods, by buildings that make them and by chains, up to its high level', () => {
    const sight = (player: object): number =>
      countOf(at({ phase: 'planning', round: 7, players: [player] }).s, 'order points in sight');
    expect(sight({ goods: { flour: 2 } })).toBeCloseTo(2, 12);
    expect(sight({ goods: { bread: 6 } })).toBe(10);
    expect(sight({ areas: { 2: 'mill1' } })).toBeGreaterThan(0);
    expect(sight({ areas: { 2: 'sawmill1' } })).toBe(0);
    expect(sight({ areas: { 2: 'abattoir1' }, goods: { cattle: 2 } })).toBeGreaterThan(
      sight({ areas: { 2: 'abattoir1' } }),
    );
  });

  test('the voyage: what the Captain will not make in time, and nothing once the ship has arrived', () => {
    const behind = (ship: number, round: number): number =>
      countOf(
        at({ chapter: 'VIII', phase: 'planning', round, players: [{ ship }] }).s,
        'spaces that the Captain will not make',
      );
    expect(behind(0, 7)).toBeGreaterThan(behind(6, 7));
    expect(behind(0, 1)).toBeLessThan(behind(0, 6));
    expect(behind(12, 7)).toBe(0);
  });

  test('NEW-SPECIAL-10 Barracks threaten whoever is weaker', () => {
    const threats = (own: string): number =>
      countOf(
        at({
          chapter: 'V',
          phase: 'planning',
          players: [{ specials: own }, { specials: 'barracks1 barracks2' }],
        }).s,
        'Barracks of stronger rivals',
      );
    expect([threats(''), threats('watchtower1'), threats('fortress1')]).toEqual([2, 2, 0]);
  });

  test('NEW-SOLO-05 alone everything has a worth of its own, and a missed target takes from the result', () => {
    const { s } = at({ seats: 1, phase: 'planning', players: [{ goods: { coal: 3 } }] });
    expect([countOf(s, 'alone: coins'), countOf(s, 'coins')]).toEqual([3, 0]);
    const ended = at({ seats: 1, phase: 'end', round: 7, players: [{ specials: 'fortress1' }] });
    // Strong enough, but neither the delivery nor the points.
    expect(newdale.evaluate(ended.s, 0)).toBe(ended.score(0) - 2 * 8);
  });
});

describe('what a search looks at', () => {
  test('fields that can come to something', () => {
    const s = at({
      phase: 'planning',
      players: [{ areas: { 2: 'mill1' }, available: '1 2 3', goods: { coal: 1 } }],
    }).s;
    const fields = newdale.candidates(s, 0).map(newdale.notate);
    expect(fields).toContain('place orderly2');
    expect(fields).not.toContain('place orderly5');
    expect(fields).not.toContain('place offspring');
    expect(fields).not.toContain('place blackMarket');
  });

  test('an empty area behind a stone that builds, one of each kind', () => {
    const table = at({ phase: 'planning', players: [{ available: '1 2' }] })
      .as(0)
      .choose('place build');
    const areas = newdale
      .candidates(table.s, 0)
      .map(newdale.notate)
      .filter((move) => /\d$/.test(move) && !move.endsWith('1'));
    expect(areas).toEqual(['place orderly2', 'place orderly4', 'place orderly5']);
  });

  test('NEW-CH8-10 the area of the Cook behind a stone that hires', () => {
    const behind = (field: string): string[] => {
      const table = at({ chapter: 'VIII', phase: 'planning', players: [{ available: '1 2' }] });
      table.as(0).choose(`place ${field}`);
      return newdale
        .candidates(table.s, 0)
        .map(newdale.notate)
        .filter((move) => /[3-8]$/.test(move));
    };
    expect(behind('hire')).toEqual(['place orderly3']);
    expect(behind('build')).not.toContain('place orderly3');
    expect(behind('build')).toContain('place orderly4');
  });

  test('no stone is planned to be bought where both are owned', () => {
    const rich = { goods: { coal: 20 } };
    const canPlan = (available: string): boolean =>
      newdale
        .candidates(at({ phase: 'planning', players: [{ available, ...rich }] }).s, 0)
        .map(newdale.notate)
        .includes('place offspring');
    expect(canPlan('1 2 3')).toBe(true);
    expect(canPlan('1 2 3 4')).toBe(false);
  });

  test('the same cards in one order, the proposed payment, the best final production', () => {
    const discards = at({ players: [{ stones: 'blackMarket', hand: 'mill1 mill2 mill3' }] }).choose(
      'trade',
      'discard mill2',
    );
    expect(newdale.candidates(discards.s, 0).map(newdale.notate)).toEqual(['discard mill3']);
    const paying = at({ players: [{ stones: 'progress', goods: { coal: 4, ore: 2 } }] }).choose(
      'remove range',
    );
    expect(newdale.candidates(paying.s, 0).map(newdale.notate)).toEqual(['settle']);
    const final = at({
      phase: 'end',
      round: 7,
      players: [{ areas: { 2: 'tannery1' }, goods: { cattle: 2 } }],
    });
    expect(newdale.candidates(final.s, 0).map(newdale.notate)).toEqual(['best']);
  });
});

describe('imagined worlds', () => {
  test('NEW-GEN-13, NEW-SET-22 missions of others may be any that one does not have, no two the same', () => {
    const table = at({ seats: 3 });
    const { mission: own } = table.player(1);
    const thoughtOf = new Set<number>();
    for (let n = 0; n < 40; n++) {
      const { players } = newdale.imagine(table.seenBy(1), 1, rngFromSeed(`missions ${n}`));
      const missions = players.map(({ mission }) => mission);
      expect(missions[1]).toBe(own);
      expect(new Set(missions).size).toBe(3);
      thoughtOf.add(missions[0]);
    }
    expect([...thoughtOf].toSorted()).toEqual([0, 1, 2, 3, 4, 5].filter((mission) => mission !== own));
  });

  test('of those who are ready something was chosen that nobody has seen', () => {
    const table = at({ phase: 'planning', players: [{ available: '1 2 3' }] });
    table.as(0).choose('place build', 'place progress', 'place orderly1', 'ready');
    const world = sitAt(newdale.imagine(table.seenBy(1), 1, rngFromSeed('imagine')));
    expect(world.player(0).stones.filter((field) => field >= 0)).toHaveLength(3);
    expect(new Set(world.player(0).stones).size).toBe(4);
    world.as(1).choose('place build', 'place progress', 'ready');
    expect(world.s.phase).toBeGreaterThan(2);
  });

  test('NEW-PLAN-04, NEW-GEN-06 it stands on fields that the chapter has, and on own buildings', () => {
    const table = at({ phase: 'planning', players: [{ available: '1 2 3 4', areas: { 4: 'mill1' } }] });
    table.as(0).choose('place build', 'place progress', 'place orderly1', 'place sloppy2', 'ready');
    const fields = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const { players } = newdale.imagine(table.seenBy(1), 1, rngFromSeed(`fields ${n}`));
      for (const field of players[0].stones) fields.add(FIELD_KEYS[field]);
    }
    expect([...fields].toSorted()).toEqual([
      ...['blackMarket', 'build', 'handCards', 'offspring', 'orderly1', 'orderly4', 'progress'],
    ]);
  });

  test('NEW-SET-10, NEW-SET-11 the events to come are as many as there are, each of them once and in its part', () => {
    for (const chapter of ['I', 'VII'] as const) {
      for (let round = 1; round <= 7; round++) {
        const { s } = at({ chapter, phase: 'planning', round });
        const { events } = newdale.imagine(newdale.view(s, 0), 0, rngFromSeed(`events ${round}`));
        expect(events).toHaveLength(7 - round);
        expect(new Set([...s.past, ...events]).size).toBe(7);
        expect(events.slice(4).toSorted()).toEqual(s.events.slice(4).toSorted());
      }
    }
  });

  test('and so before the first round', () => {
    const s = newdale.setup(2, { chapter: 'II' }, 'aside');
    for (let n = 0; n < 4; n++) newdale.apply(s, 0, newdale.actions(s, 0)[0]);
    const world = newdale.imagine(newdale.view(s, 1), 1, rngFromSeed('imagine'));
    expect(world.players[0].aside).toHaveLength(3);
    expect(world.players[0].hand).toHaveLength(5);
  });
});
