import { manifests } from '@spielstube/games';
import { lazy, Suspense } from 'react';
import { useCovers } from '../games/sprites.ts';
import { useWords } from '../settings/settings.store.ts';
import { useCellar } from './cellar.store.ts';
import { Continue } from './continue.tsx';
import { Door } from './door.tsx';
import styles from './home.module.css';
import { OtherWays } from './other-ways.tsx';
import { QuickPlay } from './quick-play.tsx';
import { Shelf } from './shelf.tsx';
import { useHouse } from './use-house.ts';

const NewVersion = lazy(() => import('../offline/new-version.tsx'));
const COVERS = manifests.map(({ cover }) => cover);

/** The front door: continue, five boxes, and a sentence that starts a game. */
export function Home() {
  useCovers(COVERS);
  const words = useWords();
  const { games, campaigns } = useCellar();
  const house = useHouse();
  return (
    <>
      <Door house={house} />
      <main className={styles.main} data-house={house !== null}>
        <Suspense>
          <NewVersion />
        </Suspense>
        {games !== null && games.length + campaigns.length + (house?.mine.length ?? 0) > 0 && (
          <Continue games={games} campaigns={campaigns} house={house} />
        )}
        <Shelf />
        <div className={styles.ways} data-house={house !== null}>
          <QuickPlay />
          {house !== null && <house.parts.OpenTables />}
          <OtherWays />
        </div>
      </main>
      <footer className={styles.foot}>
        <p>{words.home.disclaimer}</p>
      </footer>
    </>
  );
}
