import { useCallback, useEffect, useRef, useState } from 'react';
import { useSettings } from '../settings/settings.store.ts';
import { replayPace } from './pace.ts';
import type { Past, TableStore } from './table.store.ts';

export interface WatchAgain {
  readonly isWatching: boolean;
  /** Shows the moves once more, one after the other; a second call goes back to now. */
  toggle(): void;
}

export interface Watched {
  readonly store: TableStore;
  readonly past: Past | null;
  /** The moves to be shown: after the first number, up to the second. */
  readonly from: number;
  readonly to: number;
}

/** A short replay on the board of what the others did. Whoever looks at something else meanwhile ends it. */
export function useWatchAgain({ store, past, from, to }: Watched): WatchAgain {
  const { pace } = useSettings();
  /** The move that is shown or on its way to be. */
  const [at, setAt] = useState<number | null>(null);
  const hasBegun = useRef(false);
  const show = useCallback(
    (move: number | null) => {
      setAt(move);
      store.showMove(move);
    },
    [store],
  );
  useEffect(() => {
    if (at === null) return;
    const isOnItsWay = hasBegun.current ? past?.move === at - 1 : past === null;
    if (isOnItsWay) return;
    if (past?.move !== at) {
      setAt(null);
      return;
    }
    hasBegun.current = true;
    const timer = window.setTimeout(() => show(at < to ? at + 1 : null), replayPace(pace));
    return () => window.clearTimeout(timer);
  }, [at, past, to, pace, show]);
  const toggle = useCallback(() => {
    hasBegun.current = false;
    show(at === null ? from : null);
  }, [at, from, show]);
  return { isWatching: at !== null, toggle };
}
