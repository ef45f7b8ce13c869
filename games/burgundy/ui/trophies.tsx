import { Count, Glyph, Target } from '@spielstube/ui';
import { FIRST_TRIPLE_POINTS, SOLD_GOODS_POINTS } from '../data/bonuses.ts';
import { TYPE_KEYS, TYPES } from '../data/types.ts';
import { Seal } from './seals.tsx';
import { StartCard } from './start-card.tsx';
import type { SeatProps } from './table.ts';
import styles from './trophies.module.css';
import { wordsIn } from './words.ts';

/** What has been won for good: bonus cards, sold goods, the start player card. */
export function Trophies({ table, seat }: SeatProps) {
  const { view, lang } = table;
  const words = wordsIn(lang);
  const player = view.players[seat];
  const sold = player.sold.reduce((sum, n) => sum + n, 0) * SOLD_GOODS_POINTS;
  return (
    <div className={styles.trophies}>
      {view.startCard === seat && <StartCard table={table} />}
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
          about={{ title: words.firstTriple(TYPE_KEYS[type], FIRST_TRIPLE_POINTS) }}
          className={styles.seal}
        >
          <Seal type={TYPE_KEYS[type]} />
        </Target>
      ))}
    </div>
  );
}
