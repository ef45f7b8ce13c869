import { manifestOf } from '@spielstube/games';
import { Crest, crestOf, Glyph } from '@spielstube/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { boxNameIn } from '../cellar/box-key.ts';
import type { StoredCampaign } from '../cellar/stored-campaign.ts';
import type { StoredGame } from '../cellar/stored-game.ts';
import { useSettings, useWords } from '../settings/settings.store.ts';
import styles from './home.module.css';
import { sideBySide } from './side-by-side.ts';
import { Thumb } from './thumb.tsx';
import { ticketsOf } from './tickets.ts';
import type { HouseAtDoor } from './use-house.ts';
import { useMoment } from './use-moment.ts';

const SealMark = lazy(() => import('../box/seal-mark.tsx'));

const MOST_TICKETS = 3;

interface ContinueProps {
  readonly games: readonly StoredGame[];
  readonly campaigns: readonly StoredCampaign[];
  /** The tables of a house, if one answers. */
  readonly house: HouseAtDoor | null;
}

/** Tickets of the games and campaigns that are still open, those with others first; the rest stands on a page of its own. */
export function Continue({ games, campaigns, house }: ContinueProps) {
  const words = useWords().home;
  const tables = (house?.mine ?? []).filter(({ status }) => status === 'playing' || status === 'waiting');
  const shared = tables.slice(0, MOST_TICKETS);
  const open = ticketsOf(games, campaigns).slice(0, MOST_TICKETS - shared.length);
  return (
    <section className={styles.goOn} aria-labelledby="continue">
      <header>
        <h2 id="continue">
          {house !== null && shared.length > 0 ? <house.parts.Waiting tables={tables} /> : words.goOn}
        </h2>
        {games.length > 0 && (
          <Link className={styles.allGames ?? ''} href="/games">
            {words.allGames(games.length)}
          </Link>
        )}
      </header>
      {shared.length + open.length > 0 && (
        <div className={styles.tickets}>
          {house !== null &&
            shared.map((table, n) => (
              <house.parts.TableTicket key={table.id} table={table} first={n === 0} Slip={Slip} />
            ))}
          {open.map((ticket, n) => {
            const first = shared.length + n === 0;
            return ticket.kind === 'game' ? (
              <GameTicket key={ticket.game.id} game={ticket.game} first={first} />
            ) : (
              <CampaignTicket key={ticket.campaign.id} {...ticket} first={first} />
            );
          })}
        </div>
      )}
    </section>
  );
}

function GameTicket({ game, first }: { game: StoredGame; first: boolean }) {
  const words = useWords().home;
  const { lang } = useSettings();
  const rival = manifestOf(game.game)?.rival?.[lang] ?? '';
  const moment = useMoment(game);
  const asked = game.seats[game.deciding[0]];
  const broken = game.broken !== '';
  return (
    <Slip
      game={game.game}
      href={`/table/${game.id}`}
      first={first}
      about={sideBySide(moment, words.ago(Date.now() - game.updated))}
      box={boxNameIn(game)}
      standing={game.totals.map((total, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats never change their order
        <i key={seat}>
          <Crest crest={crestOf(seat)} label={game.seats[seat]?.name ?? rival} />
          {total}
        </i>
      ))}
      turn={
        <em className={broken ? styles.broken : ''}>
          {broken
            ? words.broken
            : asked?.kind === 'person'
              ? words.yourTurn
              : words.waitsFor(asked?.name ?? '')}
        </em>
      }
    />
  );
}

interface CampaignTicketProps {
  readonly campaign: StoredCampaign;
  readonly updated: number;
  readonly first: boolean;
}

function CampaignTicket({ campaign, updated, first }: CampaignTicketProps) {
  const words = useWords();
  const { id, game, seats, stages } = campaign;
  return (
    <Slip
      game={game}
      href={`/campaign/${id}`}
      first={first}
      about={sideBySide(words.campaign.games(stages.length), words.home.ago(Date.now() - updated))}
      box={null}
      standing={seats.map(({ name }, seat) => (
        <i key={name}>
          <Crest crest={crestOf(seat)} />
          {name}
        </i>
      ))}
      turn={<em>{words.campaign.goOn}</em>}
    />
  );
}

export interface SlipProps {
  readonly game: string;
  readonly href: string;
  readonly first: boolean;
  readonly about: string;
  /** What the corrected box is called with which is played; null for the box as it is. */
  readonly box: string | null;
  readonly standing: ReactNode;
  readonly turn: ReactNode;
}

/** The paper of a ticket. */
function Slip({ game, href, first, about, box, standing, turn }: SlipProps) {
  const words = useWords().home;
  const { lang } = useSettings();
  const manifest = manifestOf(game);
  return (
    <Link className={`sheet ${styles.ticket} ${first ? styles.first : ''}`} href={href} data-game={game}>
      {manifest !== undefined && <Thumb cover={manifest.cover} />}
      <span className={styles.ticketText}>
        <b>{manifest?.title[lang] ?? game}</b>
        <span>{about}</span>
        <span className={styles.standing}>{standing}</span>
        {box !== null && (
          <Suspense>
            <SealMark name={box} />
          </Suspense>
        )}
      </span>
      <span className={styles.turn}>
        {turn}
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
