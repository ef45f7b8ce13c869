import type { TableCard } from '@spielstube/table';
import { Btn } from '@spielstube/ui';
import { useState } from 'react';
import { useOnlineWords } from '../online-words.ts';
import styles from './waiting-room.module.css';

/** Where a table is found: `/table/<id>`, with the invitation where one joins by it. */
export const linkTo = ({ id }: Pick<TableCard, 'id'>, invitation: string | null): string =>
  `${location.origin}/table/${id}${invitation === null ? '' : `#${invitation}`}`;

/** The link to pass on. */
export function LinkLine({ card, invitation }: { card: TableCard; invitation: string | null }) {
  const words = useOnlineWords().waiting;
  const [copied, setCopied] = useState(false);
  const link = linkTo(card, invitation);
  return (
    <div className={styles.linkLine}>
      <span className="label">{words.invitation}</span>
      <input className={styles.url} readOnly value={link} aria-label={words.invitation} />
      <Btn
        glyph={copied ? 'ui-check' : 'ui-link'}
        onClick={() => {
          navigator.clipboard.writeText(link).then(
            () => setCopied(true),
            // Whoever may not copy by script can still mark the line.
            () => {},
          );
        }}
      >
        {copied ? words.copied : words.copy}
      </Btn>
      {'share' in navigator && (
        <Btn
          glyph="ui-letter"
          onClick={() => {
            navigator.share({ url: link }).catch(() => {
              // Whoever changes their mind has shared nothing.
            });
          }}
        >
          {words.send}
        </Btn>
      )}
    </div>
  );
}
