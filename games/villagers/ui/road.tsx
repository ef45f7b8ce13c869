import '@spielstube/art/villagers/villagers.css';
import '@spielstube/ui/broad-board.css';
import { ROAD as DRAWN } from '@spielstube/art/villagers/anchors.ts';
import { BareBoard, BoardRoom } from '@spielstube/ui';
import { ROAD } from '../data/setup.ts';
import type { Board } from './board.ts';
import { Developments } from './developments.tsx';
import { Lane } from './lane.tsx';
import { Looked } from './looked.tsx';
import { MarketDay } from './market-day.tsx';
import { Piles } from './piles.tsx';
import styles from './road.module.css';
import { Season } from './season.tsx';

/** As the bare road is drawn. */
export const SHAPE = { width: DRAWN.w, height: DRAWN.h };

const LANES = Array.from({ length: ROAD }, (_, lane) => lane);

/** The middle of the table: six lanes of the road, the piles beside it, and what the modules lay there. */
export function Road(board: Board) {
  const { view, text } = board;
  const hasMore = view.developments.length > 0 || view.countess !== null;
  return (
    <BoardRoom
      board={board}
      over={
        <>
          <Looked board={board} />
          <MarketDay board={board} />
        </>
      }
    >
      <section className={styles.road} data-more={hasMore} aria-label={text.words.road}>
        <div className={styles.ground}>
          <BareBoard picture="villagers/road" />
        </div>
        <ul className={styles.lanes}>
          {LANES.map((lane) => (
            <Lane key={lane} board={board} lane={lane} />
          ))}
        </ul>
        <Piles board={board} />
        <Developments board={board} />
        <Season board={board} />
      </section>
    </BoardRoom>
  );
}
