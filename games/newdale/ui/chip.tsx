import type { SpriteId } from '@spielstube/ui';
import { memo } from 'react';
import { CARD_POINTS, COST, GOOD, KIND } from '../data/cards.ts';
import type { NewdaleWords } from '../text/words.ts';
import styles from './card.module.css';
import { chainSigns, grapesOf } from './card.tsx';
import { cardPicture, GOOD_SIGNS, personPicture, suitOf } from './drawings.ts';
import { type Effect, effectsOf, effectsOfPerson } from './effects.ts';
import { Coin, Effects, Figure, Fitted, Picture, Shield } from './marks.tsx';

interface ChipProps {
  readonly picture: SpriteId;
  readonly name: string;
  readonly suit: string;
  readonly effects: readonly Effect[];
  readonly cost?: number;
  readonly points?: number;
  /** How many lie there. */
  readonly count?: number;
}

/** A card where there is no room for a whole one: picture, name and effect, 124 × 48. */
function Chip({ picture, name, suit, effects, cost = 0, points = 0, count = 1 }: ChipProps) {
  return (
    <svg
      className={styles.chip}
      viewBox="0 0 124 48"
      style={{ '--k': `var(--n-k-${suit})` }}
      aria-hidden="true"
    >
      <rect className={styles.paper} x={0.8} y={0.8} width={122.4} height={46.4} rx={6} />
      <path className={styles.band} d="M1.4 7a6 6 0 0 1 6-6h109a6 6 0 0 1 6 6v9.6H1.4z" />
      <Picture id={picture} x={1.6} y={16.6} w={46} h={29.8} />
      <path className={styles.line} d="M1 16.6h122M47.6 16.6v30" />
      <Fitted text={name} x={62} y={13} size={12} room={114} />
      {cost > 0 && <Coin value={cost} x={13.5} y={29.5} r={10.5} />}
      <Effects effects={effects} from={50} to={points > 0 ? 103 : 121} y={21} size={21} />
      {points > 0 && <Shield points={points} x={105} y={20} w={17} />}
      {count > 1 && (
        <g className={styles.count}>
          <circle cx={117} cy={42} r={8.6} />
          <Figure x={117} y={46.3} size={12.5}>
            {count}
          </Figure>
        </g>
      )}
    </svg>
  );
}

/** Signs of what a card makes or does, for a chip. */
function signsOf(card: number): readonly Effect[] {
  const effects = effectsOf(card);
  if (effects.length > 0) return effects;
  const inputs = chainSigns(card).map((sign): Effect => ({ sign }));
  return [
    ...inputs,
    ...(inputs.length > 0 ? [{ sign: 'n-arrow' } as const] : []),
    { sign: GOOD_SIGNS[GOOD[card]] },
  ];
}

export const CardChip = memo(function CardChip({
  card,
  words,
  count = 1,
  isForSale = false,
}: {
  readonly card: number;
  readonly words: NewdaleWords;
  readonly count?: number;
  readonly isForSale?: boolean;
}) {
  return (
    <span className={styles.lying} style={grapesOf(card)} aria-hidden="true">
      <Chip
        picture={cardPicture(card)}
        name={words.onCard(KIND[card])}
        suit={suitOf(card)}
        effects={signsOf(card)}
        cost={isForSale ? COST[card] : 0}
        points={CARD_POINTS[card]}
        count={count}
      />
    </span>
  );
});

export const PersonChip = memo(function PersonChip({
  person,
  words,
  cost = 0,
}: {
  person: number;
  words: NewdaleWords;
  cost?: number;
}) {
  return (
    <span className={styles.lying} aria-hidden="true">
      <Chip
        picture={personPicture(person)}
        name={words.person(person)}
        suit="person"
        effects={effectsOfPerson(person)}
        cost={cost}
      />
    </span>
  );
});
