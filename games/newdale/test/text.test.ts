import { randomInt, valuesOf } from '@spielstube/engine';
import {
  others as anna,
  anyChoice,
  expectWords,
  type Policy,
  playGame,
  textSuite,
} from '@spielstube/engine/testing';
import { describe, expect, test } from 'vitest';
import { CHAPTER_KEYS } from '../data/chapters.ts';
import { COMMON_FIELDS, FIRST_AREA_FIELD } from '../data/fields.ts';
import { newdale } from '../index.ts';
import { SCORED } from '../rules/state.ts';
import type { NewdaleTypes } from '../rules/types.ts';
import { waiting as WAITING } from '../text/de/questions.ts';
import { busy } from './busy.ts';
import { BOOK, LANGS, TEXT, upTo } from './languages.ts';

textSuite<NewdaleTypes>(newdale, { text: TEXT, book: BOOK, mostDecisions: 3000 });

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
});
