import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { moveByArrows } from './arrows.ts';
import { useClosedByBack } from './back.ts';
import { IconBtn } from './button.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  /** Where the sheet lies: in the middle; wide or full, for things of the table; or as a drawer at the side. */
  readonly place?: 'middle' | 'wide' | 'full' | 'side';
  /** In front of the title. */
  readonly sign?: ReactNode;
  /** Buttons beside the one that closes it, which has the focus first. */
  readonly buttons?: ReactNode;
  readonly children: ReactNode;
  onClose(): void;
}

/**
 * A parchment over everything else. Esc, "back" and a click beside it close it, and the focus goes back to where it was; the
 * browser sees to that. Things on it explain themselves as on the table.
 */
export function Dialog({
  title,
  closeLabel,
  place = 'middle',
  sign,
  buttons,
  children,
  onClose,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useClosedByBack(true, onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    // The keys of the table are for the table.
    event.stopPropagation();
    moveByArrows(event);
  };
  return createPortal(
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[place]}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        // At once: between being closed by the browser and saying so, something else may have been opened.
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (event.currentTarget.isConnected) onClose();
      }}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={`sheet ${styles.sheet}`}>
        <header className={styles.head}>
          {sign}
          <h2 id={heading}>{title}</h2>
          <IconBtn
            glyph="ui-close"
            label={closeLabel}
            className={styles.close ?? ''}
            onClick={onClose}
            data-target=""
          />
          {buttons}
        </header>
        {place === 'wide' || place === 'full' ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <section className={styles.content} aria-labelledby={heading} tabIndex={0}>
            {children}
          </section>
        ) : (
          children
        )}
      </div>
    </dialog>,
    document.body,
  );
}
