import { closedChoice, closedWish, Target } from '@spielstube/ui';
import { MAX_PROJECTS } from '../data/setup.ts';
import { asks, type SeatProps } from './board.ts';
import { CardTarget } from './card-target.tsx';
import styles from './projects.module.css';

/** Three places for projects. */
export function Projects({ board, seat }: SeatProps) {
  const { view } = board;
  const { words } = board.text;
  const { projects } = view.players[seat];
  const beingPlaced = asks(board, seat, 'target')?.card;
  return (
    <div className={styles.row}>
      {projects.map((card) => (
        <CardTarget
          key={card}
          board={board}
          card={card}
          closed={closedChoice(board, (a) => a.do === 'place' && a.card === card)}
          className={card === beingPlaced ? styles.chosen : ''}
        />
      ))}
      {Array.from({ length: MAX_PROJECTS - projects.length }, (_, n) => (
        <Target
          key={n}
          about={{ title: words.freeSlot, lines: [words.freeSlotAbout] }}
          closed={closedWish(board, (wish) => wish.wish === 'project')}
          className={styles.free}
        >
          <span aria-hidden="true">{words.freeSlot}</span>
        </Target>
      ))}
    </div>
  );
}
