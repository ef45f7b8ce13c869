import { Chooser } from '@spielstube/ui';
import type { OrleansAction } from '../rules/moves.ts';
import type { PartProps } from './board.ts';
import { choiceSign } from './signs.tsx';

const isDrawn = ({ do: what }: OrleansAction): boolean =>
  what === 'pay' || what === 'coin' || what === 'step' || what === 'shield' || what === 'endure';

/** Rewards, payments and the shield. */
export function Rewards({ board }: PartProps) {
  return (
    <Chooser
      board={board}
      fits={isDrawn}
      draw={({ action, words }) => (
        <>
          {choiceSign(board, action)}
          {words}
        </>
      )}
    />
  );
}
