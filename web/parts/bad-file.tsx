import { Btn } from '@spielstube/ui';
import { useWords } from '../settings/settings.store.ts';
import styles from './bad-file.module.css';
import { Dialog } from './dialog.tsx';

/** What is wrong with a file: the line, and what was expected there. */
export interface FileTrouble {
  readonly line: number;
  readonly message: string;
}

export function fileTrouble(error: unknown): FileTrouble {
  const message = error instanceof Error ? error.message : `${error}`;
  const line = error instanceof Error && 'line' in error ? Number(error.line) : 0;
  return { line, message: message.replace(/^line \d+: /, '') };
}

/** Tells why a file cannot be opened. Nothing has been changed by it. */
export function BadFile({ trouble, onClose }: { trouble: FileTrouble; onClose(): void }) {
  const words = useWords().file;
  return (
    <Dialog title={words.refused} closeLabel={words.close} onClose={onClose}>
      {trouble.line === 1 && <p className={styles.line}>{words.notText}</p>}
      <p className={styles.line}>
        {trouble.line > 0 && <b>{words.line(trouble.line)}: </b>}
        <span lang="en">{trouble.message}</span>
      </p>
      <p className={styles.ways}>
        <Btn kind="primary" onClick={onClose}>
          {words.close}
        </Btn>
      </p>
    </Dialog>
  );
}
