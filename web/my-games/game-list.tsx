import { manifestOf } from '@spielstube/games';
import { Btn, Crest, crestOf, Glyph, IconBtn } from '@spielstube/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import SealMark from '../box/seal-mark.tsx';
import type { StoredGame } from '../cellar/stored-game.ts';
import { keyed } from '../keys/keyed.ts';
import { recordFileName, saveFile } from '../parts/save-file.ts';
import { useSettings, useWords } from '../settings/settings.store.ts';
import styles from './my-games.module.css';
import { useMyGamesWords } from './my-games-words.ts';
import type { PlayedGame } from './played.ts';

const PAGE = 20;

interface GameListProps {
  readonly found: readonly PlayedGame[];
  readonly jars: readonly StoredGame[];
  remove(id: string): void;
}

/** Every game: open, save as a file, throw away. */
export function GameList({ found, jars, remove }: GameListProps) {
  const { list: words, nothingFound } = useMyGamesWords();
  const [shown, setShown] = useState(PAGE);
  return (
    <section className={`sheet ${styles.list}`} aria-labelledby="all-games">
      <h2 id="all-games">
        {words.title} <small>{words.count(found.length)}</small>
      </h2>
      {found.length === 0 && <p role="status">{nothingFound}</p>}
      <ul aria-labelledby="all-games">
        {found.slice(0, shown).map((game) => (
          <Line
            key={game.id}
            game={game}
            jar={game.kept === 'here' ? jars.find(({ id }) => id === game.id) : undefined}
            remove={remove}
          />
        ))}
      </ul>
      {found.length > shown && (
        <Btn onClick={() => setShown(shown + PAGE)} {...keyed('myGames', 'more')}>
          {words.more}
        </Btn>
      )}
    </section>
  );
}

interface LineProps {
  readonly game: PlayedGame;
  /** As it lies in the cellar; absent if it lies elsewhere. */
  readonly jar: StoredGame | undefined;
  remove(id: string): void;
}

function Line({ game, jar, remove }: LineProps) {
  const words = useMyGamesWords().list;
  const { coach } = useWords().closing;
  const { lang } = useSettings();
  const [asking, setAsking] = useState(false);
  const manifest = manifestOf(game.game);
  const title = manifest?.short[lang] ?? game.game;
  const remarks = [
    game.won ? words.won : '',
    game.status === 'running' ? words.running : '',
    game.status === 'ended' ? words.ended : '',
    game.status === 'broken' ? words.unreadable : '',
    game.kept === 'house' ? words.atHouse : '',
  ].filter(Boolean);
  return (
    <li data-game={game.game} data-row="">
      <span className={styles.dot}>{manifest !== undefined && <Glyph id={manifest.emblem} />}</span>
      <span className={styles.what}>
        <b>
          {title}
          {game.won && <Glyph id="ui-wreath" />}
        </b>
        <small>{[words.date(game.touched), ...remarks].join(', ')}</small>
        {game.box !== null && <SealMark name={game.box} />}
      </span>
      <span className={styles.seats}>
        {game.points.map((points, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never change their order
          <i key={seat} className={seat === game.own ? styles.own : ''}>
            <Crest crest={crestOf(seat)} />
            <span>{game.seats[seat]?.name ?? manifest?.rival?.[lang]}</span>
            <b>{points}</b>
          </i>
        ))}
      </span>
      <span className={styles.ways}>
        {asking ? (
          <Btn
            kind="primary"
            glyph="ui-trash"
            autoFocus
            onClick={() => remove(game.id)}
            {...keyed('myGames', 'remove')}
          >
            {words.reallyRemove}
          </Btn>
        ) : (
          <>
            {jar?.over && (
              <Link
                className="ib"
                href={`/coach/${game.id}`}
                aria-label={coach}
                title={coach}
                {...keyed('myGames', 'coach')}
              >
                <Glyph id="ui-hint" />
              </Link>
            )}
            {jar !== undefined && (
              <>
                <IconBtn
                  glyph="ui-export"
                  label={words.save}
                  {...keyed('myGames', 'save')}
                  onClick={() => saveFile(recordFileName(jar.game, jar.updated), jar.record)}
                />
                <IconBtn
                  glyph="ui-trash"
                  label={words.remove}
                  onClick={() => setAsking(true)}
                  {...keyed('myGames', 'remove')}
                />
              </>
            )}
            <Link
              className="ib"
              href={`/table/${game.id}`}
              aria-label={words.open(title)}
              title={words.open(title)}
              data-open=""
            >
              <Glyph id={game.status === 'running' ? 'ui-play' : 'ui-replay'} />
            </Link>
          </>
        )}
      </span>
    </li>
  );
}
