import type { WrittenBook } from '@spielstube/engine/text';
import { alone } from './de/book/alone.ts';
import { chapterRules } from './de/book/chapters.ts';
import { opening } from './de/book/opening.ts';
import { things } from './de/book/things.ts';
import { working } from './de/book/working.ts';

/** The rules book in German, in the order in which a learner reads it. */
export const bookDe = { ...opening, ...working, ...things, ...chapterRules, ...alone } satisfies WrittenBook;
