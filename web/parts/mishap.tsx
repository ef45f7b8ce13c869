import { Btn, Glyph, Sheet } from '@spielstube/ui';
import { useWords } from '../settings/settings.store.ts';
import styles from './mishap.module.css';

export interface MishapProps {
  readonly title?: string;
  readonly text?: string;
  readonly detail?: string;
}

/** A page that tells what went wrong and leads back. */
export function Mishap({ title, text, detail }: MishapProps) {
  const words = useWords().error;
  return (
    <main className={styles.page}>
      <Sheet className={styles.sheet} role="alert">
        <Glyph id="ui-warning" className={styles.sign} />
        <h1>{title ?? words.title}</h1>
        <p>{text ?? words.text}</p>
        {detail !== undefined && detail !== '' && <p className={styles.detail}>{detail}</p>}
        <p className={styles.ways}>
          <a className="btn primary" href="/">
            <Glyph id="ui-door" />
            {words.home}
          </a>
          <Btn glyph="ui-again" onClick={() => location.reload()}>
            {words.reload}
          </Btn>
        </p>
      </Sheet>
    </main>
  );
}
