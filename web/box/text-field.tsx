import type { BoxValue } from '@spielstube/engine';
import { useContext, useId, useMemo, useState } from 'react';
import styles from './box.module.css';
import { BoxDraft } from './box-draft.ts';
import { namesAt } from './box-tree.ts';
import { useBoxWords } from './box-words.ts';
import { meant, said, sayings } from './said-value.ts';

interface TextFieldProps {
  readonly now: string;
  readonly path: string;
  readonly label: string;
  change(next: BoxValue['value']): void;
}

const NOTHING: ReturnType<typeof sayings> = { column: [], words: new Set() };

/** A value that is words: read and written in the reader's language, with what stands elsewhere in its column to pick from. */
export function TextField({ now, path, label, change }: TextFieldProps) {
  const { box } = useContext(BoxDraft);
  const words = useBoxWords();
  const list = useId();
  // A section has hundreds of fields: only the one that is written in looks at all the others.
  const [isWritten, setWritten] = useState(false);
  const known = useMemo(
    () => (isWritten ? sayings(box.tables, path) : NOTHING),
    [isWritten, box.tables, path],
  );
  // What is typed may mean nothing yet; what is meant may come from elsewhere (taken back, opened from a file).
  const [typed, setTyped] = useState<string | null>(null);
  const nameOf = namesAt(box.names, path);
  const meaning = (text: string): string => meant(text, known.words, nameOf);
  const shown = typed !== null && meaning(typed) === now ? typed : said(now, nameOf);
  return (
    <>
      <input
        className={styles.text}
        aria-label={label}
        value={shown}
        placeholder={words.nothing}
        maxLength={200}
        list={isWritten ? list : undefined}
        onFocus={() => setWritten(true)}
        onBlur={() => {
          setWritten(false);
          setTyped(null);
        }}
        onChange={(event) => {
          setTyped(event.target.value);
          change(meaning(event.target.value));
        }}
      />
      {isWritten && (
        <datalist id={list}>
          {known.column.map((value) => (
            <option key={value} value={said(value, nameOf)} />
          ))}
        </datalist>
      )}
    </>
  );
}
