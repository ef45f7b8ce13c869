import type { NamedBox } from '@spielstube/engine';
import { Pick } from '../parts/pick.tsx';
import { useWords } from '../settings/settings.store.ts';
import styles from './setup.module.css';

interface BoxPickProps {
  readonly boxes: readonly NamedBox[];
  /** Null: the box as it comes. */
  readonly picked: NamedBox | null;
  pick(name: string | null): void;
}

const AS_IT_COMES = '';

/** With which values the game is played, if somebody has corrected some. */
export function BoxPick({ boxes, picked, pick }: BoxPickProps) {
  const words = useWords().setup;
  if (boxes.length === 0) return null;
  return (
    <p className={styles.option}>
      <span>{words.box}</span>
      <Pick
        label={words.box}
        value={picked?.name ?? AS_IT_COMES}
        choices={[
          { value: AS_IT_COMES, words: words.boxAsItComes },
          ...boxes.map(({ name }) => ({ value: name, words: name })),
        ]}
        onPick={(name) => pick(name === AS_IT_COMES ? null : name)}
      />
    </p>
  );
}
