import type { OwnCard, SeatCard, TableRequest } from '@spielstube/table';
import { Btn, Crest, crestOf, Glyph, IconBtn, type SpriteId } from '@spielstube/ui';
import { type ReactNode, useState } from 'react';
import { keyed } from '../../keys/keyed.ts';
import cards from '../../table/cards.module.css';
import { useOnlineWords } from '../online-words.ts';
import type { Visit } from '../visit.ts';
import styles from './request-cards.module.css';

/** On the button that does what a card is for. */
const AGREE = keyed('company', 'agree');
/** So long somebody must have been away before a bot is offered for them. */
const AWAY_TOO_LONG = 5 * 60_000;

export interface RequestCardsProps {
  readonly visit: Visit;
  readonly card: OwnCard;
  /** Shows the table as it would be again. */
  show(move: number): void;
}

const nameOn = (card: OwnCard, seat: number): string => {
  const sitter: SeatCard | undefined = card.seats[seat];
  return sitter === undefined || sitter.kind === 'open' ? '' : sitter.name;
};

/** What is asked of the table, above the choices: never over the board. */
export function RequestCards({ visit, card, show }: RequestCardsProps) {
  const [seen, setSeen] = useState(0);
  const open = card.requests.find(({ state }) => state === 'open');
  const last = card.requests.at(-1);
  const mine = card.seat === null ? undefined : card.seats[card.seat];
  return (
    <>
      {mine?.kind === 'person' && mine.standIn !== null && <TakeBack visit={visit} why={mine.standIn.why} />}
      {card.paused && <Paused visit={visit} canGoOn={card.seat !== null} />}
      {open !== undefined && <OpenRequest visit={visit} card={card} request={open} show={show} />}
      {open === undefined && last !== undefined && last.number > seen && (
        <Answered card={card} request={last} close={() => setSeen(last.number)} />
      )}
      {open === undefined && card.status === 'playing' && card.seat !== null && (
        <Absent visit={visit} card={card} />
      )}
    </>
  );
}

interface SlipProps {
  readonly glyph: SpriteId;
  readonly title: string;
  readonly children?: ReactNode;
  readonly folded?: boolean;
  close?(): void;
}

/** The paper of a card: the same kind as guide and advice. */
function Slip({ glyph, title, children, folded = false, close }: SlipProps) {
  const words = useOnlineWords().request;
  return (
    <section
      className={`${cards.card} ${styles.slip} ${folded ? styles.folded : ''}`}
      aria-label={title}
      aria-live="polite"
    >
      <header>
        <Glyph id={glyph} />
        <h3>{title}</h3>
        {close !== undefined && (
          <IconBtn
            glyph="ui-close"
            label={words.close}
            className={cards.close ?? ''}
            onClick={close}
            {...keyed('company', 'drop')}
          />
        )}
      </header>
      {children}
    </section>
  );
}

const SIGNS: Readonly<Record<TableRequest['wish']['kind'], SpriteId>> = {
  back: 'ui-undo',
  end: 'ui-door',
  pause: 'ui-pause',
  bot: 'ui-bot',
};

function useTitle(card: OwnCard, { wish, by }: TableRequest): { title: string; text: string } {
  const words = useOnlineWords().request;
  const name = nameOn(card, by);
  switch (wish.kind) {
    case 'back':
      return { title: words.back(name), text: words.backText };
    case 'end':
      return { title: words.end(name), text: words.endText };
    case 'pause':
      return { title: words.pause(name), text: words.pauseText };
    case 'bot': {
      const absent = nameOn(card, wish.seat);
      return { title: words.bot(name, absent), text: words.botText(absent) };
    }
  }
}

interface RequestProps {
  readonly card: OwnCard;
  readonly request: TableRequest;
}

function OpenRequest({ visit, card, request, show }: RequestProps & RequestCardsProps) {
  const words = useOnlineWords().request;
  const { title, text } = useTitle(card, request);
  const { wish, number } = request;
  const isAsked =
    card.seat !== null && request.asked.includes(card.seat) && request.votes[card.seat] === null;
  const vote = (yes: boolean): void => void visit.act('vote', { number, yes });
  return (
    <Slip glyph={SIGNS[wish.kind]} title={request.by === card.seat ? words.you : title}>
      <p>
        {text}{' '}
        {wish.kind === 'back' && (
          <button type="button" className={styles.show} onClick={() => show(wish.move)}>
            {words.show}
          </button>
        )}
      </p>
      <Votes card={card} request={request} />
      {isAsked ? (
        <p className={styles.ways}>
          <Btn className={styles.yes ?? ''} glyph="ui-check" onClick={() => vote(true)} {...AGREE}>
            {words.agree}
          </Btn>
          <Btn onClick={() => vote(false)} {...keyed('company', 'refuse')}>
            {words.refuse}
          </Btn>
        </p>
      ) : (
        <p className={cards.small}>{words.asked}</p>
      )}
    </Slip>
  );
}

/** Votes are crests: agreed, not yet, or not asked. */
function Votes({ card, request: { votes, asked, by } }: RequestProps) {
  const words = useOnlineWords().request;
  return (
    <ul className={styles.votes}>
      {card.seats.map((_, seat) => {
        const vote = seat === by ? true : votes[seat];
        if (seat !== by && !asked.includes(seat)) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never change their order
          <li key={seat} data-vote={`${vote}`}>
            <Crest crest={crestOf(seat)} label={words.vote(nameOn(card, seat), vote)} />
            {vote === null ? <i aria-hidden="true">?</i> : <Glyph id={vote ? 'ui-check' : 'ui-close'} />}
          </li>
        );
      })}
    </ul>
  );
}

function Answered({ card, request, close }: RequestProps & { close(): void }) {
  const words = useOnlineWords().request;
  const { title } = useTitle(card, request);
  if (request.state === 'open') return null;
  return (
    <Slip glyph={SIGNS[request.wish.kind]} title={title} close={close}>
      <p>{words[request.state]}</p>
    </Slip>
  );
}

/** Somebody is away for so long that a bot is offered. */
function Absent({ visit, card }: { visit: Visit; card: OwnCard }) {
  const words = useOnlineWords().request;
  const seat = card.seats.findIndex(
    (sitter, n) =>
      sitter.kind === 'person' &&
      n !== card.seat &&
      sitter.presence === 'away' &&
      sitter.standIn === null &&
      card.pace.kind !== 'days' &&
      card.deciding.includes(n) &&
      card.now - sitter.since > AWAY_TOO_LONG,
  );
  if (seat < 0) return null;
  return (
    <Slip folded glyph="lamp-away" title={words.isAway(nameOn(card, seat))}>
      <Btn glyph="ui-bot" onClick={() => void visit.act('request', { kind: 'bot', seat })} {...AGREE}>
        {words.offerBot}
      </Btn>
    </Slip>
  );
}

function Paused({ visit, canGoOn }: { visit: Visit; canGoOn: boolean }) {
  const words = useOnlineWords().table;
  return (
    <Slip glyph="ui-pause" title={words.paused}>
      {canGoOn && (
        <p className={styles.ways}>
          <Btn
            className={styles.yes ?? ''}
            glyph="ui-play"
            onClick={() => void visit.act('go-on', {})}
            {...AGREE}
          >
            {words.goOn}
          </Btn>
        </p>
      )}
    </Slip>
  );
}

interface TakeBackProps {
  readonly visit: Visit;
  readonly why: 'handedOver' | 'timeUp' | 'agreed';
}

/** A bot plays for whoever reads this. */
function TakeBack({ visit, why }: TakeBackProps) {
  const words = useOnlineWords().request;
  return (
    <Slip glyph="ui-bot" title={words.yourSeat}>
      <p>{words.yourSeatText[why]}</p>
      <p className={styles.ways}>
        <Btn
          className={styles.yes ?? ''}
          glyph="ui-person"
          onClick={() => void visit.act('take-back', {})}
          {...AGREE}
        >
          {words.takeBack}
        </Btn>
      </p>
    </Slip>
  );
}
