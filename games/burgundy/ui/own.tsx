import { anchor, Count, Sheet } from '@spielstube/ui';
import { place } from './drawings.ts';
import { Estate } from './estate.tsx';
import { Hand } from './hand.tsx';
import styles from './own.module.css';
import { Projects } from './projects.tsx';
import { SeatSign } from './seat-sign.tsx';
import { Storage } from './storage.tsx';
import type { TableProps } from './table.ts';
import { Trophies } from './trophies.tsx';

/** What lies before the viewer: hand, projects, estate, storage. */
export function Own(table: TableProps) {
  const { viewer, frame, seats } = table;
  if (viewer === null) return null;
  const { words } = table.text;
  const info = seats[viewer];
  return (
    <Sheet
      className={styles.own}
      aria-label={words.sheets.own}
      data-laying={frame?.kind === 'target'}
      {...anchor(place.seat(viewer))}
    >
      <div className={styles.me}>
        <header>
          <SeatSign info={info} />
          <div className={styles.who}>
            <h2>{info.name}</h2>
            <p>{info.deciding ? words.you.turn : words.you.wait}</p>
          </div>
          <p className={styles.points}>
            <Count value={info.total} />
            <small>{words.points}</small>
          </p>
        </header>
        <Hand table={table} seat={viewer} />
      </div>
      <div className={styles.projects}>
        <p className="label">{words.projects}</p>
        <Projects table={table} seat={viewer} />
      </div>
      <div className={styles.estate}>
        <p className="label">{words.estate}</p>
        <Estate table={table} seat={viewer} />
      </div>
      <div className={styles.storage}>
        <p className="label">{words.storage}</p>
        <Storage table={table} seat={viewer} />
        <Trophies table={table} seat={viewer} />
      </div>
    </Sheet>
  );
}
