import { expectWords, others, textSuite, you } from '@spielstube/engine/testing';
import { describe, expect, test } from 'vitest';
import { PHASE_LETTERS } from '../data/bonuses.ts';
import { CARD_COUNT } from '../data/cards.ts';
import { burgundy } from '../index.ts';
import type { BurgundyEvent } from '../rules/events.ts';
import { make } from '../rules/moves.ts';
import { type BurgundyFrame, frame, type QuestionKind } from '../rules/state.ts';
import type { BurgundyTypes } from '../rules/types.ts';
import { chapters as chaptersDe } from '../text/chapters-de.ts';
import { chapters as chaptersEn } from '../text/chapters-en.ts';
import { refusals } from '../text/de/refusals.ts';
import { burgundyDe } from '../text/de.ts';
import { burgundyEn } from '../text/en.ts';
import { cardKey } from '../text/facts.ts';
import type { BurgundyText } from '../text/types.ts';
import { cardFrom } from './names.ts';
import { position } from './position.ts';
import { at } from './table.ts';

const text = { de: burgundyDe, en: burgundyEn };
textSuite<BurgundyTypes>(burgundy, { text, book: { de: chaptersDe, en: chaptersEn }, mostDecisions: 3000 });

const REASONS = Object.keys(refusals);

const QUESTIONS: readonly QuestionKind[] = [
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

describe.each(Object.entries(text))('in %s', (lang, text) => {
  const s = position({ players: [{ hand: [2, 5], workers: 1 }] });

  test('every reason has a sentence of its own', () => {
    const sentences = REASONS.map((reason) => text.refusal({ reason, rule: '', details: { sort: 0 } }));
    sentences.forEach(expectWords);
    expect(REASONS).toContain('notOffered');
    expect(new Set(sentences).size).toBe(REASONS.length);
  });

  test('every question has a title, a hint and a line for those who wait', () => {
    for (const kind of QUESTIONS) {
      const asked: BurgundyFrame = frame(kind, 0, 4, cardFrom('CH2'));
      const { title, hint } = text.question(s, asked);
      for (const words of [title, hint, text.waiting(asked)]) expectWords(words);
    }
    const anyDie = text.question(s, frame('action', 0));
    expect(anyDie.title).not.toBe(text.question(s, frame('action', 0, 4)).title);
  });

  test('every event has a line, to oneself and about others', () => {
    for (const event of EVENTS) {
      for (const cast of [you, others]) expectWords(text.event(event, cast) ?? '');
    }
    for (const event of SILENT) expect(text.event(event, you)).toBeNull();
    const personal = EVENTS.filter((event) => event.seat === 0 && event.what !== 'noCardFits');
    for (const event of personal) expect(text.event(event, you)).not.toBe(text.event(event, others));
  });

  test('every value of an option and every moment has a name', () => {
    for (const value of ['random', '1', '2', '3', '4'])
      expect(text.optionValue('startPlayer', value)).not.toBe(value);
    PHASE_LETTERS.forEach((letter, phase) => {
      expect(text.moment({ phase, round: 3 })).toMatch(new RegExp(`${letter}, .*3$`));
    });
  });

  test('the page of the game is complete', () => {
    for (const words of [text.title, text.subtitle, text.blurb]) expectWords(words);
  });

  test('every kind of move and wish is said, for every card', () => {
    const asking = frame('action', 0, 4, castle);
    for (let card = 0; card < CARD_COUNT; card++) {
      for (const verb of ['take', 'place', 'keep', 'use', 'giveUp'] as const) {
        expectWords(text.action(s, asking, make[verb](card)));
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
      expectWords(text.action(s, asking, action));
    }
    for (const wish of [{ wish: 'row', row: 4 }, { wish: 'project' }, { wish: 'pass' }] as const) {
      expectWords(text.wish(s, asking, wish));
    }
  });

  test('a card is explained by the sentence of the rules book', () => {
    const sentences = (lang === 'de' ? chaptersDe : chaptersEn).flatMap(({ rules }) => rules);
    for (let card = 0; card < CARD_COUNT; card++)
      expect(sentences.map((rule) => rule.text)).toContain(text.words.effect(cardKey(card)));
  });
});

test('the rules book holds all 205 rules', () => {
  expect(chaptersDe.flatMap(({ rules }) => rules)).toHaveLength(205);
});

test('where there is nothing to choose, nobody is asked which', () => {
  const title = (hand: readonly number[], words: BurgundyText): string => {
    const s = position({ players: [{ hand }] });
    return words.question(burgundy.view(s, 0), burgundy.decision(s, 0).frame).title;
  };
  expect([title([4, 1], text.de), title([4, 4], text.de)]).toEqual([
    'Welchen Würfel spielst du?',
    'Du spielst eine 4.',
  ]);
  expect([title([4, 1], text.en), title([4, 4], text.en)]).toEqual([
    'Which die do you play?',
    'You play a 4.',
  ]);
  const last = position({ round: 6, players: [{ hand: [3], silver: 3 }] });
  expect(text.de.question(last, burgundy.decision(last, 0).frame).title).toBe(
    'Du spielst deine letzte Karte: eine 3.',
  );
});

test('a conversion that does not work out is told with what would be left over', () => {
  const table = at(position({ players: [{ hand: [4, 1], workers: 4, silver: 4 }] })).choose('play 4');
  const refusal = table.refused('convert 4w4s');
  expect(text.de.refusal(refusal)).toBe(
    'Eingetauscht wird nur in vollen Gruppen zu 3 Karten. Von 8 blieben 2 übrig.',
  );
  expect(text.en.refusal(refusal)).toBe(
    'Only full groups of 3 cards are exchanged. Of 8, 2 would be left over.',
  );
});

test('sentences as players read them', () => {
  const { de, en } = text;
  const player = { hand: [4, 1], silver: 3, workers: 2, goods: 'MM', projects: ['SH4a', 'CL6a'] };
  const table = at(position({ rows: { 2: ['TH5'], 5: ['MK1'] }, players: [player] })).choose('play 4');
  const { s } = table;
  const top = burgundy.decision(s, 0).frame;
  expect(de.question(s, top)).toEqual({
    title: 'Du hast eine 4 gewählt: Was tust du?',
    hint: 'Was leuchtet, geht. Mit deinen 2 Arbeitern reichst du von 2 bis 6.',
  });
  const said = (words: BurgundyText): string[] =>
    burgundy.actions(s, 0).map((action) => words.action(s, top, action));
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
  expect(de.event(took, others)).toBe('Anna nimmt den Markt (1) aus Reihe 5.');
  expect(en.event(took, others)).toBe('Anna takes the Market (1) from row 5.');
  const tooFar = {
    reason: 'tooFewWorkers',
    rule: 'BUR-WORKER-04',
    details: { die: 4, price: 3, workers: 1 },
  };
  expect(de.refusal(tooFar)).toBe(
    'Das liegt 3 Schritte von deiner 4 entfernt und kostet 3 Arbeiter, du hast nur 1.',
  );
  expect(en.refusal(tooFar)).toBe('That is 3 steps away from your 4 and costs 3 workers, you have only 1.');
});
