import { manifests } from '@spielstube/games';
import { Glyph } from '@spielstube/ui';
import type { GameManifest } from '@spielstube/ui/manifest';
import { Link } from 'wouter';
import { useSettings, useWords } from '../settings/settings.store.ts';
import { BoxFront } from './box-front.tsx';
import styles from './home.module.css';

/** The boxes of the house. */
export function Shelf() {
  const words = useWords().home;
  return (
    <section className={styles.shelf} aria-label={words.games}>
      <ul>
        {manifests.map((game) => (
          <li key={game.id} className={styles.box} data-game={game.id}>
            <BoxOnShelf box={game} />
          </li>
        ))}
      </ul>
      <div className={styles.plank} aria-hidden="true" />
    </section>
  );
}

function BoxOnShelf({ box }: { box: GameManifest }) {
  const words = useWords().home;
  const { lang } = useSettings();
  const [least, most] = box.seats;
  return (
    <>
      <Link href={`/game/${box.id}`} className={styles.playable}>
        <BoxFront box={box} lang={lang} />
      </Link>
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
