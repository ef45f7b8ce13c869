import type { TableEvent } from '@spielstube/table';
import { type BoardProps, IconBtn } from '@spielstube/ui';
import { useWords } from '../settings/settings.store.ts';
import styles from './meanwhile.module.css';

const MOST_LINES = 7;

export interface MeanwhileProps {
  readonly events: readonly TableEvent[];
  readonly props: BoardProps;
  close(): void;
}

/** For whoever comes back from behind the curtain: what the others did since, until the next move. */
export function Meanwhile({ events, props: { text, cast }, close }: MeanwhileProps) {
  const words = useWords().curtain;
  const lines = events.flatMap(({ event }, key) => {
    const line = text.event(event, cast);
    return line === null ? [] : [{ key, line }];
  });
  if (lines.length === 0) return null;
  return (
    <section className={`sheet ${styles.meanwhile}`} role="status" aria-label={words.meanwhile}>
      <header>
        <h2>{words.meanwhile}</h2>
        <IconBtn glyph="ui-close" label={words.read} className={styles.close ?? ''} onClick={close} />
      </header>
      <ol>
        {lines.slice(-MOST_LINES).map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ol>
    </section>
  );
}
