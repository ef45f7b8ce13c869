import type { Game } from '@spielstube/engine';
import type { GameText } from '@spielstube/engine/text';
import { Glyph } from '@spielstube/ui';
import { Link } from 'wouter';
import { useWords } from '../settings/settings.store.ts';
import styles from './setup.module.css';

/** Which values of the box are not known for sure, table by table, and the way to all of them. */
export function BoxValues({ game, text }: { game: Game; text: GameText }) {
  const words = useWords().setup;
  const tables = game.box
    .tables()
    .map(({ key, values }) => ({
      key,
      all: values.length,
      reconstructed: values.filter((value) => value.reconstructed).length,
    }))
    .filter(({ reconstructed }) => reconstructed > 0);
  return (
    <>
      <Link className={`btn ${styles.book}`} href={`/box/${game.id}`}>
        <Glyph id="ui-info" />
        {words.openBox}
      </Link>
      {tables.length > 0 && (
        <details className={styles.reconstructed}>
          <summary>{words.reconstructed}</summary>
          <ul>
            {tables.map(({ key, all, reconstructed }) => (
              <li key={key}>
                {text.boxTable(key)}: {words.reconstructedValues(reconstructed, all)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
