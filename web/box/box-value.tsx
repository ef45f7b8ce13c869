import type { BoxValue as Value } from '@spielstube/engine';
import { Glyph } from '@spielstube/ui';
import { Fragment, useContext } from 'react';
import styles from './box.module.css';
import { BoxDraft } from './box-draft.ts';
import { drafted, nameOf, namesAt } from './box-tree.ts';
import { useBoxWords } from './box-words.ts';
import { piecesOf, said } from './said-value.ts';
import { TextField } from './text-field.tsx';

/** One value: shown, or with the means to correct it. */
export function BoxValue({ value, label }: { value: Value; label: string }) {
  const { box, values, editing, everything, change } = useContext(BoxDraft);
  const words = useBoxWords();
  const now = drafted(value, values);
  const isChanged = now !== value.value;
  const mark = isChanged ? styles.changed : value.reconstructed ? styles.rebuilt : '';
  const remark = [
    value.reconstructed ? words.reconstructed : '',
    isChanged ? words.was(said(`${value.value}`, namesAt(box.names, value.path))) : '',
  ].filter(Boolean);
  if (editing && (everything || value.reconstructed || isChanged))
    return (
      <span className={`${styles.field} ${mark}`} title={remark.join(', ')}>
        <Field now={now} value={value} label={label} change={(next) => change(value, next)} />
      </span>
    );
  return (
    <b className={`${styles.value} ${mark}`} title={remark.join(', ') || undefined}>
      <Shown value={now} path={value.path} />
      {remark.length > 0 && <span className="vh">, {remark.join(', ')}</span>}
    </b>
  );
}

interface FieldProps {
  readonly now: Value['value'];
  readonly value: Value;
  readonly label: string;
  change(next: Value['value']): void;
}

function Field({ now, value, label, change }: FieldProps) {
  const words = useBoxWords();
  if (typeof value.value === 'boolean')
    return (
      <input
        type="checkbox"
        aria-label={label}
        checked={now === true}
        onChange={(event) => change(event.target.checked)}
      />
    );
  if (typeof value.value !== 'number' || typeof now !== 'number')
    return <TextField now={`${now ?? ''}`} path={value.path} label={label} change={change} />;
  return (
    <>
      <button
        type="button"
        aria-label={words.edit.less(label)}
        disabled={now <= 0 && value.value >= 0}
        onClick={() => change(now - 1)}
      >
        <Glyph id="ui-minus" />
      </button>
      <input
        className={styles.number}
        inputMode="numeric"
        aria-label={label}
        value={now}
        onChange={(event) => {
          const typed = Number(event.target.value);
          if (Number.isFinite(typed)) change(typed);
        }}
      />
      <button type="button" aria-label={words.edit.more(label)} onClick={() => change(now + 1)}>
        <Glyph id="ui-plus" />
      </button>
    </>
  );
}

/** A value as people read it: "2 faith" with the sign of faith. */
function Shown({ value, path }: { value: Value['value']; path: string }) {
  const { box } = useContext(BoxDraft);
  const words = useBoxWords();
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (value === null || value === '') return words.nothing;
  if (typeof value === 'number') return value;
  return piecesOf(value).map(({ count, word }, n) => {
    const sign = box.signs[word];
    const name = nameOf(box.names, { key: word, path });
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name
      <Fragment key={n}>
        {count} {sign === undefined ? name : <Glyph id={sign} label={name} />}
      </Fragment>
    );
  });
}
