import { StockTarget } from '@spielstube/ui';
import { COLOURS, GOODS } from '../data/pieces.ts';
import type { SeatProps } from './board.ts';
import { CUBE_SIGNS, GOOD_SIGNS, place } from './drawings.ts';
import styles from './stocks.module.css';

/** The five goods of a seat. */
export function Goods({ board, seat }: SeatProps) {
  const words = board.text.words;
  const { goods } = board.view.players[seat];
  const was = board.before?.players[seat];
  return (
    <div className={styles.row}>
      {GOODS.map((good) => (
        <StockTarget
          key={good}
          sign={GOOD_SIGNS[good]}
          count={goods[good]}
          was={was?.goods[good]}
          about={{ title: words.goods(good, goods[good]) }}
          className={styles.item}
          anchor={place.good(seat, good)}
        />
      ))}
    </div>
  );
}

/** Influence cubes and coins of a seat. */
export function Wealth({ board, seat }: SeatProps) {
  const words = board.text.words;
  const { cubes, coins } = board.view.players[seat];
  const was = board.before?.players[seat];
  return (
    <div className={styles.row}>
      {COLOURS.map((colour) => (
        <StockTarget
          key={colour}
          sign={CUBE_SIGNS[colour]}
          count={cubes[colour]}
          was={was?.cubes[colour]}
          about={{ title: `${words.cube(colour)}: ${cubes[colour]}` }}
          className={styles.item}
          anchor={place.cube(seat, colour)}
        />
      ))}
      <StockTarget
        sign="coin"
        count={coins}
        was={was?.coins}
        about={{ title: words.coins(coins) }}
        className={styles.item}
        anchor={place.coins(seat)}
      />
    </div>
  );
}
