import { manifestOf } from '@spielstube/games';
import { Btn, Dialog } from '@spielstube/ui';
import { useSettings, useWords } from '../settings/settings.store.ts';
import { problemIn } from '../text/record-problems.ts';
import { failureOf } from '../workers/call.ts';
import styles from './bad-file.module.css';

/** Tells why a file cannot be opened, and in which line. Nothing has been changed by it. */
export default function BadFile({ error, onClose }: { error: unknown; onClose(): void }) {
  const { file: words, error: errors } = useWords();
  const { lang } = useSettings();
  const failure = failureOf(error);
  return (
    <Dialog title={words.refused} closeLabel={words.close} onClose={onClose}>
      {failure.kind === 'record' ? (
        <>
          {failure.line === 1 && <p className={styles.line}>{words.notText}</p>}
          <p className={styles.line}>
            <b>{words.line(failure.line)}: </b>
            {problemIn(lang, failure.problem)}
          </p>
        </>
      ) : (
        <p className={styles.line}>
          {failure.kind === 'away'
            ? `${errors.away(manifestOf(failure.game)?.title[lang] ?? failure.game)}. ${errors.awayText}`
            : failure.message}
        </p>
      )}
      <p className={styles.ways}>
        <Btn kind="primary" onClick={onClose}>
          {words.close}
        </Btn>
      </p>
    </Dialog>
  );
}
