import type { Translated } from '@spielstube/engine/text';
import type { bookDe } from './book-de.ts';

/** The rules book in English. */
export const bookEn: Translated<typeof bookDe> = {
  course: {
    title: 'How the game goes',
    intro: ['Seven rounds of six phases each.'],
    rules: { 'NEW-GEN-01': '1 to 4 people play.' },
  },
};
