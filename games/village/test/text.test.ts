import { readdirSync, readFileSync } from 'node:fs';
import { valuesOf } from '@spielstube/engine';
import { others as anna, expectWords, you } from '@spielstube/engine/testing';
import type { Lang } from '@spielstube/engine/text';
import { describe, expect, test } from 'vitest';
import { CUSTOMERS } from '../data/customers.ts';
import { LIFE_GOALS } from '../data/goals.ts';
import { ON_THE_CHURCH } from '../data/places.ts';
import type { VillageEvent } from '../rules/events.ts';
import { frame, type QuestionKind } from '../rules/state.ts';
import { chapters as chaptersDe } from '../text/chapters-de.ts';
import { chapters as chaptersEn } from '../text/chapters-en.ts';
import { refusals } from '../text/de/refusals.ts';
import { village } from './all.ts';
import { PLACES } from './names.ts';
import { position } from './position.ts';
import { villageDe, villageEn } from './texts.ts';

const LANGS: readonly Lang[] = ['de', 'en'];
const TEXT = { de: villageDe, en: villageEn };
const BOOK = { de: chaptersDe, en: chaptersEn };

const QUESTIONS: readonly QuestionKind[] = [
  'startingCube',
  'turn',
  'chooseAction',
  'action',
  'produceNow',
  'pay',
  'payCouncil',
  'payChurch',
  'ringOrCoin',
  'privilege',
  'takeCubes',
  'takeGood',
  'market',
  'death',
  'buyOut',
  'climb',
  'connysCube',
  'goals',
  'endTurn',
];

const EVENTS: readonly VillageEvent[] = [
  { what: 'roundStarted', seat: 0, round: 2, start: 0 },
  { what: 'tookCube', seat: 0, space: 2, cube: 3 },
  { what: 'usedWell', seat: 0 },
  { what: 'freeAction', seat: 0 },
  { what: 'declinedFreeAction', seat: 0 },
  { what: 'gaveRing', seat: 0 },
  { what: 'choseAction', seat: 0, space: 5 },
  { what: 'declined', seat: 0, space: 5, able: true },
  { what: 'declined', seat: 0, space: 5, able: false },
  { what: 'paidCubes', seat: 0, cubes: 1, coins: 0 },
  { what: 'paidTime', seat: 0, time: 3, life: 3 },
  { what: 'paidGrain', seat: 0, grain: 2 },
  { what: 'paidGood', seat: 0, good: 3, count: 2 },
  { what: 'paidCoins', seat: 0, coins: 1, ring: false },
  { what: 'paidCoins', seat: 0, coins: 2, ring: true },
  { what: 'quillCrossed', seat: 0 },
  { what: 'gotGrain', seat: 0, grain: 2 },
  { what: 'gotGrain', seat: 0, grain: 0 },
  { what: 'gotCube', seat: 0, cube: 1 },
  { what: 'gotGood', seat: 0, good: 3 },
  { what: 'gotCoins', seat: 0, coins: 2 },
  { what: 'gotPoints', seat: 0, points: 2, by: 'majority' },
  { what: 'gotPoints', seat: 0, points: 3, by: 'castle' },
  { what: 'born', seat: 0, member: 2 },
  { what: 'moved', seat: 0, member: 1, from: 1, to: PLACES.smithy },
  { what: 'moved', seat: 0, member: 1, from: PLACES.north, to: 1 },
  { what: 'moved', seat: 0, member: 1, from: 1, to: PLACES.bag },
  { what: 'moved', seat: 0, member: 1, from: PLACES.bag, to: PLACES.church1 },
  { what: 'moved', seat: 0, member: 1, from: 1, to: PLACES.east },
  { what: 'moved', seat: 0, member: 1, from: 1, to: PLACES.council1 },
  { what: 'moved', seat: 0, member: 1, from: PLACES.council1, to: PLACES.council2 },
  { what: 'moved', seat: 0, member: 1, from: PLACES.church1, to: PLACES.church2 },
  { what: 'moved', seat: 0, member: 3, from: ON_THE_CHURCH, to: PLACES.bag },
  { what: 'tookRing', seat: 0 },
  { what: 'visited', seat: 0, castle: 2, first: false },
  { what: 'marketCalled', seat: 0 },
  { what: 'served', seat: 0, stall: 1, customer: 24 },
  { what: 'passed', seat: 0 },
  { what: 'died', seat: 0, member: 1, from: PLACES.smithy, to: PLACES['dead crafts'] },
  { what: 'died', seat: 0, member: 1, from: 1, to: PLACES.grave },
  { what: 'died', seat: 0, member: 1, from: 1, to: PLACES.gone },
  { what: 'nobodyDied', seat: 0 },
  { what: 'endTriggered', seat: 0 },
  { what: 'drewMember', seat: 0, member: 2, step: 1 },
  { what: 'goalRevealed', seat: 0, goal: 3, points: 5 },
];
/** These are the same for everybody. */
const IMPERSONAL: readonly VillageEvent[] = [
  { what: 'ringReturned', seat: 0 },
  { what: 'customerMoved', seat: -1, customer: 3, stall: 0 },
  { what: 'massStarted', seat: 0 },
  { what: 'drewMonk', seat: 0 },
  { what: 'connyTookCube', seat: 1, space: 2, cube: 4, compartment: 5 },
  { what: 'connyRolled', seat: 1, colour: 2 },
  { what: 'fateTurned', seat: 1, compartment: 5, quill: true },
  { what: 'fateTurned', seat: 1, compartment: 6, quill: false },
  { what: 'fateShuffled', seat: 1, set: 0 },
  { what: 'fateShuffled', seat: 1, set: 1 },
  { what: 'gameOver', seat: -1 },
];
/** These need no words: the table shows them, or another line says it. */
const SILENT: readonly VillageEvent[] = [
  { what: 'seeded', seat: -1, space: 0, cube: 1 },
  { what: 'customerCame', seat: -1, customer: 3, place: 4 },
  { what: 'climbed', seat: 0, member: 1, step: 2 },
  { what: 'visited', seat: 0, castle: 2, first: true },
  { what: 'paidCubes', seat: 0, cubes: 0, coins: 2 },
];

describe.each(LANGS)('in %s', (lang) => {
  const text = TEXT[lang];
  const { words } = text;
  const s = position({
    players: [{ cubes: 'sspk', goods: 'shpow', coins: 2, grain: 3, members: { smithy: '1' } }],
  });

  test('every reason has a sentence of its own', () => {
    const ids = Object.keys(refusals);
    const details = { skill: 1, persuasion: 1, need: 2, grain: 1, place: 5, step: 3, space: 2, member: 1 };
    const sentences = ids.map((reason) => text.refusal({ reason, rule: '', details }));
    sentences.forEach(expectWords);
    expect(new Set(sentences).size).toBe(ids.length);
  });

  test('every question has a title, a hint and a line for those who wait', () => {
    for (const kind of QUESTIONS) {
      for (const what of [1, 2, 5]) {
        const place = kind === 'produceNow' ? PLACES.smithy : what;
        const asked = frame(kind, 0, place, 0, 1);
        const { title, hint } = text.question(s, asked);
        for (const one of [title, hint, text.waiting(asked)]) expectWords(one);
      }
    }
    const titles = new Set(QUESTIONS.map((kind) => text.question(s, frame(kind, 0, PLACES.smithy)).title));
    expect(titles.size).toBeGreaterThan(QUESTIONS.length - 3);
  });

  test('every event has a line, to oneself and about others', () => {
    for (const event of EVENTS) {
      for (const cast of [you, anna]) expectWords(text.event(event, cast) ?? '');
      expect(text.event(event, you)).not.toBe(text.event(event, anna));
    }
    for (const event of IMPERSONAL) expectWords(text.event(event, you) ?? '');
    for (const event of SILENT) expect(text.event(event, you)).toBeNull();
  });

  test('every option has different names for its values, and every round a heading', () => {
    for (const option of village.options) {
      expectWords(text.option(option.key));
      const values = valuesOf(option, 5).map((value) => text.optionValue(option.key, value));
      values.forEach(expectWords);
      expect(new Set(values).size).toBe(values.length);
    }
    expect(new Set(village.options.map(({ key }) => text.option(key))).size).toBe(village.options.length);
    expect(text.moment(village.moment({ ...s, round: 3 }))).toMatch(/^\w+ 3$/);
  });

  test('the page of the game is complete', () => {
    for (const one of [text.title, text.subtitle, text.blurb]) expectWords(one);
    expect(text.soloTitle?.(63, {})).toBe(words.title(63));
    expect(text.soloTitle?.(63, { inn: 'front', port: true })).toBe(words.title(63, 3));
    expect(words.title(63, 3)).not.toBe(words.title(63));
  });

  test('everything on the board has a name', () => {
    for (let space = 0; space < 10; space++) expectWords(words.space(space));
    for (const place of [0, ...Object.values(PLACES)]) {
      for (const one of [words.place(place), words.at(place), words.labels.shortPlace(place)])
        expectWords(one);
    }
    const places = Object.values(PLACES).map((place) => words.place(place));
    expect(new Set(places).size).toBe(places.length);
    for (let kind = 0; kind < 5; kind++)
      for (const one of [words.cube(kind), words.colour(kind)]) expectWords(one);
    for (let good = 0; good < 6; good++) expect(words.goods(good, 2)).toMatch(/^2 \S/);
    for (let castle = 0; castle < 6; castle++)
      for (const one of [words.castle(castle), words.reward(castle)]) expectWords(one);
    for (let step = 1; step <= 4; step++) expectWords(words.privilege(step));
    CUSTOMERS.forEach(({ key, regular, tavernGuest }, tile) => {
      expectWords(words.demand(tile));
      expect(words.customer(tile) === '').toBe(
        !['P01', 'P02', 'P03', 'P04', 'P05', 'P09', 'P12'].includes(key),
      );
      expect(words.customerNote(tile) === '').toBe(!regular && !tavernGuest);
    });
    LIFE_GOALS.forEach((_, goal) => {
      for (const one of [words.goal(goal), words.goalNeeds(goal)]) expectWords(one);
    });
    expect(new Set([0, 40, 50, 60, 70, 80].map((points) => words.title(points))).size).toBe(6);
  });

  test('there is no round 0: the moment before the first round has a name', () => {
    const s = village.setup(4, {}, 'before the first round');
    expect(s.round).toBe(0);
    for (const said of [TEXT[lang].moment(village.moment(s)), words.labels.round(s.round)]) {
      expectWords(said);
      expect(said).not.toContain('0');
    }
    expect(words.labels.round(1)).toContain('1');
  });

  test('the rules book holds all rules', () => {
    expect(BOOK[lang].flatMap((chapter) => chapter.rules)).toHaveLength(715);
  });

  test('every refusal points to a rule of the book', () => {
    const ids = new Set(BOOK[lang].flatMap((chapter) => chapter.rules.map((rule) => rule.id)));
    const folder = new URL('../rules/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const rules = files.flatMap((file) =>
      [
        ...readFileSync(new URL(file, folder), 'utf8').matchAll(
          /(?:reason\(\s*'\w+',|stepTooLow\()\s*'([^']+)'/g,
        ),
      ].map(([, rule]) => rule),
    );
    expect(rules.length).toBeGreaterThan(80);
    for (const rule of rules) expect(ids).toContain(rule);
  });
});
