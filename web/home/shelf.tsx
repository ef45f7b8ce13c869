import { Glyph } from '@spielstube/ui';
import { Link } from 'wouter';
import { type Box, boxes, isPlayable } from '../games/boxes.ts';
import { useSettings, useWords } from '../settings/settings.store.ts';
import { BoxFront } from './box-front.tsx';
import styles from './home.module.css';

/** The five boxes. */
export function Shelf() {
  const words = useWords().home;
  return (
    <section className={styles.shelf} aria-label={words.games}>
      <ul>
        {boxes.map((box) => (
          <li key={box.id} className={styles.box} data-game={box.id}>
            <BoxOnShelf box={box} />
          </li>
        ))}
      </ul>
      <div className={styles.plank} aria-hidden="true" />
    </section>
  );
}

function BoxOnShelf({ box }: { box: Box }) {
  const words = useWords().home;
  const { lang } = useSettings();
  const [least, most] = box.seats;
  return (
    <>
      {isPlayable(box) ? (
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
