import { expectWords } from '@spielstube/engine/testing';
import { describe, expect, test } from 'vitest';
import { CHAPTER_KEYS } from '../data/chapters.ts';
import { BOOK, LANGS, rulesOf, TEXT } from './languages.ts';

describe.each(LANGS)('Chronicle and rules book in %s', (lang) => {
  const { words } = TEXT[lang];
  const ids = rulesOf(lang);

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
});
