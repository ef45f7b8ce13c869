import type { RoomLook } from '@spielstube/table';
import { useEffect, useState } from 'react';
import type { Notations } from './notation.ts';
import type { TableStore } from './table.store.ts';

/** The notation of all moves up to the look; null while nobody wants to see it. */
export function useNotations(store: TableStore, look: RoomLook, isWanted: boolean): Notations | null {
  const [known, setKnown] = useState<Notations | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isWaiting = look !== null;
    store.notations().then(
      (notations) => isWaiting && setKnown(notations),
      () => {
        // Where the line is down, the log is read without it.
      },
    );
    return () => {
      isWaiting = false;
    };
  }, [store, look, isWanted]);
  return isWanted ? known : null;
}
