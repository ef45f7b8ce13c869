import { Dialog, Glyph, IconBtn, type SpriteId } from '@spielstube/ui';
import { useState } from 'react';
import { keyed } from '../../keys/keyed.ts';
import { useWords } from '../../settings/settings.store.ts';
import { useOnlineWords } from '../online-words.ts';
import styles from './table-menu.module.css';

export interface MenuItem {
  readonly glyph: SpriteId;
  readonly title: string;
  readonly hint?: string;
  act(): void;
}

/** Three dots in the top bar, and what is behind them. */
export function TableMenu({ items }: { items: readonly MenuItem[] }) {
  const words = useOnlineWords().table;
  const { close } = useWords().settings;
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconBtn
        glyph="ui-more"
        label={words.menu}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...keyed('table', 'menu')}
      />
      {open && (
        <Dialog title={words.menu} closeLabel={close} onClose={() => setOpen(false)}>
          <ul className={styles.menu}>
            {items.map(({ glyph, title, hint, act }) => (
              <li key={title}>
                <button
                  type="button"
                  onClick={() => {
                    setOpen(false);
                    act();
                  }}
                >
                  <Glyph id={glyph} />
                  <span>
                    <b>{title}</b>
                    {hint !== undefined && <small>{hint}</small>}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
