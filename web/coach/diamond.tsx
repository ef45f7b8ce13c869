import type { TurningKind } from '@spielstube/bots/coach';
import styles from './coach.module.css';

export interface DiamondProps {
  readonly kind: TurningKind;
  readonly number?: number;
  /** What a screen reader says. */
  readonly label?: string;
}

/** The mark of a turning point: colour and number, and a word for who sees neither. */
export function Diamond({ kind, number, label }: DiamondProps) {
  return (
    <b className={styles.diamond} data-kind={kind}>
      {number}
      {label !== undefined && <span className="vh">, {label}</span>}
    </b>
  );
}
