import { useLayoutEffect, useRef } from 'react';

/** What lies over the page and is closed by "back", the uppermost last. */
const layers: (() => void)[] = [];
/** A step back that was asked for here, because something was closed in another way, and has not been made yet. */
let isStepping = false;
let isSettling = false;

/** How many layers lie over the page at this entry of the browser's history. */
function layersHere(): number {
  const state: unknown = history.state;
  const here = typeof state === 'object' && state !== null && 'layers' in state ? state.layers : 0;
  return typeof here === 'number' ? here : 0;
}

/**
 * Gives every layer its entry in the history and takes the entries of closed ones away. Steps back are made later, and an
 * entry that is added in between would be stepped over: one thing at a time.
 */
function settle(): void {
  isSettling = false;
  if (isStepping) return;
  for (let depth = layersHere() + 1; depth <= layers.length; depth++) {
    history.pushState({ layers: depth }, '');
  }
  const surplus = layersHere() - layers.length;
  if (surplus === 0) return;
  isStepping = true;
  history.go(-surplus);
}

/** Once for everything that opens and closes together. */
function settleSoon(): void {
  if (isSettling) return;
  isSettling = true;
  queueMicrotask(settle);
}

function onBack(): void {
  const here = layersHere();
  if (isStepping) {
    isStepping = false;
    settle();
  } else if (here > layers.length) {
    // The entry of something that is gone, such as a dialog with a link in it: nobody wants to go back to that.
    history.back();
  } else {
    for (const close of layers.slice(here).reverse()) close();
  }
}

/** The browser's "back" closes what is open instead of leaving the page: it has an entry of its own in the history. */
export function useClosedByBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  }, [close]);
  // As soon as it is drawn: who goes back in the moment after means what is seen.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const layer = (): void => latest.current();
    layers.push(layer);
    window.addEventListener('popstate', onBack);
    settleSoon();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      settleSoon();
    };
  }, [isOpen]);
}
