import { type Explanation, openChoices, Target } from '@spielstube/ui';
import type { ReactNode } from 'react';
import { CARD_COUNTS, CARD_DIE, CARD_TYPE, type Card } from '../data/cards.ts';
import { TRIPLE_POINTS, TYPE_KEYS } from '../data/types.ts';
import { cardKey } from '../text/facts.ts';
import type { Board, Closed, Open } from './board.ts';
import { CardFace } from './card.tsx';
import { cardPiece } from './drawings.ts';

/** Name, effect, worth and number of a card in words. */
export function aboutCard({ text: { words } }: Board, card: Card): Explanation {
  const key = cardKey(card);
  const type = CARD_TYPE[card];
  return {
    title: `${words.card(key)} (${CARD_DIE[card]})`,
    lines: [
      words.effect(key),
      `${words.triple(TRIPLE_POINTS[type])} ${words.copies(TYPE_KEYS[type], CARD_COUNTS[TYPE_KEYS[type]])}`,
    ],
  };
}

interface CardTargetProps {
  readonly board: Board;
  readonly card: Card;
  readonly open?: readonly Open[];
  readonly closed?: Closed | undefined;
  /** Shown a second time, in a list: it has no place on the table and does not travel. */
  readonly copy?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** An action card that lies open somewhere. */
export function CardTarget({
  board,
  card,
  open,
  closed,
  copy = false,
  className,
  children,
}: CardTargetProps) {
  return (
    <Target
      about={aboutCard(board, card)}
      open={open ?? openChoices(board, (a) => 'card' in a && a.card === card)}
      closed={closed}
      {...(copy ? {} : { piece: cardPiece(card) })}
      {...(className === undefined ? {} : { className })}
    >
      <CardFace card={card} words={board.text.words} />
      {children}
    </Target>
  );
}
