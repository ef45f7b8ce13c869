import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../settings/settings.store.ts';
import type { TableCompany } from './company.ts';
import styles from './log-sheet.module.css';
import type { SheetId } from './tabs.tsx';

export interface LogSheetProps {
  readonly talk: TableCompany['talk'];
  /** The sheet that is open, where only one is; null where all are in sight. */
  readonly sheet: SheetId | null;
  /** The log. */
  readonly children: ReactNode;
}

/** The sheet of the log where people talk: two sides, one of them in sight. */
export default function LogSheet({ talk, sheet, children }: LogSheetProps) {
  const words = useWords().table;
  const [picked, setPicked] = useState<'log' | 'talk'>('log');
  useEffect(() => {
    if (sheet === 'log' || sheet === 'talk') setPicked(sheet);
  }, [sheet]);
  const side = sheet === 'log' || sheet === 'talk' ? sheet : picked;
  const sides = [
    { id: 'log', title: words.log, count: 0 },
    { id: 'talk', title: talk.title, count: side === 'talk' ? 0 : talk.unread },
  ] as const;
  return (
    <>
      {sheet === null && (
        <div className={styles.sides} role="tablist">
          {sides.map(({ id, title, count }) => (
            <button
              type="button"
              role="tab"
              key={id}
              aria-selected={side === id}
              onClick={() => setPicked(id)}
            >
              {title}
              {count > 0 && <em>{count}</em>}
            </button>
          ))}
        </div>
      )}
      <div className={styles.side} data-bare={sheet === null}>
        {side === 'talk' ? talk.content : children}
      </div>
    </>
  );
}
