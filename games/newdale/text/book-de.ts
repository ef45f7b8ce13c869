import type { WrittenBook } from '@spielstube/engine/text';

/** The rules book in German, in the order in which a learner reads it. */
export const bookDe = {
  course: {
    title: 'Wie das Spiel geht',
    intro: ['Sieben Runden mit je sechs Phasen.'],
    rules: { 'NEW-GEN-01': '1 bis 4 Leute spielen.' },
  },
} satisfies WrittenBook;
