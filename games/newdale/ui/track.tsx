import { Explain, Steps, whenOf } from '@spielstube/ui';
import { CHAPTER_KEYS } from '../data/chapters.ts';
import { ROUNDS } from '../data/setup.ts';
import type { Board } from './board.ts';
import styles from './track.module.css';

const PHASES = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

/** Where the game stands: chapter, round and phase. */
export function Track(board: Board) {
  const { view, text } = board;
  const { words } = text;
  const round = Math.max(1, view.round);
  const isBefore = view.phase < 1;
  const besides = (
    <li data-when="now" className={styles.besides}>
      <Explain about={words.notes.phase(view.phase)}>{words.labels.phaseShort(view.phase)}</Explain>
    </li>
  );
  return (
    <div className={styles.track}>
      <Explain about={words.notes.chapter(view.chapter)} className={styles.chapter ?? ''}>
        <b className={styles.seal}>{CHAPTER_KEYS[view.chapter]}</b>
        <b className={styles.title}>{words.chapterTitle(view.chapter)}</b>
      </Explain>
      <Explain
        about={words.notes.round(view.round)}
        className={styles.round ?? ''}
        role="img"
        aria-label={words.labels.round(round)}
      >
        <b>{words.labels.round(round)}</b>
        <Steps count={ROUNDS} now={view.round - 1} className={styles.rounds ?? ''} />
      </Explain>
      <ol className={styles.phases}>
        {isBefore && besides}
        {PHASES.map((numeral, n) => (
          <li key={numeral} data-when={whenOf(n + 1, view.phase)}>
            <Explain about={words.notes.phase(n + 1)} role="img" aria-label={words.phase(n + 1)}>
              {numeral}
              {n + 1 === view.phase && <span>{words.labels.phaseShort(n + 1)}</span>}
            </Explain>
          </li>
        ))}
        {view.phase > PHASES.length && besides}
      </ol>
    </div>
  );
}
