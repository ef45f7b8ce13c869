import { RecordError } from '@spielstube/table';
import { Btn } from '@spielstube/ui';
import { useSettings, useWords } from '../settings/settings.store.ts';
import { problemIn } from '../text/record-problems.ts';
import styles from './bad-file.module.css';
import { Dialog } from './dialog.tsx';

/** Tells why a file cannot be opened, and in which line. Nothing has been changed by it. */
export default function BadFile({ error, onClose }: { error: unknown; onClose(): void }) {
  const words = useWords().file;
  const { lang } = useSettings();
  return (
    <Dialog title={words.refused} closeLabel={words.close} onClose={onClose}>
      {error instanceof RecordError ? (
        <>
          {error.line === 1 && <p className={styles.line}>{words.notText}</p>}
          <p className={styles.line}>
            <b>{words.line(error.line)}: </b>
            {problemIn(lang, error.problem)}
          </p>
        </>
      ) : (
        <p className={styles.line}>{error instanceof Error ? error.message : `${error}`}</p>
      )}
      <p className={styles.ways}>
        <Btn kind="primary" onClick={onClose}>
          {words.close}
        </Btn>
      </p>
    </Dialog>
  );
}
