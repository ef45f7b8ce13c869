import { chaptersOf } from '@spielstube/engine/text';
import { bookDe } from './book-de.ts';

/** The rules book in German, ready to be read. */
export const chapters = chaptersOf(bookDe);
