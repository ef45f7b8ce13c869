import { useWorded } from '../settings/use-worded.ts';
import { Worded } from '../settings/worded.ts';
import type { LessonKitWords } from '../text/lesson/words.ts';

const kit = new Worded<LessonKitWords>({
  de: async () => (await import('../text/lesson/de.ts')).de,
  en: async () => (await import('../text/lesson/en.ts')).en,
});

/** What is said around lessons; null while it is being loaded. */
export const useLessonKit = (): LessonKitWords | null => useWorded(kit);
