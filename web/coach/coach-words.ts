import { useWorded } from '../settings/use-worded.ts';
import { Worded } from '../settings/worded.ts';
import type { CoachWords } from '../text/coach/words.ts';

const words = new Worded<CoachWords>({
  de: async () => (await import('../text/coach/de.ts')).de,
  en: async () => (await import('../text/coach/en.ts')).en,
});

/** What Murr says as a coach; null while it is being loaded. */
export const useCoachWords = (): CoachWords | null => useWorded(words);
