import { manifestOf } from '@spielstube/games';
import { Btn, Crest, crestOf, Dialog, Glyph, IconBtn } from '@spielstube/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import type { StoredGame } from '../cellar/stored-game.ts';
import { recordFileName, saveFile } from '../parts/save-file.ts';
import { useSettings, useWords } from '../settings/settings.store.ts';
import styles from './chest.module.css';
import { sideBySide } from './side-by-side.ts';
import { Thumb } from './thumb.tsx';
import { useMoment } from './use-moment.ts';

export interface ChestProps {
  readonly games: readonly StoredGame[];
  remove(id: string): void;
  onClose(): void;
}

/** All games of this browser: open, save as a file, throw away. */
export default function Chest({ games, remove, onClose }: ChestProps) {
  const words = useWords().chest;
  return (
    <Dialog title={words.title} closeLabel={useWords().settings.close} onClose={onClose}>
      {games.length === 0 && <p>{words.empty}</p>}
      <ul className={styles.list}>
        {games.map((game) => (
          <Jar key={game.id} game={game} remove={remove} />
        ))}
      </ul>
    </Dialog>
  );
}

function Jar({ game, remove }: { game: StoredGame; remove(id: string): void }) {
  const all = useWords();
  const words = all.chest;
  const { lang } = useSettings();
  const [asking, setAsking] = useState(false);
  const manifest = manifestOf(game.game);
  const moment = useMoment(game);
  const status = game.broken !== '' ? words.unreadable : game.over ? words.finished : words.running;
  return (
    <li className={styles.jar}>
      {manifest !== undefined && <Thumb cover={manifest.cover} />}
      <div className={styles.what}>
        <b>{manifest?.title[lang] ?? game.game}</b>
        <span>{sideBySide(moment, status, all.home.ago(Date.now() - game.updated))}</span>
        <span className={styles.seats}>
          {game.totals.map((total, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change their order
            <i key={seat}>
              <Crest crest={crestOf(seat)} />
              {game.seats[seat]?.name ?? manifest?.rival?.[lang]} {total}
            </i>
          ))}
        </span>
      </div>
      <div className={styles.ways}>
        {asking ? (
          <Btn kind="primary" glyph="ui-trash" onClick={() => remove(game.id)}>
            {words.reallyRemove}
          </Btn>
        ) : (
          <>
            {game.over && (
              <Link
                className={`ib ${styles.icon}`}
                href={`/coach/${game.id}`}
                aria-label={all.closing.coach}
                title={all.closing.coach}
              >
                <Glyph id="ui-hint" />
              </Link>
            )}
            <IconBtn
              className={styles.icon ?? ''}
              glyph="ui-export"
              label={words.export}
              onClick={() => saveFile(recordFileName(game.game, game.updated), game.record)}
            />
            <IconBtn
              className={styles.icon ?? ''}
              glyph="ui-trash"
              label={words.remove}
              onClick={() => setAsking(true)}
            />
            <Link className="btn" href={`/table/${game.id}`}>
              {words.open}
            </Link>
          </>
        )}
      </div>
    </li>
  );
}
