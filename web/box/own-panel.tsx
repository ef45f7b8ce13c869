import type { BoxFile } from '@spielstube/engine';
import { Btn, Glyph } from '@spielstube/ui';
import { lazy, Suspense, useContext } from 'react';
import { Link } from 'wouter';
import styles from './box.module.css';
import { BoxDraft } from './box-draft.ts';
import { useBoxWords } from './box-words.ts';
import { FileButton } from './file-button.tsx';

const Balance = lazy(() => import('./balance.tsx'));

interface OwnPanelProps {
  readonly own: readonly BoxFile[];
  readonly chosen: BoxFile | null;
  choose(name: string | null): void;
  openFile(file: File): void;
  edit(): void;
}

/** For whoever owns the printed game: which boxes there are, and the way to correct one. */
export function OwnPanel({ own, chosen, choose, openFile, edit }: OwnPanelProps) {
  const words = useBoxWords().own;
  const { box } = useContext(BoxDraft);
  const all = box.tables.flatMap((table) => table.values);
  const rebuilt = all.filter(({ reconstructed }) => reconstructed).length;
  const { id, emblem } = box.manifest;
  return (
    <section className={`sheet ${styles.panel}`} aria-labelledby="own">
      <h2 id="own">{words.title}</h2>
      <p className={styles.lead}>{words.text}</p>
      <ul className={styles.tally}>
        <li>
          <b>{all.length - rebuilt}</b>
          {words.read}
        </li>
        <li className={styles.rebuilt}>
          <b>{rebuilt}</b>
          {words.rebuilt}
        </li>
      </ul>
      <Btn kind="primary" glyph="ui-fork" onClick={edit}>
        {words.correct}
      </Btn>
      <FileButton label={words.fromFile} open={openFile} />
      <h3 className="label">{words.boxes}</h3>
      <ul className={styles.boxes}>
        <li>
          <button type="button" aria-pressed={chosen === null} onClick={() => choose(null)}>
            <Glyph id={emblem} />
            <span>
              <b>{words.asItComes}</b>
              <small>{words.asItComesHint}</small>
            </span>
          </button>
        </li>
        {own.map(({ name, values }) => (
          <li key={name}>
            <button type="button" aria-pressed={chosen?.name === name} onClick={() => choose(name)}>
              <Glyph id="ui-corrected" className={styles.seal ?? ''} />
              <span>
                <b>{name}</b>
                <small>{words.corrections(Object.keys(values).length)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Link
        className="btn"
        href={chosen === null ? `/game/${id}` : `/game/${id}?box=${encodeURIComponent(chosen.name)}`}
      >
        <Glyph id="ui-arrow" />
        {chosen === null ? words.playPlain : words.play(chosen.name)}
      </Link>
      {chosen !== null && (
        <Suspense>
          <Balance key={chosen.name} box={chosen} />
        </Suspense>
      )}
    </section>
  );
}
