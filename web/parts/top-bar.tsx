import { Glyph, IconBtn } from '@spielstube/ui';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { KeyedPage, Place } from '../keys/key-table.ts';
import { keyed } from '../keys/keyed.ts';
import { type Deeds, useKeys } from '../keys/use-keys.ts';
import { changeLanguage, changeSettings, useSettings, useWords } from '../settings/settings.store.ts';
import { LangSwitch, LightSwitch } from './switches.tsx';
import styles from './top-bar.module.css';

const HelpDialog = lazy(() => import('../keys/help-dialog.tsx'));

export interface TopBarProps {
  readonly title: string;
  /** The title where there is little room. */
  readonly short?: string;
  /** Beside the title: where the game stands. */
  readonly track?: ReactNode;
  /** The page whose keys hold, and what those do that have no button. */
  readonly page?: KeyedPage;
  readonly deeds?: Deeds<Place>;
  /** Buttons of this screen. */
  readonly children?: ReactNode;
}

const NO_DEEDS: Deeds<Place> = {};

/** The frame over every screen but home. */
export function TopBar({
  title,
  short = title,
  track,
  page = 'elsewhere',
  deeds = NO_DEEDS,
  children,
}: TopBarProps) {
  const words = useWords();
  const { lang, light } = useSettings();
  const [helps, setHelps] = useState(false);
  const all = useMemo(
    (): Deeds<Place> => ({
      ...deeds,
      'house.help': () => setHelps(true),
      'house.language': () => changeLanguage(lang === 'de' ? 'en' : 'de'),
      'house.light': () => changeSettings({ light: light === 'day' ? 'candle' : 'day' }),
    }),
    [deeds, lang, light],
  );
  useKeys(page, all);
  return (
    <header className={styles.top} data-track={track !== undefined}>
      <Link
        className={styles.home}
        href="/"
        aria-label={words.table.toHome}
        title={words.table.toHome}
        {...keyed('house', 'home')}
      >
        <Glyph id="ui-stube" />
      </Link>
      <h1>
        <span className={styles.long}>{title}</span>
        <span className={styles.short}>{short}</span>
      </h1>
      {track}
      <span className={styles.grow} />
      {children}
      {page !== 'elsewhere' && (
        <IconBtn
          className={styles.keys ?? ''}
          glyph="ui-keyboard"
          label={words.help.title}
          onClick={() => setHelps(true)}
        />
      )}
      <span className={styles.switches}>
        <LangSwitch />
        <LightSwitch />
      </span>
      {helps && (
        <Suspense>
          <HelpDialog page={page} onClose={() => setHelps(false)} />
        </Suspense>
      )}
    </header>
  );
}
