import { othersOf, Panels } from '@spielstube/ui';
import type { Board } from './board.ts';
import { EgonPanel } from './egon.tsx';
import { Rival } from './rival.tsx';

/** The others at the table, side by side, in the order of their turns. */
export function Rivals(board: Board) {
  const others = othersOf(board);
  return (
    <Panels count={others.length}>
      {others.map((info) =>
        info.kind === 'rival' ? (
          <EgonPanel key={info.seat} board={board} info={info} />
        ) : (
          <Rival key={info.seat} board={board} info={info} />
        ),
      )}
    </Panels>
  );
}
