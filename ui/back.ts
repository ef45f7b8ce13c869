import { useEffect, useRef } from 'react';

/** What lies over the page and is closed by "back", the uppermost last. */
const layers: (() => void)[] = [];
/** Steps back that were asked for here, because something was closed in another way, and have not been made yet. */
let ownSteps = 0;

/** How many layers lie over the page at this entry of the browser's history. */
function layersHere(): number {
  const state: unknown = history.state;
  const here = typeof state === 'object' && state !== null && 'layers' in state ? state.layers : 0;
  return typeof here === 'number' ? here : 0;
}

function onBack(): void {
  if (ownSteps > 0) {
    ownSteps--;
    return;
  }
  const here = layersHere();
  // The entry of something that is gone, such as a dialog with a link in it: nobody wants to go back to that.
  if (here > layers.length) history.back();
  else for (const close of layers.slice(here).reverse()) close();
}

/** The browser's "back" closes what is open instead of leaving the page: it has an entry of its own in the history. */
export function useClosedByBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  }, [close]);
  useEffect(() => {
    if (!isOpen) return;
    const layer = (): void => latest.current();
    layers.push(layer);
    const depth = layers.length;
    // After a reload the page may stand at the entry of something that was open before it.
    const isLeftOver = ownSteps === 0 && layersHere() >= depth;
    if (isLeftOver) history.replaceState({ layers: depth }, '');
    else history.pushState({ layers: depth }, '');
    window.addEventListener('popstate', onBack);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layersHere() < depth) return;
      ownSteps++;
      history.back();
    };
  }, [isOpen]);
}
