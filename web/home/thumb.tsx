import type { SpriteId } from '@spielstube/ui';
import styles from './home.module.css';

/** A glimpse of a box front. */
export function Thumb({ cover }: { cover: SpriteId }) {
  return (
    <span className={styles.thumb}>
      <svg viewBox="20 20 210 130" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href={`#${cover}`} width="240" height="250" />
      </svg>
    </span>
  );
}
