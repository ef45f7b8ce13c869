import { changedBy, type GameUi } from '@spielstube/ui';
import { useMemo } from 'react';
import { beforeFirst, doneSince } from './since.ts';
import type { TableState, TableStore } from './table.store.ts';
import { useWatchAgain } from './use-watch-again.ts';

/** What can be done with the moves of the others: skip them while they are made, see them again afterwards. */
export interface Watch {
  readonly does: 'skip' | 'watch' | 'stop';
  /** Null where there is nothing to see. */
  readonly act: (() => void) | null;
}

export interface SinceLastTurn {
  /** Places and pieces that others have changed, while one is asked. */
  readonly changed: readonly string[];
  readonly watch: Watch;
}

const UNCHANGED: readonly string[] = [];

/** What the others have done since the viewer's last move, until the next one. */
export function useSince(store: TableStore, { look, past, events }: TableState, ui: GameUi): SinceLastTurn {
  const viewer = look?.viewer ?? null;
  const isAsked = (look?.decision ?? null) !== null;
  const marked = isAsked && past === null;
  const done = useMemo(() => (look === null ? [] : doneSince(look, events)), [look, events]);
  const changed = useMemo(() => {
    if (!marked || ui.travels === undefined) return UNCHANGED;
    return changedBy(
      ui.travels,
      done.map(({ event }) => event),
      viewer,
    );
  }, [marked, done, ui, viewer]);
  const to = look?.seq ?? 0;
  const { isWatching, toggle } = useWatchAgain({ store, past, from: beforeFirst(done), to });
  const watch = useMemo((): Watch => {
    if (isWatching) return { does: 'stop', act: toggle };
    if (!isAsked && past === null) return { does: 'skip', act: viewer === null ? null : store.skip };
    return { does: 'watch', act: isAsked && done.length > 0 ? toggle : null };
  }, [isWatching, isAsked, past, viewer, done, toggle, store]);
  return { changed, watch };
}
