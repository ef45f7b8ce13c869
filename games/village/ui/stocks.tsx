import { StockTarget } from '@spielstube/ui';
import { COLOURS } from '../data/pieces.ts';
import { aboutCoins, aboutCubes, aboutGoods } from './about.ts';
import type { SeatProps } from './board.ts';
import { CUBE_SIGNS, GOOD_SIGNS, place } from './drawings.ts';
import styles from './stocks.module.css';

/** The goods of a seat. */
export function Goods({ board, seat }: SeatProps) {
  const { goods } = board.view.players[seat];
  const was = board.before?.players[seat];
  return (
    <div className={styles.row}>
      {goods.map((count, good) => (
        <StockTarget
          key={good}
          sign={GOOD_SIGNS[good]}
          count={count}
          was={was?.goods[good]}
          about={aboutGoods(board.text, good, count)}
          className={styles.item}
          anchor={place.good(seat, good)}
        />
      ))}
    </div>
  );
}

/** Influence cubes and coins of a seat. */
export function Wealth({ board, seat }: SeatProps) {
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
          about={aboutCubes(board.text, colour, cubes[colour])}
          className={styles.item}
          anchor={place.cube(seat, colour)}
        />
      ))}
      <StockTarget
        sign="coin"
        count={coins}
        was={was?.coins}
        about={aboutCoins(board.text, coins)}
        className={styles.item}
        anchor={place.coins(seat)}
      />
    </div>
  );
}
