import { expect, test } from 'vitest';
import { readCall, sitsThere } from '../offline/calls.ts';

const CALL = {
  title: 'Burgund: Du bist am Zug',
  body: 'Noch 11 Stunden.',
  url: 'https://stube.example/table/abc',
};

test('a call has a title, words and a table; anything else is none', () => {
  expect(readCall(CALL)).toEqual(CALL);
  expect(readCall({ ...CALL, url: 3 })).toBeNull();
  expect(readCall(null)).toBeNull();
});

test('who sits at the table is not called; who has it in another tab is', () => {
  const at = (url: string, visibilityState: DocumentVisibilityState) => [{ url, visibilityState }];
  expect(sitsThere(CALL, at('https://stube.example/table/abc#invited', 'visible'))).toBe(true);
  expect(sitsThere(CALL, at('https://stube.example/table/abc', 'hidden'))).toBe(false);
  expect(sitsThere(CALL, at('https://stube.example/', 'visible'))).toBe(false);
});
