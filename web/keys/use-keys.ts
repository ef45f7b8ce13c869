import { useLayoutEffect } from 'react';
import { type ActOf, actOf, type Place, pressed } from './key-table.ts';

/** What keys do that have no button on the page. */
export type Deeds<P extends Place> = { readonly [K in P as `${K}.${ActOf<K>}`]?: () => void };

/** Whether keys are letters for a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** Keys that buttons, links and other things which have the focus hear themselves. */
const isTheirOwn = (key: string, target: EventTarget | null): boolean => {
  if (!(target instanceof Element)) return false;
  if (key === ' ' || key === 'Enter') return target.closest('button, a, summary, [data-target]') !== null;
  return key.includes('Arrow') && target.closest('[data-target], [role="slider"]') !== null;
};

/** Binds the keys of some places while the page is shown: a key does what a click on its button does, or the deed. */
export function useKeys<P extends Place>(places: readonly P[], deeds: Deeds<P> = {}): void {
  // As soon as the page is drawn: a key pressed in the moment after belongs to what is seen.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = pressed(event);
      if (isTyping(event.target) || isTheirOwn(key, event.target)) return;
      const dialog = document.querySelector('dialog[open]');
      const found = actOf(dialog === null ? places : ['dialog'], key);
      if (found === null) return;
      const name = `${found.place}.${found.act}`;
      const deed = new Map<string, (() => void) | undefined>(Object.entries(deeds)).get(name);
      if (dialog === null && deed !== undefined) deed();
      else if (!actOn(name, dialog ?? document)) return;
      event.preventDefault();
    };
    // Before a dialog keeps the key to itself.
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [places, deeds]);
}

/** Clicks on what bears the act, or brings the focus to a field; in a list of games on that of the game with the focus. */
function actOn(name: string, within: ParentNode): boolean {
  const selector = `[data-act="${name}"]:not(:disabled, [aria-disabled])`;
  const row = document.activeElement?.closest('[data-row]');
  const found = row?.querySelector<HTMLElement>(selector) ?? within.querySelector<HTMLElement>(selector);
  if (found === null) return false;
  if (isTyping(found)) found.focus();
  else found.click();
  return true;
}
