import type { CrestNumber } from '@spielstube/ui';
import { memo } from 'react';
import { countedNumber, hasBread, printedNumber } from '../data/pieces.ts';
import { HAT_SIGNS, seatColours } from './drawings.ts';
import styles from './figure.module.css';

interface FigureProps {
  readonly crest: CrestNumber;
  /** Its number, or what it counts as with bread under it. */
  readonly kind: number;
  /** The dead lie on their backs. */
  readonly lying?: boolean;
  readonly className?: string | undefined;
}

/** A member of a family: robe and hatching of the seat, headgear and numeral of the generation. */
export const Figure = memo(function Figure({ crest, kind, lying = false, className }: FigureProps) {
  return (
    <svg
      className={`${styles.figure} ${className ?? ''}`}
      viewBox={lying ? '0 0 62 44' : '0 0 44 62'}
      style={seatColours(crest)}
      aria-hidden="true"
    >
      {lying ? (
        <ellipse className={styles.shadow} cx="32" cy="42" rx="27" ry="3" />
      ) : (
        <ellipse className={styles.shadow} cx="22" cy="60" rx="20" ry="3.2" />
      )}
      <g transform={lying ? 'translate(0 44) rotate(-90)' : undefined}>
        <use href="#v-robe" width="44" height="62" />
        <use href={`#v-robe-${crest}`} width="44" height="62" />
        <use href={`#${HAT_SIGNS[printedNumber(kind) - 1]}`} width="44" height="62" />
        <text className={styles.number} x="22" y="51.5">
          {countedNumber(kind)}
        </text>
        {hasBread(kind) && <use href="#v-bread" x="24" y="40" width="22" height="22" />}
      </g>
    </svg>
  );
});

/** A monk; `count` stands for several of them. */
export function Monk({ count = 1 }: { count?: number }) {
  return (
    <svg className={styles.figure} viewBox="0 0 44 62" aria-hidden="true">
      <use href="#v-monk" width="44" height="62" />
      {count > 1 && (
        <text className={styles.monks} x="22" y="52">
          {count}
        </text>
      )}
    </svg>
  );
}
