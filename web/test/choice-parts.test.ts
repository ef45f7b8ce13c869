import { expect, test } from 'vitest';
import { choiceParts } from '../table/choice-parts.ts';

test('what a choice is called ends at the first colon', () => {
  expect(choiceParts('Nachwuchs: 7 Münzen: Stein 3')).toEqual({
    name: 'Nachwuchs',
    meaning: '7 Münzen: Stein 3',
  });
  expect(choiceParts('Zug beenden')).toEqual({ name: 'Zug beenden', meaning: '' });
});

test('a colon in brackets parts nothing', () => {
  const words = 'The “1” on the farm dies (Chronicle: Farm)';
  expect(choiceParts(words)).toEqual({ name: words, meaning: '' });
  expect(choiceParts('Tannery (helpers: 3) build: from 7 coins')).toEqual({
    name: 'Tannery (helpers: 3) build',
    meaning: 'from 7 coins',
  });
});
