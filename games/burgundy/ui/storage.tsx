import { closedChoice, openChoices, Stock, StockTarget } from '@spielstube/ui';
import { ANIMAL_KEYS, GOODS_KEYS } from '../data/setup.ts';
import { aboutAnimals, aboutGoods, aboutSilver, aboutWorkers } from './about.ts';
import type { SeatProps } from './board.ts';
import { ANIMAL_SIGNS, GOODS_SIGNS, place } from './drawings.ts';
import { Exchange } from './exchange.tsx';
import styles from './storage.module.css';

/** Silver, workers, point cards, goods and animals of a seat. */
export function Storage({ board, seat }: SeatProps) {
  const player = board.view.players[seat];
  return (
    <div className={styles.storage}>
      <div className={`${styles.row} ${styles.big}`}>
        <StockTarget
          sign="silver"
          count={player.silver}
          about={aboutSilver(board.text, player.silver)}
          open={openChoices(board, (a) => a.do === 'silver')}
          className={styles.item}
          anchor={place.silver(seat)}
        />
        <StockTarget
          sign="worker"
          count={player.workers}
          about={aboutWorkers(board.text, player.workers)}
          open={openChoices(board, (a) => a.do === 'topUp')}
          closed={closedChoice(board, (a) => a.do === 'topUp')}
          className={styles.item}
          anchor={place.workers(seat)}
        />
        <Exchange board={board} seat={seat} className={styles.item}>
          <Stock sign="vp" count={player.points} />
        </Exchange>
      </div>
      <div className={styles.row}>
        {GOODS_KEYS.map((key, sort) => (
          <StockTarget
            key={key}
            sign={GOODS_SIGNS[key]}
            count={player.goods[sort]}
            about={aboutGoods(board.text, sort, player.goods[sort])}
            open={openChoices(board, (a) => a.do === 'sell' && a.sort === sort)}
            closed={closedChoice(board, (a) => a.do === 'sell' && a.sort === sort)}
            className={styles.item}
            anchor={place.goods(seat, sort)}
          />
        ))}
      </div>
      <div className={`${styles.row} ${styles.four}`}>
        {ANIMAL_KEYS.map((key, sort) => (
          <StockTarget
            key={key}
            sign={ANIMAL_SIGNS[key]}
            count={player.animals[sort]}
            about={aboutAnimals(board.text, sort, player.animals[sort])}
            className={styles.item}
            anchor={place.animals(seat, sort)}
          />
        ))}
      </div>
    </div>
  );
}
