import { manifests } from '@spielstube/games';
import { Glyph, IconBtn } from '@spielstube/ui';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { LangSwitch, LightSwitch } from '../parts/switches.tsx';
import { useWords } from '../settings/settings.store.ts';
import styles from './home.module.css';
import type { HouseAtDoor } from './use-house.ts';

const SettingsDialog = lazy(() => import('../settings/settings-dialog.tsx'));

/** The line over the front door. */
export function Door({ house }: { house: HouseAtDoor | null }) {
  const words = useWords();
  const [settingsOpen, setSettingsOpen] = useState(false);
  return (
    <header className={styles.door} data-house={house !== null}>
      <h1>
        <Glyph id="ui-stube" />
        Spielstube
      </h1>
      <p className={styles.motto}>{words.home.motto}</p>
      <span className={styles.grow} />
      <Link
        className={`ib ${styles.notOnPhone}`}
        href={`/rules/${manifests[0].id}`}
        aria-label={words.rules.title}
        title={words.rules.title}
      >
        <Glyph id="ui-rules" />
      </Link>
      <IconBtn glyph="ui-settings" label={words.settings.title} onClick={() => setSettingsOpen(true)} />
      {house !== null && <house.parts.WhoChip />}
      <LangSwitch />
      <LightSwitch />
      {settingsOpen && (
        <Suspense>
          <SettingsDialog onClose={() => setSettingsOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
