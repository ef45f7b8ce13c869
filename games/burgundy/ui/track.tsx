import { Explain, Glyph, Steps, whenOf } from '@spielstube/ui';
import { PHASE_LETTERS } from '../data/bonuses.ts';
import { ROUNDS } from '../data/setup.ts';
import type { Board } from './board.ts';
import { PHASE_SIGNS } from './drawings.ts';
import styles from './track.module.css';

/** Where the game stands: five phases, six rounds. */
export function Track({ view, text: { words } }: Board) {
  const round = words.round(view.round, ROUNDS);
  const now = `${words.phase(PHASE_LETTERS[view.phase])}, ${round}`;
  return (
    <Explain
      as="div"
      about={{ title: now, lines: [words.roundAbout], rule: 'BUR-ROUND-02' }}
      className={styles.track ?? ''}
      role="img"
      aria-label={now}
    >
      <span className={styles.phases} aria-hidden="true">
        {PHASE_LETTERS.map((letter, phase) => (
          <span key={letter} className={styles.phase} data-when={whenOf(phase, view.phase)}>
            <Glyph id={PHASE_SIGNS[phase]} />
          </span>
        ))}
      </span>
      <Steps count={ROUNDS} now={view.round - 1} className={styles.rounds ?? ''} />
      <span className={styles.words} aria-hidden="true">
        {round}
      </span>
      <span className={styles.short} aria-hidden="true">
        <Glyph id={PHASE_SIGNS[view.phase]} />
        {words.roundShort(view.round, ROUNDS)}
      </span>
    </Explain>
  );
}
