import { Glyph } from '@spielstube/ui';
import type { ReactNode } from 'react';
import styles from './tick.module.css';

export interface TickProps {
  readonly checked: boolean;
  readonly children: ReactNode;
  onChange(checked: boolean): void;
}

/** A box to tick. */
export function Tick({ checked, children, onChange }: TickProps) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span className={styles.box}>{checked && <Glyph id="ui-check" />}</span>
      <span>{children}</span>
    </label>
  );
}
