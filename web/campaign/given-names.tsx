import type { GameText } from '@spielstube/engine/text';
import type { GameUi, GivenName } from '@spielstube/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';

const NONE: readonly GivenName[] = [];

interface GivenNamesProps {
  readonly table: string;
  readonly ui: GameUi;
  readonly text: GameText;
  children(text: GameText): ReactNode;
}

/** A table whose words have the names that were given to places in the campaign that its game belongs to. */
export default function GivenNames({ table, ui, text, children }: GivenNamesProps) {
  const [names, setNames] = useState(NONE);
  useEffect(() => {
    let gone = false;
    import('./campaigns.ts')
      .then(({ namesAt }) => namesAt(table))
      .then(
        (given) => {
          if (!gone) setNames(given);
        },
        () => {
          // Without the cellar places have their numbers.
        },
      );
    return () => {
      gone = true;
    };
  }, [table]);
  const named = useMemo(() => ui.withGivenNames?.(text, names) ?? text, [ui, text, names]);
  return children(named);
}
