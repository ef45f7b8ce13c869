import type { Translated } from '@spielstube/engine/text';
import type { bookDe } from './book-de.ts';

/** The rules book in English. */
export const bookEn: Translated<typeof bookDe> = {
  course: { title: 'How the game goes', intro: [], rules: {} },
};
