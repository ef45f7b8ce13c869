import { loadSprite } from '@spielstube/art';
import { boxTitle, type NamedBox } from '@spielstube/engine';
import { Glyph } from '@spielstube/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { keyed } from '../keys/keyed.ts';
import { useWords } from '../settings/settings.store.ts';
import styles from './seal.module.css';

const SealDialog = lazy(() => import('./seal-dialog.tsx'));

/** The seal of a table that is played with corrected values; opened, it tells which. */
export default function Seal({ game, box }: { game: string; box: NamedBox }) {
  const words = useWords().table;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    loadSprite('parlour/company').catch(() => {
      // The name is still there.
    });
  }, []);
  const name = boxTitle(box);
  const label = words.corrections(name);
  return (
    <>
      <button
        type="button"
        className={styles.seal}
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
        {...keyed('house', 'seal')}
      >
        <Glyph id="ui-corrected" />
        <span>{name}</span>
      </button>
      {open && (
        <Suspense>
          <SealDialog game={game} box={box} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
