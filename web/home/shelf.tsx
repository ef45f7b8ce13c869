import { manifests } from '@spielstube/games';
import { Glyph } from '@spielstube/ui';
import { Link } from 'wouter';
import { useSettings, useWords } from '../settings/settings.store.ts';
import { BoxFront } from './box-front.tsx';
import { type Box, boxesInPreparation } from './boxes.ts';
import styles from './home.module.css';

/** The boxes: those that can be played, then those in preparation. */
export function Shelf() {
  const words = useWords().home;
  return (
    <section className={styles.shelf} aria-label={words.games}>
      <ul>
        {manifests.map((game) => (
          <li key={game.id} className={styles.box} data-game={game.id}>
            <BoxOnShelf box={game} playable />
          </li>
        ))}
        {boxesInPreparation.map((box) => (
          <li key={box.id} className={styles.box} data-game={box.id}>
            <BoxOnShelf box={box} playable={false} />
          </li>
        ))}
      </ul>
      <div className={styles.plank} aria-hidden="true" />
    </section>
  );
}

function BoxOnShelf({ box, playable }: { box: Box; playable: boolean }) {
  const words = useWords().home;
  const { lang } = useSettings();
  const [least, most] = box.seats;
  return (
    <>
      {playable ? (
        <Link href={`/game/${box.id}`} className={styles.playable}>
          <BoxFront box={box} lang={lang} />
        </Link>
      ) : (
        <div className={styles.waiting}>
          <BoxFront box={box} lang={lang} />
          <span className={styles.ribbon}>{words.inPreparation}</span>
        </div>
      )}
      <p className={styles.tag}>
        <span>
          <Glyph id="ui-people" />
          {least}–{most}
        </span>
        <span>
          <Glyph id="ui-clock" />
          {box.minutes} {words.minutes}
        </span>
      </p>
    </>
  );
}
