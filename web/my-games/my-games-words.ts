import { useLoaded } from '../settings/use-worded.ts';
import { Worded } from '../settings/worded.ts';
import type { MyGamesWords } from '../text/my-games/words.ts';

export const myGamesWords = new Worded<MyGamesWords>({
  de: async () => (await import('../text/my-games/de.ts')).de,
  en: async () => (await import('../text/my-games/en.ts')).en,
});

/** Inside the page, which waits for them. */
export const useMyGamesWords = (): MyGamesWords => useLoaded(myGamesWords);
