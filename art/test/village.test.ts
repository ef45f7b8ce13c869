import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { collectArt } from '../collection.ts';
import { sample } from '../ink/path.ts';
import * as anchors from '../village/anchors.ts';
import { art } from '../village/art.ts';
import { boardSvg } from '../village/board/board.ts';
import { CREST_DIAL, DIAL_SPACES, dialSpot, dialWedge, FARM_DIAL } from '../village/dial.ts';
import { TRACK_CELLS, trackCell, trackSpot } from '../village/track.ts';

const { MAP, CUBE_SIZE, CUBES, RIBBONS, CASTLES, CHRONICLE, MEMBER } = anchors;
const ids = new Set(art.drawings.map(({ id }) => id));
const css = readFileSync(join(import.meta.dirname, '../village/village.css'), 'utf8');
const board = boardSvg();

describe('what Village needs', () => {
  const spaces = ['grain', 'family', 'crafts', 'market', 'council', 'travel', 'church'];
  const numbered = (name: string, count: number) =>
    Array.from({ length: count }, (_, i) => `v-${name}-${i + 1}`);

  test.each([
    ['cubes', ['skill', 'speech', 'faith', 'knowledge', 'plague'].map((id) => `cube-${id}`)],
    ['goods', ['scroll', 'horse', 'plough', 'ox', 'wagon', 'crate', 'any-cube'].map((id) => `v-${id}`)],
    ['members', ['v-robe', ...numbered('robe', 5), ...numbered('fig', 4), 'v-monk']],
    ['time', ['v-time', 'v-quill', 'v-dial', 'v-dial-past', 'v-dial-lines']],
    ['markers', ['v-bag', 'v-gbag', 'v-ring', 'v-start', 'v-customer', 'coin', 'grain']],
    ['tiles', ['v-tile-stall', 'v-tile-queue', 'v-tile-back', 'v-goal-silver', 'v-goal-gold', 'v-medal']],
    ['rival', ['rival-conny', 'v-fate-back', 'v-fate-blank', 'v-fate-quill', 'v-compartment']],
    ['ribbons', [...spaces, 'well'].map((id) => `b-ribbon-${id}`)],
    ['farm', ['b-farm', 'b-barn', 'b-grave', 'b-awning']],
  ])('%s', (_, names) => {
    expect(names.filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('the bare board', () => {
  test('uses only glyphs of its sprite', () => {
    const used = [...board.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('has a colour in both lights for every property that is not a token', () => {
    const names = new Set([...board.matchAll(/var\((--[bd]-[a-z0-9-]+)\)/g)].map((match) => match[1]));
    const candle = css.indexOf('[data-light="candle"]');
    for (const name of names) {
      expect(css.slice(0, candle), name).toContain(`${name}:`);
      expect(css.slice(candle), name).toContain(`${name}:`);
    }
  });

  test('has ids that nothing else has', async () => {
    const own = [...board.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(own).toEqual(['village-map', 'village-age']);
    const { sprites } = await collectArt();
    const all = [...sprites.values()].flatMap((drawings) => drawings.map(({ id }) => id));
    expect(own.filter((id) => all.includes(id))).toEqual([]);
  });

  test('comes out the same every time', () => {
    expect(boardSvg()).toBe(board);
  });
});

describe('anchors', () => {
  const apart = (a: anchors.Point, b: anchors.Point, w: number, h: number): boolean =>
    Math.abs(a[0] - b[0]) >= w || Math.abs(a[1] - b[1]) >= h;

  test('there are as many spots as five players need', () => {
    const count = (spots: Readonly<Record<string, { readonly length: number }>>) =>
      Object.fromEntries(Object.entries(spots).map(([name, { length }]) => [name, length]));
    expect(count(CUBES)).toEqual({
      grain: 5,
      family: 5,
      crafts: 7,
      market: 1,
      council: 4,
      travel: 4,
      church: 4,
    });
    const entries = Object.entries(CHRONICLE).map(([name, { entries }]) => [name, entries]);
    expect(count(Object.fromEntries(entries))).toEqual({
      crafts: 5,
      farm: 4,
      church: 4,
      council: 4,
      travel: 2,
    });
    expect(
      [anchors.GRAVES, anchors.STALLS, anchors.QUEUE, anchors.PATHS].map(({ length }) => length),
    ).toEqual([6, 5, 5, 10]);
    expect([anchors.CHURCH_STEPS, anchors.COUNCIL_STEPS].map(({ length }) => length)).toEqual([4, 4]);
  });

  test('cubes lie inside of the map, beside each other and beside the names', () => {
    const all = Object.values(CUBES).flat();
    all.forEach((a, i) => {
      expect(a[0]).toBeGreaterThanOrEqual(MAP.x);
      expect(a[1]).toBeGreaterThanOrEqual(MAP.y);
      expect(a[0] + CUBE_SIZE).toBeLessThanOrEqual(MAP.x + MAP.w);
      expect(a[1] + CUBE_SIZE).toBeLessThanOrEqual(MAP.y + MAP.h);
      for (const b of all.slice(i + 1)) expect(apart(a, b, CUBE_SIZE, CUBE_SIZE)).toBe(true);
      for (const { face } of Object.values(RIBBONS)) {
        const aside = a[0] >= face.x + face.w || a[0] + CUBE_SIZE <= face.x;
        expect(aside || a[1] >= face.y + face.h || a[1] + CUBE_SIZE <= face.y).toBe(true);
      }
    });
  });

  test('members keep within their ground, however many there are', () => {
    const { members } = CASTLES.north;
    expect(anchors.feet(members, 0)).toEqual([]);
    expect(anchors.feet(members, 1)).toEqual([members.foot]);
    for (const count of [2, 5, 11]) {
      const xs = anchors.feet(members, count).map(([x]) => x);
      expect(xs).toHaveLength(count);
      expect(xs.at(-1)).toBeLessThanOrEqual(members.foot[0] + members.room);
    }
    const [left, right] = anchors.feet(anchors.CHURCH_STEPS[0].members, 2);
    expect((left[0] + right[0]) / 2).toBeCloseTo(104, 0);
    expect(right[0] - left[0]).toBeLessThanOrEqual(MEMBER.w);
  });

  test('a crowd stands in staggered rows, so that nobody hides another', () => {
    const grounds = [
      ...Object.values(CASTLES).map(({ members }) => members),
      ...Object.values(anchors.WORKSHOPS).map(({ members }) => members),
      ...anchors.CHURCH_STEPS.map(({ members }) => members),
      ...anchors.COUNCIL_STEPS.map(({ members }) => members),
      anchors.BLACK_BAG.members,
    ];
    for (const ground of grounds) {
      for (const count of [3, 6, 10, 16]) {
        const spots = anchors.feet(ground, count);
        expect(spots).toHaveLength(count);
        expect(new Set(spots.map(String)).size).toBe(count);
        for (const [, y] of spots) {
          expect(y).toBeLessThanOrEqual(ground.foot[1]);
          expect(y).toBeGreaterThanOrEqual(ground.foot[1] - ground.rise - 0.1);
        }
        // Drawn from the back to the front.
        expect(spots.map(([, y]) => y)).toEqual(
          spots.map(([, y]) => y).toSorted((one, other) => one - other),
        );
      }
    }
  });

  test('a traveller goes from one end of a road to the other', () => {
    for (const { curve } of anchors.PATHS) {
      expect(anchors.along(curve, 0)).toEqual(curve[0]);
      expect(anchors.along(curve, 1)).toEqual(curve[2]);
    }
    expect(anchors.crests(CASTLES.high, 3)).toEqual([
      [811, 129],
      [828, 129],
      [845, 129],
    ]);
  });
});

describe('the prestige track', () => {
  test('runs once around the board without a gap', () => {
    for (let points = 0; points < TRACK_CELLS; points++) {
      const [a, b] = [trackCell(points), trackCell(points + 1)];
      const touching =
        Math.max(a.x, b.x) <= Math.min(a.x + a.w, b.x + b.w) + 0.01 &&
        Math.max(a.y, b.y) <= Math.min(a.y + a.h, b.y + b.h) + 0.01;
      expect(touching, `${points}`).toBe(true);
    }
  });

  test('goes around again from a hundred points on', () => {
    expect(trackSpot(107)).toEqual(trackSpot(7));
    expect(trackSpot(0)).toEqual([22, 15]);
  });
});

describe('the life-time dial', () => {
  test.each([
    ['a farm', FARM_DIAL],
    ['a crest', CREST_DIAL],
  ])('has ten closed spaces around its middle: that of %s', (_, dial) => {
    for (let space = 0; space < DIAL_SPACES; space++) {
      const [wedge] = sample(dialWedge(dial, space));
      expect(wedge.closed).toBe(true);
      for (const [x, y] of wedge.points) {
        const radius = Math.hypot(x - dial.centre, y - dial.centre);
        expect(radius).toBeGreaterThan(dial.inner - 0.2);
        expect(radius).toBeLessThan(dial.outer + 0.2);
      }
    }
  });

  test('begins right of the top and runs clockwise', () => {
    const [first, second, last] = [0, 1, 9].map((space) => dialSpot(FARM_DIAL, space));
    expect(first[0]).toBeGreaterThan(FARM_DIAL.centre);
    expect(second[1]).toBeGreaterThan(first[1]);
    expect(last[0]).toBeLessThan(FARM_DIAL.centre);
  });
});
