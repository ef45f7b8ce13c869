import type { Lang } from '@spielstube/engine/text';
import { Glyph } from '@spielstube/ui';
import type { GameManifest } from '@spielstube/ui/manifest';
import styles from './box-front.module.css';

const LONG_TITLE = 12;

/** The front of a box, as it stands on the shelf and on the game's page. */
export function BoxFront({ box, lang }: { box: GameManifest; lang: Lang }) {
  const title = box.title[lang];
  return (
    <span className={`${styles.front} ${title.length > LONG_TITLE ? styles.long : ''}`} data-game={box.id}>
      <span className={styles.scene}>
        <svg viewBox="0 0 240 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <use href={`#${box.cover}`} width="240" height="250" />
        </svg>
      </span>
      <span className={styles.medal}>
        <Glyph id={box.emblem} />
      </span>
      <span className={styles.name}>
        <b>{title}</b>
        <small>{box.subtitle[lang]}</small>
      </span>
    </span>
  );
}
