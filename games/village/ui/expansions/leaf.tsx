import type { PictureName } from '@spielstube/art';
import { LEAF, LEAF_PLACE } from '@spielstube/art/village/leaf/leaf-box.ts';
import { BareBoard, layingOn } from '@spielstube/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import written from '../lettering.module.css';
import { onBoard } from '../spot.ts';
import styles from './leaf.module.css';

/** Lays something onto a box of a leaf. */
export const onLeaf = layingOn({ w: LEAF.w, h: LEAF.h });

interface LeafProps {
  readonly picture: PictureName;
  readonly name: string;
  /** What is written on it, as SVG. */
  readonly lettering: ReactNode;
  readonly children: ReactNode;
}

/** A sheet that is laid over the far side of the board. */
export function Leaf({ picture, name, lettering, children }: LeafProps) {
  const leaf = useRef<HTMLElement>(null);
  // On a phone the board is wider than the screen: what is laid there is to be seen.
  useEffect(() => {
    leaf.current?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, []);
  return (
    <section ref={leaf} className={styles.leaf} style={onBoard(LEAF_PLACE)} aria-label={name}>
      <div className={styles.ground}>
        <BareBoard picture={picture} />
        <svg className={written.lettering} viewBox={`0 0 ${LEAF.w} ${LEAF.h}`} aria-hidden="true">
          {lettering}
        </svg>
      </div>
      <div className={styles.layer}>{children}</div>
    </section>
  );
}
