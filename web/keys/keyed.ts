import type { ActOf, Place } from './key-table.ts';

/** Marks what a key does the same as a click on: put it on a button, or on a field that is to be filled in. */
export const keyed = <P extends Place>(place: P, act: ActOf<P>): { readonly 'data-act': string } => ({
  'data-act': `${place}.${act}`,
});

/** What was pressed, as the table of keys names it. */
export function pressed({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string {
  const isLetter = key.length === 1 && key.toLowerCase() !== key.toUpperCase();
  if (key.length === 1 && !isLetter) return key;
  if (shiftKey) return `Shift+${isLetter ? key.toUpperCase() : key}`;
  return isLetter ? key.toLowerCase() : key;
}

/** Whether keys are letters for a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;
