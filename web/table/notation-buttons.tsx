import { Glyph } from '@spielstube/ui';
import { useState } from 'react';
import { keyed } from '../keys/keyed.ts';
import { changeSettings, useSettings, useWords } from '../settings/settings.store.ts';
import styles from './notation.module.css';
import type { TableStore } from './table.store.ts';

/** Over the log: shows the notation of moves beside it, and copies it. */
export function NotationButtons({ store }: { store: TableStore }) {
  const words = useWords().table;
  const { notation } = useSettings();
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    Promise.all([store.notations(), import('./notation.ts')])
      .then(([notations, { movesInLines }]) => navigator.clipboard.writeText(movesInLines(notations)))
      .then(
        () => setCopied(true),
        () => setCopied(false),
      );
  };
  return (
    <p className={styles.buttons}>
      <button
        type="button"
        aria-pressed={notation}
        onClick={() => {
          changeSettings({ notation: !notation });
          setCopied(false);
        }}
        {...keyed('table', 'notation')}
      >
        {words.notation}
      </button>
      {notation && (
        <button type="button" onClick={copy} {...keyed('table', 'copy')}>
          {copied && <Glyph id="ui-check" />}
          <span role="status">{copied ? words.copied : words.copyMoves}</span>
        </button>
      )}
    </p>
  );
}
