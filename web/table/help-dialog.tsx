import { Dialog } from '@spielstube/ui';
import { useWords } from '../settings/settings.store.ts';
import styles from './help-dialog.module.css';

/** All keys of the table. */
export default function HelpDialog({ onClose }: { onClose(): void }) {
  const words = useWords().help;
  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={onClose}>
      <dl className={styles.keys}>
        {words.keys.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
