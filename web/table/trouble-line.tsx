import { Glyph, IconBtn } from '@spielstube/ui';
import { keyed } from '../keys/keyed.ts';
import { useWords } from '../settings/settings.store.ts';
import styles from './trouble-line.module.css';

/** Tells the person what did not work, without taking the table away. Closing it lets play go on. */
export function TroubleLine({ trouble, goOn }: { trouble: 'storage' | 'bot'; goOn(): void }) {
  const words = useWords();
  return (
    <p className={styles.line} role="alert">
      <Glyph id="ui-warning" />
      <span>{trouble === 'storage' ? words.error.storage : words.error.bot}</span>
      <IconBtn
        glyph="ui-close"
        label={words.settings.close}
        className={styles.close ?? ''}
        onClick={goOn}
        {...keyed('play', 'goOn')}
      />
    </p>
  );
}
