import { manifestOf } from '@spielstube/games';
import type { MyTable } from '@spielstube/table';
import { Crest, crestOf, Glyph, Sheet } from '@spielstube/ui';
import { Link } from 'wouter';
import SealMark from '../../box/seal-mark.tsx';
import { useSettings, useWords } from '../../settings/settings.store.ts';
import { useFurniture } from '../furniture.ts';
import { HousePage } from '../house-page.tsx';
import { useMe } from '../me.store.ts';
import { useOnlineWords } from '../online-words.ts';
import styles from './profile.module.css';
import { Strength } from './strength.tsx';
import { useMine } from './use-mine.ts';

const isWon = ({ seat, winners }: MyTable): boolean => seat !== null && winners.includes(seat);

/** Whoever is here: the tables that run, and the games that were played. */
export default function ProfilePage() {
  const words = useOnlineWords();
  const me = useMe();
  const mine = useMine();
  useFurniture();
  const over = mine.filter(({ status }) => status === 'over' || status === 'ended');
  const running = mine.filter(({ status }) => status === 'waiting' || status === 'playing');
  return (
    <HousePage title={words.profile.title}>
      <main className={styles.profile}>
        <header className={styles.person}>
          <Crest crest={me?.crest ?? 1} className={styles.crest ?? ''} />
          <div>
            <h2>{me?.name ?? words.guest}</h2>
            <p>
              {me === null
                ? words.profile.nobody
                : words.profile.summary(over.length, over.filter(isWon).length)}
            </p>
          </div>
          <nav>
            <Link className="btn" href="/account">
              <Glyph id="ui-key" />
              {words.profile.account}
            </Link>
            <Link className="btn" href="/notices">
              <Glyph id="ui-bell" />
              {words.profile.notices}
            </Link>
          </nav>
        </header>
        <Strength />
        <Sheet className={styles.list} aria-labelledby="running">
          <h2 id="running">{words.profile.running}</h2>
          {running.length === 0 && (
            <div className={styles.empty}>
              <p className={styles.none}>{words.home.none}</p>
              <Link className="btn primary" href="/open">
                <Glyph id="ui-plus" />
                {words.home.openOne}
              </Link>
            </div>
          )}
          <ol>
            {running.map((table) => (
              <Played key={table.id} table={table} />
            ))}
          </ol>
        </Sheet>
        <Sheet className={styles.list} aria-labelledby="history">
          <h2 id="history">{words.profile.history}</h2>
          {over.length === 0 && (
            <div className={styles.empty}>
              <p className={styles.none}>{words.profile.noHistory}</p>
              <svg className={styles.chest} viewBox="0 0 150 120" aria-hidden="true">
                <use href="#deco-chest" width="150" height="120" />
              </svg>
            </div>
          )}
          <ol>
            {over.map((table) => (
              <Played key={table.id} table={table} />
            ))}
          </ol>
        </Sheet>
      </main>
    </HousePage>
  );
}

function Played({ table }: { table: MyTable }) {
  const words = useOnlineWords();
  const { ago } = useWords().home;
  const { lang } = useSettings();
  const manifest = manifestOf(table.game);
  const won = isWon(table);
  return (
    <li data-game={table.game}>
      <Link href={`/table/${table.id}`}>
        <span className={styles.dot}>{manifest !== undefined && <Glyph id={manifest.emblem} />}</span>
        <span className={styles.what}>
          <b>
            {manifest?.short[lang] ?? table.game}
            {won && <Glyph id="ui-wreath" />}
          </b>
          <span className={styles.seats}>
            {table.seats.map((seat, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats never change their order
              <i key={n}>
                <Crest crest={crestOf(n)} label={seat.kind === 'open' ? words.letter.free : seat.name} />
                {table.totals[n]}
              </i>
            ))}
          </span>
          {table.corrections !== '' && <SealMark name={table.corrections} />}
        </span>
        <time>
          {table.status === 'ended' && `${words.profile.ended}, `}
          {table.yourTurn ? words.home.yourTurn : ago(Date.now() - table.touched)}
        </time>
      </Link>
    </li>
  );
}
