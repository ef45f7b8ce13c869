import {
  CAPTAIN_COST,
  CAPTAIN_PICTURE,
  CARD_SIZE,
  PICTURE,
} from '@spielstube/art/village/inn/card-anchors.ts';
import { memo } from 'react';
import { ADMIRAL_AS_CAPTAIN, CAPTAINS } from '../../../data/port.ts';
import { cubeHeaps, heap } from '../../drawings.ts';
import styles from './captain.module.css';

const { w, h } = CARD_SIZE;
const COIN = 15;

/** The picture of a captain: by price and by what a step costs. */
const portraitOf = (captain: number): string =>
  captain === ADMIRAL_AS_CAPTAIN ? 'v-p-admiral' : `v-cap-${CAPTAINS[captain].key.replace(/^c(\d)/, 'c$1-')}`;

/** A captain's card: portrait, coins to hire him, and what further steps cost. */
export const Captain = memo(function Captain({ captain }: { captain: number }) {
  const { coins, cubes, anyCubes, steps } = CAPTAINS[captain];
  const price = [...cubeHeaps(cubes), heap('v-any-cube', anyCubes)].flatMap(({ sign, count }) =>
    Array.from({ length: count }, () => sign),
  );
  const size = 19;
  const width = price.length * 18 + 12 + steps * 18;
  const left = w / 2 - width / 2;
  const y = CAPTAIN_COST.y + CAPTAIN_COST.h / 2;
  return (
    <svg className={styles.captain} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <svg
        x={CAPTAIN_PICTURE.x}
        y={CAPTAIN_PICTURE.y}
        width={CAPTAIN_PICTURE.w}
        height={CAPTAIN_PICTURE.h}
        viewBox={`0 0 ${PICTURE.w} ${PICTURE.h}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <use href={`#${portraitOf(captain)}`} width={PICTURE.w} height={PICTURE.h} />
      </svg>
      <use href="#v-card-captain" width={w} height={h} />
      {Array.from({ length: coins }, (_, n) => (
        <use key={n} href="#coin" x={3 + 11 * n} y="3" width={COIN + 4} height={COIN + 4} />
      ))}
      {price.map((sign, n) => (
        <use key={n} href={`#${sign}`} x={left + 18 * n} y={y - size / 2} width={size} height={size} />
      ))}
      <text x={left + price.length * 18 + 6} y={y + 4.5}>
        →
      </text>
      {Array.from({ length: steps }, (_, n) => (
        <use
          key={n}
          href="#v-step"
          x={left + price.length * 18 + 12 + 18 * n}
          y={y - size / 2}
          width={size}
          height={size}
        />
      ))}
    </svg>
  );
});
