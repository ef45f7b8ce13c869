import { Glyph } from '@spielstube/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../settings/settings.store.ts';
import { LangSwitch, LightSwitch } from './switches.tsx';
import styles from './top-bar.module.css';

export interface TopBarProps {
  readonly title: string;
  /** The title where there is little room. */
  readonly short?: string;
  /** Beside the title: where the game stands. */
  readonly track?: ReactNode;
  /** Buttons of this screen. */
  readonly children?: ReactNode;
}

/** The frame over every screen but home. */
export function TopBar({ title, short = title, track, children }: TopBarProps) {
  const words = useWords();
  return (
    <header className={styles.top}>
      <Link className={styles.home} href="/" aria-label={words.table.toHome} title={words.table.toHome}>
        <Glyph id="ui-stube" />
      </Link>
      <h1>
        <span className={styles.long}>{title}</span>
        <span className={styles.short}>{short}</span>
      </h1>
      {track}
      <span className={styles.grow} />
      {children}
      <span className={styles.switches}>
        <LangSwitch />
        <LightSwitch />
      </span>
    </header>
  );
}
