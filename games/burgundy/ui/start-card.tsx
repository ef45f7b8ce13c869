import { Glyph, Target } from '@spielstube/ui';
import type { PartProps } from './board.ts';
import styles from './start-card.module.css';

/** The start player's card, on its front or with the question mark up. */
export function StartCard({ board }: PartProps) {
  const { words } = board.text;
  const { startCardBack } = board.view;
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
