import { Explain } from '@spielstube/ui';
import { BOARD_PLACES } from '../data/places.ts';
import { sum } from '../rules/supply.ts';
import styles from './area.module.css';
import { Bag, BagContents } from './bag.tsx';
import type { SeatProps } from './board.ts';
import { Market } from './market.tsx';
import { tilesOf } from './own.tsx';
import { Place } from './place.tsx';
import { Citizens, Coins, Gears, Goods, Stations, StatusStar } from './wealth.tsx';

const BOARD_PLACE_NUMBERS = Array.from({ length: BOARD_PLACES }, (_, n) => n);

/** Everything that lies before a seat. */
export function Area({ board, seat }: SeatProps) {
  const part = { board, seat };
  const tiles = tilesOf(board, seat);
  const content = board.view.players[seat].bag;
  const { labels, technology, bag } = board.text.words;
  return (
    <div className={styles.area}>
      <div className={styles.wealth}>
        <Coins {...part} />
        <StatusStar {...part} />
        <Stations {...part} />
        <Citizens {...part} />
        <Goods {...part} />
      </div>
      <div className={styles.people}>
        <Market {...part} hands={null} />
        <Bag {...part} />
      </div>
      {sum(content) > 0 && (
        <>
          <p className="label">{bag}</p>
          <Explain about={board.text.words.notes.bag(content)}>
            <BagContents {...part} />
          </Explain>
        </>
      )}
      <p className="label">{labels.places}</p>
      <div className={styles.places}>
        {[...BOARD_PLACE_NUMBERS, ...tiles].map((number) => (
          <Place key={number} {...part} place={number} hands={null} />
        ))}
      </div>
      {tiles.length === 0 && <p className={styles.none}>{labels.noTiles}</p>}
      <p className="label">{technology}</p>
      <Gears {...part} />
    </div>
  );
}
