import { Chooser, PriceTag } from '@spielstube/ui';
import { NOTHING } from '../data/box.ts';
import { GOOD } from '../data/cards.ts';
import { grapeOf } from '../data/goods.ts';
import type { NewdaleAction } from '../rules/moves.ts';
import styles from './answers.module.css';
import type { Board, PartProps } from './board.ts';
import { GoodSign } from './good.tsx';
import { choiceSign } from './signs.tsx';

const ANSWERS: readonly NewdaleAction['do'][] = ['chain', 'cover', 'produce', 'press', 'onto'];

/** How long a chain shall be, who helps out, which good it shall be: on a parchment over the board. */
export function Answers({ board }: PartProps) {
  return (
    <Chooser
      board={board}
      fits={(a) => ANSWERS.includes(a.do)}
      className={styles.answers}
      draw={({ action, words, price }) => (
        <>
          {signOf(board, action)}
          {action.do === 'chain' ? `${action.links} ×` : words}
          <PriceTag price={price} />
        </>
      )}
    />
  );
}

function signOf(board: Board, action: NewdaleAction) {
  if (action.do === 'onto') return <GoodSign good={action.good} />;
  if (action.do === 'press') return <GoodSign good={grapeOf(action.colour)} />;
  const { frame, view } = board;
  const card = frame === null || frame.place < 0 ? NOTHING : view.players[frame.seat].areas[frame.place];
  if (action.do === 'chain' && card !== undefined && card !== NOTHING) return <GoodSign good={GOOD[card]} />;
  return choiceSign(board, action);
}
