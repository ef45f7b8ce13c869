import { loadSprite } from '@spielstube/art';
import { Glyph } from '@spielstube/ui';
import { useEffect } from 'react';
import { useWords } from '../settings/settings.store.ts';
import styles from './seal-mark.module.css';

/** The seal where a table with corrected values is only named: on tickets and in lists. */
export default function SealMark({ name }: { name: string }) {
  const words = useWords().table;
  useEffect(() => {
    loadSprite('parlour/company').catch(() => {
      // The name is still there.
    });
  }, []);
  return (
    <span className={styles.mark} title={words.corrections(name)}>
      <Glyph id="ui-corrected" />
      <span className="vh">{words.corrections('')}</span>
      <span>{name}</span>
    </span>
  );
}
