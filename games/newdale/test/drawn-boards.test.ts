import { ANCHORS } from '@spielstube/art/newdale/anchors.ts';
import { BOARDS as DRAWN } from '@spielstube/art/newdale/boards/all.ts';
import { describe, expect, test } from 'vitest';
import { BOARD_A } from '../data/boards/a.ts';
import { BOARD_B } from '../data/boards/b.ts';
import { BOARD_C } from '../data/boards/c.ts';
import { BOARD_D } from '../data/boards/d.ts';
import { BOARD_E } from '../data/boards/e.ts';
import { BOARD_F } from '../data/boards/f.ts';
import type { Place } from '../data/boards/place.ts';

/** Paths as pairs, whichever way they are written. */
const sorted = (paths: readonly (readonly string[])[]): string[] =>
  paths.map((ends) => [...ends].sort().join('-')).sort();
const pairs = (paths: readonly string[]): string[] => sorted(paths.map((path) => path.split('-')));

describe('a drawn board shows what the box says', () => {
  test.each([
    ['a', BOARD_A],
    ['b', BOARD_B],
    ['c', BOARD_C],
    ['d', BOARD_D],
    ['e', BOARD_E],
    ['f', BOARD_F],
  ] as const)('board %s', (name, box) => {
    const drawn = DRAWN[name];
    const places: Record<string, Place> = box.places;
    expect(drawn.places.map(({ id }) => id)).toEqual(Object.keys(places));
    for (const { id, landscape, mission } of drawn.places) {
      expect([id, landscape ?? '', mission ?? '']).toEqual([id, places[id].landscape, places[id].symbol]);
    }
    expect(sorted(drawn.paths)).toEqual(pairs(box.paths));
    expect(sorted(drawn.thickets)).toEqual(pairs(box.thickets));
    expect(drawn.bridges.map((ends) => ends.join('-'))).toEqual(box.bridges);
    expect(drawn.bonus.map((belt) => belt.join(' '))).toEqual(box.fields);
    expect(drawn.sea.map(({ anchor }) => anchor ?? '')).toEqual(box.sea);
  });

  test('no two things stand on one spot', () => {
    for (const { places, bonus, sea } of Object.values(ANCHORS)) {
      const spots = [...Object.values(places).map(({ at }) => at), ...bonus, ...sea.map(({ at }) => at)];
      expect(new Set(spots.map(String)).size).toBe(spots.length);
    }
  });
});
