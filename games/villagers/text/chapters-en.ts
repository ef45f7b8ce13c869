import { chaptersOf } from '@spielstube/engine/text';
import { bookEn } from './book-en.ts';

/** The rules book in English, ready to be read. */
export const chapters = chaptersOf(bookEn);
