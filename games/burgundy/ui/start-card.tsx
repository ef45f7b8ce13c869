import { Glyph, Target } from '@spielstube/ui';
import styles from './start-card.module.css';
import type { TableProps } from './table.ts';

/** The start player's card, on its front or with the question mark up. */
export function StartCard({ table }: { table: TableProps }) {
  const { words } = table.text;
  const { startCardBack } = table.view;
  return (
    <Target
      about={{ title: words.startCard, lines: [startCardBack ? words.startBack : words.startFront] }}
      className={styles.card}
    >
      <Glyph
        key={`${startCardBack}`}
        id={startCardBack ? 'start-back' : 'start-front'}
        className={styles.face}
      />
    </Target>
  );
}
