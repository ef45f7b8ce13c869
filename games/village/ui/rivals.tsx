import { othersOf, Panels } from '@spielstube/ui';
import { ConnyAlone } from './alone.tsx';
import type { Board } from './board.ts';
import { Rival } from './rival.tsx';

/** The others at the table, in the order of their turns; alone it is Conny. */
export function Rivals(board: Board) {
  const { conny } = board.view;
  if (conny !== null) return <ConnyAlone board={board} conny={conny} />;
  const others = othersOf(board);
  return (
    <Panels count={others.length}>
      {others.map((info) => (
        <Rival key={info.seat} board={board} info={info} />
      ))}
    </Panels>
  );
}
