import type { ReactNode } from 'react';
import styles from './bubble.module.css';

export interface BubbleProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Gives the bubble its place, its sizes and the side of its tip: see the variables of its style. */
  readonly className: string | undefined;
  /** How a screen reader is told what is new; not at all where nothing changes. */
  readonly live?: 'status' | 'polite';
  /** Whether long words scroll in it. */
  readonly scrolls?: boolean;
}

/** What Murr says, wherever he says it. */
export function Bubble({ title, children, className = '', live, scrolls = false }: BubbleProps) {
  return (
    <div className={`${styles.bubble} ${className}`}>
      <div
        className={styles.said}
        role={live === 'status' ? 'status' : undefined}
        aria-live={live === 'polite' ? 'polite' : undefined}
        data-scrolls={scrolls}
        // What scrolls must be reachable by keyboard.
        tabIndex={scrolls ? 0 : undefined}
      >
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
