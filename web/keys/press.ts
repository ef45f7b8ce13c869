import { actOf, type KeyedPage, PAGES } from './key-table.ts';
import { isTyping, pressed } from './keyed.ts';

/** Keys that buttons, links and other things which have the focus hear themselves. */
const isTheirOwn = (key: string, target: EventTarget | null): boolean => {
  if (!(target instanceof Element)) return false;
  if (key === ' ' || key === 'Enter') return target.closest('button, a, summary, [data-target]') !== null;
  return key.includes('Arrow') && target.closest('[data-target]') !== null;
};

/** Every key does one thing, whoever listens. */
const done = new WeakSet<KeyboardEvent>();

/** Does what a key means on a page: the deed, or what a click on its button does. True if it meant something. */
export function press(
  event: KeyboardEvent,
  page: KeyedPage,
  deeds: ReadonlyMap<string, (() => void) | undefined>,
): boolean {
  const key = pressed(event);
  if (done.has(event) || isTheirOwn(key, event.target)) return false;
  const dialog = document.querySelector('dialog[open]');
  const found = actOf(dialog === null ? PAGES[page] : ['dialog'], key);
  if (found === null) return false;
  const name = `${found.place}.${found.act}`;
  const deed = dialog === null ? deeds.get(name) : undefined;
  if (deed !== undefined) deed();
  else if (!actOn(name, dialog ?? document)) return false;
  done.add(event);
  return true;
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
