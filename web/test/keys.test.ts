import { describe, expect, test } from 'vitest';
import { keyName } from '../keys/key-name.ts';
import { actOf, KEYS, type KeyedPage, PAGES, type Place } from '../keys/key-table.ts';
import { pressed } from '../keys/keyed.ts';
import { CHOICE_KEYS } from '../table/choice-keys.ts';
import { de } from '../text/keys/de.ts';
import { en } from '../text/keys/en.ts';

const PLACES = Object.keys(KEYS) as Place[];
const NAMES = Object.keys(PAGES) as KeyedPage[];
const keysIn = (place: Place): string[] => Object.values<readonly string[]>(KEYS[place]).flat();

test('every act has a key, and words in both languages', () => {
  for (const place of PLACES) {
    for (const [act, keys] of Object.entries<readonly string[]>(KEYS[place])) {
      expect(keys.length, `${place}.${act}`).toBeGreaterThan(0);
      for (const words of [de, en]) {
        const named: Readonly<Record<string, string>> = words.acts[place];
        expect(named[act], `${place}.${act}`).toMatch(/\S/);
      }
    }
  }
});

describe.each(NAMES)('on the page %s', (page) => {
  test('no key means two things', () => {
    const keys = PAGES[page].flatMap(keysIn);
    expect(keys.filter((key, n) => keys.indexOf(key) !== n)).toEqual([]);
  });
});

test('no key means two things in a dialog, and none that chooses means anything else at a table', () => {
  expect(new Set(keysIn('dialog')).size).toBe(keysIn('dialog').length);
  for (const page of ['playing', 'taught'] as const) {
    for (const key of CHOICE_KEYS) expect(actOf(PAGES[page], key), key).toBeNull();
  }
});

test('a key is known by its letter and Shift, whatever the case in which it comes', () => {
  expect(pressed({ key: 'u', shiftKey: false })).toBe('u');
  expect(pressed({ key: 'U', shiftKey: false })).toBe('u');
  expect(pressed({ key: 'N', shiftKey: true })).toBe('Shift+N');
  expect(pressed({ key: 'n', shiftKey: true })).toBe('Shift+N');
  expect(pressed({ key: 'ArrowLeft', shiftKey: true })).toBe('Shift+ArrowLeft');
  // Signs are typed with Shift on one keyboard and without it on another.
  for (const key of ['?', '/', '+', ' ']) expect(pressed({ key, shiftKey: true })).toBe(key);
});

test('every key that is bound is one that can be pressed, and has a name', () => {
  for (const key of PLACES.flatMap(keysIn)) {
    const shiftKey = key.startsWith('Shift+');
    expect(pressed({ key: shiftKey ? key.slice(6) : key, shiftKey })).toBe(key);
    for (const { names } of [de, en])
      expect(keyName(key, names)).toMatch(/^(\p{L}+ )?(\S|\p{L}[\p{L} 0-9]+)$/u);
  }
  expect(keyName('Shift+ArrowLeft', de.names)).toBe('Umschalt ←');
});
