import type { Cast, Lang } from '@spielstube/engine';
import { describe, expect, test } from 'vitest';
import { CARD_COUNT } from '../data/cards.ts';
import { PHASE_LETTERS } from '../data/setup.ts';
import { burgundy } from '../index.ts';
import type { BurgundyEvent } from '../rules/events.ts';
import * as reasons from '../rules/reasons.ts';
import { type BurgundyFrame, type FrameKind, frame } from '../rules/state.ts';
import { burgundyText } from '../text/index.ts';
import { RULES } from '../text/rule-ids.ts';
import { cardFrom } from './names.ts';
import { position } from './position.ts';
import { playOut } from './random-game.ts';
import { at } from './table.ts';

const LANGS: readonly Lang[] = ['de', 'en'];
const texts = LANGS.map((lang) => burgundyText[lang]);
const anna: Cast = { name: (seat) => ['Anna', 'Ben', 'Carl', 'Dora'][seat], isYou: () => false };
const you: Cast = { ...anna, isYou: (seat) => seat === 0 };

/** A sentence that a player can read. */
function expectWords(text: string): void {
  expect(text.trim()).not.toBe('');
  expect(text).not.toMatch(/undefined|NaN|null|\[object|\s\s|\?\?/);
}

const REASONS = [...new Set(Object.values(reasons).map((reason) => reason.id)), 'notYourTurn'];

const QUESTIONS: readonly FrameKind[] = [
  'turn',
  'action',
  'makeRoom',
  'target',
  'phaseBonus',
  'goods',
  'animal',
  'boardingHouse',
  'takeFromDisplay',
  'warehouse',
  'cityHall',
  'bought',
  'endTurn',
];

const castle = cardFrom('CA2a');
const EVENTS: readonly BurgundyEvent[] = [
  { what: 'phaseStarted', seat: -1, phase: 1, first: 0 },
  { what: 'displayCleared', seat: -1, cards: 1 },
  { what: 'displayCleared', seat: -1, cards: 3 },
  { what: 'reshuffled', seat: -1, cards: 40 },
  { what: 'played', seat: 0, die: 4, card: castle },
  { what: 'workersSpent', seat: 0, workers: 1, from: 4, to: 5 },
  { what: 'took', seat: 0, card: castle, row: 2 },
  { what: 'gaveUp', seat: 0, card: castle },
  { what: 'placed', seat: 0, card: castle, stack: 0, size: 1 },
  { what: 'tripled', seat: 0, type: 3, stack: 0 },
  { what: 'firstTriple', seat: 0, type: 3 },
  { what: 'allSeven', seat: 0, points: 4 },
  { what: 'choseBonus', seat: 0, phase: 1, option: 1 },
  { what: 'gotSilver', seat: 0, silver: 2, by: 'card' },
  { what: 'gotWorkers', seat: 0, workers: 2, by: 'action' },
  { what: 'gotPoints', seat: 0, points: 1, by: 'card' },
  { what: 'gotPoints', seat: 0, points: 1, by: 'egon' },
  { what: 'gotGoods', seat: 0, sort: 1, stack: 0 },
  { what: 'gotAnimal', seat: 0, sort: 3, stack: 1 },
  { what: 'stackDivided', seat: -1, supply: 'animals' },
  { what: 'nothingLeft', seat: 0, supply: 'goods' },
  { what: 'noCardFits', seat: 0, card: cardFrom('MK4') },
  { what: 'sold', seat: 0, sort: 1, cards: 2 },
  { what: 'startCardTaken', seat: 0, from: 0 },
  { what: 'startCardTaken', seat: 0, from: 1 },
  { what: 'startCardTaken', seat: 1, from: 0 },
  { what: 'converted', seat: 0, workers: 2, silver: 1, points: 1 },
  { what: 'bought', seat: 0, cards: [castle, cardFrom('MK4'), cardFrom('BH3')] },
  { what: 'keptBought', seat: 0, card: castle },
  { what: 'usedBought', seat: 0, card: castle },
  { what: 'declined', seat: 0 },
  { what: 'egonRevealed', seat: 1, card: castle },
  { what: 'compared', seat: -1, player: 3, egon: 1 },
  { what: 'gameOver', seat: -1 },
];
/** These need no words: the table shows them, or the line before has said it. */
const SILENT: readonly BurgundyEvent[] = [
  { what: 'roundStarted', seat: -1, round: 2 },
  { what: 'displayDealt', seat: -1, card: castle, row: 3 },
  { what: 'gotSilver', seat: 0, silver: 2, by: 'bonus' },
  { what: 'gotWorkers', seat: 0, workers: 2, by: 'bonus' },
  { what: 'gotPoints', seat: 0, points: 2, by: 'bonus' },
];

describe.each(texts.map((text, n) => [LANGS[n], text] as const))('in %s', (_lang, text) => {
  const s = position({ players: [{ hand: [2, 5], workers: 1 }] });

  test('every reason has a sentence of its own', () => {
    const sentences = REASONS.map((reason) => text.refusal(s, { reason, rule: '', details: { sort: 0 } }));
    sentences.forEach(expectWords);
    const fallback = text.refusal(s, { reason: 'notOffered', rule: '', details: {} });
    expectWords(fallback);
    expect(sentences).not.toContain(fallback);
    expect(new Set(sentences).size).toBe(REASONS.length);
  });

  test('every question has a title, a hint and a line for those who wait', () => {
    for (const kind of QUESTIONS) {
      const asked: BurgundyFrame = frame(kind, 0, 4, cardFrom('CH2'));
      const { title, hint } = text.question(s, asked);
      for (const words of [title, hint, text.waiting(s, asked)]) expectWords(words);
    }
    const anyDie = text.question(s, frame('action', 0));
    expect(anyDie.title).not.toBe(text.question(s, frame('action', 0, 4)).title);
  });

  test('every event has a line, to oneself and about others', () => {
    for (const event of EVENTS) {
      for (const cast of [you, anna]) expectWords(text.event(event, cast) ?? '');
    }
    for (const event of SILENT) expect(text.event(event, you)).toBeNull();
    const personal = EVENTS.filter((event) => event.seat === 0 && event.what !== 'noCardFits');
    for (const event of personal) expect(text.event(event, you)).not.toBe(text.event(event, anna));
  });

  test('every score source, option and moment has a name', () => {
    const sheets = [
      ...burgundy.scores(s),
      ...burgundy.scores(position({ seats: 1, egon: { estate: ['CA1a', 'MI1a', 'KN1a'] } })),
    ];
    for (const { source } of sheets.flatMap((sheet) => sheet.lines)) {
      expectWords(text.scoreSource(source));
      expect(text.scoreSource(source)).not.toBe(source);
    }
    for (const option of burgundy.options) {
      expect(text.option(option.key)).not.toBe(option.key);
      for (const value of option.values) expect(text.optionValue(option.key, value)).not.toBe(value);
    }
    PHASE_LETTERS.forEach((letter, phase) => {
      expect(text.moment({ ...s, phase, round: 3 })).toMatch(new RegExp(`${letter}, .*3$`));
    });
  });

  test('the page of the game is complete', () => {
    for (const words of [text.title, text.subtitle, text.blurb, ...text.reconstructed]) expectWords(words);
    expect(text.rival).toBe('Egon');
    expect(text.reconstructed).toHaveLength(6);
  });

  test('every kind of move and wish is said, for every card', () => {
    for (let card = 0; card < CARD_COUNT; card++) {
      for (const verb of ['take', 'place', 'keep', 'use', 'giveUp'] as const) {
        expectWords(text.action(s, 0, { do: verb, card }));
      }
    }
    const rest = [
      'play 3',
      'sell M',
      'topUp',
      'silver',
      'convert 2w1s',
      'buy',
      'onto 1',
      'bonus 2',
      'goods 1',
      'animal 2',
      'decline',
      'end',
    ];
    for (const move of rest) {
      const action = burgundy.parse(move);
      if (action === null) throw new Error(`"${move}" is no move`);
      expectWords(text.action(s, 0, action));
    }
    for (const wish of [{ wish: 'row', row: 4 }, { wish: 'project' }, { wish: 'pass' }] as const) {
      expectWords(text.wish(s, 0, wish));
    }
  });

  test.each([1, 2, 3, 4])('random games of %i are told without a gap', (seats) => {
    for (let game = 0; game < 6; game++) {
      const told = (event: BurgundyEvent): void => {
        for (const cast of [you, anna]) {
          const line = text.event(event, cast);
          if (line !== null) expectWords(line);
        }
      };
      playOut(burgundy.setup(seats, {}, `words ${game}`, told), game + seats, told, (now, seat, decision) => {
        // What a player reads is made from the own view.
        const view = burgundy.view(now, seat);
        const { title, hint } = text.question(view, decision.frame);
        for (const words of [title, hint, text.waiting(view, decision.frame), text.moment(view)])
          expectWords(words);
        const choices = decision.choices.map((choice) => text.action(view, seat, choice));
        choices.forEach(expectWords);
        for (const { wish, refusal } of decision.closed) {
          expectWords(text.wish(view, seat, wish));
          expectWords(text.refusal(view, refusal));
        }
      });
    }
  });

  test('the rules book holds every rule once, each in its own words', () => {
    const ids = text.book.flatMap((chapter) => chapter.rules.map((rule) => rule.id));
    expect(ids).toHaveLength(205);
    expect(new Set(ids).size).toBe(205);
    expect(new Set(ids)).toEqual(new Set(Object.values(RULES).flat()));
    for (const chapter of text.book) {
      for (const words of [chapter.title, ...chapter.intro]) expectWords(words);
      for (const rule of chapter.rules) {
        expectWords(rule.text);
        expect(rule.id).toMatch(/^BUR-[A-Z0-9]+(-[A-Z]+)?-\d\d$/);
        expect(rule.text).toMatch(/[.!]$/);
      }
    }
    const sentences = text.book.flatMap((chapter) => chapter.rules.map((rule) => rule.text));
    expect(new Set(sentences).size).toBe(205);
  });

  test('every refusal points to a rule of the book', () => {
    const ids = new Set(text.book.flatMap((chapter) => chapter.rules.map((rule) => rule.id)));
    for (const reason of Object.values(reasons)) expect(ids).toContain(reason.rule);
  });
});

test('both books have the same chapters and rules in the same order', () => {
  const [de, en] = texts.map((text) =>
    text.book.map(({ id, rules }) => [id, ...rules.map((rule) => rule.id)]),
  );
  expect(de).toEqual(en);
});

test('sentences as players read them', () => {
  const { de, en } = burgundyText;
  const player = { hand: [4, 1], silver: 3, workers: 2, goods: 'MM', projects: ['SH4a', 'CL6a'] };
  const table = at(position({ rows: { 2: ['TH5'], 5: ['MK1'] }, players: [player] })).choose('play 4');
  const { s } = table;
  const top = s.stack[s.stack.length - 1];
  expect(de.question(s, top)).toEqual({
    title: 'Du hast eine 4 gewählt: Was tust du?',
    hint: 'Was leuchtet, geht. Mit deinen 2 Arbeitern reichst du von 2 bis 6.',
  });
  const said = (text: typeof de): string[] =>
    burgundy.actions(s, 0).map((action) => text.action(s, 0, action));
  expect(said(de)).toEqual([
    'Rathaus (5) aus Reihe 2 nehmen, kostet 2 Arbeiter',
    'Markt (1) aus Reihe 5 nehmen, kostet 1 Arbeiter',
    'Schiff (4) setzen: 1 Ware',
    'Kloster (6) setzen: ein Joker, kostet 2 Arbeiter',
    '2 Fässer verkaufen: 2 Punkte, 2 Silber',
    '1 Silber nehmen',
    '3 Silber eintauschen: 1 Punkt',
    '1 Arbeiter und 2 Silber eintauschen: 1 Punkt',
    '2 Arbeiter und 1 Silber eintauschen: 1 Punkt',
    'Für 3 Silber drei Karten ziehen',
  ]);
  expect(said(en).slice(0, 5)).toEqual([
    'Take City Hall (5) from row 2, costs 2 workers',
    'Take Market (1) from row 5, costs 1 worker',
    'Place Ship (4): 1 good',
    'Place Cloister (6): a joker, costs 2 workers',
    'Sell 2 barrels: 2 points, 2 silver',
  ]);
  const took: BurgundyEvent = { what: 'took', seat: 0, card: cardFrom('MK1'), row: 5 };
  expect(de.event(took, you)).toBe('Du nimmst den Markt (1) aus Reihe 5.');
  expect(de.event(took, anna)).toBe('Anna nimmt den Markt (1) aus Reihe 5.');
  expect(en.event(took, anna)).toBe('Anna takes the Market (1) from row 5.');
  const tooFar = {
    reason: 'tooFewWorkers',
    rule: 'BUR-WORKER-04',
    details: { die: 4, price: 3, workers: 1 },
  };
  expect(de.refusal(s, tooFar)).toBe(
    'Das liegt 3 Schritte von deiner 4 entfernt und kostet 3 Arbeiter, du hast nur 1.',
  );
  expect(en.refusal(s, tooFar)).toBe(
    'That is 3 steps away from your 4 and costs 3 workers, you have only 1.',
  );
});
