import { readdirSync, readFileSync } from 'node:fs';
import { NOBODY, randomInt, valuesOf } from '@spielstube/engine';
import {
  others as anna,
  anyChoice,
  expectWords,
  type Policy,
  playGame,
  textSuite,
  you,
} from '@spielstube/engine/testing';
import type { Lang } from '@spielstube/engine/text';
import { describe, expect, test } from 'vitest';
import { AREAS } from '../data/areas.ts';
import { LANDSCAPE_KEYS, SYMBOL_KEYS } from '../data/boards/place.ts';
import { BOARD_KEYS, BOARDS, placeNamed } from '../data/boards.ts';
import { NOTHING } from '../data/box.ts';
import { CARDS, FACE, HIRED, KIND_KEYS, PILE_CARDS } from '../data/cards.ts';
import { CHAPTER_KEYS, CHAPTER_ROWS } from '../data/chapters.ts';
import { EVENT_KEYS } from '../data/events.ts';
import { BOARD_FIELD_KEYS, COMMON_FIELDS, FIELD_KEYS, FIRST_AREA_FIELD } from '../data/fields.ts';
import { GOODS, good, RAWS } from '../data/goods.ts';
import { COLOURS, FIGURES } from '../data/helpers.ts';
import { SECRET_MISSIONS } from '../data/missions.ts';
import { PERSONS } from '../data/persons.ts';
import { ROUNDS, THRESHOLDS } from '../data/setup.ts';
import { TILE_KINDS } from '../data/tiles.ts';
import { newdale } from '../index.ts';
import type { Cause, NewdaleEvent } from '../rules/events.ts';
import { SCORED, WORK_KEYS } from '../rules/state.ts';
import type { NewdaleTypes } from '../rules/types.ts';
import { chapters as chaptersDe } from '../text/chapters-de.ts';
import { chapters as chaptersEn } from '../text/chapters-en.ts';
import { waiting as WAITING } from '../text/de/questions.ts';
import { refusals } from '../text/de/refusals.ts';
import { newdaleDe } from '../text/de.ts';
import { newdaleEn } from '../text/en.ts';
import type { Note } from '../text/notes.ts';
import { busy } from './busy.ts';
import { card } from './position.ts';

const LANGS: readonly Lang[] = ['de', 'en'];
const TEXT = { de: newdaleDe, en: newdaleEn };
const BOOK = { de: chaptersDe, en: chaptersEn };

textSuite<NewdaleTypes>(newdale, { text: TEXT, book: BOOK, mostDecisions: 3000 });

const MILL = card('mill1');
const COAL = good('coal');
const A9 = BOARDS[0].first + placeNamed(0, 'A9');

/** One of each kind of line that speaks of somebody. */
const PERSONAL: readonly NewdaleEvent[] = [
  { what: 'asideShown', seat: 0, cards: [MILL, card('fortress1')] },
  { what: 'chosePerson', seat: 0, person: 1 },
  { what: 'placed', seat: 0, stone: 1, field: 4 },
  { what: 'ready', seat: 0 },
  { what: 'planShown', seat: 0, fields: [4, 12, NOTHING, NOTHING] },
  { what: 'stoneResolved', seat: 0, stone: 0, field: 12 },
  { what: 'notCarriedOut', seat: 0, field: 4 },
  { what: 'notCarriedOut', seat: 0, field: 12 },
  { what: 'drew', seat: 0, cards: 2, by: 'buildingPhase' },
  { what: 'drew', seat: 0, cards: 1, by: 'notCarriedOut' },
  { what: 'drew', seat: 0, cards: 3, by: 'handCards' },
  { what: 'discarded', seat: 0, card: MILL, by: 'storm' },
  { what: 'exchanged', seat: 0, cards: 4 },
  { what: 'gotGoods', seat: 0, good: COAL, count: 2, by: 'helpers' },
  { what: 'gotGoods', seat: 0, good: COAL, count: 2, by: 'chain' },
  { what: 'gotGoods', seat: 0, good: COAL, count: 1, by: 'chainBonus' },
  { what: 'gaveGoods', seat: 0, good: COAL, count: 2, by: 'building' },
  { what: 'gotPoints', seat: 0, points: 2, by: 'premium' },
  { what: 'lostPoints', seat: 0, points: 1, by: 'raid' },
  { what: 'built', seat: 0, card: MILL, from: 0, place: A9, area: 2, steps: 1 },
  { what: 'built', seat: 0, card: card('watchtower1'), from: 1, place: A9, area: NOTHING, steps: 2 },
  { what: 'gotTile', seat: 0, tile: 3, field: 2 },
  { what: 'usedTile', seat: 0, tile: 3 },
  { what: 'usedPerson', seat: 0, person: 2 },
  { what: 'recruited', seat: 0, person: 4 },
  { what: 'borrowed', seat: 0, figures: [0, 4] },
  { what: 'searched', seat: 0, cards: 3, found: card('vineyard2') },
  { what: 'boughtStone', seat: 0, stone: 2 },
  { what: 'progressed', seat: 0, progress: 0 },
  { what: 'progressed', seat: 0, progress: 1 },
  { what: 'released', seat: 0, colour: 2 },
  { what: 'jailed', seat: 0, figure: 4, fromRabbit: true },
  { what: 'fulfilled', seat: 0, mission: 1 },
  { what: 'bridgeBuilt', seat: 0, site: 2 },
  { what: 'sailed', seat: 0, from: 2, to: 4, by: 'sail' },
  { what: 'sailed', seat: 0, from: 2, to: 1, by: 'storm' },
  { what: 'arrived', seat: 0, order: 0 },
  { what: 'hired', seat: 0, card: HIRED[0] },
];
/** These are the same for everybody. */
const IMPERSONAL: readonly NewdaleEvent[] = [
  { what: 'figuresDrawn', seat: NOBODY, figures: [0, 0, 3, 4] },
  { what: 'drewCards', seat: 0, secretOf: 0, cards: [MILL] },
  { what: 'reshuffled', seat: NOBODY, cards: 40 },
  { what: 'borrowed', seat: 0, figures: [] },
  { what: 'searched', seat: 0, cards: 9, found: NOTHING },
  { what: 'failed', seat: 0, area: 3, missing: 2 },
  { what: 'hoodedReplaced', seat: 0, colour: 1 },
  { what: 'blackShipSailed', seat: NOBODY, from: 2, to: 4 },
  { what: 'raid', seat: NOBODY, hooded: 2, double: false },
  { what: 'raid', seat: NOBODY, hooded: 1, double: true },
  { what: 'finalProduction', seat: NOBODY },
  { what: 'gameOver', seat: NOBODY },
];
/** What another line says already. */
const SILENT: readonly NewdaleEvent[] = [
  { what: 'laidAside', seat: 0, secretOf: 0, card: MILL },
  { what: 'placed', seat: 0, secretOf: 0, stone: 0, field: 4 },
  { what: 'displayed', seat: NOBODY, cards: [MILL] },
  { what: 'personDisplayed', seat: NOBODY, person: 4 },
  { what: 'hoodedIntoBag', seat: NOBODY, figures: 4 },
  { what: 'missionLaidOut', seat: NOBODY, mission: 0 },
  { what: 'discarded', seat: 0, card: MILL, by: 'chain' },
];
const CAUSES: readonly Cause[] = [
  ...([
    'event',
    'helpers',
    'chain',
    'chainBonus',
    'blackMarket',
    'handCards',
    'offspring',
    'progress',
  ] as const),
  ...([
    'building',
    'premium',
    'tile',
    'person',
    'special',
    'notCarriedOut',
    'buildingPhase',
    'threshold',
  ] as const),
  ...(['barracks', 'raid', 'prison', 'mission', 'bridge', 'shipyard', 'sail', 'hire', 'recruit'] as const),
  ...(['arrival', 'blackShip', 'notArrived', 'thicket', 'emptyPiles', 'storm'] as const),
];

const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
/** Cards that look different. */
const FACES = upTo(CARDS).filter((one) => one >= PILE_CARDS || FACE[one] === one);
/** Positions in which these are asked are built by hand in `guide.test.ts`. */
const RARE = ['release', 'chooseVineyard', 'halve', 'storm'];

/** Goes to the field of the chapter more often than by chance. */
const adventurous: Policy = (choices, rng) => {
  const fields = choices.filter(
    (move) => move.do === 'place' && 'field' in move && isOfChapter(Number(move.field)),
  );
  return anyChoice(fields.length > 0 && randomInt(rng, 2) === 0 ? fields : choices, rng);
};
const isOfChapter = (field: number): boolean => field >= COMMON_FIELDS && field < FIRST_AREA_FIELD;

describe.each(LANGS)('in %s', (lang) => {
  const text = TEXT[lang];
  const { words } = text;
  const { notes } = words;
  const ids = new Set(BOOK[lang].flatMap((chapter) => chapter.rules.map((rule) => rule.id)));

  test('busy players are told of every kind of question, with choices that can be told apart', () => {
    const told = new Set<string>();
    for (const [n, chapter] of CHAPTER_KEYS.entries()) {
      playGame(busy, 1 + (n % 4), { chapter }, `told ${n}`, adventurous, 3000, ({ s, seat }) => {
        const view = newdale.view(s as NewdaleTypes['state'], seat);
        const { frame, choices } = newdale.decision(s as NewdaleTypes['state'], seat);
        const said = choices.map((choice) => text.action(view, frame, choice, anna));
        said.forEach(expectWords);
        if (new Set(said).size < said.length) expect(said, frame.kind).toEqual([...new Set(said)]);
        expectWords(text.guide(view, frame));
        told.add(frame.kind);
      });
    }
    const kinds = Object.keys(WAITING).filter((kind) => !RARE.includes(kind));
    expect(kinds.filter((kind) => !told.has(kind))).toEqual([]);
  });

  test('every reason has a sentence of its own', () => {
    const reasons = Object.keys(refusals);
    const details = { missing: '2', good: COAL, raw: 1, cards: 2, coins: 3, times: 3, range: 2 };
    const sentences = reasons.map((reason) => text.refusal({ reason, rule: '', details }));
    sentences.forEach(expectWords);
    expect(new Set(sentences).size).toBe(reasons.length);
  });

  test('a lack is told exactly', () => {
    const lack = (reason: string, details: Record<string, number | string>): string =>
      text.refusal({ reason, rule: '', details });
    const german = lang === 'de';
    expect(lack('tooFewCoins', { missing: 1 })).toContain(german ? 'fehlt 1 Münze' : 'lack 1 coin');
    expect(lack('tooFewGoods', { good: COAL, missing: 3 })).toContain(
      german ? 'fehlen 3 Kohle' : 'lack 3 coal',
    );
    expect(lack('tooFewCards', { raw: 2, missing: 2 })).toContain(
      german ? '2 Handkarten mit Baumwolle' : '2 hand cards with cotton',
    );
    expect(lack('landscapesMissing', { missing: '1 3' })).toContain(
      german ? 'im Gebirge und an Gewässern' : 'in the mountains and by the water',
    );
  });

  test('every event has a line, to oneself and about others', () => {
    for (const event of PERSONAL) {
      for (const cast of [you, anna]) expectWords(text.event(event, cast) ?? '');
      expect(text.event(event, you), event.what).not.toBe(text.event(event, anna));
    }
    for (const event of IMPERSONAL) expectWords(text.event(event, you) ?? '');
    for (const event of SILENT) expect(text.event(event, anna)).toBeNull();
    for (const [event] of EVENT_KEYS.entries()) {
      const line = text.event({ what: 'roundStarted', seat: NOBODY, round: 2, event, start: 1 }, anna);
      expect(line).toContain(words.event(event));
    }
    for (const by of CAUSES) {
      for (const cast of [you, anna]) {
        expectWords(text.event({ what: 'drew', seat: 0, cards: 1, by }, cast));
        expectWords(text.event({ what: 'gotGoods', seat: 0, good: COAL, count: 1, by }, cast));
        expectWords(text.event({ what: 'gaveGoods', seat: 0, good: COAL, count: 1, by }, cast));
        expectWords(text.event({ what: 'gotPoints', seat: 0, points: 1, by }, cast));
        expectWords(text.event({ what: 'lostPoints', seat: 0, points: 1, by }, cast));
      }
    }
  });

  test('a house is told with its place, wherever the board is', () => {
    for (const [board, key] of BOARD_KEYS.entries()) {
      const place = BOARDS[board].first + placeNamed(board, `${key}3`);
      const told = text.event(
        { what: 'built', seat: 0, card: MILL, from: 0, place, area: 1, steps: 1 },
        anna,
      );
      expect(told).toContain(words.place(board, 2));
    }
    expect(words.place(0, placeNamed(0, 'A8'))).toContain('A8');
  });

  test('every option has different names for its values, and every phase a heading', () => {
    for (const option of newdale.options) {
      const values = valuesOf(option, 4).map((value) => text.optionValue(option.key, value));
      values.forEach(expectWords);
      expect(new Set(values).size).toBe(values.length);
    }
    const headings = upTo(SCORED).map((phase) => text.moment({ round: 3, phase: phase + 1 }));
    headings.forEach(expectWords);
    expect(new Set(headings).size).toBe(SCORED);
    expect(text.moment({ round: 0, phase: 0 })).not.toContain('0');
  });

  test('the page of the game is complete', () => {
    for (const one of [text.title, text.subtitle, text.blurb]) expectWords(one);
    expect(text.soloTitle).toBeNull();
  });

  test('everything on the table has a name of its own', () => {
    const named: readonly (readonly [count: number, name: (n: number) => string])[] = [
      [COLOURS, words.colour],
      [FIGURES, words.figure],
      [GOODS, words.good],
      [RAWS, words.raw],
      [LANDSCAPE_KEYS.length, words.landscape],
      [SYMBOL_KEYS.length, words.symbol],
      [SECRET_MISSIONS, words.mission],
      [FIELD_KEYS.length, words.field],
      [BOARD_FIELD_KEYS.length, words.fieldEffect],
      [AREAS, words.area],
      [4, words.stone],
      [2, words.progress],
      [BOARD_KEYS.length, words.board],
      [4, words.site],
      [TILE_KINDS, words.tile],
      [TILE_KINDS, words.tileEffect],
      [PERSONS, words.person],
      [PERSONS, words.personEffect],
      [2, words.supplementary],
      [2, words.supplementaryEffect],
      [WORK_KEYS.length, words.work],
      [CHAPTER_KEYS.length, words.chapterTitle],
      [CHAPTER_KEYS.length, words.task],
      [SCORED + 1, words.phase],
    ];
    for (const [count, name] of named) {
      const all = upTo(count).map(name);
      all.forEach(expectWords);
      expect(new Set(all).size, all.join(' / ')).toBe(count);
    }
    for (const kind of KIND_KEYS.keys()) {
      expect(words.onCard(kind).replaceAll('\u00ad', '')).toBe(words.kind(kind));
      for (const part of words.onCard(kind).split(/[\u00ad ]/)) expect(part.length).toBeLessThan(13);
    }
    for (const one of FACES) {
      expectWords(words.card(one));
      if (one < PILE_CARDS) expectWords(words.wholeCard(one));
    }
    for (const event of EVENT_KEYS.keys()) expectWords(words.eventEffect(event));
    for (const board of BOARDS.keys()) {
      const places = upTo(BOARDS[board].places).map((place) => words.place(board, place));
      expect(new Set(places).size).toBe(places.length);
    }
  });

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
      notes.hooded(2, 1),
      notes.hooded(1, 3),
      notes.prisoners([0, 1, 0, 0]),
      ...[...FIELD_KEYS.keys()].map(notes.field),
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

  test('the Chronicle has a page before and after each chapter, and says what is new', () => {
    for (const key of CHAPTER_KEYS) {
      const { before, after } = words.stories[key];
      for (const page of [before, after]) {
        expect(page.length).toBeGreaterThan(0);
        page.forEach(expectWords);
      }
      const news = words.labels.news(key);
      expect(news.length).toBeGreaterThan(0);
      news.forEach(expectWords);
      expectWords(words.labels.way(key));
    }
    const pages = CHAPTER_KEYS.flatMap((key) => [words.stories[key].before[0], words.stories[key].after[0]]);
    expect(new Set(pages).size).toBe(2 * CHAPTER_KEYS.length);
  });

  test('the rules book holds all rules of the game, with a section for each chapter', () => {
    expect(ids.size).toBe(347);
    expect(BOOK[lang][0].intro.length).toBeGreaterThan(3);
    for (const numeral of ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'])
      expect(BOOK[lang].map(({ id }) => id)).toContain(`chapter${numeral}`);
  });

  test('every refusal points to a rule of the book', () => {
    const rules = ['', 'chapters/'].flatMap((folder) => {
      const url = new URL(`../rules/${folder}`, import.meta.url);
      return readdirSync(url)
        .filter((file) => file.endsWith('.ts'))
        .flatMap((file) =>
          [...readFileSync(new URL(file, url), 'utf8').matchAll(/reason\(\s*'\w+',\s*'([^']+)'/g)].map(
            ([, rule]) => rule,
          ),
        );
    });
    expect(rules.length).toBeGreaterThan(50);
    for (const rule of rules) expect(ids).toContain(rule);
  });
});

/** What the solo card of a chapter may ask for. */
function soloTargetsOf(chapter: number) {
  const { solo, target } = CHAPTER_ROWS[chapter];
  const one = { met: false, wanted: 1, reached: 0 };
  return [
    { key: 'delivery', met: true, wanted: solo.delivery, reached: solo.delivery },
    { key: 'fists', met: false, wanted: solo.fists, reached: 1 },
    { key: 'points', met: false, wanted: solo.points, reached: 20 },
    { key: 'mission', ...one },
    { key: 'bridge', ...one },
    { key: 'shipyards', met: false, wanted: 2, reached: 1 },
    ...(target === NOTHING ? [] : [{ key: 'house', ...one } as const]),
    ...(CHAPTER_ROWS[chapter].ships
      ? [{ key: 'lighthouse', ...one } as const, { key: 'newdale', ...one } as const]
      : []),
  ] as const;
}
