import type { Seat } from '@spielstube/engine';
import { Crest, crestOf, Glyph } from '@spielstube/ui';
import type { GameManifest } from '@spielstube/ui/manifest';
import type { CSSProperties, ReactNode } from 'react';
import { BoxFront } from '../home/box-front.tsx';
import { useSettings } from '../settings/settings.store.ts';
import { useFurniture } from './furniture.ts';
import styles from './round-table.module.css';

/** What a place at the table shows. */
export interface TablePlace {
  readonly seat: Seat;
  readonly name: ReactNode;
  readonly about: ReactNode;
  /** Nobody sits there yet. */
  readonly isFree: boolean;
  /** The table waits for them. */
  readonly isAwaited?: boolean;
}

/** Where a seat is on the ellipse, as shares of its radii: the own one at the bottom, the others clockwise. */
function spotOf(n: number, count: number): CSSProperties {
  const angle = Math.PI / 2 + (n * 2 * Math.PI) / count;
  return { '--x': Math.cos(angle), '--y': Math.sin(angle) };
}

export interface RoundTableProps {
  readonly manifest: GameManifest;
  readonly places: readonly TablePlace[];
  /** Who sits at the bottom: whoever looks. */
  readonly from: Seat;
}

/** A table seen from above, with everybody around it and the box in the middle. */
export function RoundTable({ manifest, places, from }: RoundTableProps) {
  useFurniture();
  const { lang } = useSettings();
  const count = places.length;
  return (
    <div className={styles.round} data-game={manifest.id}>
      <svg className={styles.wood} viewBox="0 0 560 300" preserveAspectRatio="none" aria-hidden="true">
        <use href="#deco-table" width="560" height="300" />
      </svg>
      <div className={styles.middle}>
        <BoxFront box={manifest} lang={lang} />
      </div>
      <Glyph id="lamp-here" className={`${styles.onIt} ${styles.candle}`} />
      <Glyph id="emote-cheers" className={`${styles.onIt} ${styles.mug}`} />
      <ol>
        {places.map(({ seat, name, about, isFree, isAwaited = false }) => (
          <li
            key={seat}
            className={styles.place}
            data-awaited={isAwaited}
            style={spotOf((seat - from + count) % count, count)}
          >
            <span className={styles.chair}>{isFree ? <s /> : <Crest crest={crestOf(seat)} />}</span>
            <div className={styles.tag}>
              <b>{name}</b>
              <small>{about}</small>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
