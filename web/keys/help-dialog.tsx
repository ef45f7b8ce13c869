import { Dialog } from '@spielstube/ui';
import { useWorded } from '../settings/use-worded.ts';
import { Worded } from '../settings/worded.ts';
import type { KeyWords } from '../text/keys/words.ts';
import styles from './help-dialog.module.css';
import { keyName } from './key-name.ts';
import { KEYS, type KeyedPage, PAGES, type Place } from './key-table.ts';

const keyWords = new Worded<KeyWords>({
  de: async () => (await import('../text/keys/de.ts')).de,
  en: async () => (await import('../text/keys/en.ts')).en,
});

/** At a table choices have keys of their own, and things can be walked to. */
const HAS_CHOICES: readonly KeyedPage[] = ['playing', 'taught'];

/** All keys of a page, from the table that binds them. */
export default function HelpDialog({ page, onClose }: { page: KeyedPage; onClose(): void }) {
  const words = useWorded(keyWords);
  if (words === null) return null;
  return (
    <Dialog place="wide" title={words.title} closeLabel={words.close} onClose={onClose}>
      <div className={styles.places}>
        {[...PAGES[page], 'dialog' as const].map((place, n) => (
          <section key={place}>
            <h3 className="label">{words.places[place]}</h3>
            <dl className={styles.keys}>
              {n === 0 &&
                HAS_CHOICES.includes(page) &&
                words.more.map(([keys, what]) => <Line key={keys} keys={keys} what={what} />)}
              <Lines place={place} words={words} />
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function Lines({ place, words }: { place: Place; words: KeyWords }) {
  const named = new Map<string, string>(Object.entries(words.acts[place]));
  return Object.entries<readonly string[]>(KEYS[place]).map(([act, keys]) => (
    <Line
      key={act}
      keys={keys.map((key) => keyName(key, words.names)).join(', ')}
      what={named.get(act) ?? ''}
    />
  ));
}

function Line({ keys, what }: { keys: string; what: string }) {
  return (
    <div>
      <dt>
        <kbd>{keys}</kbd>
      </dt>
      <dd>{what}</dd>
    </div>
  );
}
