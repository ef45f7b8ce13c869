import { describe, expect, test } from 'vitest';
import { orleans } from '../index.ts';
import type { Orleans } from '../rules/state.ts';
import { at } from './table.ts';

const candidates = (s: Orleans, seat = 0): string[] => orleans.candidates(s, seat).map(orleans.notate);

/** All plans of seat 0 that a search meets, as the spaces in the end. */
function plansOf(s: Orleans): string[] {
  return orleans.candidates(s, 0).flatMap((action) => {
    const next = orleans.copy(s);
    orleans.apply(next, 0, action);
    return action.do === 'ready' ? [s.players[0].spaces.join()] : plansOf(next);
  });
}

describe('what a search looks at', () => {
  test('every plan once', () => {
    const plans = plansOf(at({ phase: 'planning', players: [{ market: 'FBCTfk' }] }).s);
    expect(plans.length).toBeGreaterThan(10);
    expect(new Set(plans).size).toBe(plans.length);
  });

  test('places that can be completed and used come first, one after the other', () => {
    const table = at({ phase: 'planning', players: [{ market: 'FBCT' }] }).as(0);
    expect(candidates(table.s)).toEqual([
      ...['place ownBoatman farmhouse1', 'place ownFarmer village1', 'place ownFarmer university1'],
      ...['place ownFarmer castle1', 'ready'],
    ]);
    table.choose('place ownFarmer village1');
    expect(candidates(table.s)).toEqual(['place ownBoatman village2']);
    table.choose('place ownBoatman village2', 'place ownCraftsman village3');
    // Nothing else can be completed: the trader waits.
    expect(candidates(table.s)).toEqual(['ready']);
  });

  test('a market that gets too full is cleared onto places that are not complete', () => {
    const table = at({
      phase: 'planning',
      players: [{ market: 'kkkkk', on: { university: 'FCT', farmhouse: 'B.' } }],
    });
    expect(candidates(table.s)).toContain('place knight townhall1');
    table.as(0).choose('place knight townhall1', 'place knight townhall2');
    expect(candidates(table.s)).toEqual(['ready']);
    const full = at({
      phase: 'planning',
      players: [{ market: 'kkkkk', on: { university: 'FCT', farmhouse: 'B.', townhall: 'ss' } }],
    });
    expect(candidates(full.s)).toEqual([
      ...[
        'place knight scriptorium1',
        'place knight ship3',
        'place knight wagon3',
        'place knight guildhall3',
      ],
      'ready',
    ]);
  });

  test('not what could not be used', () => {
    const table = at({ phase: 'planning', people: { knight: 0 }, players: [{ market: 'FBT' }] });
    expect(candidates(table.s).some((move) => move.endsWith('castle1'))).toBe(false);
  });

  test('substitutes and neutral people are spared where others will do', () => {
    const table = at({ phase: 'planning', players: [{ market: 'FBCTfm' }] });
    const first = candidates(table.s).filter((move) => move.endsWith('village1'));
    expect(first).toEqual(['place ownFarmer village1']);
    const short = at({ phase: 'planning', players: [{ market: 'm', on: { university: 'F.T' } }] });
    expect(candidates(short.s)).toContain('place ownBoatman farmhouse1');
    expect(candidates(short.s)).toContain('place monk village1');
  });

  test('nothing is taken back; as many as possible are drawn', () => {
    const table = at({ phase: 'planning', players: [{ market: 'FBCTk' }] }).as(0);
    table.choose('place knight ship3');
    expect(candidates(table.s).some((move) => move.startsWith('takeBack'))).toBe(false);
    const followers = at({ phase: 'followers', players: [{ bag: 'fffkkk', on: { ship: 'fb.' } }] });
    expect(candidates(followers.s)).toEqual(['draw 4', 'return ship1', 'return ship2']);
    followers.as(0).choose('return ship2');
    expect(candidates(followers.s)).toEqual(['draw 3']);
  });
});
