import { manifestOf } from '@spielstube/games';
import { useState } from 'react';
import { Pick } from '../parts/pick.tsx';
import { useSettings } from '../settings/settings.store.ts';
import { Choice } from './filter-bar.tsx';
import styles from './my-games.module.css';
import { useMyGamesWords } from './my-games-words.ts';
import type { PlayedGame } from './played.ts';
import { byGame, bySeats, spreadOf } from './statistics.ts';

/** How often one got how many points in a game, as bars. */
export function PointsSpread({ over }: { over: readonly PlayedGame[] }) {
  const words = useMyGamesWords();
  const { lang } = useSettings();
  const [picked, setPicked] = useState<string | null>(null);
  const [seats, setSeats] = useState<number | null>(null);
  const shares = byGame(over);
  const game = shares.find((share) => share.game === picked)?.game ?? shares[0].game;
  const ofGame = over.filter((played) => played.game === game);
  const counts = bySeats(ofGame).map((share) => share.seats);
  const wanted = seats !== null && counts.includes(seats) ? seats : null;
  const shown = wanted === null ? ofGame : ofGame.filter((played) => played.seats.length === wanted);
  const { average, step, bars } = spreadOf(shown);
  const most = Math.max(...bars.map(({ games }) => games));
  const span = bars.length * step;
  const titleOf = (id: string): string => manifestOf(id)?.short[lang] ?? id;
  return (
    <section className={`sheet ${styles.spread}`} data-game={game} aria-labelledby="points-spread">
      <header>
        <h2 id="points-spread">{words.points.title(titleOf(game))}</h2>
        <span className={styles.average}>{words.points.average(average)}</span>
        <span className={styles.picks}>
          {shares.length > 1 && (
            <Pick
              label={words.points.whichGame}
              value={game}
              choices={shares.map((share) => ({ value: share.game, words: titleOf(share.game) }))}
              onPick={setPicked}
            />
          )}
          {counts.length > 1 && (
            <Choice
              label={words.points.whichSeats}
              every={words.filter.allSeats}
              values={counts}
              value={wanted}
              wordOf={words.filter.withSeats}
              pick={(count) => setSeats(count)}
            />
          )}
        </span>
      </header>
      <ol className={styles.columns}>
        {bars.map(({ from, games }) => (
          <li key={from}>
            <span className="vh">{words.points.bar(from, from + step - 1, games)}</span>
            <b aria-hidden="true">{games}</b>
            <i style={{ '--share': games / most }} />
            <small aria-hidden="true">{from}</small>
          </li>
        ))}
        <li
          className={styles.mean}
          aria-hidden="true"
          style={{ left: `${((average - bars[0].from + 0.5) / span) * 100}%` }}
        />
      </ol>
    </section>
  );
}
