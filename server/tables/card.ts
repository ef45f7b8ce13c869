import { boxTitle, type Seat } from '@spielstube/engine';
import type { OwnCard, SeatCard, StandInReason, Table, TableCard, TableRequest } from '@spielstube/table';
import type { KeptRequest, KeptSeat } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';
import { askedFor } from './requests.ts';

/** What everybody at a table may know of it. */
export function tableCard(live: LiveTable): TableCard {
  const { kept, room, company, parts } = live;
  const now = parts.now();
  const isPlaying = kept.status === 'playing' && room !== null;
  return {
    id: kept.id,
    game: kept.game,
    options: kept.options,
    title: kept.title,
    status: kept.status,
    join: kept.join,
    pace: kept.pace,
    timeUp: kept.timeUp,
    watch: kept.watch,
    corrections: kept.box === null ? '' : boxTitle(kept.box),
    fromRecord: kept.fromRecord,
    host: kept.hostName,
    created: kept.created,
    touched: kept.touched,
    seats: kept.seats.map((seat, n) => seatCard(live, seat, n)),
    deciding: isPlaying ? room.present.deciding() : [],
    clocks: live.clocksNow(now),
    paused: room?.present.paused ?? false,
    spectators: company.spectators,
    requests: live.requests.map((request) => requestCard(live, request)),
    next: kept.next,
    now,
  };
}

/** The same for one reader. */
export function ownCard(live: LiveTable, person: string): OwnCard {
  const { kept } = live;
  const seat = live.seatOf(person);
  const isHost = kept.host === person;
  const mayInvite = kept.join === 'invitation' && (isHost || seat !== null);
  return { ...tableCard(live), seat, isHost, invitation: mayInvite ? kept.invitation : null };
}

function seatCard(live: LiveTable, seat: KeptSeat, n: Seat): SeatCard {
  if (seat.kind !== 'person') return seat;
  const { name, crest, ready } = seat;
  const standIn = live.room === null ? null : standInAt(live.room.present, n);
  return { kind: 'person', name, crest, ready, ...live.presenceOf(n), standIn };
}

const REASONS: readonly string[] = ['handedOver', 'timeUp', 'agreed'] satisfies StandInReason[];

/** The bot that plays for the person on a seat, if there is one. */
function standInAt(table: Table, seat: Seat): { level: string; why: StandInReason } | null {
  const player = table.playerOf(seat);
  if (player.kind !== 'bot') return null;
  const entry = table.entered.findLast((one) => one.kind === 'seat' && one.seat === seat);
  const why = entry?.kind === 'seat' && REASONS.includes(entry.why) ? entry.why : 'handedOver';
  return { level: player.level, why: why as StandInReason };
}

function requestCard(live: LiveTable, request: KeptRequest): TableRequest {
  const { number, wish, by, at, until, state, votes } = request;
  const answers = live.kept.seats.map((_, seat) => votes.get(seat) ?? null);
  return { number, wish, by, at, until, state, votes: answers, asked: askedFor(live, request) };
}
