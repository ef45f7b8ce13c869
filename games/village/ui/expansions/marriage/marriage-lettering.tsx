import {
  BAKERY as BAKERY_SPOTS,
  BLISS as BLISS_SPOTS,
  type Couples,
  MARRIAGE_PRICE,
  RANKS,
  SMUGGLER_USES,
  STORE as STORE_SPOTS,
} from '@spielstube/art/village/marriage/anchors.ts';
import { memo } from 'react';
import {
  DIE_HOUSES,
  DIE_RANKS,
  HOUSES,
  MARRIAGE_BOARD,
  RANK_BONUSES,
  SMUGGLER_TABLE,
} from '../../../data/marriage.ts';
import { BAKERY, BLISS, STORE } from '../../../data/places.ts';
import type { VillageWords } from '../../../text/words.ts';
import { CUBE_SIGNS } from '../../drawings.ts';
import written from '../../lettering.module.css';
import { Sign } from '../../lettering.tsx';
import { DIE_SIGNS } from '../drawings.ts';
import styles from './marriage-lettering.module.css';

interface LetteringProps {
  readonly words: VillageWords;
  /** 'front' or 'back' */
  readonly side: string;
}

/** What is written on the leaf of Marriage. */
export const MarriageLettering = memo(function MarriageLettering({ words, side }: LetteringProps) {
  return (
    <>
      {RANKS.map((_, n) => (
        <RankSigns key={n} rank={n + 1} side={side} />
      ))}
      <Pill
        at={MARRIAGE_PRICE}
        parts={[`${MARRIAGE_BOARD.time}`, 'v-time', '+', `${MARRIAGE_BOARD.cubes}`, 'v-any-cube']}
      />
      <HouseSigns place={BAKERY} spots={BAKERY_SPOTS} words={words} />
      <HouseSigns place={STORE} spots={STORE_SPOTS} words={words} />
      <HouseSigns place={BLISS} spots={BLISS_SPOTS} words={words} />
      {USES.map((parts, n) => {
        const { x, y, w, h } = SMUGGLER_USES[n];
        return (
          <g key={x + y}>
            <rect className={written.plate} x={x} y={y} width={w} height={h} rx={4} />
            <Parts at={[x + w / 2, y + h / 2]} parts={parts} size={15} onPlate />
          </g>
        );
      })}
    </>
  );
});

/** The three uses of the Smuggler in signs. */
const USES: readonly (readonly string[])[] = [
  [
    ...Array.from({ length: SMUGGLER_TABLE.saleGreen }, () => 'cube-speech'),
    `${SMUGGLER_TABLE.saleTime}`,
    'v-time',
    '+',
    'v-bread',
    '/',
    'v-tool',
    '→',
    `${SMUGGLER_TABLE.points}`,
    'vp',
  ],
  [`${SMUGGLER_TABLE.customerCubes}`, 'v-any-cube', '+', 'v-crate', '→', 'v-customer'],
  [`${SMUGGLER_TABLE.cubesTime}`, 'v-time', '→', 'v-any-cube', '≠', 'v-any-cube'],
];

function RankSigns({ rank, side }: { rank: number; side: string }) {
  const { number, bonus, die } = RANKS[rank - 1];
  const colour = DIE_RANKS.indexOf(rank);
  return (
    <g>
      <circle className={styles.rank} cx={number[0]} cy={number[1]} r="11" />
      <text className={styles.number} x={number[0]} y={number[1] + 5.8}>
        {rank}
      </text>
      {colour >= 0 && <Sign id={DIE_SIGNS[colour]} x={die[0] - 9} y={die[1] - 9} size={18} />}
      <Pill at={bonus} parts={bonusParts(side, rank)} />
    </g>
  );
}

function bonusParts(side: string, rank: number): string[] {
  const { points, coins, grain, oneOf, swap } = RANK_BONUSES[side][rank];
  return [
    ...(points > 0 ? [`${points}`, 'vp'] : []),
    ...Array.from({ length: coins }, () => 'coin'),
    ...Array.from({ length: grain }, () => 'grain'),
    ...oneOf.flatMap((colour, n) => (n === 0 ? [CUBE_SIGNS[colour]] : ['/', CUBE_SIGNS[colour]])),
    ...(swap > 0 ? ['v-any-cube', '⇄', ...Array.from({ length: swap }, () => 'v-any-cube')] : []),
  ];
}

interface HouseSignsProps {
  readonly place: number;
  readonly spots: Couples;
  readonly words: VillageWords;
}

function HouseSigns({ place, spots, words }: HouseSignsProps) {
  const { x, y, w, h } = spots.gain;
  const rows = gainsOf(place);
  const colours = DIE_HOUSES.flatMap((house, colour) => (house === place ? [colour] : []));
  return (
    <g>
      <text className={`${written.name} ${written.middle}`} x={spots.name[0]} y={spots.name[1]}>
        {words.place(place)}
      </text>
      <rect className={written.plate} x={x} y={y} width={w} height={h} rx={4} />
      {rows.map((parts, n) => (
        <Parts key={n} at={[x + w / 2, y + (h * (n + 0.5)) / rows.length]} parts={parts} size={15} onPlate />
      ))}
      {spots.dice.map(([dx, dy], n) =>
        colours[n] === undefined ? null : (
          <Sign key={dx} id={DIE_SIGNS[colours[n]]} x={dx - 9} y={dy - 9} size={18} />
        ),
      )}
    </g>
  );
}

const several = (sign: string, count: number): string[] => Array.from({ length: count }, () => sign);

/** What a member of a house brings at a wedding: this, or this. */
function gainsOf(place: number): string[][] {
  const { bakery, store } = HOUSES;
  if (place === BAKERY)
    return [
      several('v-bread', bakery.bread),
      [...several('v-bread', bakery.orBread), '+', ...several('grain', bakery.orGrain)],
    ];
  if (place === STORE)
    return [
      several('v-tool', store.tools),
      [
        ...several('v-tool', store.orTools),
        '+',
        ...several('cube-skill', store.orSkill),
        ...several('cube-knowledge', store.orKnowledge),
      ],
    ];
  return [['v-couple', '→', 'v-cradle']];
}

interface PartsProps {
  readonly at: readonly [number, number];
  /** Names of drawings, and short texts between them. */
  readonly parts: readonly string[];
  readonly size?: number;
  readonly onPlate?: boolean;
}

const isText = (part: string): boolean => !/^[a-z]/.test(part);
const widthOf = (part: string, size: number): number => (isText(part) ? 7.5 * part.length + 2 : size + 1);
const wholeWidth = (parts: readonly string[], size: number): number =>
  parts.reduce((sum, part) => sum + widthOf(part, size), 0);

/** Signs and short texts in a line around a point. */
function Parts({ at: [cx, cy], parts, size = 14, onPlate = false }: PartsProps) {
  const whole = wholeWidth(parts, size);
  return parts.map((part, n) => {
    const x = cx - whole / 2 + wholeWidth(parts.slice(0, n), size);
    return isText(part) ? (
      <text
        key={n}
        className={`${onPlate ? written.onPlate : written.figure} ${written.middle}`}
        x={x + widthOf(part, size) / 2}
        y={cy + 4.3}
      >
        {part}
      </text>
    ) : (
      <Sign key={n} id={part} x={x} y={cy - size / 2} size={size} />
    );
  });
}

function Pill({ at: [cx, cy], parts }: PartsProps) {
  if (parts.length === 0) return null;
  const width = wholeWidth(parts, 14) + 10;
  return (
    <g>
      <rect className={written.pill} x={cx - width / 2} y={cy - 9.5} width={width} height={19} rx={9.5} />
      <Parts at={[cx, cy]} parts={parts} />
    </g>
  );
}
