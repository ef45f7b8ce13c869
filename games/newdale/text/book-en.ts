import type { Translated } from '@spielstube/engine/text';
import type { bookDe } from './book-de.ts';
import { alone } from './en/book/alone.ts';
import { chapterRules } from './en/book/chapters.ts';
import { opening } from './en/book/opening.ts';
import { things } from './en/book/things.ts';
import { working } from './en/book/working.ts';

/** The rules book in English. */
export const bookEn: Translated<typeof bookDe> = {
  ...opening,
  ...working,
  ...things,
  ...chapterRules,
  ...alone,
};
