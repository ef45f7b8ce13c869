import {
  CARD_EFFECT,
  CARD_INK,
  CARD_NAME,
  CARD_NAME_WIDTH,
  CARD_PRICE,
  CARD_SET,
  CARD_SIZE,
  PICTURE,
} from '@spielstube/art/village/inn/card-anchors.ts';
import { memo } from 'react';
import { VILLAGERS } from '../../../data/inn.ts';
import type { Needs } from '../../../data/mixes.ts';
import { BEER_BACK, COIN_BACK, TWO_BEER_BACK } from '../../../rules/state.ts';
import styles from './card.module.css';
import { EFFECTS, type EffectSign, portraitOf } from './effects.ts';

const { w, h } = CARD_SIZE;
/** The rim and the seal of an expansion, for the villagers that come with it. */
const OF_SETS: Readonly<Partial<Record<Needs, string>>> = { port: 'port', marriage: 'marriage' };

interface CardProps {
  /** A villager, or the back of one. */
  readonly card: number;
  readonly name: string;
}

/** A villager card: portrait, price, inkwell, name, and what it does in signs. */
export const Card = memo(function Card({ card, name }: CardProps) {
  if (card < 0) return <Back card={card} />;
  const { key, coins, beer, use, needs } = VILLAGERS[card];
  const set = OF_SETS[needs];
  const [setX, setY] = CARD_SET;
  const [inkX, inkY] = CARD_INK;
  return (
    <svg className={styles.card} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <use href={`#${portraitOf(key)}`} x={PICTURE.x} y={PICTURE.y} width={PICTURE.w} height={PICTURE.h} />
      <use href={`#v-card-${set ?? 'inn'}`} width={w} height={h} />
      <CardPrice coins={coins} beer={beer} />
      <circle className={styles.medal} cx={inkX} cy={inkY} r="13" />
      <use
        href={use === 'scored' ? '#v-ink-empty' : '#v-ink-full'}
        x={inkX - 9}
        y={inkY - 9}
        width="18"
        height="18"
      />
      {set !== undefined && <use href={`#v-set-${set}`} x={setX - 9} y={setY - 9} width="18" height="18" />}
      <text
        className={styles.name}
        x={CARD_NAME[0]}
        y={CARD_NAME[1]}
        textLength={name.length * 7 > CARD_NAME_WIDTH ? CARD_NAME_WIDTH : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {name}
      </text>
      <Effect rows={EFFECTS[key]} />
    </svg>
  );
});

/** One coin, one beer or two, over the upper left corner. */
function CardPrice({ coins, beer }: { coins: number; beer: number }) {
  const [x, y] = CARD_PRICE;
  const sign = coins > 0 ? 'coin' : 'v-beer';
  const size = coins + beer > 1 ? 13 : 18;
  return (
    <>
      <circle className={styles.medal} cx={x} cy={y} r="13" />
      {Array.from({ length: coins + beer }, (_, n) => (
        <use
          key={n}
          href={`#${sign}`}
          x={x - size / 2 + (n - (coins + beer - 1) / 2) * 10}
          y={y - size / 2}
          width={size}
          height={size}
        />
      ))}
    </>
  );
}

/** What the back of a card that was bought in secret tells: everybody saw what was paid. */
const PAID = new Map([
  [COIN_BACK, { coins: 1, beer: 0 }],
  [BEER_BACK, { coins: 0, beer: 1 }],
  [TWO_BEER_BACK, { coins: 0, beer: 2 }],
]);

function Back({ card }: { card: number }) {
  const paid = PAID.get(card);
  return (
    <svg className={styles.card} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <use href="#v-card-back" width={w} height={h} />
      {paid !== undefined && <CardPrice {...paid} />}
    </svg>
  );
}

const GLYPH = { alone: 20, stacked: 15.5 } as const;
const DIGIT = 7;

const widthOf = (sign: EffectSign, size: number): number => {
  if ('columns' in sign) return CARD_EFFECT.w - size - 4;
  if ('mark' in sign) return sign.mark.length * DIGIT + 3;
  return size + (sign.n === undefined ? 1 : `${sign.n}`.length * DIGIT + 2);
};

function Effect({ rows }: { rows: readonly (readonly EffectSign[])[] }) {
  const size = rows.length === 1 ? GLYPH.alone : GLYPH.stacked;
  const middle = CARD_EFFECT.y + CARD_EFFECT.h / 2;
  return rows.map((row, r) => {
    const y = middle + (r - (rows.length - 1) / 2) * 16.5;
    const widths = row.map((sign) => widthOf(sign, size));
    const whole = widths.reduce((sum, width) => sum + width, 0);
    return row.map((sign, n) => {
      const x = w / 2 - whole / 2 + widths.slice(0, n).reduce((sum, width) => sum + width, 0);
      return <EffectPart key={`${r} ${n}`} sign={sign} x={x} y={y} size={size} width={widths[n]} />;
    });
  });
}

interface EffectPartProps {
  readonly sign: EffectSign;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
}

function EffectPart({ sign, x, y, size, width }: EffectPartProps) {
  if ('columns' in sign) {
    const step = width / sign.columns.length;
    return sign.columns.map((text, n) => (
      <text key={n} className={styles.number} x={x + 4 + step * (n + 0.5)} y={y + 4}>
        {text}
      </text>
    ));
  }
  if ('mark' in sign) {
    return (
      <text className={styles.number} x={x + width / 2} y={y + 4.5}>
        {sign.mark}
      </text>
    );
  }
  const number = sign.n === undefined ? 0 : width - size - 1;
  return (
    <>
      {sign.n !== undefined && (
        <text className={styles.number} x={x + number / 2} y={y + 4.5}>
          {sign.n}
        </text>
      )}
      <use href={`#${sign.sign}`} x={x + number} y={y - size / 2} width={size} height={size} />
    </>
  );
}
