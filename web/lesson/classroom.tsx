import type { ReactNode } from 'react';
import { Bubble } from '../murr/bubble.tsx';
import { type Mood, Murr } from '../murr/murr.tsx';
import styles from './classroom.module.css';

interface ClassroomProps {
  /** Whose colours hold. */
  readonly game?: string;
  readonly bar: ReactNode;
  readonly title: string;
  readonly says: string;
  readonly mood: Mood;
  /** The way on, below Murr. */
  readonly wayOn?: ReactNode;
  readonly children: ReactNode;
}

/** Murr and what he says, beside what can be learnt; above it where the window is narrow. */
export function Classroom({ game, bar, title, says, mood, wayOn, children }: ClassroomProps) {
  return (
    <div className={styles.page} data-game={game}>
      {bar}
      <main className={styles.classroom}>
        <section className={styles.teacher}>
          <Bubble className={styles.speech} title={title}>
            <p>{says}</p>
          </Bubble>
          <Murr mood={mood} className={styles.murr ?? ''} />
          {wayOn}
        </section>
        {children}
      </main>
    </div>
  );
}
