import { manifestOf } from '@spielstube/games';
import type { OwnCard, SeatCard } from '@spielstube/table';
import { Btn, Glyph, IconBtn } from '@spielstube/ui';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'wouter';
import { LEVELS, type LevelName, STANDARD_LEVEL } from '../../games/levels.ts';
import { freeName } from '../../games/names.ts';
import { useCovers } from '../../games/sprites.ts';
import { Mishap } from '../../parts/mishap.tsx';
import { Pick } from '../../parts/pick.tsx';
import { useSettings, useWords } from '../../settings/settings.store.ts';
import { HousePage, ProblemLine } from '../house-page.tsx';
import { LinkSign } from '../link-sign.tsx';
import { useOnlineWords } from '../online-words.ts';
import { RulesLink } from '../opening/opening-page.tsx';
import { RoundTable, type TablePlace } from '../round-table.tsx';
import { TableBox } from '../table-box.tsx';
import { Talk } from '../talk.tsx';
import type { Visit, VisitState } from '../visit.ts';
import { LinkLine } from './link-line.tsx';
import styles from './waiting-room.module.css';

export interface WaitingRoomProps {
  readonly visit: Visit;
  readonly state: VisitState;
  readonly card: OwnCard;
}

/** The table fills up: the link to pass on, who sits there, who is ready, and a few words meanwhile. */
export function WaitingRoom({ visit, state, card }: WaitingRoomProps) {
  const words = useOnlineWords();
  const { lang } = useSettings();
  const [, go] = useLocation();
  const manifest = manifestOf(card.game);
  useCovers(useMemo(() => (manifest === undefined ? [] : [manifest.cover]), [manifest]));
  const places = usePlaces(visit, card);
  if (manifest === undefined) return <Mishap text={words.problem.noSuchTable} />;
  return (
    <HousePage
      title={card.title === '' ? manifest.title[lang] : card.title}
      about={words.waiting.fillsUp}
      game={card.game}
      buttons={
        <>
          <RulesLink game={card.game} />
          {card.seat !== null && (
            <IconBtn
              glyph="ui-door"
              label={words.waiting.leave}
              onClick={() => {
                visit.act('leave', {}).then((left) => left && go('/'));
              }}
            />
          )}
        </>
      }
    >
      <main className={styles.waiting}>
        <section className={styles.left}>
          <RoundTable manifest={manifest} from={card.seat ?? 0} places={places} />
        </section>
        <aside className={`sheet ${styles.side}`}>
          <h2>{words.waiting.atTheTable}</h2>
          <Talk visit={visit} talk={state.talk} apart={card.seat === null} />
        </aside>
        <section className={`sheet ${styles.ribbon}`}>
          <LinkLine card={card} invitation={card.invitation ?? visit.place.invitation} />
          {card.corrections !== '' && (
            <p>
              <TableBox card={card} invitation={visit.place.invitation} />{' '}
              {words.letter.corrected(card.corrections)}
            </p>
          )}
          <GoLine visit={visit} card={card} />
          <ProblemLine problem={state.problem} />
        </section>
      </main>
      <LinkSign link={state.link} />
    </HousePage>
  );
}

function GoLine({ visit, card }: { visit: Visit; card: OwnCard }) {
  const words = useOnlineWords().waiting;
  const free = card.seats.filter(({ kind }) => kind === 'open').length;
  const notReady = card.seats.filter((seat) => seat.kind === 'person' && !seat.ready).length;
  const isComplete = free + notReady === 0;
  const me = card.seat === null ? undefined : card.seats[card.seat];
  const missingSeat = card.seats.findIndex(
    (seat, n) => seat.kind === 'person' && seat.presence === 'away' && n !== card.seat,
  );
  const missing = card.seats[missingSeat];
  const amReady = me?.kind === 'person' && me.ready;
  return (
    <div className={styles.goLine}>
      <p>
        {isComplete ? (
          <b>{card.isHost ? words.allReady : words.hostBegins(card.host)}</b>
        ) : (
          <>
            <b>{words.missing(free, notReady)}</b> {card.isHost ? words.missingHint : words.stay}
          </>
        )}
      </p>
      {card.isHost && missing?.kind === 'person' && (
        <Btn
          glyph="ui-bot"
          onClick={() =>
            void visit.act('bot', { seat: missingSeat, level: STANDARD_LEVEL, name: missing.name })
          }
        >
          {words.botFor(missing.name)}
        </Btn>
      )}
      {me !== undefined && (!amReady || !card.isHost) && (
        <Btn
          kind={amReady || (isComplete && card.isHost) ? 'plain' : 'primary'}
          glyph={amReady ? 'ui-undo' : 'ui-check'}
          onClick={() => void visit.act('ready', { ready: !amReady })}
        >
          {amReady ? words.iAmNot : words.iAmReady}
        </Btn>
      )}
      {card.isHost && amReady && (
        <Btn
          kind="primary"
          glyph="ui-check"
          className={isComplete ? (styles.glows ?? '') : ''}
          disabled={!isComplete}
          onClick={() => void visit.act('begin', {})}
        >
          {words.begin}
        </Btn>
      )}
    </div>
  );
}

/** Everybody around the table; the host exchanges bots and free seats. */
function usePlaces(visit: Visit, card: OwnCard): TablePlace[] {
  const words = useOnlineWords();
  const levels = useWords().level;
  const names = card.seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name]));
  const pickBot = (n: number, seat: SeatCard): ReactNode => (
    <Pick<LevelName | ''>
      label={words.opening.sitter(n + 1)}
      glyph={seat.kind === 'bot' ? 'ui-bot' : 'ui-letter'}
      value={seat.kind === 'bot' ? (LEVELS.find((level) => level === seat.level) ?? STANDARD_LEVEL) : ''}
      choices={[
        { value: '', words: words.opening.forLink },
        ...LEVELS.map((level) => ({ value: level, words: levels[level] })),
      ]}
      onPick={(level) => {
        const name = seat.kind === 'bot' ? seat.name : freeName(names);
        void visit.act('bot', { seat: n, level: level === '' ? null : level, name });
      }}
    />
  );
  return card.seats.map((seat, n): TablePlace => {
    if (seat.kind === 'person') {
      return {
        seat: n,
        name: seat.name,
        about: <PersonState seat={seat} />,
        isFree: false,
        isAwaited: !seat.ready,
      };
    }
    const isFree = seat.kind === 'open';
    return {
      seat: n,
      name: isFree ? words.opening.openSeat : seat.name,
      about: card.isHost ? pickBot(n, seat) : isFree ? words.opening.forLink : words.letter.bot,
      isFree,
      isAwaited: isFree,
    };
  });
}

function PersonState({ seat }: { seat: Extract<SeatCard, { kind: 'person' }> }) {
  const words = useOnlineWords().waiting;
  const isHere = seat.presence !== 'away';
  return (
    <>
      <Glyph id={isHere ? 'lamp-here' : 'lamp-away'} />
      {seat.ready ? words.ready : isHere ? words.sitsDown : words.away}
      {seat.ready && <Glyph id="ui-check" />}
    </>
  );
}
