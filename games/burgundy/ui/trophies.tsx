import { Count, Glyph, Target } from '@spielstube/ui';
import { POINTS } from '../data/bonuses.ts';
import { TYPE_KEYS, TYPES } from '../data/types.ts';
import { saleOf } from '../rules/goods.ts';
import type { SeatProps } from './board.ts';
import { Seal } from './seals.tsx';
import { StartCard } from './start-card.tsx';
import styles from './trophies.module.css';

/** What has been won for good: bonus cards, sold goods, the start player card. */
export function Trophies({ board, seat }: SeatProps) {
  const { view } = board;
  const { words } = board.text;
  const player = view.players[seat];
  const sold = saleOf(player.sold.reduce((sum, n) => sum + n, 0)).points;
  return (
    <div className={styles.trophies}>
      {view.startCard === seat && <StartCard board={board} />}
      {sold > 0 && (
        <Target about={{ title: words.sold(sold) }} className={styles.sold}>
          <span>
            <Glyph id="goods-m" />
            <Glyph id="ui-check" className={styles.check} />
            <b>
              <Count value={sold} />
            </b>
          </span>
        </Target>
      )}
      {player.allSeven > 0 && (
        <Target about={{ title: words.allSevenCard(player.allSeven) }} className={styles.seven}>
          <span>
            <Glyph id="all-seven" />
            <b>{player.allSeven}</b>
          </span>
        </Target>
      )}
      {TYPES.filter((type) => view.firstTriple[type] === seat).map((type) => (
        <Target
          key={type}
          about={{ title: words.firstTriple(TYPE_KEYS[type], POINTS.firstTriple) }}
          className={styles.seal}
        >
          <Seal type={TYPE_KEYS[type]} />
        </Target>
      ))}
    </div>
  );
}
