import { Btn, Glyph } from '@spielstube/ui';
import { useEffect, useState } from 'react';
import { useWords } from '../settings/settings.store.ts';
import styles from './new-version.module.css';
import { takeNewVersion, watchForNewVersion } from './offline.ts';

/** A line at the front door, where nobody is in the middle of a game: a newer version has been fetched. */
export default function NewVersion() {
  const words = useWords().offline;
  const [isReady, setReady] = useState(false);
  const [isPlayed, setPlayed] = useState(false);
  useEffect(() => watchForNewVersion(() => setReady(true)), []);
  if (!isReady) return null;
  return (
    <p className={styles.line} role="status">
      <Glyph id="ui-again" />
      <span>{isPlayed ? words.playedElsewhere : words.newVersion}</span>
      <Btn onClick={() => void takeNewVersion().then((taken) => setPlayed(!taken))}>{words.takeIt}</Btn>
    </p>
  );
}
