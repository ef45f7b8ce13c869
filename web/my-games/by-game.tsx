import { manifestOf } from '@spielstube/games';
import { Glyph } from '@spielstube/ui';
import { useSettings } from '../settings/settings.store.ts';
import styles from './my-games.module.css';
import { useMyGamesWords } from './my-games-words.ts';
import type { PlayedGame } from './played.ts';
import { byGame, chanceOf } from './statistics.ts';

/** As many of the last games are drawn one by one. */
const MOST_SHIELDS = 40;

/** Every game with a shield for each time it was played. */
export function ByGame({ over }: { over: readonly PlayedGame[] }) {
  const words = useMyGamesWords().byGame;
  const { lang } = useSettings();
  const chance = chanceOf(over);
  return (
    <section className={`sheet ${styles.byGame}`} aria-labelledby="by-game">
      <h2 id="by-game">{words.title}</h2>
      <ul>
        {byGame(over).map(({ game, played, won, results, average, best }) => {
          const manifest = manifestOf(game);
          return (
            <li key={game} data-game={game}>
              <span className={styles.dot}>{manifest !== undefined && <Glyph id={manifest.emblem} />}</span>
              <span className={styles.name}>
                <b>{manifest?.short[lang] ?? game}</b>
                <small>{words.summary(average, best)}</small>
              </span>
              <span className={styles.shields} role="img" aria-label={words.results(won, played)}>
                {results.slice(-MOST_SHIELDS).map((isWon, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: games never change their order
                  <i key={n} className={isWon ? styles.won : ''} />
                ))}
              </span>
              <b className={styles.rate}>{words.share(won / played)}</b>
            </li>
          );
        })}
      </ul>
      <p className={styles.legend}>
        <i className={`${styles.shield} ${styles.won}`} />
        {words.won}
        <i className={styles.shield} />
        {words.lost}
        {chance !== null && <span>· {words.chance(chance)}</span>}
      </p>
    </section>
  );
}
