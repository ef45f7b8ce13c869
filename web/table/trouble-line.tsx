import { Glyph, IconBtn } from '@spielstube/ui';
import { useWords } from '../settings/settings.store.ts';
import styles from './trouble-line.module.css';

/** Tells the person what no longer works, without taking the table away. */
export function TroubleLine({ trouble, close }: { trouble: 'storage' | 'bot'; close(): void }) {
  const words = useWords();
  return (
    <p className={styles.line} role="alert">
      <Glyph id="ui-warning" />
      <span>{trouble === 'storage' ? words.error.storage : words.error.bot}</span>
      <IconBtn glyph="ui-close" label={words.settings.close} className={styles.close ?? ''} onClick={close} />
    </p>
  );
}
