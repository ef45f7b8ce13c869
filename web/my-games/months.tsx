import styles from './my-games.module.css';
import { useMyGamesWords } from './my-games-words.ts';
import type { PlayedGame } from './played.ts';
import { byMonth } from './statistics.ts';

/** What was played and won in the last months. */
export function Months({ over }: { over: readonly PlayedGame[] }) {
  const words = useMyGamesWords();
  const months = byMonth(over, Date.now());
  const most = Math.max(1, ...months.map(({ played }) => played));
  return (
    <section className={`sheet ${styles.months}`} aria-labelledby="months">
      <h2 id="months">{words.months.title}</h2>
      <ol className={styles.columns}>
        {months.map(({ begin, played, won }) => {
          const month = words.months.month(begin);
          return (
            <li key={begin}>
              <span className="vh">{words.months.bar(month, played, won)}</span>
              <b aria-hidden="true">{played > 0 && played}</b>
              <i className={styles.played} style={{ '--share': played / most }}>
                <i style={{ height: played === 0 ? 0 : `${(won / played) * 100}%` }} />
              </i>
              <small aria-hidden="true">{month}</small>
            </li>
          );
        })}
      </ol>
      <p className={styles.legend}>
        <i className={`${styles.shield} ${styles.won}`} />
        {words.byGame.won}
        <i className={styles.shield} />
        {words.byGame.played}
      </p>
    </section>
  );
}
