import { Die, decider, openChoices, Target } from '@spielstube/ui';
import type { Card } from '../data/cards.ts';
import type { PartProps } from './board.ts';
import styles from './bought.module.css';
import { CardTarget } from './card-target.tsx';
import { dieOf } from './drawings.ts';
import { CardToken } from './token.tsx';

/** The cards of a purchase, open to all until one of them has been used. */
export function Bought({ board }: PartProps) {
  const { view, seats, viewer } = board;
  const { words } = board.text;
  const buyer = decider(board);
  const title = buyer === undefined || buyer === viewer ? words.bought : words.boughtBy(seats[buyer].name);
  return (
    <section className={styles.tray} aria-label={title}>
      <p className={styles.title}>{title}</p>
      {view.bought.map((card) => (
        <div key={card} className={styles.card}>
          <CardTarget board={board} card={card} />
          <Uses board={board} card={card} />
        </div>
      ))}
    </section>
  );
}

/** What can be done with a bought card: two small buttons beside it. */
function Uses({ board, card }: PartProps & { card: Card }) {
  const { words } = board.text;
  const keep = openChoices(board, (a) => a.do === 'keep' && a.card === card);
  const use = openChoices(board, (a) => a.do === 'use' && a.card === card);
  const die = dieOf(card);
  if (keep.length + use.length === 0) return null;
  return (
    <div className={styles.uses}>
      <Target about={{ title: words.asProject }} open={keep} className={styles.use}>
        <span aria-hidden="true">
          <CardToken card={card} copy />
          {words.asProject}
        </span>
      </Target>
      <Target about={{ title: words.asDie }} open={use} className={styles.use}>
        <span aria-hidden="true">
          {die !== undefined && <Die value={die} />}
          {words.asDie}
        </span>
      </Target>
    </div>
  );
}
