import { manifestOf } from '@spielstube/games';
import { Crest, crestOf, Glyph } from '@spielstube/ui';
import { Link } from 'wouter';
import type { StoredGame } from '../cellar/stored-game.ts';
import { useSettings, useWords } from '../settings/settings.store.ts';
import styles from './home.module.css';
import { sideBySide } from './side-by-side.ts';
import { Thumb } from './thumb.tsx';
import { useMoment } from './use-moment.ts';

const MOST_TICKETS = 3;

/** Tickets of the games that are still open; the rest lies in the chest. */
export function Continue({ games, openChest }: { games: readonly StoredGame[]; openChest(): void }) {
  const words = useWords().home;
  const open = games.filter((game) => !game.over).slice(0, MOST_TICKETS);
  return (
    <section className={styles.goOn} aria-labelledby="continue">
      <header>
        <h2 id="continue">{words.goOn}</h2>
        <button type="button" className={styles.chestLink} onClick={openChest}>
          {words.allGames(games.length)}
        </button>
      </header>
      {open.length > 0 && (
        <div className={styles.tickets}>
          {open.map((game, n) => (
            <Ticket key={game.id} game={game} first={n === 0} />
          ))}
        </div>
      )}
    </section>
  );
}

function Ticket({ game, first }: { game: StoredGame; first: boolean }) {
  const words = useWords().home;
  const { lang } = useSettings();
  const manifest = manifestOf(game.game);
  const moment = useMoment(game);
  const asked = game.seats[game.deciding[0]];
  const broken = game.broken !== '';
  return (
    <Link
      className={`sheet ${styles.ticket} ${first ? styles.first : ''}`}
      href={`/table/${game.id}`}
      data-game={game.game}
    >
      {manifest !== undefined && <Thumb cover={manifest.cover} />}
      <span className={styles.ticketText}>
        <b>{manifest?.title[lang] ?? game.game}</b>
        <span>{sideBySide(moment, words.ago(Date.now() - game.updated))}</span>
        <span className={styles.standing}>
          {game.totals.map((total, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change their order
            <i key={seat}>
              <Crest crest={crestOf(seat)} label={game.seats[seat]?.name ?? manifest?.rival?.[lang] ?? ''} />
              {total}
            </i>
          ))}
        </span>
      </span>
      <span className={styles.turn}>
        <em className={broken ? styles.broken : ''}>
          {broken
            ? words.broken
            : asked?.kind === 'person'
              ? words.yourTurn
              : words.waitsFor(asked?.name ?? '')}
        </em>
        {first && (
          <span className="btn primary">
            {words.go}
            <Glyph id="ui-arrow" />
          </span>
        )}
      </span>
    </Link>
  );
}
