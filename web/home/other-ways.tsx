import { manifests } from '@spielstube/games';
import { Glyph, type SpriteId } from '@spielstube/ui';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSettings, useWords } from '../settings/settings.store.ts';
import styles from './home.module.css';

const BadFile = lazy(() => import('../parts/bad-file.tsx'));

/** With a teacher, alone against a rival, with friends at one screen, or from a file. */
export function OtherWays() {
  const words = useWords();
  const { lang } = useSettings();
  const [, go] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState<unknown>(null);
  const first = manifests[0];
  const solo = manifests.find((game) => game.rival !== null);

  async function open(file: File): Promise<void> {
    try {
      const { openFile } = await import('../games/open-file.ts');
      go(await openFile(file));
    } catch (error) {
      setTrouble(error);
    }
  }

  return (
    <section className={`sheet ${styles.others}`}>
      <h2>{words.ways.title}</h2>
      <ul>
        <li data-game={first.id}>
          <Link href="/learn">
            <Way glyph="ui-hint" title={words.ways.learn} hint={words.ways.learnHint} />
          </Link>
        </li>
        {solo !== undefined && (
          <li data-game={solo.id}>
            <Link href={`/game/${solo.id}?seats=solo`}>
              <Way
                glyph="ui-person"
                title={words.ways.solo(solo.rival?.[lang] ?? '')}
                hint={words.ways.soloHint}
              />
            </Link>
          </li>
        )}
        <li data-game={first.id}>
          <Link href={`/game/${first.id}?seats=friends`}>
            <Way glyph="ui-people" title={words.ways.friends} hint={words.ways.friendsHint} />
          </Link>
        </li>
        <li>
          <button type="button" onClick={() => input.current?.click()}>
            <Way glyph="ui-import" title={words.ways.file} hint={words.ways.fileHint} />
          </button>
          <input
            ref={input}
            type="file"
            accept=".txt,.json,.schachtel,.box,text/plain,application/json"
            hidden
            aria-label={words.ways.file}
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = '';
              if (file !== undefined) void open(file);
            }}
          />
        </li>
      </ul>
      {trouble !== null && (
        <Suspense>
          <BadFile error={trouble} onClose={() => setTrouble(null)} />
        </Suspense>
      )}
    </section>
  );
}

function Way({ glyph, title, hint }: { glyph: SpriteId; title: string; hint: string }): ReactNode {
  return (
    <>
      <span className={styles.dot}>
        <Glyph id={glyph} />
      </span>
      <span>
        <b>{title}</b>
        <small>{hint}</small>
      </span>
      <Glyph id="ui-arrow" className={styles.wayArrow ?? ''} />
    </>
  );
}
