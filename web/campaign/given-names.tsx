import { type GivenName, GivenNamesContext } from '@spielstube/ui';
import { type ReactNode, useEffect, useState } from 'react';

const NONE: readonly GivenName[] = [];

/** Tells a board what places are called in the campaign that its game belongs to. */
export default function GivenNames({ table, children }: { table: string; children: ReactNode }) {
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
  return <GivenNamesContext value={names}>{children}</GivenNamesContext>;
}
