import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './segments.module.css';

export interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly { readonly value: T; readonly words: ReactNode }[];
  onPick(value: T): void;
}

/** One of a few, side by side. */
export function Segments<T extends string>({ label, value, choices, onPick }: SegmentsProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className="vh">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onPick(choice.value)}
          />
          <span>{choice.words}</span>
        </label>
      ))}
    </fieldset>
  );
}
