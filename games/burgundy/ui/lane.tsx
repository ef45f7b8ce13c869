import { Die, Glyph, Target } from '@spielstube/ui';
import { take } from '../rules/actions.ts';
import { choiceOf } from '../text/facts.ts';
import { CardTarget } from './card-target.tsx';
import { dieNumbered, place } from './drawings.ts';
import styles from './lane.module.css';
import { closedChoice, closedWish, isAt, pending, type TableProps } from './table.ts';
import { wordsIn } from './words.ts';

/** A row of the display: its die and price at the head, its cards below. */
export function Lane({ table, row }: { table: TableProps; row: number }) {
  const { view, lang } = table;
  const words = wordsIn(lang);
  const cards = view.rows[row - 1];
  const price = priceOf(table, row);
  const makingRoom = pending(view)?.kind === 'makeRoom';
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
        closed={closedWish(table, (wish) => wish.wish === 'row' && wish.row === row)}
        anchor={place.lane(row)}
        className={styles.head}
      >
        {die !== undefined && <Die value={die} className={styles.die} />}
        <span className={styles.price} aria-hidden="true">
          {cards.length === 0 ? <em>{words.empty}</em> : <Price table={table} workers={price} />}
        </span>
      </Target>
      <div className={styles.cards}>
        {cards.map((card) => (
          <div key={card} className={styles.slot}>
            <CardTarget
              table={table}
              card={card}
              closed={closedChoice(table, (a) => (a.do === 'take' || a.do === 'giveUp') && a.card === card)}
              className={makingRoom && pending(view)?.card === card ? styles.chosen : ''}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

/** Workers that a card of this row costs now, or null where no die is at hand. */
function priceOf({ view, viewer, frame }: TableProps, row: number): number | null {
  if (frame === null || viewer === null || !isAt(view, viewer, 'action')) return null;
  const card = view.rows[row - 1].at(0);
  if (card === undefined) return null;
  const choice = choiceOf(view, viewer, take(card));
  return choice.do === 'take' ? choice.workers : null;
}

function Price({ table, workers }: { table: TableProps; workers: number | null }) {
  const words = wordsIn(table.lang);
  if (workers === null || table.viewer === null) return null;
  if (workers === 0) return <b>{words.free}</b>;
  const have = table.view.players[table.viewer].workers;
  return (
    <span className={styles.workers}>
      {Array.from({ length: workers }, (_, n) => (
        <Glyph key={n} id="worker" className={n >= have ? styles.missing : ''} />
      ))}
    </span>
  );
}
