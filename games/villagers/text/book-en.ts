import type { Translated } from '@spielstube/engine/text';
import type { bookDe } from './book-de.ts';
import { building } from './en/book/building.ts';
import { cards } from './en/book/cards.ts';
import { modules } from './en/book/modules.ts';
import { opening } from './en/book/opening.ts';
import { solo } from './en/book/solo.ts';

/** The rules book in English, rule by rule the same. */
export const bookEn: Translated<typeof bookDe> = { ...opening, ...building, ...cards, ...modules, ...solo };
