import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { moveByArrows } from './arrows.ts';
import { IconBtn } from './button.tsx';
import styles from './drawer.module.css';
import { Sheet } from './sheet.tsx';

export interface DrawerProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly sign?: ReactNode;
  readonly children: ReactNode;
  onClose(): void;
}

/** A parchment over the table for what is too large to lie on it. Things on it explain themselves as everywhere. */
export function Drawer({ title, closeLabel, sign, children, onClose }: DrawerProps) {
  const heading = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector<HTMLElement>('button')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    if (event.key === 'Tab') keepInside(event);
    moveByArrows(event);
  };
  return createPortal(
    <div className={styles.room}>
      <button type="button" className={styles.shade} tabIndex={-1} aria-hidden="true" onClick={onClose} />
      <div
        ref={box}
        className={styles.box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={heading}
        onKeyDown={onKeyDown}
      >
        <Sheet className={styles.sheet}>
          <header className={styles.head}>
            {sign}
            <h2 id={heading}>{title}</h2>
            <IconBtn
              glyph="ui-close"
              label={closeLabel}
              className={styles.close}
              onClick={onClose}
              data-target=""
            />
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <section className={styles.content} aria-labelledby={heading} tabIndex={0}>
            {children}
          </section>
        </Sheet>
      </div>
    </div>,
    document.body,
  );
}

/** The Tab key goes round inside. */
function keepInside(event: KeyboardEvent<HTMLElement>): void {
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('button:not([tabindex="-1"]), [tabindex="0"]'),
  ];
  const first = stops[0];
  const last = stops[stops.length - 1];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}
