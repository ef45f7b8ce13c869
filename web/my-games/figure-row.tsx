import { Glyph } from '@spielstube/ui';
import styles from './my-games.module.css';
import { useMyGamesWords } from './my-games-words.ts';
import type { PlayedGame } from './played.ts';
import { figuresOf } from './statistics.ts';

const MOST_CANDLES = 7;

/** Games, wins, time, and a candle for every win in a row. */
export function FigureRow({ over, all }: { over: readonly PlayedGame[]; all: readonly PlayedGame[] }) {
  const words = useMyGamesWords().figures;
  const { played, won, hours, streak } = figuresOf(over, all);
  return (
    <section className={styles.figures}>
      <p>
        <b>{played}</b> <span>{words.games(played)}</span>
      </p>
      <p>
        <b>{won}</b> <span>{words.won}</span>
      </p>
      {hours > 0 && (
        <p>
          <b>{words.hours(hours)}</b> <span>{words.atTable}</span>
        </p>
      )}
      {streak > 0 && (
        <p className={styles.streak}>
          <span className={styles.candles} aria-hidden="true">
            {Array.from({ length: Math.min(streak, MOST_CANDLES) }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: candles are alike
              <Glyph key={n} id="lamp-here" />
            ))}
          </span>
          <span>{words.streak(streak)}</span>
        </p>
      )}
    </section>
  );
}
