import { manifestOf } from '@spielstube/games';
import type { MyTable, TableCard } from '@spielstube/table';
import { Crest, crestOf, Glyph } from '@spielstube/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import SealMark from '../../box/seal-mark.tsx';
import type { SlipProps } from '../../home/continue.tsx';
import home from '../../home/home.module.css';
import { sideBySide } from '../../home/side-by-side.ts';
import { useSettings } from '../../settings/settings.store.ts';
import { askHouse } from '../house.ts';
import { houseSocket } from '../house-socket.ts';
import { whoAmI } from '../me.store.ts';
import { useOnlineWords } from '../online-words.ts';
import styles from './parts.module.css';

export { default as WhoChip } from '../who-chip.tsx';

/** Tells which tables are one's own, now and whenever that changes; whoever is nobody has none. */
export function watchMine(tell: (tables: readonly MyTable[]) => void): () => void {
  let isWanted = true;
  let stop = (): void => {};
  const read = (): void => {
    askHouse('GET /api/tables/mine', {}).then(
      (tables) => isWanted && tell(tables),
      // They are there the next time.
      () => {},
    );
  };
  whoAmI().then(
    (me) => {
      if (me === null || !isWanted) return;
      read();
      window.addEventListener('focus', read);
      const stopTurns = houseSocket().onTurn(read);
      stop = () => {
        window.removeEventListener('focus', read);
        stopTurns();
      };
    },
    () => {},
  );
  return () => {
    isWanted = false;
    stop();
  };
}

/** How many of them wait for whoever looks. */
export function Waiting({ tables }: { tables: readonly MyTable[] }) {
  const words = useOnlineWords().home;
  const waiting = tables.filter(({ yourTurn }) => yourTurn).length;
  return waiting > 0 ? words.waiting(waiting) : words.tables;
}

export interface TableTicketProps {
  readonly table: MyTable;
  readonly first: boolean;
  /** The paper that all tickets have. */
  Slip(props: SlipProps): ReactNode;
}

/** A ticket of a table of the house. */
export function TableTicket({ table, first, Slip }: TableTicketProps) {
  const words = useOnlineWords();
  const asked = table.seats[table.deciding[0]];
  const name = asked === undefined || asked.kind === 'open' ? '' : asked.name;
  const status = table.yourTurn
    ? words.home.yourTurn
    : table.status === 'waiting'
      ? words.home.fillsUp
      : table.status === 'playing'
        ? words.home.thinks(name)
        : words.home.over;
  const time = table.until === null || !table.yourTurn ? '' : words.until(table.until);
  return (
    <Slip
      game={table.game}
      href={`/table/${table.id}`}
      first={first}
      about={sideBySide(table.title, first ? '' : status, first ? words.pace.short(table.pace) : time)}
      box={table.corrections === '' ? null : table.corrections}
      standing={table.seats.map((seat, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats never change their order
        <i key={n} className={styles.sitter} data-free={seat.kind === 'open'}>
          <Crest crest={crestOf(n)} label={seat.kind === 'open' ? words.letter.free : seat.name} />
          {seat.kind === 'person' && (
            <Glyph
              id={
                seat.presence === 'away'
                  ? table.pace.kind === 'live'
                    ? 'lamp-away'
                    : 'lamp-night'
                  : 'lamp-here'
              }
              label={seat.presence === 'away' ? words.table.away : words.table.here}
            />
          )}
          {table.totals[n]}
        </i>
      ))}
      turn={
        <>
          <em className={table.yourTurn ? '' : (styles.calm ?? '')}>{status}</em>
          {time !== '' && <small className={styles.time}>{time}</small>}
        </>
      }
    />
  );
}

/** The tables at which anybody may sit down. */
export function OpenTables() {
  const words = useOnlineWords();
  const [tables, setTables] = useState<readonly TableCard[]>([]);
  useEffect(() => {
    let isWanted = true;
    const read = (): void => {
      askHouse('GET /api/tables/open', {}).then(
        (open) => isWanted && setTables(open),
        // Strangers may be shown none.
        () => {},
      );
    };
    read();
    window.addEventListener('focus', read);
    return () => {
      isWanted = false;
      window.removeEventListener('focus', read);
    };
  }, []);
  return (
    <section className={`sheet ${home.others} ${styles.open}`} aria-labelledby="open-tables">
      <header>
        <h2 id="open-tables">{words.home.open}</h2>
        <Link className="btn primary" href="/open">
          <Glyph id="ui-plus" />
          {words.home.openOne}
        </Link>
      </header>
      {tables.length === 0 && <p>{words.home.none}</p>}
      <ul>
        {tables.slice(0, 4).map((table) => (
          <li key={table.id} data-game={table.game}>
            <OpenTableLine table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenTableLine({ table }: { table: TableCard }) {
  const words = useOnlineWords();
  const { lang } = useSettings();
  const manifest = manifestOf(table.game);
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  return (
    <Link href={`/table/${table.id}`}>
      <span className={home.dot}>{manifest !== undefined && <Glyph id={manifest.emblem} />}</span>
      <span>
        <b>
          {manifest?.short[lang] ?? table.game} <i>{words.home.at(table.host)}</i>
        </b>
        <small>{sideBySide(table.title, words.pace.short(table.pace))}</small>
        {table.corrections !== '' && <SealMark name={table.corrections} />}
      </span>
      <span className={styles.seats} title={words.home.freeSeats(free)}>
        {table.seats.map((seat, n) =>
          seat.kind === 'open' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change their order
            <s key={n} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change their order
            <Crest key={n} crest={crestOf(n)} />
          ),
        )}
        <span className="vh">{words.home.freeSeats(free)}</span>
      </span>
    </Link>
  );
}
