import { useEffect, useReducer, useState } from 'react';
import { useSettings } from './settings.store.ts';
import { keepInSight, type Worded } from './worded.ts';

/**
 * The words in the present language; null until they have been loaded for the first time. If they cannot be had, what is
 * `needed` fails with the page, and the rest stays away.
 */
export function useWorded<T>(worded: Worded<T> | null, needed = true): T | null {
  const { lang } = useSettings();
  const [, arrived] = useReducer((times: number) => times + 1, 0);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => (worded === null ? undefined : keepInSight(worded)), [worded]);
  useEffect(() => {
    let wanted = true;
    worded?.load(lang).then(
      () => wanted && arrived(),
      (error: unknown) => wanted && setFailure({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [worded, lang]);
  // The page around has words for what went wrong.
  if (failure !== null && needed) throw failure.error;
  return worded?.in(lang) ?? null;
}

/** The same for parts of a page that has waited for them. */
export function useLoaded<T>(worded: Worded<T>): T {
  const here = worded.in(useSettings().lang);
  if (here === null) throw new Error('the words were not loaded before they were needed');
  return here;
}
