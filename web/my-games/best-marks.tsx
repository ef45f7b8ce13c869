import { manifestOf } from '@spielstube/games';
import { Glyph, type SpriteId } from '@spielstube/ui';
import { Link } from 'wouter';
import { useSettings } from '../settings/settings.store.ts';
import { type Best, bestOf } from './best.ts';
import styles from './my-games.module.css';
import { useMyGamesWords } from './my-games-words.ts';
import type { PlayedGame } from './played.ts';

const SIGNS: Readonly<Record<Best['what'], SpriteId>> = {
  points: 'ui-trophy',
  lead: 'ui-wreath',
  narrow: 'ui-chart',
  rival: 'ui-check',
  streak: 'lamp-here',
  days: 'emote-snail',
};

/** What was never better, and the way to the game in which it was. */
export function BestMarks({ over }: { over: readonly PlayedGame[] }) {
  const words = useMyGamesWords();
  const { lang } = useSettings();
  const marks = bestOf(over);
  return (
    <section className={`sheet ${styles.best}`} aria-labelledby="best">
      <h2 id="best">{words.best.title}</h2>
      {marks.length === 0 && <p>{words.best.none}</p>}
      <ul>
        {marks.map((mark) => {
          const { what, game } = mark;
          const manifest = manifestOf(game.game);
          const line = words.best.line(mark, manifest?.rival?.[lang] ?? '');
          const title = manifest?.short[lang] ?? game.game;
          return (
            <li key={what}>
              <Glyph id={SIGNS[what]} />
              <span>
                <b>{line}</b>
                <small>{words.best.about(title, words.list.date(game.touched), game.seats.length)}</small>
              </span>
              <Link
                className="ib"
                href={`/table/${game.id}`}
                aria-label={words.best.watch(line)}
                title={words.best.watch(line)}
              >
                <Glyph id="ui-replay" />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
