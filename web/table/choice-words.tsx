import { unbroken } from '@spielstube/ui';
import { choiceParts } from './choice-parts.ts';
import styles from './choice-words.module.css';

/**
 * A choice as a list shows it: what it is called stands out, what it means stands below. The sentence stays whole for
 * whoever has it read aloud.
 */
export function ChoiceWords({ words }: { words: string }) {
  const { name, meaning } = choiceParts(words);
  if (meaning === '') return <Name words={name} />;
  return (
    <span className={styles.choice}>
      <Name words={name} />
      <span className="vh">: </span>
      <span className={styles.meaning}>{unbroken(meaning)}</span>
    </span>
  );
}

/** What stands in brackets tells apart, and does not stand out. */
function Name({ words }: { words: string }) {
  const [, before, bracket, behind] = /^(.*?)(\(.*?\))(.*)$/.exec(words) ?? ['', words, '', ''];
  return (
    <b className={styles.name}>
      {unbroken(before)}
      {bracket !== '' && <span className={styles.bracket}>{unbroken(bracket)}</span>}
      {unbroken(behind)}
    </b>
  );
}
