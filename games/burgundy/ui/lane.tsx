import { closedChoice, closedWish, Die, Glyph, Target } from '@spielstube/ui';
import { workersNeeded } from '../rules/die.ts';
import type { Board } from './board.ts';
import { CardTarget } from './card-target.tsx';
import { dieNumbered, place } from './drawings.ts';
import styles from './lane.module.css';

/** A row of the display: its die and price at the head, its cards below. */
export function Lane({ board, row }: { board: Board; row: number }) {
  const { view } = board;
  const { words } = board.text;
  const cards = view.rows[row - 1];
  const price = priceOf(board, row);
  const arriving = board.frame?.kind === 'makeRoom' ? board.frame.card : undefined;
  const die = dieNumbered(row);
  return (
    <section
      className={styles.lane}
      aria-label={words.row(row)}
      data-here={price === 0 && cards.length > 0}
      data-empty={cards.length === 0}
    >
      <Target
        about={{ title: words.row(row), lines: [words.rowAbout(row)] }}
        closed={closedWish(board, (wish) => wish.wish === 'row' && wish.row === row)}
        anchor={place.lane(row)}
        className={styles.head}
      >
        {die !== undefined && <Die value={die} className={styles.die} />}
        <span className={styles.price} aria-hidden="true">
          {cards.length === 0 ? <em>{words.empty}</em> : <Price board={board} workers={price} />}
        </span>
      </Target>
      <div className={styles.cards}>
        {cards.map((card) => (
          <div key={card} className={styles.slot}>
            <CardTarget
              board={board}
              card={card}
              closed={closedChoice(board, (a) => (a.do === 'take' || a.do === 'giveUp') && a.card === card)}
              className={card === arriving ? styles.chosen : ''}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

/** Workers that a card of this row costs now, or null where no die is at hand. */
function priceOf({ view, frame }: Board, row: number): number | null {
  if (frame?.kind !== 'action' || view.rows[row - 1].length === 0) return null;
  return workersNeeded(frame.die, row);
}

function Price({ board, workers }: { board: Board; workers: number | null }) {
  const { words } = board.text;
  if (workers === null || board.viewer === null) return null;
  if (workers === 0) return <b>{words.free}</b>;
  const have = board.view.players[board.viewer].workers;
  return (
    <span className={styles.workers}>
      {Array.from({ length: workers }, (_, n) => (
        <Glyph key={n} id="worker" className={n >= have ? styles.missing : ''} />
      ))}
    </span>
  );
}
