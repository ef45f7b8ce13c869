import { othersOf } from '@spielstube/ui';
import type { Board } from './board.ts';
import { ConnyPanel } from './conny.tsx';
import { Rival } from './rival.tsx';
import styles from './rivals.module.css';

/** The others at the table, in the order of their turns; alone it is Conny. */
export function Rivals(board: Board) {
  const others = othersOf(board);
  const { conny } = board.view;
  const count = others.length + (conny === null ? 0 : 1);
  return (
    <div
      className={styles.rivals}
      style={{ '--others': count }}
      data-others={count}
      data-solo={conny !== null}
    >
      {others.map((info) => (
        <Rival key={info.seat} board={board} info={info} />
      ))}
      {conny !== null && <ConnyPanel board={board} conny={conny} />}
    </div>
  );
}
