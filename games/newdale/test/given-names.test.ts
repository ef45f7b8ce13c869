import { others } from '@spielstube/engine/testing';
import { describe, expect, test } from 'vitest';
import { BOARD_KEYS, placeNamed } from '../data/boards.ts';
import { newdale } from '../index.ts';
import { newdaleDe } from '../text/de.ts';
import { newdaleEn } from '../text/en.ts';
import { withGivenNames } from '../ui/given-names.ts';
import { at as sitDown } from './table.ts';

const A = BOARD_KEYS.indexOf('A');
const at = (key: string): number => placeNamed(A, key);
const GIVEN = [{ place: 'A8', name: 'Anna $& Söhne' }];

describe('NEW-CAMP-07 names that winners have given', () => {
  test.each([newdaleDe, newdaleEn])('are used by board and explanations', (text) => {
    const named = withGivenNames(text, GIVEN);
    expect(named.words.place(A, at('A8'))).toBe('Anna $& Söhne (A8)');
    const state = { board: A, place: at('A8'), premiumTaken: false, owners: [], tiles: [], isStart: false };
    expect(named.words.notes.place({ ...state, isTarget: false }).title).toBe('Anna $& Söhne (A8)');
  });

  test.each([newdaleDe, newdaleEn])('are used by choices and log', (text) => {
    const named = withGivenNames(text, GIVEN);
    const { s } = sitDown({
      players: [{ stones: 'build', hand: 'fortress1', goods: { coal: 30 } }],
    }).choose('build fortress1');
    const frame = s.stack[s.stack.length - 1];
    const choice = newdale.parse('at A8');
    if (choice === null) throw new Error('no such move');
    expect(named.action(s, frame, choice)).toMatch(/^Anna \$& Söhne \(A8\): /);
    const built = { what: 'built', seat: 0, card: 1, from: 0, place: at('A8'), area: 2, steps: 1 } as const;
    expect(named.event(built, others)).toContain('Anna $& Söhne (A8)');
  });

  test.each([newdaleDe, newdaleEn])('leave all other places and the words themselves alone', (text) => {
    const named = withGivenNames(text, [...GIVEN, { place: 'A1', name: 'x' }, { place: 'Z9', name: 'y' }]);
    const elsewhere = ['A1', 'A2', 'A18'].map(at);
    expect(elsewhere.map((place) => named.words.place(A, place))).toEqual(
      elsewhere.map((place) => text.words.place(A, place)),
    );
    expect(text.words.place(A, at('A8'))).not.toContain('Anna');
    expect(withGivenNames(text, [])).toBe(text);
  });
});
