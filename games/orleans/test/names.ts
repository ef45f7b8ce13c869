import { GOOD_KEYS } from '../data/goods.ts';
import { KIND_KEYS } from '../data/people.ts';
import { GEAR, NOTHING } from '../rules/state.ts';

/* How tests write pieces. */

/** Farmer, boatman, craftsman, trader, knight, scholar, monk; the own ones are capitals. */
export const KIND_LETTERS = 'fbctksmFBCT';
export const PROFESSION_LETTERS = 'fbctksm';
/** Grain, cheese, wine, wool (o) and brocade (x). */
export const GOOD_LETTERS = 'gcwox';

if (KIND_LETTERS.length !== KIND_KEYS.length || GOOD_LETTERS.length !== GOOD_KEYS.length)
  throw new Error('a letter for each piece');

/** Spaces in their order: a letter for a person, * for technology, . for nobody. */
export function spaceLetter(on: number): string {
  if (on === NOTHING) return '.';
  return on === GEAR ? '*' : KIND_LETTERS[on];
}
export function spaceFrom(letter: string): number {
  if (letter === '.') return NOTHING;
  if (letter === '*') return GEAR;
  return indexIn(Array.from(KIND_LETTERS), letter);
}

/** The place of a name in a list of keys. */
export function indexIn(keys: readonly string[], name: string): number {
  const at = keys.indexOf(name);
  if (at < 0) throw new Error(`"${name}" is none of ${keys.join(', ')}`);
  return at;
}
