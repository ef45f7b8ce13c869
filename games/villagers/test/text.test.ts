import { readdirSync, readFileSync } from 'node:fs';
import { type Game, randomInt, valuesOf } from '@spielstube/engine';
import {
  others as anna,
  anyChoice,
  expectWords,
  type Policy,
  playGame,
  textSuite,
  you,
} from '@spielstube/engine/testing';
import type { GameText, Lang } from '@spielstube/engine/text';
import { describe, expect, test } from 'vitest';
import { EVENTS, SEASON_KEYS } from '../data/countess.ts';
import { DEVELOPMENTS, DIRECTION_KEYS } from '../data/developments.ts';
import { BASICS, FED_FOUNDERS, FREELANCER, JOBS, job, NOTHING, TINNER } from '../data/jobs.ts';
import { ROAD, STACKS } from '../data/setup.ts';
import { SUITS } from '../data/suits.ts';
import { villagers } from '../index.ts';
import type { VillagersEvent } from '../rules/events.ts';
import { DRAW_PILE } from '../rules/piles.ts';
import { END_PHASE } from '../rules/state.ts';
import type { VillagersTypes } from '../rules/types.ts';
import { chapters as chaptersDe } from '../text/chapters-de.ts';
import { chapters as chaptersEn } from '../text/chapters-en.ts';
import { waiting as WAITING } from '../text/de/questions.ts';
import { refusals } from '../text/de/refusals.ts';
import { COUNTESS_NAME } from '../text/de/words.ts';
import { villagersDe } from '../text/de.ts';
import { villagersEn } from '../text/en.ts';
import type { Note } from '../text/notes.ts';
import type { Income, Unlocking } from '../text/prospect.ts';
import { SIGN_KEYS } from '../text/words.ts';

const LANGS: readonly Lang[] = ['de', 'en'];
const TEXT = { de: villagersDe, en: villagersEn };
const BOOK = { de: chaptersDe, en: chaptersEn };

textSuite<VillagersTypes>(villagers, { text: TEXT, book: BOOK, mostDecisions: 1500 });

const COOPER = job('cooper');
const BLACKSMITH = job('blacksmith');

const EVENT_LINES: readonly VillagersEvent[] = [
  { what: 'roundStarted', seat: -1, round: 2, start: 0 },
  { what: 'tookFromRoad', seat: 0, place: 2, job: COOPER, coins: 1 },
  { what: 'tookFromRoad', seat: 0, place: 2, job: COOPER, coins: 0 },
  { what: 'drewFromStack', seat: 0, stack: 2, job: COOPER },
  { what: 'drewFromStack', seat: 0, stack: DRAW_PILE, job: COOPER },
  { what: 'recruited', seat: 0, gold: 1 },
  { what: 'putCoin', seat: 0, place: 1, job: COOPER, coins: 1 },
  { what: 'putNoCoin', seat: 0 },
  { what: 'buildsUpTo', seat: 0, limit: 3 },
  { what: 'hired', seat: 0, owner: 0, card: 3, gold: 1 },
  { what: 'hired', seat: 0, owner: 1, card: 3, gold: 1 },
  { what: 'hired', seat: 1, owner: 0, card: 3, gold: 1 },
  { what: 'played', seat: 0, job: TINNER },
  { what: 'placed', seat: 0, job: COOPER, card: 3, on: 1 },
  { what: 'unlocked', seat: 0, job: COOPER, owner: 0, card: 3, paid: 0, fromBank: 2 },
  { what: 'unlocked', seat: 0, job: COOPER, owner: 1, card: 3, paid: 2, fromBank: 0 },
  { what: 'unlocked', seat: 1, job: COOPER, owner: 0, card: 3, paid: 2, fromBank: 0 },
  { what: 'unlocked', seat: 0, job: COOPER, owner: -1, card: NOTHING, paid: 2, fromBank: 0 },
  { what: 'replaced', seat: 0, job: job('swineherd'), owner: 0, card: 2 },
  { what: 'replaced', seat: 0, job: job('peddler'), owner: 1, card: 2 },
  { what: 'replaced', seat: 1, job: job('wheeler'), owner: 0, card: 2 },
  { what: 'smuggled', seat: 0, job: job('jeweler'), gold: 10 },
  { what: 'discarded', seat: 0, job: COOPER },
  { what: 'laidDownCard', seat: 0, secretOf: 0, job: COOPER, stack: 2 },
  { what: 'gotBasic', seat: 0, basic: 1, card: 4 },
  { what: 'endedBuilding', seat: 0 },
  { what: 'lookedThrough', seat: 0, stack: 2, cards: 4 },
  { what: 'lookedThrough', seat: 0, stack: DRAW_PILE, cards: 6 },
  { what: 'sawCards', seat: 0, secretOf: 0, jobs: [COOPER, BLACKSMITH] },
  { what: 'tookCard', seat: 0, secretOf: 0, job: COOPER, stack: DRAW_PILE },
  { what: 'putBack', seat: 0, stack: 2, cards: 3 },
  { what: 'turnedFounders', seat: 0 },
  { what: 'scoredBronze', seat: 0, job: job('captain'), gold: 3 },
  { what: 'laidBackProduction', seat: 0 },
  { what: 'wonDevelopment', seat: 0, development: 4, gold: 5 },
  { what: 'wonDevelopment', seat: 0, development: 0, gold: 0 },
  { what: 'rewardLapsed', seat: 0, development: 1 },
  { what: 'earned', seat: 0, source: 'firstMarket', job: NOTHING, gold: 12 },
  { what: 'earned', seat: 0, source: 'coins', job: NOTHING, gold: 4 },
  { what: 'earned', seat: 0, source: 'silver', job: job('agent'), gold: 4 },
  { what: 'collectedCoins', seat: 0, gold: 4 },
  { what: 'paidCountess', seat: 0, gold: 1 },
  { what: 'seized', seat: 0, job: COOPER, card: 2 },
];
/** These are the same for everybody. */
const IMPERSONAL: readonly VillagersEvent[] = [
  { what: 'refilled', seat: -1, place: 2, job: COOPER, stack: 0 },
  { what: 'leftRoad', seat: -1, place: 2, job: COOPER, coins: 1 },
  { what: 'unlocked', seat: 0, job: COOPER, owner: 0, card: NOTHING, paid: 0, fromBank: 0 },
  { what: 'nobodyWon', seat: -1, development: 2 },
  { what: 'marketHeld', seat: -1, market: 1 },
  { what: 'eventOpened', seat: 1, event: 3 },
  { what: 'eventCancelled', seat: 0, event: 3 },
  { what: 'eventHappened', seat: 1, event: 3 },
  { what: 'wentToCountess', seat: 1, place: 2, job: COOPER, coins: 1 },
  { what: 'countessGot', seat: 1, gold: 3 },
  { what: 'gameOver', seat: -1 },
];
/** These need no words: the table shows them, or another line says it. */
const SILENT: readonly VillagersEvent[] = [
  { what: 'tookIntoHand', seat: 0, jobs: [COOPER] },
  { what: 'putCoin', seat: -1, place: 1, job: COOPER, coins: 1 },
  { what: 'played', seat: 0, job: COOPER },
  { what: 'discarded', seat: 0, job: TINNER },
  { what: 'passedStart', seat: -1, start: 1 },
];
/** The own ones are told with the card itself. */
const FOR_OTHERS: readonly VillagersEvent[] = [
  { what: 'laidDown', seat: 0, suit: 1, stack: 2 },
  { what: 'tookSecretly', seat: 0, suit: 1, stack: DRAW_PILE },
];

const UNLOCKINGS: readonly Unlocking[] = [
  { way: 'none' },
  { way: 'tinner', unlocker: BLACKSMITH },
  { way: 'own', unlocker: BLACKSMITH, gold: 2 },
  { way: 'others', unlocker: BLACKSMITH, gold: 2, owners: [1, 2], missing: 1 },
  { way: 'bank', unlocker: BLACKSMITH, gold: 2, missing: 0 },
];
const INCOMES: readonly Income[] = [
  { market: 1, gold: 12, silver: 0, coins: 4, perVillager: 0, total: 16 },
  { market: 2, gold: 12, silver: 6, coins: 4, perVillager: 5, total: 27 },
];

/** Likes to play cards: so the questions that special villagers ask come up, too. */
const playful: Policy = (choices, rng) => {
  const plays = choices.filter((choice) => choice.do === 'play');
  return anyChoice(plays.length > 0 && randomInt(rng, 3) > 0 ? plays : choices, rng);
};
const ALL_MODULES = { support: true, profiteers: true, development: true };

const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
const LIMIT = { limit: 5, symbols: 4, kept: 1, less: 1, cut: true };

describe.each(LANGS)('in %s', (lang) => {
  const text = TEXT[lang];
  const { words } = text;
  const ids = new Set(BOOK[lang].flatMap((chapter) => chapter.rules.map((rule) => rule.id)));

  test('every kind of question is told with choices that can be told apart', () => {
    const [game, teller]: readonly [Game, GameText] = [villagers, text];
    const told = new Set<string>();
    for (const n of upTo(40)) {
      const seats = n % 2 === 0 ? 1 : 2 + (n % 3);
      playGame(game, seats, seats > 1 ? ALL_MODULES : {}, `told ${n}`, playful, 1500, ({ s, seat }) => {
        const { frame, choices } = game.decision(s, seat);
        const view = game.view(s, seat);
        const said = choices.map((choice) => teller.action(view, frame, choice, anna));
        said.forEach(expectWords);
        if (new Set(said).size < said.length) expect(said, frame.kind).toEqual([...new Set(said)]);
        expectWords(teller.guide(view, frame));
        told.add(frame.kind);
      });
    }
    expect([...told].toSorted()).toEqual(Object.keys(WAITING).toSorted());
  });

  test('every reason has a sentence of its own', () => {
    const reasons = Object.keys(refusals);
    const details = { missing: 2, limit: 3, actions: 1, job: COOPER, most: 5 };
    const sentences = reasons.map((reason) => text.refusal({ reason, rule: '', details }));
    sentences.forEach(expectWords);
    expect(new Set(sentences).size).toBe(reasons.length);
  });

  test('every event has a line, to oneself and about others', () => {
    for (const event of EVENT_LINES) {
      for (const cast of [you, anna]) expectWords(text.event(event, cast) ?? '');
      expect(text.event(event, you), event.what).not.toBe(text.event(event, anna));
    }
    for (const event of IMPERSONAL) expectWords(text.event(event, you) ?? '');
    for (const event of SILENT) expect(text.event(event, anna)).toBeNull();
    for (const event of FOR_OTHERS) {
      expect(text.event(event, you)).toBeNull();
      expectWords(text.event(event, anna) ?? '');
    }
  });

  test('what is laid down or drawn face down is told to others by its suit only', () => {
    for (const event of FOR_OTHERS) {
      const told = text.event(event, anna) ?? '';
      expect(told.toLowerCase()).toContain(lang === 'de' ? 'heukarte' : 'hay card');
      for (const one of upTo(JOBS)) expect(told).not.toContain(` ${words.job(one)} `);
    }
  });

  test('the Countess has a title where others have a name', () => {
    const title = lang === 'de' ? COUNTESS_NAME : 'the Countess';
    const alone = { name: () => title, isYou: (seat: number) => seat === 0 };
    const paid: VillagersEvent = {
      what: 'unlocked',
      seat: 0,
      job: COOPER,
      owner: 1,
      card: 3,
      paid: 2,
      fromBank: 0,
    };
    expect(text.event(paid, alone)).toContain(
      lang === 'de' ? 'zahlst der Gräfin 2 Gold' : 'pay the Countess 2 gold',
    );
    const earned: VillagersEvent = { what: 'earned', seat: 1, source: 'coins', job: NOTHING, gold: 4 };
    expect(text.event(earned, alone)).toMatch(lang === 'de' ? /^Die Gräfin bekommt/ : /^The Countess gets/);
    const others: Unlocking = { way: 'others', unlocker: BLACKSMITH, gold: 2, owners: [1], missing: 0 };
    const [price] = words.notes.inHand(COOPER, others, alone).lines;
    expect(price).toContain(lang === 'de' ? 'Schmied von der Gräfin' : 'the Countess’s Blacksmith');
  });

  test('every option has different names for its values, and every phase a heading', () => {
    for (const option of villagers.options) {
      const values = valuesOf(option, 4).map((value) => text.optionValue(option.key, value));
      values.forEach(expectWords);
      expect(new Set(values).size).toBe(values.length);
    }
    expect(new Set(villagers.options.map(({ key }) => text.option(key))).size).toBe(villagers.options.length);
    const headings = upTo(END_PHASE).map((phase) => text.moment({ round: 3, phase: phase + 1 }));
    headings.forEach(expectWords);
    expect(new Set(headings).size).toBe(END_PHASE);
    expect(text.moment({ round: 0, phase: 0 })).not.toContain('0');
  });

  test('the page of the game is complete', () => {
    for (const one of [text.title, text.subtitle, text.blurb]) expectWords(one);
    expect(text.soloTitle).toBeNull();
  });

  test('everything on the table has a name of its own', () => {
    const named: readonly (readonly [count: number, name: (n: number) => string])[] = [
      [BASICS.length, words.basic],
      [STACKS + 1, words.stack],
      [END_PHASE + 1, words.phase],
      [DEVELOPMENTS.length, words.development],
      [EVENTS.length, words.event],
      [EVENTS.length, words.eventEffect],
      [SEASON_KEYS.length, words.season],
    ];
    for (const [count, name] of named) {
      const all = upTo(count).map(name);
      all.forEach(expectWords);
      expect(new Set(all).size).toBe(count);
    }
    const { notes } = words;
    for (const titles of [
      upTo(SUITS).map((suit) => notes.suit(suit).title),
      upTo(SUITS).map((suit) => notes.back(suit).title),
      SIGN_KEYS.map((sign) => notes.sign(sign).title),
      upTo(DIRECTION_KEYS.length).map((direction) => notes.direction(direction).title),
    ])
      expect(new Set(titles).size).toBe(titles.length);
    // The Founders have one name on both sides.
    expect(new Set(upTo(JOBS).map(words.job)).size).toBe(JOBS - 1);
    for (const one of upTo(JOBS)) {
      expect(words.onCard(one).replaceAll('\u00ad', '')).toBe(words.job(one));
      for (const part of words.onCard(one).split(/[\u00ad ]/)) expect(part.length).toBeLessThan(13);
      expectWords(words.printed.below(one));
    }
  });

  test('everything on the table explains itself and leads to a rule of the book', () => {
    const { notes } = words;
    const all: readonly Note[] = [
      notes.round(3),
      ...upTo(END_PHASE + 1).map(notes.phase),
      notes.bronze(),
      notes.development(),
      notes.goCard('Anna'),
      ...[1, 2].flatMap((market) => [
        notes.market(market, 7, false, false),
        notes.market(market, 1, false, false),
        notes.market(market, 0, true, false),
        notes.market(market, 0, false, true),
      ]),
      ...INCOMES.map((income) => notes.income('Anna', income)),
      notes.supply('Anna', 8),
      notes.bank(),
      ...upTo(JOBS).flatMap((one) => [
        notes.card(one),
        notes.onRoad(one, 0),
        notes.onRoad(one, 2),
        notes.inVillage(one, 0, true),
        notes.inVillage(one, 1, false),
        ...UNLOCKINGS.map((unlocking) => notes.inHand(one, unlocking, anna)),
      ]),
      ...upTo(SUITS).flatMap((suit) => [notes.back(suit), notes.suit(suit)]),
      notes.unseen(),
      ...SIGN_KEYS.map(notes.sign),
      notes.coins(1),
      notes.coins(4),
      ...upTo(ROAD).map(notes.place),
      ...upTo(STACKS).flatMap((stack) => [notes.stack(stack, 4, 1), notes.exhausted(stack)]),
      ...[0, 1, 20].flatMap((n) => [notes.drawPile(n), notes.discardPile(n)]),
      ...upTo(BASICS.length).flatMap((basic) => [notes.basics(basic, 0), notes.basics(basic, 7)]),
      notes.draftLimit(LIMIT),
      notes.buildLimit({ ...LIMIT, symbols: 0, kept: 0, less: 0, cut: false }),
      notes.swaps(2),
      notes.tinner(),
      notes.hand('Anna', []),
      notes.hand('Anna', [1, 1, 8]),
      notes.drafted('Anna', 1, 3),
      notes.village('Anna', 12),
      ...upTo(DEVELOPMENTS.length).flatMap((development) => [
        notes.developmentCard(development, [{ name: 'Anna', count: 3 }], ''),
        notes.developmentCard(development, [{ name: 'Anna', count: 3 }], 'Anna'),
      ]),
      ...upTo(DEVELOPMENTS.length)
        .filter((development) => DEVELOPMENTS[development].direction === 'production')
        .map((development) => notes.kept(development, 'Anna')),
      ...upTo(DIRECTION_KEYS.length).map(notes.direction),
      ...upTo(EVENTS.length).map(notes.event),
      ...upTo(SEASON_KEYS.length).flatMap((season) => [notes.season(season, 1), notes.season(season, 5)]),
      notes.jester(true),
      notes.jester(false),
      notes.countess(9, 1),
      notes.countess(9, 4),
    ];
    for (const { title, lines, rule } of all) {
      expectWords(title);
      expect(lines.length, title).toBeGreaterThan(0);
      for (const line of lines) {
        expectWords(line);
        expect(line, title).toMatch(/^[\p{Lu}\d].*[.!:]$/u);
      }
      expect(ids).toContain(rule);
    }
  });

  test('every card has an explanation of its own', () => {
    const explained = upTo(JOBS).map((one) => words.notes.card(one).lines.join(' '));
    expect(new Set(explained).size).toBe(JOBS);
    expect(words.notes.card(FED_FOUNDERS)).not.toEqual(words.notes.card(job('founders')));
    for (const special of [TINNER, FREELANCER, ...['monk', 'nun', 'prophet'].map(job)])
      expectWords(words.printed.effect(special));
  });

  test('the rules book holds all rules of the dossier', () => {
    expect(ids.size).toBe(328);
    expect(BOOK[lang][0].intro.length).toBeGreaterThan(3);
  });

  test('VRS-ROAD-06 that nobody leaves the road in the first round is said of three and four only', () => {
    const rules = BOOK[lang].flatMap((chapter) => chapter.rules);
    const told = rules.find(({ id }) => id === 'VRS-ROAD-06')?.text ?? '';
    expect(told).toMatch(/^(Zu dritt und zu viert|With three or four)/);
  });

  test('VRS-SUP-12 the Recruiter is paid to the bank', () => {
    const told = text.event({ what: 'recruited', seat: 0, gold: 1 }, anna);
    expect(told).toMatch(/der Bank 1 Gold|the bank 1 gold/);
  });

  test('every refusal points to a rule of the book', () => {
    const folder = new URL('../rules/', import.meta.url);
    const rules = readdirSync(folder).flatMap((file) =>
      [
        ...readFileSync(new URL(file, folder), 'utf8').matchAll(
          /(?:reason\(\s*'\w+',\s*|noPlace\()'([^']+)'/g,
        ),
      ].map(([, rule]) => rule),
    );
    expect(rules.length).toBeGreaterThan(50);
    for (const rule of rules) expect(ids).toContain(rule);
  });
});
