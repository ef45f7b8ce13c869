import { useEffect, useState } from 'react';
import type { Chapter } from './log-lines.ts';
import type { TableStore } from './table.store.ts';

const NOTHING: ReadonlyMap<number, string> = new Map();

/** What stands beside the lines of a log, by their keys; how that is worked out is loaded when somebody wants to see it. */
export function useNoted(
  store: TableStore,
  chapters: readonly Chapter[],
  isWanted: boolean,
): ReadonlyMap<number, string> {
  const [noted, setNoted] = useState(NOTHING);
  useEffect(() => {
    if (!isWanted) return;
    let isWaiting = true;
    Promise.all([store.notations(), import('./notation.ts')]).then(
      ([notations, { notedLines }]) => isWaiting && setNoted(notedLines(chapters, notations)),
      () => {
        // Where the line is down, the log is read without it.
      },
    );
    return () => {
      isWaiting = false;
    };
  }, [store, chapters, isWanted]);
  return isWanted ? noted : NOTHING;
}
