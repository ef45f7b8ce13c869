import '@spielstube/art/newdale/newdale.css';
import '@spielstube/ui/broad-board.css';
import { BareBoard, BoardRoom } from '@spielstube/ui';
import { chapterOf } from '../rules/supply.ts';
import { Answers, OVER_MAP } from './answers.tsx';
import type { Board } from './board.ts';
import { Display } from './display.tsx';
import { BOARD_NAMES } from './drawings.ts';
import { Fields } from './fields.tsx';
import { Lettering } from './lettering.tsx';
import { MapPieces } from './map.tsx';
import { Market } from './market.tsx';
import styles from './newdale.module.css';
import { Order } from './order.tsx';
import { Stage } from './stage.tsx';

/** The map with the action board beside it. */
export const SHAPE = { width: 1116, height: 480 };
/** There the action board is as broad as the screen, so that it can be seen whole. */
const PHONE_SHAPE = { width: 1072, height: 480 };

/** What lies in the middle of the table: the chapter's map, the labour market, the action board, order and display. */
export function NewdaleBoard(board: Board) {
  const { text, view } = board;
  const number = chapterOf(view).board;
  return (
    <BoardRoom
      board={board}
      shape={SHAPE}
      phoneShape={PHONE_SHAPE}
      over={
        <>
          <Stage board={board} />
          <Answers board={board} among={OVER_MAP} />
        </>
      }
    >
      <div className={styles.table}>
        <section className={styles.map} aria-label={text.words.board(number)}>
          <div className={styles.ground}>
            <BareBoard key={number} picture={`newdale/board-${BOARD_NAMES[number]}`} />
            <Lettering board={number} words={text.words} />
          </div>
          <div className={styles.layer}>
            <MapPieces board={board} />
          </div>
        </section>
        <div className={styles.side}>
          <Market board={board} />
          <Fields board={board} />
          <div className={styles.low}>
            <Order board={board} />
            <Display board={board} />
          </div>
        </div>
      </div>
    </BoardRoom>
  );
}
