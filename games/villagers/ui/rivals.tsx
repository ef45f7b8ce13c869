import { othersOf, Panels } from '@spielstube/ui';
import type { Board } from './board.ts';
import { CountessPanel } from './countess.tsx';
import { Rival } from './rival.tsx';

/** The others at the table, in the order of their turns; alone it is the Countess. */
export function Rivals(board: Board) {
  const others = othersOf(board);
  return (
    <Panels count={others.length} solo={board.view.countess !== null}>
      {others.map((info) =>
        info.kind === 'rival' ? (
          <CountessPanel key={info.seat} board={board} info={info} />
        ) : (
          <Rival key={info.seat} board={board} info={info} />
        ),
      )}
    </Panels>
  );
}
