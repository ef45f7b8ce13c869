import { Count, Glyph, type SpriteId, Target } from '@spielstube/ui';
import { COLOURS, GOODS } from '../data/pieces.ts';
import { CUBE_SIGNS, GOOD_SIGNS, place } from './drawings.ts';
import styles from './stocks.module.css';
import type { SeatProps } from './table.ts';

interface StocksProps extends SeatProps {
  readonly copy?: boolean;
}

/** The five goods of a seat. */
export function Goods({ table, seat, copy = false }: StocksProps) {
  const words = table.text.words;
  const { goods } = table.view.players[seat];
  return (
    <div className={styles.row}>
      {GOODS.map((good) => (
        <Target
          key={good}
          about={{ title: words.goods(good, goods[good]) }}
          className={styles.item}
          {...(copy ? {} : { anchor: place.good(seat, good) })}
        >
          <Stock sign={GOOD_SIGNS[good]} count={goods[good]} />
        </Target>
      ))}
    </div>
  );
}

/** Influence cubes and coins of a seat. */
export function Wealth({ table, seat, copy = false }: StocksProps) {
  const words = table.text.words;
  const { cubes, coins } = table.view.players[seat];
  return (
    <div className={styles.row}>
      {COLOURS.map((colour) => (
        <Target
          key={colour}
          about={{ title: `${words.cube(colour)}: ${cubes[colour]}` }}
          className={styles.item}
          {...(copy ? {} : { anchor: place.cube(seat, colour) })}
        >
          <Stock sign={CUBE_SIGNS[colour]} count={cubes[colour]} />
        </Target>
      ))}
      <Target
        about={{ title: words.coins(coins) }}
        className={styles.item}
        {...(copy ? {} : { anchor: place.coins(seat) })}
      >
        <Stock sign="coin" count={coins} />
      </Target>
    </div>
  );
}

/** A sign and how many there are; none at all is pale. */
export function Stock({ sign, count }: { sign: SpriteId; count: number }) {
  return (
    <span className={styles.stock} data-none={count === 0} aria-hidden="true">
      <Glyph id={sign} />
      <b>
        <Count value={count} />
      </b>
    </span>
  );
}
