import { IconBtn } from '@spielstube/ui';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  /** Where the sheet lies: in the middle, or as a drawer at the side. */
  readonly place?: 'middle' | 'side';
  readonly children: ReactNode;
  onClose(): void;
}

/** A parchment over everything else. Esc and a click beside it close it. */
export function Dialog({ title, closeLabel, place = 'middle', children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[place]}`}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={`sheet ${styles.sheet}`}>
        <div className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <IconBtn glyph="ui-close" label={closeLabel} className={styles.close ?? ''} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
