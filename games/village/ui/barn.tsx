import { Stock, Target } from '@spielstube/ui';
import { GRAIN_LIMIT } from '../data/pieces.ts';
import styles from './barn.module.css';
import type { SeatProps } from './board.ts';
import { place } from './drawings.ts';

const SACK = { first: 19, step: 28, y: 88, size: 28 } as const;

/** The barn with its five places for grain. */
export function Barn({ board, seat }: SeatProps) {
  const words = board.text.words.labels;
  const { grain } = board.view.players[seat];
  return (
    <Target
      about={{ title: words.inTheBarn(grain, GRAIN_LIMIT), lines: [words.barnAbout], rule: 'VIL-GEN-07' }}
      className={styles.barn}
      anchor={place.grain(seat)}
    >
      <svg viewBox="0 0 176 124" aria-hidden="true">
        <use href="#b-barn" width="176" height="124" />
        {Array.from({ length: GRAIN_LIMIT }, (_, n) => {
          const x = SACK.first + SACK.step * n;
          return n < grain ? (
            <use key={n} href="#grain" x={x} y={SACK.y} width={SACK.size} height={SACK.size} />
          ) : (
            <path key={n} className={styles.free} d={`M${x + 7} 116c-3 -8 -1 -15 4 -19h6c5 4 7 11 4 19z`} />
          );
        })}
      </svg>
      <span className={styles.sacks}>
        <Stock sign="grain" count={grain} />
      </span>
    </Target>
  );
}
