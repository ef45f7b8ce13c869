import { othersOf } from '@spielstube/ui';
import type { Board } from './board.ts';
import { EgonPanel } from './egon.tsx';
import { Rival } from './rival.tsx';
import styles from './rivals.module.css';

/** The others at the table, side by side, in the order of their turns. */
export function Rivals(board: Board) {
  const others = othersOf(board);
  return (
    <div className={styles.rivals} style={{ '--others': others.length }} data-others={others.length}>
      {others.map((info) =>
        info.kind === 'rival' ? (
          <EgonPanel key={info.seat} board={board} info={info} />
        ) : (
          <Rival key={info.seat} board={board} info={info} />
        ),
      )}
    </div>
  );
}
