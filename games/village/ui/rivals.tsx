import { othersOf, Panels } from '@spielstube/ui';
import type { Board } from './board.ts';
import { ConnyPanel } from './conny.tsx';
import { Rival } from './rival.tsx';

/** The others at the table, in the order of their turns; alone it is Conny. */
export function Rivals(board: Board) {
  const { conny } = board.view;
  if (conny !== null) {
    return (
      <Panels count={1} solo>
        <ConnyPanel board={board} conny={conny} />
      </Panels>
    );
  }
  const others = othersOf(board);
  return (
    <Panels count={others.length}>
      {others.map((info) => (
        <Rival key={info.seat} board={board} info={info} />
      ))}
    </Panels>
  );
}
