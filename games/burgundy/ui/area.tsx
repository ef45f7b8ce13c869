import styles from './area.module.css';
import type { SeatProps } from './board.ts';
import { CardTarget } from './card-target.tsx';
import { Estate } from './estate.tsx';
import { Projects } from './projects.tsx';
import { Storage } from './storage.tsx';
import { Trophies } from './trophies.tsx';

/** Everything that lies before a seat; before Egon only cards lie. */
export function Area({ board, seat }: SeatProps) {
  const { egon } = board.view;
  const { words } = board.text;
  if (egon !== null && board.seats[seat]?.kind === 'rival') {
    return (
      <div className={styles.egon}>
        {egon.estate.map((card) => (
          <CardTarget key={card} board={board} card={card} />
        ))}
      </div>
    );
  }
  return (
    <div className={styles.whole}>
      <section>
        <p className="label">{words.projects}</p>
        <Projects board={board} seat={seat} />
      </section>
      <section>
        <p className="label">{words.storage}</p>
        <Storage board={board} seat={seat} />
        <div className={styles.trophies}>
          <Trophies board={board} seat={seat} />
        </div>
      </section>
      <section className={styles.wide}>
        <p className="label">{words.estate}</p>
        <Estate board={board} seat={seat} />
      </section>
    </div>
  );
}
