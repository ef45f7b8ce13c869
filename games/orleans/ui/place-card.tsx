import { EFFECT, NAME, PICTURE, SLOT_SIZE, SLOTS, TILE } from '@spielstube/art/orleans/anchors.ts';
import {
  BOARD_PLACES,
  EFFECTS,
  FIRST_SPACE,
  GUNPOWDER_TOWER,
  SPACE_NEEDS,
  TILE_CATEGORY,
  tileOf,
} from '../data/places.ts';
import { placeSign, slotSign } from './drawings.ts';
import type { EffectPart } from './effect.ts';
import styles from './place-card.module.css';

interface PlaceCardProps {
  readonly place: number;
  readonly name: string;
  readonly effect: readonly EffectPart[];
  readonly privilege: readonly EffectPart[];
  /** Draws the empty spaces, too: where nobody can stand on them. */
  readonly withSpaces?: boolean;
}

const WIDE_SIGNS = ['o-barge', 'o-cart'];
const SIGN = 15.5;
const WIDE = 19;
const LETTER = 6;
const GAP = 1.5;

const widthOf = (part: EffectPart): number => {
  if ('letters' in part) return part.letters.length * LETTER + GAP;
  return WIDE_SIGNS.includes(part.sign) ? WIDE : SIGN;
};

/** A place as it is printed: picture, name, and what it does in signs. Whoever stands there is laid on it. */
export function PlaceCard({ place, name, effect, privilege, withSpaces = false }: PlaceCardProps) {
  const category = place < BOARD_PLACES ? 0 : TILE_CATEGORY[tileOf(place)];
  const isLong = name.length > 15;
  return (
    <svg className={styles.card} viewBox={`0 0 ${TILE.w} ${TILE.h}`} aria-hidden="true">
      <use href={`#o-tile-${category}`} width={TILE.w} height={TILE.h} />
      <use href={`#${placeSign(place)}`} x={PICTURE.x} y={PICTURE.y} width={PICTURE.w} height={PICTURE.h} />
      <use href="#o-tile-lines" width={TILE.w} height={TILE.h} />
      <text
        className={name.length > 12 ? styles.longName : styles.name}
        x={NAME[0]}
        y={NAME[1]}
        {...(isLong ? { textLength: 91, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {name}
      </text>
      {category > 0 && (
        <>
          <rect className={styles.pill} x="5.5" y="23" width="16" height="16" rx="5" />
          <text className={styles.category} x="13.5" y="35.2">
            {'I'.repeat(category)}
          </text>
        </>
      )}
      {effect.length > 0 && <Pill parts={effect} />}
      {privilege.length > 0 && <Row parts={privilege} />}
      {withSpaces && <Spaces place={place} />}
    </svg>
  );
}

function Spaces({ place }: { place: number }) {
  const signs =
    place === GUNPOWDER_TOWER
      ? Array.from({ length: EFFECTS.gunpowderTower.room }, () => 'o-slot-market')
      : SPACE_NEEDS.slice(FIRST_SPACE[place], FIRST_SPACE[place + 1]).map(slotSign);
  return signs.map((sign, n) => {
    const [x, y] = SLOTS[signs.length][n];
    return (
      <use
        key={x}
        href={`#${sign}`}
        x={x - SLOT_SIZE / 2}
        y={y - SLOT_SIZE / 2}
        width={SLOT_SIZE}
        height={SLOT_SIZE}
      />
    );
  });
}

function Pill({ parts }: { parts: readonly EffectPart[] }) {
  const [right, middle] = EFFECT;
  const width = parts.reduce((sum, part) => sum + widthOf(part) + GAP, 0) + 6;
  const starts = parts.map((_, n) =>
    parts.slice(0, n).reduce((x, part) => x + widthOf(part) + GAP, right - width + 3.5),
  );
  return (
    <g className={styles.effect}>
      <rect className={styles.pill} x={right - width} y={middle - 10} width={width} height="20" rx="8" />
      {parts.map((part, n) =>
        'letters' in part ? (
          <text key={n} className={styles.letters} x={starts[n] + widthOf(part) / 2} y={middle + 4.6}>
            {part.letters}
          </text>
        ) : (
          <use
            key={n}
            href={`#${part.sign}`}
            x={starts[n]}
            y={middle - SIGN / 2}
            width={widthOf(part)}
            height={SIGN}
          />
        ),
      )}
    </g>
  );
}

const ROW_Y = 102.5;

/** What stands for what, where a place has no spaces. */
function Row({ parts }: { parts: readonly EffectPart[] }) {
  const step = 17.5;
  const left = TILE.w / 2 - (step * (parts.length - 1)) / 2;
  return (
    <g className={styles.effect}>
      {parts.map((part, n) =>
        'letters' in part ? (
          <text key={n} className={styles.letters} x={left + n * step} y={ROW_Y + 4.6}>
            {part.letters}
          </text>
        ) : (
          <use
            key={n}
            href={`#${part.sign}`}
            x={left + n * step - 10}
            y={ROW_Y - 10}
            width="20"
            height="20"
          />
        ),
      )}
    </g>
  );
}
