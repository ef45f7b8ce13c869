import { Glyph, piece } from '@spielstube/ui';
import type { Card } from '../data/cards.ts';
import type { TypeKey } from '../data/types.ts';
import { cardPiece, drawingOf, emblemOf, typeColours } from './drawings.ts';
import styles from './token.module.css';

/** A card type as a small tile: colour, hatching and emblem. */
export function TypeToken({ type, className }: { type: TypeKey; className?: string | undefined }) {
  return (
    <span className={`${styles.token} ${className ?? ''}`} style={typeColours(type)} data-type={type}>
      <Glyph id={emblemOf(type)} />
    </span>
  );
}

/** A card as a small tile; a building shows its kind. It is the card, so it travels. */
export function CardToken({ card, copy = false }: { card: Card; copy?: boolean }) {
  const { type, emblem } = drawingOf(card);
  return (
    <span
      className={styles.token}
      style={typeColours(type)}
      data-type={type}
      {...(copy ? {} : piece(cardPiece(card)))}
    >
      <Glyph id={emblem} />
    </span>
  );
}

/** Where a card could lie. */
export function NoToken() {
  return <span className={styles.none} />;
}

/** How far a stack has come: a small card for each of three. */
export function Progress({ type, cards, of }: { type: TypeKey; cards: number; of: number }) {
  return (
    <span className={styles.progress} style={typeColours(type)} aria-hidden="true">
      {Array.from({ length: of }, (_, n) => (
        <i key={n} data-done={n < cards} />
      ))}
    </span>
  );
}

interface StackTokenProps {
  readonly cards: readonly Card[];
  readonly type: TypeKey;
  /** What a complete triple brings. */
  readonly points: number | null;
}

/** A stack of an estate, small: its cards one behind the other. */
export function StackToken({ cards, type, points }: StackTokenProps) {
  return (
    <span className={styles.stack} data-complete={points !== null} style={typeColours(type)}>
      {cards.map((card) => (
        <span key={card} className={styles.layer}>
          <CardToken card={card} />
        </span>
      ))}
      {points !== null && <b className={styles.points}>{points}</b>}
    </span>
  );
}
