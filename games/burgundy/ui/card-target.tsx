import { type Explanation, openChoices, Target } from '@spielstube/ui';
import { CARD_COUNTS, CARD_DIE, CARD_TYPE, type Card } from '../data/cards.ts';
import { TRIPLE_POINTS, TYPE_KEYS } from '../data/types.ts';
import { cardKey } from '../text/facts.ts';
import type { Board, Closed, PartProps } from './board.ts';
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

interface CardTargetProps extends PartProps {
  readonly card: Card;
  readonly closed?: Closed | undefined;
  readonly className?: string;
}

/** An action card that lies open somewhere. */
export function CardTarget({ board, card, closed, className = '' }: CardTargetProps) {
  return (
    <Target
      about={aboutCard(board, card)}
      open={openChoices(board, (a) => 'card' in a && a.card === card)}
      closed={closed}
      piece={cardPiece(card)}
      className={className}
    >
      <CardFace card={card} words={board.text.words} />
    </Target>
  );
}
