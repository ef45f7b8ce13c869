import type { WrittenBook } from '@spielstube/engine/text';

/** The rules book in German. */
export const bookDe = {
  course: { title: 'So läuft das Spiel', intro: [], rules: {} },
} satisfies WrittenBook;
