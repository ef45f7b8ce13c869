import { boxAround, Count, type Spot } from '@spielstube/ui';
import styles from './badge.module.css';
import { onBoard } from './spot.ts';

interface BadgeProps {
  readonly at: Spot;
  readonly count: number;
  readonly was?: number | undefined;
  readonly size?: number;
}

/** A small round plate with a number on the board. What it counts explains it. */
export function Badge({ at, count, was, size = 18 }: BadgeProps) {
  return (
    <span className={styles.badge} style={onBoard(boxAround(at, size, size))} aria-hidden="true">
      <Count value={count} was={was} />
    </span>
  );
}
