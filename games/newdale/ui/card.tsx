import type { SpriteId } from '@spielstube/ui';
import { memo } from 'react';
import { NOTHING } from '../data/box.ts';
import {
  CARD_POINTS,
  CHAIN,
  COLOUR,
  COST,
  DISCOUNT,
  GOOD,
  GRAPE_CHAIN,
  HELPERS,
  KIND,
  NO_CHAIN,
  PILE_CARDS,
  RAW,
  RAW_CHAIN,
  VINEYARD,
} from '../data/cards.ts';
import { GOOD_VALUES } from '../data/goods.ts';
import { sum } from '../rules/supply.ts';
import type { NewdaleWords } from '../text/words.ts';
import styles from './card.module.css';
import {
  cardPicture,
  FIGURE_COLOURS,
  FIGURE_SIGNS,
  GOOD_SIGNS,
  LANDSCAPE_SIGNS,
  RAW_SIGNS,
  suitOf,
} from './drawings.ts';
import { effectsOf } from './effects.ts';
import { Coin, Effects, Fitted, Picture, Shield, Use } from './marks.tsx';

const listed = (counts: readonly number[]): number[] =>
  counts.flatMap((count, colour) => Array.from({ length: count }, () => colour));

/** Helpers in a row, from x on. */
function Helpers({ card, x, y, w }: { card: number; x: number; y: number; w: number }) {
  return listed(HELPERS[card]).map((colour, n) => (
    <Use key={n} id={FIGURE_SIGNS[colour]} x={x + n * (w + 0.8)} y={y} w={w} h={(w * 62) / 44} />
  ));
}

/** What a chain takes, as signs. */
export function chainSigns(card: number): readonly SpriteId[] {
  const { sort, first, second } = CHAIN[card];
  if (sort === NO_CHAIN) return [];
  if (sort === RAW_CHAIN) return [RAW_SIGNS[first]];
  if (sort === GRAPE_CHAIN) return ['n-grape', GOOD_SIGNS[second]];
  return [first, second].filter((good) => good !== NOTHING).map((good) => GOOD_SIGNS[good]);
}

/** The colour of the grapes on a Vineyard. */
export const grapesOf = (card: number) =>
  KIND[card] === VINEYARD ? { '--n-grape': FIGURE_COLOURS[COLOUR[card]] } : {};

interface CardProps {
  readonly card: number;
  readonly words: NewdaleWords;
}

/** The face of a building or a sailor, 100 × 140. */
export const CardFace = memo(function CardFace({ card, words }: CardProps) {
  const inPile = card < PILE_CARDS;
  const effects = effectsOf(card);
  return (
    <svg className={styles.card} viewBox="0 0 100 140" style={grapesOf(card)} aria-hidden="true">
      <Use id={`n-card-${suitOf(card)}`} x={0} y={0} w={100} h={140} />
      <Picture id={cardPicture(card)} x={27.4} y={5.2} w={67.4} h={57.2} />
      <Use id="n-card-lines" x={0} y={0} w={100} h={140} />
      {COST[card] > 0 && <Coin value={COST[card]} x={15.3} y={16.3} r={11.7} />}
      {inPile && DISCOUNT[card] !== NOTHING && (
        <Use id={LANDSCAPE_SIGNS[DISCOUNT[card]]} x={7} y={28} w={16.6} />
      )}
      {inPile && <Use id={RAW_SIGNS[RAW[card]]} x={6} y={45} w={17.4} />}
      <Fitted text={words.onCard(KIND[card])} x={50} y={74.6} size={12.2} room={91} />
      <Helpers card={card} x={6} y={82.5} w={sum(HELPERS[card]) > 5 ? 11 : 12.6} />
      {CARD_POINTS[card] > 0 && <Shield points={CARD_POINTS[card]} x={76.5} y={80.5} w={18.5} />}
      {effects.length > 0 ? (
        <Effects effects={effects} from={4} to={96} y={sum(HELPERS[card]) > 0 ? 108 : 104} size={25} />
      ) : (
        <Making card={card} />
      )}
    </svg>
  );
});

/** What a production building makes, and what its chain takes. */
function Making({ card }: { card: number }) {
  const inputs = chainSigns(card);
  return (
    <>
      {inputs.map((sign, n) => (
        <Use key={n} id={sign} x={6 + n * 24} y={109} w={22} />
      ))}
      {inputs.length > 0 && (
        <g color="#2a2018">
          <Use id="n-arrow" x={7 + inputs.length * 24} y={114} w={11} />
        </g>
      )}
      <Use id={GOOD_SIGNS[GOOD[card]]} x={62} y={104} w={28} />
      <Coin value={GOOD_VALUES[GOOD[card]]} x={89} y={129} r={9} />
    </>
  );
}

/** Sign and colour of a back. */
const BACKS = {
  building: 'var(--newdale)',
  event: 'var(--n-k-event)',
  mission: 'var(--n-k-special)',
  sailor: 'var(--n-k-sailor)',
  person: 'var(--n-k-person)',
} as const;

export const CardBack = memo(function CardBack({ sort }: { sort: keyof typeof BACKS }) {
  return (
    <svg className={styles.card} viewBox="0 0 100 140" style={{ '--back': BACKS[sort] }} aria-hidden="true">
      <Use id="n-card-back" x={0} y={0} w={100} h={140} />
      <Use id={`n-card-back-${sort}`} x={0} y={0} w={100} h={140} />
    </svg>
  );
});
