import { Glyph, type SpriteId } from '@spielstube/ui';
import styles from './pick.module.css';

export interface PickProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly { readonly value: T; readonly words: string }[];
  readonly glyph?: SpriteId;
  /** The mark of its key: see `keyed`. */
  readonly act?: string | undefined;
  onPick(value: T): void;
}

/** A word in a sentence that can be exchanged. */
export function Pick<T extends string>({ label, value, choices, glyph, act, onPick }: PickProps<T>) {
  return (
    <span className={styles.pick}>
      {glyph !== undefined && <Glyph id={glyph} className={styles.sign ?? ''} />}
      <select
        aria-label={label}
        data-act={act}
        value={value}
        onChange={(event) => {
          const picked = choices.find((choice) => choice.value === event.target.value);
          if (picked !== undefined) onPick(picked.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.words}
          </option>
        ))}
      </select>
      <Glyph id="ui-down" className={styles.down ?? ''} />
    </span>
  );
}
