import { expectWords } from '@spielstube/engine/testing';
import { describe, expect, test } from 'vitest';
import { AREAS, BACK, CAPTAIN_AREA, FRONT } from '../data/areas.ts';
import { LANDSCAPE_KEYS, SYMBOL_KEYS } from '../data/boards/place.ts';
import { BOARDS } from '../data/boards.ts';
import { NOTHING } from '../data/box.ts';
import { HIRED, PILE_CARDS } from '../data/cards.ts';
import { CHAPTER_KEYS, CHAPTER_ROWS } from '../data/chapters.ts';
import { EVENT_KEYS } from '../data/events.ts';
import { areaField, FIELD_KEYS } from '../data/fields.ts';
import { GOODS, RAWS } from '../data/goods.ts';
import { COLOURS } from '../data/helpers.ts';
import { SECRET_MISSIONS } from '../data/missions.ts';
import { PERSONS } from '../data/persons.ts';
import { ROUNDS, THRESHOLDS } from '../data/setup.ts';
import { TILE_KINDS } from '../data/tiles.ts';
import { SCORED } from '../rules/state.ts';
import type { Note } from '../text/notes.ts';
import { FACES, LANGS, rulesOf, TEXT, upTo } from './languages.ts';

describe.each(LANGS)('notes in %s', (lang) => {
  const { words } = TEXT[lang];
  const { notes } = words;
  const ids = rulesOf(lang);

  test('everything on the table explains itself and leads to a rule of the book', () => {
    const state = {
      board: 0,
      place: 3,
      premiumTaken: false,
      owners: [],
      tiles: [],
      isStart: false,
      isTarget: false,
    };
    const all: readonly Note[] = [
      ...upTo(ROUNDS).map((round) => notes.round(round + 1)),
      ...upTo(SCORED + 1).map(notes.phase),
      notes.startPlayer('Anna'),
      ...[...EVENT_KEYS.keys()].map(notes.event),
      ...[0, 1, 5].map(notes.eventStack),
      notes.bag([6, 5, 4, 3, 0]),
      ...upTo(COLOURS).flatMap((colour) => [
        notes.helper(colour, { printed: 2, drawn: 1, own: 0, lent: 0 }),
        notes.helper(colour, { printed: 2, drawn: 1, own: 1, lent: 2 }),
      ]),
      notes.hooded(2, 1, 1),
      notes.hooded(1, 3, 2),
      notes.prisoners([0, 1, 0, 0]),
      ...[...FIELD_KEYS.keys()].flatMap((field) => [notes.field(field, false), notes.field(field, true)]),
      ...upTo(AREAS).flatMap((area) => [notes.area(area, true), notes.area(area, false)]),
      ...upTo(4).map(notes.stone),
      notes.stoneForSale(2, ['Anna', 'Ben']),
      notes.stoneForSale(3, []),
      notes.chance(0.86, 1),
      notes.chance(1, 0),
      ...FACES.flatMap((one) => [
        notes.card(one),
        notes.cardPoints(2),
        ...(one < PILE_CARDS ? [notes.price(one)] : []),
        ...(words.chain(one) === '' ? [] : [notes.chain(one), notes.helpersNeeded(one)]),
      ]),
      ...upTo(GOODS).map((one) => notes.good(one, 3, 2)),
      ...upTo(RAWS).map(notes.raw),
      ...[...LANDSCAPE_KEYS.keys()].map(notes.landscape),
      ...[...SYMBOL_KEYS.keys()].map(notes.symbol),
      ...upTo(SECRET_MISSIONS).map((mission) => notes.mission(mission, 2)),
      notes.hand('Anna', 1),
      ...[0, 1, 40].flatMap((n) => [notes.pile(n), notes.discards(n), notes.display(n)]),
      ...[0, 1, 60].map(notes.points),
      ...THRESHOLDS.map(notes.threshold),
      ...[0, 1, 21].map(notes.coins),
      ...[0, 1, 9].flatMap((n) => [notes.houses(n), notes.strength(n)]),
      ...[true, false].flatMap((removed) => [notes.range(removed), notes.compensation(removed)]),
      ...upTo(TILE_KINDS).flatMap((tile) => [
        notes.tile(tile, 1),
        notes.tile(tile, 2),
        notes.bonusField(1, tile, 2),
      ]),
      notes.bonusField(1, NOTHING, 0),
      ...upTo(PERSONS).map(notes.person),
      ...BOARDS.flatMap(({ places }, board) =>
        upTo(places).map((place) => notes.place({ ...state, board, place })),
      ),
      notes.place({
        ...state,
        premiumTaken: true,
        owners: ['Anna', 'Ben'],
        tiles: [1, 1, 2],
        isTarget: true,
      }),
      notes.place({ ...state, place: 1, isStart: true, owners: ['Anna'] }),
      notes.premium(2),
      ...upTo(4).flatMap((site) => [notes.bridgeSite(site, ''), notes.bridgeSite(site, 'Anna')]),
      notes.thicket(),
      ...upTo(9).flatMap((space) => [notes.seaSpace(space, 4), notes.seaSpace(space, 5)]),
      notes.ship('Anna', 3),
      notes.blackShip(4),
      ...upTo(4).flatMap((order) => [notes.arrival(8, order), notes.arrival(9, order)]),
      ...upTo(4).map(notes.shipyards),
      ...HIRED.map((one) => notes.sailor(one, 2)),
      ...[...CHAPTER_KEYS.keys()].flatMap((chapter) => [
        notes.chapter(chapter),
        notes.order(chapter, 0, 0, false),
        notes.order(chapter, 9, 4, true),
        ...soloTargetsOf(chapter).map((target) => notes.soloTarget(chapter, target)),
      ]),
      ...[0, 1].flatMap((mission) => [
        notes.supplementary(mission, true),
        notes.supplementary(mission, false),
      ]),
      notes.cup('Anna'),
      notes.market(),
      notes.actionBoard(),
      notes.endNow(41, [
        { source: 'track', points: 30 },
        { source: 'buildings', points: 11 },
      ]),
    ];
    for (const { title, lines, rule } of all) {
      expectWords(title);
      expect(lines.length, title).toBeGreaterThan(0);
      for (const line of lines) {
        expectWords(line);
        expect(line, title).toMatch(/^[\p{Lu}\d„“].*[.!]$/u);
      }
      expect(ids).toContain(rule);
    }
  });

  test('NEW-CH8-01, NEW-SAILOR-01 a field of an area tells what the side of the player board says that is in use', () => {
    for (const voyage of [false, true]) {
      (voyage ? BACK : FRONT).forEach((ways, area) => {
        ways.forEach(({ helpers, goods }, way) => {
          if (goods === 0) return;
          const [line] = notes.field(areaField(area, way), voyage).lines;
          const numbers = [...line.matchAll(/\d+/g)].map(Number);
          expect(numbers).toEqual(helpers === 0 ? [goods] : [Math.abs(helpers), goods]);
          expect(line.includes(words.steps(goods))).toBe(voyage && area === CAPTAIN_AREA);
        });
      });
    }
  });

  test('NEW-CH5-04, NEW-CH7-07 hooded figures tell what a missing fist costs in this round', () => {
    const cost = (points: number) => notes.hooded(3, 1, points).lines[1];
    expect(cost(1)).toContain(words.points(1));
    expect(cost(2)).toContain(words.points(2));
  });
});

/** What the solo card of a chapter may ask for. */
function soloTargetsOf(chapter: number) {
  const { solo, target } = CHAPTER_ROWS[chapter];
  const one = { met: false, wanted: 1, reached: 0 };
  return [
    { key: 'delivery', met: true, wanted: solo.delivery, reached: solo.delivery },
    { key: 'fists', met: false, wanted: solo.fists, reached: 1 },
    { key: 'points', met: false, wanted: solo.points[0], reached: 20 },
    { key: 'mission', ...one },
    { key: 'bridge', ...one },
    { key: 'shipyards', met: false, wanted: 2, reached: 1 },
    ...(target === NOTHING ? [] : [{ key: 'house', ...one } as const]),
    ...(CHAPTER_ROWS[chapter].ships
      ? [{ key: 'lighthouse', ...one } as const, { key: 'newdale', ...one } as const]
      : []),
  ] as const;
}
