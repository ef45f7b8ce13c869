import { useWorded } from '../settings/use-worded.ts';
import { Worded } from '../settings/worded.ts';
import type { DifferenceWords } from '../text/differences/words.ts';

const words = new Worded<DifferenceWords>({
  de: async () => (await import('../text/differences/de.ts')).de,
  en: async () => (await import('../text/differences/en.ts')).en,
});

/** What is said where two positions are compared; null while it is being loaded. */
export const useDifferenceWords = (): DifferenceWords | null => useWorded(words, false);
