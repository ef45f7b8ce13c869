import '@spielstube/art/orleans/orleans.css';
import '@spielstube/ui/broad-board.css';
import { BOARD } from '@spielstube/art/orleans/anchors.ts';
import { BareBoard, BoardRoom } from '@spielstube/ui';
import type { Board } from './board.ts';
import { Bridge } from './bridge.tsx';
import { Deeds } from './deeds.tsx';
import { Fair } from './fair.tsx';
import { Land } from './land.tsx';
import { Lettering } from './lettering.tsx';
import { Offer } from './offer.tsx';
import styles from './orleans.module.css';
import { Printed } from './printed.tsx';
import { Quarters } from './quarters.tsx';
import { Rewards } from './rewards.tsx';
import { Stage } from './stage.tsx';

/** As the bare board is drawn. */
export const SHAPE = { width: BOARD.w, height: BOARD.h };

/** Orléans and its land: the bare board, what is printed and written on it, and above both everything that can be pointed at. */
export function OrleansBoard(board: Board) {
  return (
    <BoardRoom
      board={board}
      shape={SHAPE}
      over={
        <>
          <Offer board={board} />
          <Stage board={board} />
          <Rewards board={board} />
        </>
      }
    >
      <section className={styles.board} aria-label={board.text.words.labels.sheets.map}>
        <div className={styles.ground}>
          <BareBoard picture="orleans/board" />
          <Printed />
          <Lettering words={board.text.words} event={board.view.past.length > 0 ? board.view.event : -1} />
        </div>
        <div className={styles.layer}>
          <Bridge board={board} />
          <Quarters board={board} />
          <Fair board={board} />
          <Land board={board} />
          <Deeds board={board} />
        </div>
      </section>
    </BoardRoom>
  );
}
