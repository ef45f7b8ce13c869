import type { Lang } from '@spielstube/engine/text';
import { CARDS, FACE, PILE_CARDS } from '../data/cards.ts';
import { chapters as chaptersDe } from '../text/chapters-de.ts';
import { chapters as chaptersEn } from '../text/chapters-en.ts';
import { newdaleDe } from '../text/de.ts';
import { newdaleEn } from '../text/en.ts';

/* What the tests of words have in common. */

export const LANGS: readonly Lang[] = ['de', 'en'];
export const TEXT = { de: newdaleDe, en: newdaleEn };
export const BOOK = { de: chaptersDe, en: chaptersEn };

/** The rules that the book of a language holds. */
export const rulesOf = (lang: Lang): ReadonlySet<string> =>
  new Set(BOOK[lang].flatMap((chapter) => chapter.rules.map((rule) => rule.id)));

export const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

/** Cards that look different. */
export const FACES = upTo(CARDS).filter((one) => one >= PILE_CARDS || FACE[one] === one);
