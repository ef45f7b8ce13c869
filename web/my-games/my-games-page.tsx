import { loadSprite } from '@spielstube/art';
import { manifestOf, manifests } from '@spielstube/games';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useCovers } from '../games/sprites.ts';
import { useCellar } from '../home/cellar.store.ts';
import { useHouse } from '../home/use-house.ts';
import type { Deeds } from '../keys/use-keys.ts';
import { Laying } from '../parts/laying.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { useSettings, useWords } from '../settings/settings.store.ts';
import { useWorded } from '../settings/use-worded.ts';
import { Against } from './against.tsx';
import { AllFiles } from './all-files.tsx';
import { BestMarks } from './best-marks.tsx';
import { ByGame } from './by-game.tsx';
import { FigureRow } from './figure-row.tsx';
import { FilterBar } from './filter-bar.tsx';
import { GameList } from './game-list.tsx';
import { Months } from './months.tsx';
import styles from './my-games.module.css';
import { myGamesWords, useMyGamesWords } from './my-games-words.ts';
import { EVERYTHING, narrow } from './narrow.ts';
import { type PlayedGame, playedHere, playedInHouse } from './played.ts';
import { PointsSpread } from './points-spread.tsx';
import { counted } from './statistics.ts';

const COVERS = manifests.map(({ cover }) => cover);

/** To the game so many lines below the one with the focus; from elsewhere to the first one. */
const walk = (by: number) => (): void => {
  const games = [...document.querySelectorAll<HTMLElement>('[data-row] [data-open]')];
  const at = games.findIndex((game) => game.closest('[data-row]')?.contains(document.activeElement) === true);
  games[at < 0 ? 0 : at + by]?.focus();
};
const WALK: Deeds<'myGames'> = { 'myGames.down': walk(1), 'myGames.up': walk(-1) };

/** All that was played: figures, records, charts and every single game. */
export default function MyGamesPage() {
  useCovers(COVERS);
  const words = useWorded(myGamesWords);
  useEffect(() => {
    loadSprite('parlour/company').catch(() => {
      // Without its signs the page still tells everything.
    });
  }, []);
  return words === null ? <Laying /> : <MyGames />;
}

function MyGames() {
  const words = useMyGamesWords();
  const { lang, name } = useSettings();
  const { games: jars, remove, read } = useCellar();
  const house = useHouse();
  const [wanted, setWanted] = useState(EVERYTHING);
  const all = useMemo((): PlayedGame[] => {
    const here = (jars ?? []).map((jar) => playedHere(jar, name));
    const there = (house?.mine ?? []).map(playedInHouse).filter((game) => game !== null);
    return [...here, ...there].sort((a, b) => b.touched - a.touched);
  }, [jars, house?.mine, name]);
  const found = useMemo(
    () => narrow(all, wanted, (game) => manifestOf(game)?.title[lang] ?? game, Date.now()),
    [all, wanted, lang],
  );
  const over = useMemo(() => counted(found), [found]);
  if (jars === null) return <Laying />;
  return (
    <div className={styles.page}>
      <TopBar
        title={words.title}
        page="myGames"
        deeds={WALK}
        track={<span className={styles.where}>{words.where(house !== null && house.mine.length > 0)}</span>}
      >
        <AllFiles isEmpty={jars.length === 0} read={read} />
      </TopBar>
      <main className={styles.stats}>
        {all.length === 0 ? (
          <NoGames />
        ) : (
          <>
            <FigureRow over={over} all={found} />
            <FilterBar all={all} wanted={wanted} want={setWanted} />
            {over.length > 0 && (
              <>
                <ByGame over={over} />
                <BestMarks over={over} />
                <PointsSpread over={over} />
                <Months over={over} />
                <Against over={over} />
              </>
            )}
            <GameList found={found} jars={jars} remove={remove} />
          </>
        )}
      </main>
    </div>
  );
}

/** Where nothing was played yet, the page leads to where that changes. */
function NoGames() {
  const { none } = useMyGamesWords();
  const { learn } = useWords().ways;
  return (
    <section className={`sheet ${styles.none}`} aria-labelledby="no-games">
      <h2 id="no-games">{none.title}</h2>
      <p>{none.text}</p>
      <p className={styles.starts}>
        <Link className="btn primary" href="/">
          {none.play}
        </Link>
        <Link className="btn" href="/learn">
          {learn}
        </Link>
      </p>
    </section>
  );
}
