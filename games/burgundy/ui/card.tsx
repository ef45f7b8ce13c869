import type { DieValue } from '@spielstube/ui';
import { memo, type ReactNode } from 'react';
import { CARD_TYPE, type Card } from '../data/cards.ts';
import { TRIPLE_POINTS } from '../data/types.ts';
import { cardKey } from '../text/facts.ts';
import type { BurgundyWords } from '../text/words.ts';
import styles from './card.module.css';
import { dieOf, drawingOf, typeColours } from './drawings.ts';
import { CardEffect } from './effect.tsx';

interface CardFaceProps {
  readonly card: Card;
  readonly words: BurgundyWords;
  /** Of a triple, if not those that are played with. */
  readonly points?: number;
}

/** The face of an action card: 100 × 140, as large as `--cw` wants it. */
export const CardFace = memo(function CardFace({
  card,
  words,
  points = TRIPLE_POINTS[CARD_TYPE[card]],
}: CardFaceProps) {
  const { type, frame, picture, emblem } = drawingOf(card);
  const key = cardKey(card);
  const name = words.face(key);
  return (
    <span className={styles.card} style={typeColours(type)}>
      <svg className={styles.face} viewBox="0 0 100 140" aria-hidden="true">
        <use href={`#${frame}`} width="100" height="140" />
        <svg x="6" y="30.5" width="88" height="65.1" viewBox="0 0 100 74" aria-hidden="true">
          <use href={`#${picture}`} width="100" height="74" />
        </svg>
        <use href="#card-lines" width="100" height="140" />
        <use href={`#die-${dieOf(card)}`} x="6.5" y="3" width="26" height="26" />
        <use href={`#${emblem}`} x="71" y="5" width="21" height="21" />
        <text className={styles.name} x="50" y="109.5" style={{ '--len': name.length }}>
          {name}
        </text>
        <g className={styles.effect}>
          <CardEffect card={key} joker={words.joker} />
        </g>
        <g className={styles.emblem}>
          <circle cx="30" cy="118" r="17" fill="var(--type)" stroke="var(--cut)" strokeWidth="2" />
          <use href={`#${emblem}`} x="19" y="107" width="22" height="22" />
        </g>
        <g className={styles.shield}>
          <use href="#shield" x="72" y="111.5" width="22" height="24" />
          <text className={styles.points} x="83" y="129">
            {points}
          </text>
        </g>
      </svg>
    </span>
  );
});

/** The back of an action card; a hand card shows its die on it, `any` the free number of a castle. */
export function CardBack({ die }: { die?: DieValue | 'any' | undefined }) {
  return (
    <span className={styles.card}>
      <svg className={styles.face} viewBox="0 0 100 140" aria-hidden="true">
        <use href="#card-back" width="100" height="140" />
        {die !== undefined && <use href={`#die-${die}`} x="21" y="41" width="58" height="58" />}
      </svg>
    </span>
  );
}

/** A card that lies face down in a heap. */
export function Heap({ children }: { children: ReactNode }) {
  return <span className={styles.heap}>{children}</span>;
}
