import { closedChoice, openChoices, Target, useIsCopy } from '@spielstube/ui';
import { VILLAGERS } from '../../../data/inn.ts';
import type { VillageAction } from '../../../rules/moves.ts';
import type { SeatProps } from '../../board.ts';
import { cardPiece, place } from '../drawings.ts';
import { aboutCard } from './about.ts';
import { Card } from './card.tsx';
import styles from './hand.module.css';

/** The villager cards of a seat, laid over each other: face up what everybody knows, backs of the others' secrets. */
export function Hand({ board, seat }: SeatProps) {
  const isCopy = useIsCopy();
  const { inn } = board.view;
  if (inn === null) return null;
  const cards = [...inn.hands[seat], ...inn.secrets[seat]];
  const words = board.text.words.inn;
  if (cards.length === 0) {
    return (
      <p className={styles.none} data-anchor={isCopy ? undefined : place.hand(seat)}>
        {words.noCards}
      </p>
    );
  }
  return (
    <ul
      className={styles.hand}
      style={{ '--cards': cards.length }}
      data-anchor={isCopy ? undefined : place.hand(seat)}
    >
      {cards.map((card, n) => {
        const isIt = (a: VillageAction): boolean => a.do === 'play' && a.card === card;
        return (
          // Backs are all alike.
          <li key={card < 0 ? `back ${n}` : card}>
            <Target
              about={aboutCard(board.text, card)}
              open={openChoices(board, isIt)}
              closed={card >= 0 && VILLAGERS[card].use === 'scored' ? undefined : closedChoice(board, isIt)}
              className={styles.card ?? ''}
              {...(card < 0 ? {} : { piece: cardPiece(card) })}
            >
              <Card card={card} name={card < 0 ? '' : words.villager(card)} />
            </Target>
          </li>
        );
      })}
    </ul>
  );
}
