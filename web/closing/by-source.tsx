import type { ScoreSheet } from '@spielstube/engine';
import type { GameText } from '@spielstube/engine/text';
import { type SeatInfo, SeatSign } from '@spielstube/ui';
import { useWords } from '../settings/settings.store.ts';
import styles from './charts.module.css';
import { pointsFrom, sourcesOf } from './sources.ts';

export interface BySourceProps {
  readonly text: GameText;
  readonly seats: readonly SeatInfo[];
  readonly scores: readonly ScoreSheet[];
}

const PATTERNS = 8;

/** Where the points came from: a bar a seat, a colour and a hatching a source. */
export function BySource({ text, seats, scores }: BySourceProps) {
  const words = useWords().closing;
  const sources = sourcesOf(scores);
  const most = Math.max(1, ...scores.map((sheet) => sheet.total));
  return (
    <section className={`sheet ${styles.chart}`} aria-labelledby="by-source">
      <h2 id="by-source">{words.bySource}</h2>
      <ul className={styles.bars}>
        {scores.map((sheet, n) => (
          <li key={seats[n].name}>
            <SeatSign info={seats[n]} />
            <span className={styles.name}>{seats[n].name}</span>
            <span className={styles.bar}>
              {sources.map((source, m) => {
                const points = pointsFrom(sheet, source);
                return (
                  points > 0 && (
                    <i
                      key={source}
                      className={styles[`source${m % PATTERNS}`]}
                      style={{ width: `${(points / most) * 100}%` }}
                      title={`${text.scoreSource(source)}: ${points}`}
                    >
                      <span>{points}</span>
                    </i>
                  )
                );
              })}
              <b>{sheet.total}</b>
            </span>
          </li>
        ))}
      </ul>
      <ul className={styles.legend}>
        {sources.map(
          (source, n) =>
            scores.some((sheet) => pointsFrom(sheet, source) > 0) && (
              <li key={source}>
                <i className={styles[`source${n % PATTERNS}`]} />
                {text.scoreSource(source)}
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
