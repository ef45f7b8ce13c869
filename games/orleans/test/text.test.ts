import { readdirSync, readFileSync } from 'node:fs';
import { valuesOf } from '@spielstube/engine';
import { others as anna, expectWords, textSuite, you } from '@spielstube/engine/testing';
import type { Lang } from '@spielstube/engine/text';
import { describe, expect, test } from 'vitest';
import { CITIZENS } from '../data/citizens.ts';
import { DEEDS } from '../data/deeds.ts';
import { GOODS } from '../data/goods.ts';
import { EVENTS, HARVEST, PILGRIMAGE, PLAGUE, ROUNDS } from '../data/hourglass.ts';
import { CITIES, PATHS } from '../data/map.ts';
import { BOATMAN, KINDS, KNIGHT, PROFESSIONS } from '../data/people.ts';
import { BATHHOUSE, PLACES, SPACES, VILLAGE } from '../data/places.ts';
import { DEVELOPMENT_END, TRACK_END, TRACKS } from '../data/tracks.ts';
import { orleans } from '../index.ts';
import type { OrleansEvent } from '../rules/events.ts';
import { laneOf } from '../rules/lanes.ts';
import { FARMER_GEAR, FREE_GEAR } from '../rules/moves.ts';
import { PHASES } from '../rules/rounds.ts';
import type { OrleansTypes } from '../rules/types.ts';
import { chapters as chaptersDe } from '../text/chapters-de.ts';
import { chapters as chaptersEn } from '../text/chapters-en.ts';
import { refusals } from '../text/de/refusals.ts';
import { orleansDe } from '../text/de.ts';
import { orleansEn } from '../text/en.ts';
import type { Note } from '../text/notes.ts';
import { prospectOf } from '../text/prospect.ts';
import { busy } from './busy.ts';
import { position } from './position.ts';
import { at } from './table.ts';

const LANGS: readonly Lang[] = ['de', 'en'];
const TEXT = { de: orleansDe, en: orleansEn };
const BOOK = { de: chaptersDe, en: chaptersEn };

textSuite<OrleansTypes>(orleans, { text: TEXT, book: BOOK, mostDecisions: 6000 });
textSuite<OrleansTypes>(busy, { text: TEXT, book: BOOK, mostDecisions: 6000 });

const EVENT_LINES: readonly OrleansEvent[] = [
  { what: 'tileRemoved', seat: 0, tile: 3 },
  { what: 'roundStarted', seat: -1, round: 2, event: HARVEST, start: 0 },
  { what: 'returnsShown', seat: 0, spaces: [2, 4], kinds: [0, 7] },
  { what: 'drew', seat: 0, kinds: [0, 0, 5, 9] },
  { what: 'fetched', seat: 0, kind: 6 },
  { what: 'stowed', seat: 0, kind: 8 },
  { what: 'placed', seat: 0, space: 2, kind: 6, from: 'bathhouse' },
  { what: 'placed', seat: 0, space: 2, kind: 7, from: 'tower' },
  { what: 'tookBack', seat: 0, space: 2, kind: 7, to: 'market' },
  { what: 'ready', seat: 0 },
  { what: 'planShown', seat: 0, spaces: [2, 3, 20], kinds: [0, 8, 6] },
  { what: 'used', seat: 0, place: VILLAGE },
  { what: 'passed', seat: 0 },
  { what: 'wentHome', seat: 0, place: BATHHOUSE, kinds: [1, 6] },
  { what: 'recruited', seat: 0, profession: 5 },
  { what: 'advanced', seat: 0, track: 4, field: 1 },
  { what: 'developed', seat: 0, from: 3, to: 5 },
  { what: 'gotCitizen', seat: 0, citizen: 7 },
  { what: 'gotCoins', seat: 0, coins: 1, lapsed: 0, by: 'census' },
  { what: 'gotCoins', seat: 0, coins: 3, lapsed: 1, by: 'development' },
  { what: 'gotCoins', seat: 0, coins: 0, lapsed: 2, by: 'income' },
  { what: 'gotCoins', seat: 0, coins: 2, lapsed: 0, by: 'tradingDay' },
  { what: 'gotCoins', seat: 0, coins: 2, lapsed: 0, by: 'deed' },
  { what: 'paidCoins', seat: 0, coins: 1, by: 'census' },
  { what: 'paidCoins', seat: 0, coins: 5, by: 'harvest' },
  { what: 'paidCoins', seat: 0, coins: 2, by: 'taxes' },
  { what: 'paidCoins', seat: 0, coins: 2, by: 'pharmacy' },
  { what: 'gotGood', seat: 0, good: 1, path: -1 },
  { what: 'gotGood', seat: 0, good: 1, path: 3 },
  { what: 'gotGear', seat: 0, farmerOnly: true },
  { what: 'gotTile', seat: 0, tile: 5 },
  { what: 'travelled', seat: 0, path: 3, from: 1, to: 0 },
  { what: 'leftGoods', seat: 0, path: 3 },
  { what: 'builtStation', seat: 0, city: 7 },
  { what: 'sent', seat: 0, profession: 5, deed: 3, place: 9 },
  { what: 'drewInBathhouse', seat: 0, kinds: [1, 6, 10] },
  { what: 'fittedGear', seat: 0, space: 2, farmerOnly: true },
  { what: 'keptGears', seat: 0 },
  { what: 'owes', seat: 0, coins: 2 },
  { what: 'gaveStation', seat: 0, city: 7 },
  { what: 'gaveUnbuilt', seat: 0 },
  { what: 'gavePerson', seat: 0, profession: 5 },
  { what: 'gaveStep', seat: 0, field: 5 },
  { what: 'gaveGood', seat: 0, good: 3 },
  { what: 'gaveTile', seat: 0, tile: 5 },
  { what: 'gaveFittedGear', seat: 0, space: 2 },
  { what: 'gaveGear', seat: 0, farmerOnly: false },
  { what: 'debtLapsed', seat: 0, coins: 1 },
  { what: 'shielded', seat: 0, event: PLAGUE },
  { what: 'fed', seat: 0, good: 2 },
  { what: 'lostPerson', seat: 0, profession: 5 },
  { what: 'sparedByPlague', seat: 0, kind: 7 },
  { what: 'sparedByPlague', seat: 0, kind: -1 },
];
/** These are the same for everybody. */
const IMPERSONAL: readonly OrleansEvent[] = [
  { what: 'deedCompleted', seat: 0, deed: 2 },
  { what: 'eventStarted', seat: -1, event: PLAGUE },
  { what: 'gameOver', seat: -1 },
];
/** These need no words: the table shows them, or another line says it. */
const SILENT: readonly OrleansEvent[] = [
  { what: 'returned', seat: 0, space: 2, kind: 0, secretOf: 0 },
  { what: 'placed', seat: 0, space: 2, kind: 0, from: 'market', secretOf: 0 },
  { what: 'tookBack', seat: 0, space: 2, kind: 0, to: 'market', secretOf: 0 },
  { what: 'wentHome', seat: 0, place: VILLAGE, kinds: [0] },
  { what: 'advanced', seat: 0, track: 0, field: 2 },
  { what: 'startPassed', seat: 1, start: 1 },
];

const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

describe.each(LANGS)('in %s', (lang) => {
  const text = TEXT[lang];
  const { words } = text;
  const ids = new Set(BOOK[lang].flatMap((chapter) => chapter.rules.map((rule) => rule.id)));

  test('every reason has a sentence of its own', () => {
    const reasons = Object.keys(refusals);
    const details = { allowed: 5, most: 2, room: 1, persons: 1, needs: 0, profession: 4, missing: '0 4' };
    const more = { kind: 7, track: 2, good: 1, city: 3, needed: 0, deed: 2, fields: 1 };
    const sentences = reasons.map((reason) =>
      text.refusal({ reason, rule: '', details: { ...details, ...more } }),
    );
    // Coins are a number where professions are a list.
    const short = text.refusal({ reason: 'tooFewCoins', rule: '', details: { missing: 2 } });
    sentences[reasons.indexOf('tooFewCoins')] = short;
    sentences.forEach(expectWords);
    expect(new Set(sentences).size).toBe(reasons.length);
  });

  test('ORL-FOLLOW-01, ORL-FOLLOW-07 why no more may be drawn: only whoever took people back has used up his draws', () => {
    const table = at({ phase: 'followers', players: [{ on: { castle: 'fbt', village: 'fb.' } }] });
    expect(text.refusal(table.refused('draw 5'))).toBe(
      lang === 'de'
        ? 'Deine Ritter erlauben dir 4 Leute in dieser Runde. Ziehen kannst du jetzt niemanden.'
        : 'Your knights allow you 4 people in this round. You can draw nobody now.',
    );
    table.choose('return castle1', 'return castle2', 'return castle3', 'return village1');
    expect(text.refusal(table.refused('draw 1'))).toContain(
      lang === 'de' ? 'Wen du zurücknimmst, der zählt mit.' : 'those you take back count.',
    );
  });

  test('ORL-FOLLOW-02, ORL-PLACE-TOWER-01 room to wait is counted with the tower', () => {
    const waiting = (market: string, tower: string) =>
      at({
        phase: 'followers',
        players: [
          { tiles: ['gunpowderTower'], market, bag: 'kkkkkk', tracks: { knight: 5 }, on: { castle: 'f..' } },
        ],
        tower,
      });
    const table = waiting('ff', '');
    expect(text.question(table.s, laneOf(table.s, 0)).hint).toContain(
      lang === 'de'
        ? 'Auf dem Markt und im Pulverturm ist nur Platz für vier.'
        : 'Market and Gunpowder Tower have room for only four.',
    );
    expect(text.refusal(table.refused('draw 5'))).toBe(
      lang === 'de'
        ? 'Auf dem Markt und im Pulverturm ist nur noch Platz für vier.'
        : 'Market and Gunpowder Tower have room for only four more.',
    );
    const one = waiting('ffff', 'm').choose('return castle1');
    expect(text.refusal(one.refused('draw 1'))).toBe(
      lang === 'de'
        ? 'Markt und Pulverturm sind voll: Mehr als zehn Leute warten dort nicht.'
        : 'Market and Gunpowder Tower are full: no more than ten people wait there.',
    );
  });

  test('ORL-GEN-05 what an empty treasury does not pay is told as a sentence', () => {
    const missed = (coins: number) =>
      text.event({ what: 'gotCoins', seat: 0, coins: 0, lapsed: coins, by: 'census' }, you);
    expect([missed(1), missed(2)]).toEqual(
      lang === 'de'
        ? ['Die Stadtkasse ist leer: Dir entgeht 1 Münze.', 'Die Stadtkasse ist leer: Dir entgehen 2 Münzen.']
        : ['You miss 1 coin: the treasury is empty.', 'You miss 2 coins: the treasury is empty.'],
    );
  });

  test('ORL-HOUR-02, ORL-EVENT-PILGRIM-03 only the Pilgrimage does not wait for the end of the round', () => {
    const times = upTo(EVENTS).map(words.labels.eventTime);
    const end = lang === 'de' ? 'am Rundenende' : 'at the end of the round';
    expect(upTo(EVENTS).filter((event) => times[event] !== end)).toEqual([PILGRIMAGE]);
  });

  test('notes promise no more than the rules do', () => {
    const { notes } = words;
    // ORL-TRACK-KNIGHT-02, ORL-TRACK-BOAT-03
    for (const profession of [KNIGHT, BOATMAN])
      expect(notes.person(profession).lines.join(' ')).not.toMatch(/jede[mr]|each/);
    // ORL-TRAVEL-10
    expect(notes.path(0, [0, 1]).lines[0]).toContain(lang === 'de' ? 'darf eine davon' : 'may take one');
    // ORL-PLACE-TOWER-06
    expect(notes.tower(1).lines[0]).toContain(lang === 'de' ? 'neutrale Leute' : 'neutral people');
    expect(notes.bag([1, ...upTo(KINDS - 1).map(() => 0)]).title).toBe(
      lang === 'de' ? 'Beutel: 1 Person' : 'Bag: 1 person',
    );
  });

  test('a place that is not covered says who is missing', () => {
    const said = text.refusal({ reason: 'notCovered', rule: '', details: { missing: '0 4' } });
    expect(said).toContain(lang === 'de' ? 'Bauer und Ritter' : 'farmer and knight');
  });

  test('every event has a line, to oneself and about others', () => {
    for (const event of EVENT_LINES) {
      for (const cast of [you, anna]) expectWords(text.event(event, cast) ?? '');
      expect(text.event(event, you), event.what).not.toBe(text.event(event, anna));
    }
    for (const event of IMPERSONAL) expectWords(text.event(event, you) ?? '');
    for (const event of SILENT) expect(text.event(event, you)).toBeNull();
  });

  test('every option has different names for its values, and every phase a heading', () => {
    for (const option of orleans.options) {
      const values = valuesOf(option, 4).map((value) => text.optionValue(option.key, value));
      values.forEach(expectWords);
      expect(new Set(values).size).toBe(values.length);
    }
    expect(new Set(orleans.options.map(({ key }) => text.option(key))).size).toBe(orleans.options.length);
    const headings = upTo(PHASES).map((phase) => text.moment({ round: 3, phase: phase + 1 }));
    headings.forEach(expectWords);
    expect(new Set(headings).size).toBe(PHASES);
  });

  test('there is no round 0: the moment before the first round has a name', () => {
    for (const said of [text.moment({ round: 0, phase: 0 }), words.labels.round(0)]) {
      expectWords(said);
      expect(said).not.toContain('0');
    }
  });

  test('the page of the game is complete', () => {
    for (const one of [text.title, text.subtitle, text.blurb]) expectWords(one);
    expect(text.soloTitle).toBeNull();
  });

  test('everything on the board has a name of its own', () => {
    const named: readonly (readonly [count: number, name: (n: number) => string])[] = [
      [PROFESSIONS, words.profession],
      [KINDS, words.person],
      [GOODS, words.good],
      [PLACES, words.place],
      [CITIES, words.city],
      [PATHS, words.path],
      [DEEDS, words.deed],
      [EVENTS, words.event],
      [PHASES + 1, words.phase],
      [TRACKS, words.track],
      [CITIZENS, words.citizen],
      [2, words.gear],
    ];
    for (const [count, name] of named) {
      const all = upTo(count).map(name);
      all.forEach(expectWords);
      expect(new Set(all).size).toBe(count);
    }
    for (const place of upTo(PLACES)) {
      for (const said of [words.at(place), words.to(place), words.effect(place)]) expectWords(said);
    }
    upTo(SPACES).map(words.space).forEach(expectWords);
  });

  test('everything on the table explains itself and leads to a rule of the book', () => {
    const { notes } = words;
    const all: readonly Note[] = [
      ...upTo(ROUNDS).map((n) => notes.round(n + 1)),
      ...upTo(PHASES + 1).map(notes.phase),
      ...upTo(EVENTS).map(notes.event),
      notes.hourglass([2, 3, 3, 3, 3, 3]),
      notes.hourglass([0, 0, 0, 0, 0, 0]),
      notes.bank(129),
      notes.startPlayer('Anna'),
      ...upTo(KINDS).map(notes.person),
      ...upTo(PROFESSIONS).flatMap((profession) => [
        notes.supply(profession, 0),
        notes.supply(profession, 3),
      ]),
      ...upTo(PLACES).map(notes.place),
      ...upTo(SPACES).flatMap((space) => [notes.space(space), notes.fitted(space)]),
      ...upTo(GOODS).flatMap((good) => [notes.good(good, 1), notes.goodsMarket(good, 0)]),
      notes.coins(5),
      notes.status(2, 3),
      notes.status(6, 0),
      ...upTo(DEVELOPMENT_END + 1).map((field) => notes.development(field, field % 2 === 0)),
      notes.stations(2, 8),
      ...upTo(CITIES).flatMap((city) => [
        notes.station(city, 'Anna'),
        notes.city(city, []),
        notes.city(city, ['Anna', 'Ben']),
        notes.merchant('Anna', city),
      ]),
      notes.citizens(2, 3),
      ...upTo(CITIZENS).map(notes.citizen),
      notes.draws(5),
      notes.bag(upTo(KINDS).map(() => 0)),
      notes.bag(upTo(KINDS).map((kind) => (kind < PROFESSIONS ? kind : 1))),
      notes.market(3),
      notes.tower(1),
      ...[FARMER_GEAR, FREE_GEAR].map((gear) => notes.gear(gear, 1)),
      notes.gearSupply(0),
      notes.gearSupply(7),
      ...upTo(TRACKS).flatMap((track) => [
        notes.track(track),
        ...upTo(TRACK_END[track] + 1).map((field) => notes.trackField(track, field)),
      ]),
      ...upTo(DEEDS).flatMap((deed) => [
        notes.deed(deed, [0, 0, 0, 0, 0, 0, 0]),
        notes.deed(deed, [2, 0, 1, 0, 0, 3, 0]),
      ]),
      ...upTo(PATHS).flatMap((path) => [notes.path(path, []), notes.path(path, [1, 3])]),
      notes.tiles(1, 12),
      notes.tiles(2, 8),
      notes.endNow(31, 15, 8, 4, 4),
    ];
    for (const { title, lines, rule } of all) {
      expectWords(title);
      expect(lines.length, title).toBeGreaterThan(0);
      for (const line of lines) {
        expectWords(line);
        expect(line, title).toMatch(/^[\p{Lu}\d].*[.!:×\d]$/u);
      }
      expect(ids).toContain(rule);
    }
  });

  test('the rules book holds all rules', () => {
    expect(ids.size).toBe(310);
  });

  test('every refusal points to a rule of the book', () => {
    const folder = new URL('../rules/', import.meta.url);
    const rules = readdirSync(folder).flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/reason\(\s*'\w+',\s*'([^']+)'/g)].map(
        ([, rule]) => rule,
      ),
    );
    expect(rules.length).toBeGreaterThan(50);
    for (const rule of rules) expect(ids).toContain(rule);
  });

  test('every place says what it would do now', () => {
    const s = position({ players: [{ coins: 3 }] });
    const said = upTo(PLACES).map((place) => words.prospect(prospectOf(s, 0, place)));
    said.forEach(expectWords);
  });
});
