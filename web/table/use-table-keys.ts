import type { OpenChoice } from '@spielstube/ui';
import { useLayoutEffect } from 'react';

export interface TableKeys {
  readonly open: readonly OpenChoice[];
  choose(notation: string): void;
  undo(): void;
  rules(): void;
  score(): void;
  advice(): void;
  guide(): void;
  help(): void;
  /** Skips what the others do, or shows it again. */
  watch(): void;
  compare(): void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** The keys of the table. Choices have the keys that the list shows; the rest is told by "?". */
export function useTableKeys(keys: TableKeys): void {
  // As soon as the table is drawn: a key pressed in the moment after belongs to what is seen.
  useLayoutEffect(() => {
    /** The first keys of a choice that has several. */
    let begun = '';
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const typed = begun + event.key.toLowerCase();
      begun = keys.open.some(({ key }) => key !== typed && key.startsWith(typed)) ? typed : '';
      if (begun !== '' || choose(keys, ({ key }) => key === typed) || press(event.key, event.target, keys))
        event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [keys]);
}

function press(key: string, target: EventTarget | null, keys: TableKeys): boolean {
  switch (key.toLowerCase()) {
    case 'u':
    case 'backspace':
      keys.undo();
      return true;
    case 'r':
      keys.rules();
      return true;
    case 'p':
      keys.score();
      return true;
    case 'h':
      keys.advice();
      return true;
    case 'g':
      keys.guide();
      return true;
    case 'c':
      keys.compare();
      return true;
    case 'w':
      keys.watch();
      return true;
    case '?':
      keys.help();
      return true;
    case ' ':
      if (target instanceof HTMLElement && target.closest('button, a, summary') !== null) return false;
      return choose(keys, (choice) => choice.action.do === 'end');
    default:
      return false;
  }
}

function choose({ open, choose }: TableKeys, fits: (choice: OpenChoice) => boolean): boolean {
  const choice = open.find(fits);
  if (choice !== undefined) choose(choice.notation);
  return choice !== undefined;
}
