import type { TableEvent } from '@spielstube/table';
import { type BoardProps, IconBtn } from '@spielstube/ui';
import { useState } from 'react';
import { keyed } from '../keys/keyed.ts';
import { useMedia } from '../parts/use-media.ts';
import { useWords } from '../settings/settings.store.ts';
import styles from './meanwhile.module.css';
import { PHONE } from './shapes.ts';
import type { Watch } from './use-since.ts';
import { WatchButton } from './watch-button.tsx';

const MOST_LINES = 7;

export interface MeanwhileProps {
  readonly events: readonly TableEvent[];
  readonly props: BoardProps;
  readonly watch: Watch;
  close(): void;
}

/** For whoever comes back from behind the curtain: what the others did since, until the next move. On a phone it is folded. */
export function Meanwhile({ events, props: { text, cast }, watch, close }: MeanwhileProps) {
  const words = useWords();
  const isSmall = useMedia(PHONE);
  const [isOpen, setOpen] = useState(!isSmall);
  const lines = events.flatMap(({ event }, key) => {
    const line = text.event(event, cast);
    return line === null ? [] : [{ key, line }];
  });
  if (lines.length === 0) return null;
  return (
    <section
      className={`sheet ${styles.meanwhile}`}
      role="status"
      aria-label={words.curtain.meanwhile}
      data-open={isOpen}
    >
      <header>
        <h2>{words.curtain.meanwhile}</h2>
        {isSmall && (
          <IconBtn
            glyph={isOpen ? 'ui-up' : 'ui-down'}
            label={words.since.lines}
            className={styles.close ?? ''}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        <WatchButton watch={watch} className={styles.close ?? ''} />
        <IconBtn
          glyph="ui-close"
          label={words.curtain.read}
          className={styles.close ?? ''}
          onClick={close}
          {...keyed('play', 'read')}
        />
      </header>
      {isOpen && (
        <ol>
          {lines.slice(-MOST_LINES).map(({ key, line }) => (
            <li key={key}>{line}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
