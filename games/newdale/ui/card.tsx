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
  personPicture,
  RAW_SIGNS,
  suitOf,
} from './drawings.ts';
import { type Effect, effectsOf, effectsOfPerson } from './effects.ts';

const SOFT_HYPHEN = '\u00ad';
/** How broad a letter is on average, as a share of its size. */
const LETTER = 0.53;

interface UseProps {
  readonly id: SpriteId;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h?: number;
}
/** A sign somewhere on a drawing. */
export const Use = ({ id, x, y, w, h = w }: UseProps) => (
  <use href={`#${id}`} x={x} y={y} width={w} height={h} />
);

/** Letters that never are broader than their room: what is too long is set narrower. */
export function Fitted({
  text,
  x,
  y,
  size,
  room,
}: {
  text: string;
  x: number;
  y: number;
  size: number;
  room: number;
}) {
  const clean = text.replaceAll(SOFT_HYPHEN, '');
  const isBroad = clean.length * LETTER * size > room;
  return (
    <text
      className={styles.name}
      x={x}
      y={y}
      fontSize={size}
      {...(isBroad ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {})}
    >
      {clean}
    </text>
  );
}

const Figure = ({
  x,
  y,
  size,
  children,
}: {
  x: number;
  y: number;
  size: number;
  children: string | number;
}) => (
  <text className={styles.number} x={x} y={y} fontSize={size}>
    {children}
  </text>
);

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

const isFigure = (id: SpriteId): boolean => id.startsWith('n-helper') || id === 'n-hooded';
const isSmall = (id: SpriteId): boolean => id === 'n-arrow' || id === 'n-lightning';
function breadthOf({ sign, count }: Effect, size: number): number {
  const own = isSmall(sign) ? size * 0.6 : isFigure(sign) ? size * 0.72 : size;
  return own + (count === undefined ? 0 : size * 0.36);
}

interface EffectsProps {
  readonly effects: readonly Effect[];
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly size: number;
}

/** Signs of an effect, in the middle of their room and never broader than it. */
export function Effects({ effects, from, to, y, size }: EffectsProps) {
  const gap = 2.4;
  const whole = (one: number): number =>
    effects.reduce((all, effect) => all + breadthOf(effect, one) + gap, -gap);
  const s = Math.min(size, (size * (to - from)) / whole(size));
  let x = (from + to) / 2 - whole(s) / 2;
  return effects.map((effect, n) => {
    const { sign, count, on } = effect;
    const left = x;
    const at = count === undefined ? left : left + s * 0.36;
    x += breadthOf(effect, s) + gap;
    return (
      <g key={n}>
        {count !== undefined && (
          <Figure x={left + s * 0.15} y={y + s * 0.68} size={s * 0.62}>
            {count}
          </Figure>
        )}
        {isSmall(sign) ? (
          <g color="#2a2018">
            <Use id={sign} x={at} y={y + s * 0.2} w={s * 0.6} />
          </g>
        ) : isFigure(sign) ? (
          <Use id={sign} x={at} y={y} w={s * 0.72} h={s * 1.015} />
        ) : (
          <Use id={sign} x={at} y={y} w={s} />
        )}
        {on !== undefined && (
          <Figure x={at + s / 2} y={y + s * 0.66} size={s * 0.54}>
            {on}
          </Figure>
        )}
      </g>
    );
  });
}

/** The colour of the grapes on a Vineyard. */
const grapesOf = (card: number) =>
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

function Picture({ id, x, y, w, h }: Required<UseProps>) {
  return (
    <svg
      x={x}
      y={y}
      width={w}
      height={h}
      viewBox="0 0 80 66"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Use id={id} x={0} y={0} w={80} h={66} />
    </svg>
  );
}

export function Coin({ value, x, y, r }: { value: number; x: number; y: number; r: number }) {
  return (
    <>
      <Use id="n-coin" x={x - r} y={y - r} w={2 * r} />
      <Figure x={x} y={y + r * 0.42} size={r * 1.2}>
        {value}
      </Figure>
    </>
  );
}

function Shield({ points, x, y, w }: { points: number; x: number; y: number; w: number }) {
  return (
    <g className={styles.shield}>
      <Use id="shield" x={x} y={y} w={w} h={w * 1.1} />
      <Figure x={x + w / 2} y={y + w * 0.76} size={w * 0.66}>
        {points}
      </Figure>
    </g>
  );
}

/** The face of a person, 100 × 140. */
export const PersonFace = memo(function PersonFace({
  person,
  words,
}: {
  person: number;
  words: NewdaleWords;
}) {
  return (
    <svg className={styles.card} viewBox="0 0 100 140" aria-hidden="true">
      <Use id="n-card-person" x={0} y={0} w={100} h={140} />
      <Picture id={personPicture(person)} x={27.4} y={5.2} w={67.4} h={57.2} />
      <Use id="n-card-lines" x={0} y={0} w={100} h={140} />
      <Fitted text={words.person(person)} x={50} y={74.6} size={12.2} room={91} />
      <Effects effects={effectsOfPerson(person)} from={4} to={96} y={100} size={24} />
    </svg>
  );
});

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
}: CardProps & { readonly count?: number; readonly isForSale?: boolean }) {
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
