import { course } from './course.ts';

/** The guided first game. */
export const lesson = {
  course,
  words: {
    de: async () => (await import('./de.ts')).words,
    en: async () => (await import('./en.ts')).words,
  },
};
