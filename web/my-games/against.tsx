import { Glyph, type SpriteId } from '@spielstube/ui';
import { useWords } from '../settings/settings.store.ts';
import styles from './my-games.module.css';
import { useMyGamesWords } from './my-games-words.ts';
import type { PlayedGame } from './played.ts';
import { byLevel, byPerson, bySeats, type Tally } from './statistics.ts';

const MOST_PEOPLE = 6;

/** How one does against bots of every strength, against people, and in rounds of every size. */
export function Against({ over }: { over: readonly PlayedGame[] }) {
  const words = useMyGamesWords();
  const { level: levels } = useWords();
  const bots = byLevel(over).filter(({ played }) => played > 0);
  const people = byPerson(over).slice(0, MOST_PEOPLE);
  return (
    <section className={`sheet ${styles.against}`} aria-labelledby="against">
      <h2 id="against">{words.against.title}</h2>
      <Rungs
        title={words.against.bots}
        glyph="ui-bot"
        rungs={bots.map((rung) => ({ ...rung, name: levels[rung.level] }))}
      />
      <Rungs title={words.against.people} glyph="ui-person" rungs={people} />
      <Rungs
        title={words.against.seats}
        glyph="ui-people"
        rungs={bySeats(over).map((rung) => ({ ...rung, name: words.filter.withSeats(rung.seats) }))}
      />
    </section>
  );
}

interface RungsProps {
  readonly title: string;
  readonly glyph: SpriteId;
  readonly rungs: readonly (Tally & { readonly name: string })[];
}

function Rungs({ title, glyph, rungs }: RungsProps) {
  const words = useMyGamesWords().against;
  if (rungs.length === 0) return null;
  return (
    <>
      <h3 className="label">{title}</h3>
      <ul className={styles.rungs}>
        {rungs.map(({ name, won, played }) => (
          <li key={name}>
            <span>
              <Glyph id={glyph} />
              {name}
            </span>
            <span className={styles.rung} aria-hidden="true">
              <i style={{ width: `${(won / played) * 100}%` }} />
            </span>
            <b>
              <span aria-hidden="true">
                {won}/{played}
              </span>
              <span className="vh">{words.of(won, played)}</span>
            </b>
          </li>
        ))}
      </ul>
    </>
  );
}
