import { useLayoutEffect } from 'react';
import type { ActOf, KeyedPage, Place } from './key-table.ts';
import { isTyping } from './keyed.ts';

/** What keys do that have no button on the page. */
export type Deeds<P extends Place> = { readonly [K in P as `${K}.${ActOf<K>}`]?: () => void };

/** The table of keys is loaded with the first of them: most people never press any. */
let table: typeof import('./press.ts') | null = null;

/** Binds the keys of a page while it is shown: a key does what a click on its button does, or the deed. */
export function useKeys(page: KeyedPage, deeds: Deeds<Place>): void {
  // As soon as the page is drawn: a key pressed in the moment after belongs to what is seen.
  useLayoutEffect(() => {
    const named = new Map<string, (() => void) | undefined>(Object.entries(deeds));
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target)) return;
      if (table === null) void hearLater(event, page, named);
      else if (table.press(event, page, named)) event.preventDefault();
    };
    // Before a dialog keeps the key to itself.
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [page, deeds]);
}

async function hearLater(
  event: KeyboardEvent,
  page: KeyedPage,
  deeds: ReadonlyMap<string, (() => void) | undefined>,
): Promise<void> {
  try {
    table = await import('./press.ts');
    table.press(event, page, deeds);
  } catch {
    // Without the network the page has no keys, and everything can still be clicked.
  }
}
