import { Count, Glyph, type SpriteId, Target } from '@spielstube/ui';
import { ANIMAL_KEYS, DICE_OF_SORT, GOODS_KEYS } from '../data/setup.ts';
import { ANIMAL_SIGNS, GOODS_SIGNS, place } from './drawings.ts';
import { Exchange } from './exchange.tsx';
import styles from './storage.module.css';
import { type Closed, closedChoice, type Open, openChoices, type SeatProps } from './table.ts';

/** Silver, workers, point cards, goods and animals of a seat. `copy`: once more, in a drawer. */
export function Storage({ table, seat, copy = false }: SeatProps & { copy?: boolean }) {
  const { words } = table.text;
  const player = table.view.players[seat];
  const at = (name: string): { anchor: string } | Record<never, never> => (copy ? {} : { anchor: name });
  const open = (...doing: Parameters<typeof openChoices>): Open[] => (copy ? [] : openChoices(...doing));
  const closed = (...doing: Parameters<typeof closedChoice>): Closed | undefined =>
    copy ? undefined : closedChoice(...doing);
  return (
    <div className={styles.storage}>
      <div className={`${styles.row} ${styles.big}`}>
        <Target
          about={{ title: words.amount('silver', player.silver), lines: [words.silverAbout] }}
          open={open(table, (a) => a.do === 'silver')}
          className={styles.item}
          {...at(place.silver(seat))}
        >
          <Stock sign="silver" count={player.silver} />
        </Target>
        <Target
          about={{ title: words.amount('workers', player.workers), lines: [words.workersAbout] }}
          open={open(table, (a) => a.do === 'topUp')}
          closed={closed(table, (a) => a.do === 'topUp')}
          className={styles.item}
          {...at(place.workers(seat))}
        >
          <Stock sign="worker" count={player.workers} />
        </Target>
        <Exchange table={table} seat={seat} copy={copy} className={styles.item}>
          <Stock sign="vp" count={player.points} />
        </Exchange>
      </div>
      <div className={styles.row}>
        {GOODS_KEYS.map((key, sort) => (
          <Target
            key={key}
            about={{
              title: `${words.goods(key)}: ${player.goods[sort]}`,
              lines: [words.goodsAbout(DICE_OF_SORT[sort][0], DICE_OF_SORT[sort][1])],
            }}
            open={open(table, (a) => a.do === 'sell' && a.sort === sort)}
            closed={closed(table, (a) => a.do === 'sell' && a.sort === sort)}
            className={styles.item}
            {...at(place.goods(seat, sort))}
          >
            <Stock sign={GOODS_SIGNS[key]} count={player.goods[sort]} />
          </Target>
        ))}
      </div>
      <div className={`${styles.row} ${styles.four}`}>
        {ANIMAL_KEYS.map((key, sort) => (
          <Target
            key={key}
            about={{
              title: `${words.animal(key)}: ${player.animals[sort]}`,
              lines: [words.animalsAbout],
            }}
            className={styles.item}
            {...at(place.animals(seat, sort))}
          >
            <Stock sign={ANIMAL_SIGNS[key]} count={player.animals[sort]} />
          </Target>
        ))}
      </div>
    </div>
  );
}

/** A sign and how many there are; none at all is pale. */
export function Stock({ sign, count }: { sign: SpriteId; count: number }) {
  return (
    <span className={`${styles.stock} ${count === 0 ? styles.none : ''}`} aria-hidden="true">
      <Glyph id={sign} />
      <b>
        <Count value={count} />
      </b>
    </span>
  );
}
