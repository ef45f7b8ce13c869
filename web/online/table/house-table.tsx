import type { SeatPlan } from '@spielstube/table';
import { Glyph, SeatMarksContext } from '@spielstube/ui';
import { useMemo } from 'react';
import { Laying } from '../../parts/laying.tsx';
import { useSettings } from '../../settings/settings.store.ts';
import type { TableCompany } from '../../table/company.ts';
import { OpenTable } from '../../table/open-table.tsx';
import { type TableState, type TableStore, useTableState, useTableStore } from '../../table/table.store.ts';
import { openInHouse } from '../house-client.ts';
import { ProblemLine } from '../house-page.tsx';
import { LinkSign } from '../link-sign.tsx';
import { useOnlineWords } from '../online-words.ts';
import { Talk } from '../talk.tsx';
import { useVisitState } from '../use-visit.ts';
import type { Visit, VisitState } from '../visit.ts';
import { ClockFace } from './clock.tsx';
import { HouseTableMenu } from './house-table-menu.tsx';
import styles from './marks.module.css';
import { marksOf } from './marks.tsx';
import { Prepared } from './prepared.tsx';
import { RequestCards } from './request-cards.tsx';
import { useShouts } from './use-shouts.ts';
import { WatchedArea } from './watched-area.tsx';
import { Watching } from './watching.tsx';

/** A game at a table of the house: the same table as in this browser, with people at other screens. */
export function HouseTable({ visit }: { visit: Visit }) {
  const openClient = useMemo(() => openInHouse(visit), [visit]);
  const store = useTableStore(visit.place.id, openClient);
  const visiting = useVisitState(visit);
  if (store === null || visiting.card === null) return <Laying />;
  return <WithCompany visit={visit} visiting={visiting} card={visiting.card} store={store} />;
}

interface WithCompanyProps {
  readonly visit: Visit;
  readonly visiting: VisitState;
  readonly card: NonNullable<VisitState['card']>;
  readonly store: TableStore;
}

function WithCompany({ visit, visiting, card, store }: WithCompanyProps) {
  const state = useTableState(store);
  const company = useCompany({ visit, visiting, card, store }, state);
  return (
    <SeatMarksContext value={company.marks}>
      <OpenTable
        lesson={null}
        id={visit.place.id}
        store={store}
        company={company}
        menu={<HouseTableMenu visit={visit} card={card} store={store} game={state.game} />}
      />
    </SeatMarksContext>
  );
}

/** Whether something is asked of the table, or to be said of it. */
function hasCards({ status, seat, seats, paused, requests }: WithCompanyProps['card']): boolean {
  const mine = seat === null ? undefined : seats[seat];
  return (
    status === 'ended' ||
    seat === null ||
    paused ||
    requests.length > 0 ||
    (mine?.kind === 'person' && mine.standIn !== null)
  );
}

function useCompany({ visit, visiting, card, store }: WithCompanyProps, state: TableState): TableCompany {
  const words = useOnlineWords();
  const { talk: isOn } = useSettings();
  const { talk, read, link, cardAt } = visiting;
  const shouts = useShouts(talk, isOn);
  const marks = useMemo(() => marksOf({ card, cardAt, shouts, words }), [card, cardAt, shouts, words]);
  const plans = card.seats.map((sitter): SeatPlan | null =>
    sitter.kind === 'open'
      ? null
      : sitter.kind === 'bot'
        ? { kind: 'bot', level: sitter.level, name: sitter.name }
        : { kind: 'person', name: sitter.name },
  );
  const known = JSON.stringify(plans);
  // biome-ignore lint/correctness/useExhaustiveDependencies: boards are drawn again only if somebody else sits there
  const seats = useMemo(() => state.seats.map((plan, n) => plans[n] ?? plan), [state.seats, known]);
  const ownClock = card.seat === null ? null : (card.clocks[card.seat] ?? null);
  const { look, past } = state;
  const since = look?.since ?? 0;
  const mayAsk =
    card.status === 'playing' &&
    card.seat !== null &&
    look !== null &&
    past === null &&
    since > 0 &&
    !card.requests.some((request) => request.state === 'open');
  return {
    seats,
    marks,
    chips: (
      <>
        {card.corrections !== '' && (
          <span className={`${styles.chip} ${styles.seal}`} title={words.letter.corrected(card.corrections)}>
            <Glyph id="ui-corrected" label={words.letter.corrected(card.corrections)} />
            <span>{card.corrections}</span>
          </span>
        )}
        {card.spectators > 0 && (
          <span className={styles.chip} title={words.table.watching(card.spectators)}>
            <Glyph id="ui-eye" label={words.table.watching(card.spectators)} />
            {card.spectators}
          </span>
        )}
      </>
    ),
    cards: (
      <>
        <ProblemLine problem={visiting.problem} />
        <Watching visit={visit} card={card} store={store} />
        <RequestCards visit={visit} card={card} show={store.showMove} />
        <Prepared store={store} state={state} seats={seats} />
      </>
    ),
    hasCards: hasCards(card) || visiting.problem !== null,
    watched: (ui, props) => <WatchedArea ui={ui} props={props} />,
    clock: ownClock !== null && (
      <ClockFace ticking={{ clock: ownClock, since: cardAt }} className={styles.inAsk} />
    ),
    talk: {
      title: words.talk.title,
      unread: isOn ? talk.length - read : 0,
      content: <Talk visit={visit} talk={talk} apart={card.seat === null && card.status === 'playing'} />,
    },
    askAll: mayAsk
      ? { label: words.table.askAll, act: () => void visit.act('request', { kind: 'back', move: since - 1 }) }
      : null,
    isDown: link === 'lost',
    sign: <LinkSign link={link} />,
  };
}
