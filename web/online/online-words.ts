import { currentSettings, useSettings } from '../settings/settings.store.ts';
import { keepInSight, Worded } from '../settings/worded.ts';
import type { OnlineWords } from '../text/online/words.ts';

const words = new Worded<OnlineWords>({
  de: async () => (await import('../text/online/de.ts')).de,
  en: async () => (await import('../text/online/en.ts')).en,
});
let isInSight = false;

/** To be done before anything of playing together is shown. */
export function loadOnlineWords(): Promise<OnlineWords> {
  if (!isInSight) keepInSight(words);
  isInSight = true;
  return words.load(currentSettings().lang);
}

export function useOnlineWords(): OnlineWords {
  const here = words.in(useSettings().lang);
  if (here === null) throw new Error('the words were not loaded before they were needed');
  return here;
}
