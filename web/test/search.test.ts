import { expect, test } from 'vitest';
import { findInBook } from '../rules/search.tsx';

const book = [
  {
    id: 'goods',
    title: 'Waren',
    intro: [],
    rules: [
      { id: 'BUR-ACT3-01', text: 'Verkaufe alle Fässer einer Sorte.' },
      { id: 'BUR-ACT3-02', text: 'Dafür gibt es Silber.' },
    ],
  },
];

test('finds words without accents, IDs and chapter titles; every word must be there', () => {
  const found = (search: string) =>
    findInBook(book, search).flatMap((chapter) => chapter.rules.map((rule) => rule.id));
  expect(found('fasser')).toEqual(['BUR-ACT3-01']);
  expect(found('act3-02')).toEqual(['BUR-ACT3-02']);
  expect(found('waren silber')).toEqual(['BUR-ACT3-02']);
  expect(found('schafe')).toEqual([]);
  expect(findInBook(book, ' ')).toBe(book);
});
