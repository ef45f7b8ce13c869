import {
  BOARD,
  DEEDS,
  deedSpaces,
  devMedal,
  fieldSign,
  MEDAL_SIZE,
  SPACE_SIZE,
  slab,
  TRACKS,
} from '@spielstube/art/orleans/anchors.ts';
import type { SpriteId } from '@spielstube/ui';
import { memo } from 'react';
import { CANALISATION, DEED_COINS, DEED_KEYS, neededFor } from '../data/deeds.ts';
import { BOATMAN, CRAFTSMAN, FARMER, KNIGHT, PROFESSION_KEYS, SCHOLAR, TRADER } from '../data/people.ts';
import {
  BOATMAN_CITIZEN_FIELD,
  BOATMAN_COINS,
  CATEGORY_ONE_FIELDS,
  CITIZEN_ON_FIELD,
  COINS_ON_FIELD,
  FARMER_GOODS,
  FARMER_ONLY_FIELDS,
  isCoinField,
  KNIGHT_CITIZEN_FIELD,
  KNIGHT_DRAWS,
  NO_CITIZEN,
  SCHOLAR_STEPS,
  STATUS,
} from '../data/tracks.ts';
import { GOOD_SIGNS, slotSign } from './drawings.ts';
import lettering from './lettering.module.css';
import styles from './printed.module.css';

type Point = readonly [x: number, y: number];

/** What the tables of the box say of the board: corrected values are printed, too. */
export const Printed = memo(function Printed() {
  return (
    <svg
      className={`orleans-board ${lettering.lettering}`}
      viewBox={`0 0 ${BOARD.w} ${BOARD.h}`}
      aria-hidden="true"
    >
      {STATUS.map((_, field) => (
        <Slab key={`slab ${slab(field).x}`} field={field} />
      ))}
      {PROFESSION_KEYS.map((key, profession) =>
        TRACKS[key].fields.map((field, n) => (
          <Step key={`${key} ${field.x}`} profession={profession} field={n} at={fieldSign(field)} />
        )),
      )}
      {DEED_KEYS.map((key, deed) => (
        <DeedValues key={key} deed={deed} />
      ))}
    </svg>
  );
});

interface SignProps {
  readonly id: SpriteId;
  readonly at: Point;
  readonly size: number;
  readonly className?: string;
}

/** A square sign around a point. */
function Sign({ id, at: [x, y], size, className }: SignProps) {
  return (
    <use
      href={`#${id}`}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      {...(className === undefined ? {} : { className })}
    />
  );
}

function Figure({ at: [x, y], name, children }: { at: Point; name: string; children: number | string }) {
  return (
    <text className={name} x={x} y={y}>
      {children}
    </text>
  );
}

/** A slab of the bridge: its number, and the medallion on its pier. */
function Slab({ field }: { field: number }) {
  const { x, y, w, h } = slab(field);
  const [middle, pier] = devMedal(field);
  const rises = field === 0 || STATUS[field] > STATUS[field - 1];
  const isMarked = rises || isCoinField(field) || CITIZEN_ON_FIELD[field] !== NO_CITIZEN;
  return (
    <>
      {rises && <rect className={styles.star} x={x + 2} y={y + 1} width={w - 4} height={h - 4} rx={2.5} />}
      {field % 5 === 0 && (
        <Figure name="slab-number" at={[x + w / 2, y + h - 13]}>
          {field}
        </Figure>
      )}
      {isMarked && <circle className={styles.stone} cx={middle} cy={pier} r={MEDAL_SIZE / 2 + 1} />}
      <Medal field={field} rises={rises} at={[middle, pier]} />
    </>
  );
}

function Medal({ field, rises, at }: { field: number; rises: boolean; at: Point }) {
  const [x, y] = at;
  if (isCoinField(field)) {
    return (
      <>
        <Sign id="o-coin" at={at} size={MEDAL_SIZE} />
        <Figure name="medal-number on-gold" at={[x, y + 4]}>
          {COINS_ON_FIELD[field]}
        </Figure>
      </>
    );
  }
  if (rises) {
    return (
      <>
        <Sign id="o-status" at={at} size={MEDAL_SIZE + 3} />
        <Figure name="medal-number" at={[x, y + 4.4]}>
          {STATUS[field]}
        </Figure>
      </>
    );
  }
  if (CITIZEN_ON_FIELD[field] === NO_CITIZEN) return null;
  return <Sign id="o-citizen" at={at} size={MEDAL_SIZE} className="taken" />;
}

const SIGN = 17;
/** A card of a category beside its field. */
const CARD = { w: 14, h: 17 };

/** What a step onto a field of a track brings. */
function Step({ profession, field, at }: { profession: number; field: number; at: Point }) {
  if (profession === KNIGHT) return <Draws field={field} at={at} />;
  if (field === 0) return null;
  switch (profession) {
    case FARMER:
      return <Sign id={GOOD_SIGNS[FARMER_GOODS[field]]} at={at} size={SIGN + 1} />;
    case BOATMAN:
      return <BoatmanStep field={field} at={at} />;
    case CRAFTSMAN:
      return <Sign id={field <= FARMER_ONLY_FIELDS ? 'o-tech-farmer' : 'o-tech'} at={at} size={SIGN + 1} />;
    case TRADER:
      return <Categories both={field > CATEGORY_ONE_FIELDS} at={at} />;
    case SCHOLAR:
      return <Beside id="o-dev" count={SCHOLAR_STEPS[field]} at={at} size={SIGN} />;
    default:
      return null;
  }
}

/** Coins, the citizen, or both. */
function BoatmanStep({ field, at: [x, y] }: { field: number; at: Point }) {
  const coins = BOATMAN_COINS[field];
  const hasCitizen = field === BOATMAN_CITIZEN_FIELD;
  const coinAt: Point = [hasCitizen ? x - 8 : x, y];
  return (
    <>
      {coins > 0 && (
        <>
          <Sign id="o-coin" at={coinAt} size={SIGN} />
          <Figure name="sign-number on-gold" at={[coinAt[0], y + 4]}>
            {coins}
          </Figure>
        </>
      )}
      {hasCitizen && (
        <Sign id="o-citizen" at={[coins > 0 ? x + 8 : x, y]} size={SIGN + 2} className="taken" />
      )}
    </>
  );
}

function Draws({ field, at }: { field: number; at: Point }) {
  if (field === KNIGHT_CITIZEN_FIELD && KNIGHT_DRAWS[field] === KNIGHT_DRAWS[field - 1]) {
    return <Sign id="o-citizen" at={at} size={SIGN + 2} className="taken" />;
  }
  return (
    <Beside id="o-ph-followers" count={KNIGHT_DRAWS[field]} at={at} size={SIGN - 1} className="draw-sign" />
  );
}

/** A number and, to its right, what it counts. */
function Beside({ count, at: [x, y], ...sign }: SignProps & { count: number }) {
  return (
    <>
      <Sign {...sign} at={[x + 5, y]} />
      <Figure name="sign-number" at={[x - 8, y + 5]}>
        {count}
      </Figure>
    </>
  );
}

function Categories({ both, at: [x, y] }: { both: boolean; at: Point }) {
  const top = y - CARD.h / 2;
  const size = { width: CARD.w, height: CARD.h };
  if (!both) return <use href="#o-back-1" x={x - CARD.w / 2} y={top} {...size} />;
  return (
    <>
      <use href="#o-back-1" x={x - CARD.w + 1} y={top} {...size} />
      <use href="#o-back-2" x={x} y={top} {...size} />
    </>
  );
}

/** Whom a deed needs and what one person brings there. */
function DeedValues({ deed }: { deed: number }) {
  const spots = DEEDS[DEED_KEYS[deed]];
  const [x, y] = spots.reward;
  const needed = neededFor(deed);
  const isCanal = deed === CANALISATION;
  return (
    <>
      {deedSpaces(spots, needed.length).map((at, n) => (
        <Sign key={`${at}`} id={slotSign(needed[n])} at={at} size={SPACE_SIZE} />
      ))}
      <Figure name="deed-coins" at={[isCanal ? x - 24 : x - 9, y + 5]}>
        {DEED_COINS[deed]}
      </Figure>
      <Sign id="o-coin" at={[isCanal ? x - 12 : x + 5, y]} size={isCanal ? 16 : 18} />
      {isCanal && (
        <>
          <Figure name="deed-coins" at={[x - 1, y + 5]}>
            /
          </Figure>
          <Sign id="o-dev" at={[x + 9, y]} size={16} />
        </>
      )}
    </>
  );
}
