import { Target } from '@spielstube/ui';
import { MAX_PROJECTS } from '../data/setup.ts';
import { CardTarget } from './card-target.tsx';
import styles from './projects.module.css';
import { asks, closedChoice, closedWish, type SeatProps } from './table.ts';

/** Three places for projects. `copy`: shown once more, in a drawer. */
export function Projects({ table, seat, copy = false }: SeatProps & { copy?: boolean }) {
  const { view } = table;
  const { words } = table.text;
  const { projects } = view.players[seat];
  const beingPlaced = asks(table, seat, 'target')?.card;
  return (
    <div className={styles.row}>
      {projects.map((card) => (
        <CardTarget
          key={card}
          table={table}
          card={card}
          copy={copy}
          closed={copy ? undefined : closedChoice(table, (a) => a.do === 'place' && a.card === card)}
          {...(copy ? { open: [] } : {})}
          className={card === beingPlaced ? styles.chosen : ''}
        />
      ))}
      {Array.from({ length: MAX_PROJECTS - projects.length }, (_, n) => (
        <Target
          key={n}
          about={{ title: words.freeSlot, lines: [words.freeSlotAbout] }}
          closed={copy ? undefined : closedWish(table, (wish) => wish.wish === 'project')}
          className={styles.free}
        >
          <span aria-hidden="true">{words.freeSlot}</span>
        </Target>
      ))}
    </div>
  );
}
