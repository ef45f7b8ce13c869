import { Glyph } from '@spielstube/ui';
import { PHASE_LETTERS } from '../data/bonuses.ts';
import { ROUNDS } from '../data/setup.ts';
import { PHASE_SIGNS } from './drawings.ts';
import type { TableProps } from './table.ts';
import styles from './track.module.css';

/** Where the game stands: five phases, six rounds. */
export function Track({ view, text: { words } }: TableProps) {
  const round = words.round(view.round, ROUNDS);
  const when = (n: number, now: number): string => (n < now ? 'past' : n === now ? 'now' : 'to come');
  return (
    <div
      className={styles.track}
      role="img"
      aria-label={`${words.phase(PHASE_LETTERS[view.phase])}, ${round}`}
    >
      <span className={styles.phases} aria-hidden="true">
        {PHASE_LETTERS.map((letter, phase) => (
          <Glyph
            key={letter}
            id={PHASE_SIGNS[phase]}
            className={`${styles.phase} ${styles[when(phase, view.phase)] ?? ''}`}
          />
        ))}
      </span>
      <span className={styles.rounds} aria-hidden="true">
        {Array.from({ length: ROUNDS }, (_, n) => (
          <i key={n} className={styles[when(n + 1, view.round)] ?? ''} />
        ))}
      </span>
      <span className={styles.words} aria-hidden="true">
        {round}
      </span>
      <span className={styles.short} aria-hidden="true">
        <Glyph id={PHASE_SIGNS[view.phase]} />
        {words.roundShort(view.round, ROUNDS)}
      </span>
    </div>
  );
}
