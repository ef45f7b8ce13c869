import { Glyph } from '@spielstube/ui';
import { useWords } from '../settings/settings.store.ts';
import styles from './laying.module.css';

/** Shown for the moments in which something is being loaded. */
export function Laying() {
  const words = useWords();
  return (
    <main className={styles.page} aria-busy="true">
      <p role="status">
        <Glyph id="ui-stube" />
        {words.table.loading}
      </p>
    </main>
  );
}
