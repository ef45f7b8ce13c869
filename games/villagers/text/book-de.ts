import type { WrittenBook } from '@spielstube/engine/text';
import { building } from './de/book/building.ts';
import { cards } from './de/book/cards.ts';
import { modules } from './de/book/modules.ts';
import { opening } from './de/book/opening.ts';
import { solo } from './de/book/solo.ts';

/** The rules book in German, in the order in which a learner reads it. */
export const bookDe = { ...opening, ...building, ...cards, ...modules, ...solo } satisfies WrittenBook;
