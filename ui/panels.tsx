import type { ReactNode } from 'react';
import styles from './panels.module.css';

export interface PanelsProps {
  /** How many panels there are. */
  readonly count: number;
  /** A solo rival has all the room to himself. */
  readonly solo?: boolean;
  readonly children: ReactNode;
}

/** The panels of the others: side by side above the board, or in a column beside it, as `GameUi.rivals` wants it. */
export function Panels({ count, solo = false, children }: PanelsProps) {
  return (
    <div className={styles.panels} style={{ '--others': count }} data-others={count} data-solo={solo}>
      {children}
    </div>
  );
}
