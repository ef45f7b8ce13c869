import type { OpenChoice } from '@spielstube/ui';
import { useLayoutEffect } from 'react';
import { isTyping, pressed } from '../keys/keyed.ts';

/** The keys of the choices, as the list shows them. */
export function useChoiceKeys(open: readonly OpenChoice[], choose: (choice: OpenChoice) => void): void {
  // As soon as the table is drawn: a key pressed in the moment after belongs to what is seen.
  useLayoutEffect(() => {
    /** The first keys of a choice that has several. */
    let begun = '';
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const typed = begun + pressed(event);
      begun = open.some(({ key }) => key !== typed && key.startsWith(typed)) ? typed : '';
      const choice = open.find(({ key }) => key === typed);
      if (begun === '' && choice !== undefined) choose(choice);
      if (begun !== '' || choice !== undefined) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, choose]);
}
