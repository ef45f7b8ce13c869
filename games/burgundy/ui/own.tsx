import { anchor, Count, Explain, OwnHead, ownSeat, Sheet, useKitWords } from '@spielstube/ui';
import type { Board } from './board.ts';
import { place } from './drawings.ts';
import { Estate } from './estate.tsx';
import { Hand } from './hand.tsx';
import styles from './own.module.css';
import { Projects } from './projects.tsx';
import { Storage } from './storage.tsx';
import { Trophies } from './trophies.tsx';

/** What lies before the viewer: hand, projects, estate, storage. */
export function Own(board: Board) {
  const info = ownSeat(board);
  const kit = useKitWords();
  if (info === undefined) return null;
  const { words } = board.text;
  const part = { board, seat: info.seat };
  return (
    <Sheet
      className={styles.own}
      aria-label={words.sheets.own}
      data-laying={board.frame?.kind === 'target'}
      {...anchor(place.seat(info.seat))}
    >
      <div className={styles.me}>
        <OwnHead info={info}>
          <Explain
            as="p"
            about={{ title: kit.points(info.name, info.total), lines: [kit.pointsAbout] }}
            className={styles.points ?? ''}
          >
            <Count value={info.total} />
            <small>{words.points(info.total)}</small>
          </Explain>
        </OwnHead>
        <Hand {...part} />
      </div>
      <div className={styles.projects} {...anchor(place.projects(info.seat))}>
        <p className="label">{words.projects}</p>
        <Projects {...part} />
      </div>
      <div className={styles.estate}>
        <p className="label">{words.estate}</p>
        <Estate {...part} />
      </div>
      <div className={styles.storage}>
        <p className="label">{words.storage}</p>
        <Storage {...part} />
        <Trophies {...part} />
      </div>
    </Sheet>
  );
}
