import { useLoaded } from '../settings/use-worded.ts';
import { Worded } from '../settings/worded.ts';
import type { BoxWords } from '../text/box/words.ts';

export const boxWords = new Worded<BoxWords>({
  de: async () => (await import('../text/box/de.ts')).de,
  en: async () => (await import('../text/box/en.ts')).en,
});

/** Inside a page that waits for them. */
export const useBoxWords = (): BoxWords => useLoaded(boxWords);
