import { othersOf, Panels } from '@spielstube/ui';
import type { Board } from './board.ts';
import { Rival } from './rival.tsx';

/** The others at the table, in the order of their turns. */
export function Rivals(board: Board) {
  const others = othersOf(board);
  return (
    <Panels count={others.length}>
      {others.map((info) => (
        <Rival key={info.seat} board={board} info={info} />
      ))}
    </Panels>
  );
}
