import type { SpriteId } from '@spielstube/ui';
import styles from './card.module.css';
import type { Effect } from './effects.ts';

/* Signs, numbers and names on the drawings of cards. */

const SOFT_HYPHEN = '\u00ad';
/** How broad a letter is on average, as a share of its size. */
const LETTER = 0.53;

export interface UseProps {
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

export const Figure = ({
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

/** The picture of a card, in its frame. */
export function Picture({ id, x, y, w, h }: Required<UseProps>) {
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

export function Shield({ points, x, y, w }: { points: number; x: number; y: number; w: number }) {
  return (
    <g className={styles.shield}>
      <Use id="shield" x={x} y={y} w={w} h={w * 1.1} />
      <Figure x={x + w / 2} y={y + w * 0.76} size={w * 0.66}>
        {points}
      </Figure>
    </g>
  );
}
