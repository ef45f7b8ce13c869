import { Chooser, PriceTag } from '@spielstube/ui';
import { NOTHING } from '../data/box.ts';
import { GOOD } from '../data/cards.ts';
import { grapeOf } from '../data/goods.ts';
import type { NewdaleAction } from '../rules/moves.ts';
import styles from './answers.module.css';
import type { Board, PartProps } from './board.ts';
import { GoodSign } from './good.tsx';
import { choiceSign } from './signs.tsx';

/** What is answered over the map, and what over the own board, where hand cards may be the answer, too. */
export const OVER_MAP: readonly NewdaleAction['do'][] = ['cover', 'produce', 'press', 'onto'];
export const OVER_OWN: readonly NewdaleAction['do'][] = ['chain'];

interface AnswersProps extends PartProps {
  readonly among: readonly NewdaleAction['do'][];
}

/** How long a chain shall be, who helps out, which good it shall be: on a parchment. */
export function Answers({ board, among }: AnswersProps) {
  return (
    <Chooser
      board={board}
      fits={(a) => among.includes(a.do)}
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
