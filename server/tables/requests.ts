import type { Seat } from '@spielstube/engine';
import type { Me, NewEntry, RequestKind, Table } from '@spielstube/table';
import type { KeptRequest } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';
import { Refused } from './refused.ts';
import { STAND_IN } from './stand-in.ts';

/** How long people have to answer. */
const PATIENCE = { live: 60_000, days: 24 * 3_600_000 } as const;

/** Who is asked: everybody who plays, but whoever asks and whom it is about. Bots never veto. */
export function askedFor({ kept, room }: LiveTable, { by, wish }: Pick<KeptRequest, 'by' | 'wish'>): Seat[] {
  return kept.seats.flatMap(({ kind }, seat) => {
    const plays = kind === 'person' && room?.present.playerOf(seat).kind === 'person';
    const isMeant = seat === by || (wish.kind === 'bot' && wish.seat === seat);
    return plays && !isMeant ? [seat] : [];
  });
}

/** The seat of somebody who plays here now. */
export async function playingSeat(live: LiveTable, me: Me): Promise<Seat> {
  await live.noticeBeginning();
  const seat = live.seatOf(me.id);
  if (seat === null) throw new Refused('notYours', 'only those who sit here may do this');
  if (live.kept.status !== 'playing') throw new Refused('notNow', 'the table is not being played');
  return seat;
}

/** Asks everybody. Where nobody else is to be asked, it is granted at once. */
export async function askAll(live: LiveTable, me: Me, wish: RequestKind): Promise<void> {
  const by = await playingSeat(live, me);
  const { store, now, jobs } = live.parts;
  expectSense(live, wish);
  const isAsking = (): boolean => live.requests.some(({ state }) => state === 'open');
  // It may have been answered by way of another process a moment ago.
  if (isAsking()) await live.reload();
  if (isAsking()) throw new Refused('notNow', 'something else is being asked');
  const at = now();
  const until = at + PATIENCE[live.kept.pace.kind === 'days' ? 'days' : 'live'];
  await store.ask(live.id, { wish, by, at, until });
  await live.changed();
  if (live.kept.due === null || live.kept.due > until) {
    await store.setDue(live.id, live.kept.due, until);
    jobs.schedule(live.id, until);
  }
  await settleRequests(live);
}

function expectSense({ kept, room }: LiveTable, wish: RequestKind): void {
  if (wish.kind === 'back' && wish.move >= (room?.present.publicMoves ?? 0))
    throw new Refused('notNow', 'there are not so many moves');
  if (wish.kind === 'bot' && kept.seats[wish.seat]?.kind !== 'person')
    throw new Refused('malformed', 'nobody sits there');
  if (wish.kind === 'pause' && room?.present.paused) throw new Refused('notNow', 'it is paused');
}

/** Somebody answers. */
export async function answerRequest(live: LiveTable, me: Me, number: number, yes: boolean): Promise<void> {
  const seat = await playingSeat(live, me);
  const asked = (): KeptRequest | undefined =>
    live.requests.find((one) => one.number === number && one.state === 'open');
  // It may have been asked by way of another process a moment ago.
  if (asked() === undefined) await live.reload();
  const request = asked();
  if (request === undefined) throw new Refused('changed', 'this is not asked any more');
  if (!askedFor(live, request).includes(seat)) throw new Refused('notYours', 'this is asked of others');
  await live.parts.store.vote(live.id, number, seat, yes);
  await live.changed();
  await settleRequests(live);
}

/** Closes what all have agreed to, what somebody has refused, and what nobody has answered in time. */
export async function settleRequests(live: LiveTable): Promise<void> {
  const { store, now } = live.parts;
  for (const request of live.requests.filter(({ state }) => state === 'open')) {
    const outcome = outcomeOf(live, request, now());
    if (outcome === null) continue;
    const isMine = await store.closeRequest(live.id, request.number, outcome);
    if (isMine && outcome === 'agreed') await grant(live, request);
    await live.changed();
  }
}

function outcomeOf(
  live: LiveTable,
  request: KeptRequest,
  now: number,
): 'agreed' | 'refused' | 'lapsed' | null {
  const answers = askedFor(live, request).map((seat) => request.votes.get(seat));
  if (answers.includes(false)) return 'refused';
  if (answers.every((answer) => answer === true)) return 'agreed';
  return request.until <= now ? 'lapsed' : null;
}

async function grant(live: LiveTable, request: KeptRequest): Promise<void> {
  await live.enter((table) => entryFor(table, request));
}

function entryFor(table: Table, { wish, by }: KeptRequest): NewEntry | null {
  switch (wish.kind) {
    case 'back':
      return wish.move < table.publicMoves ? { kind: 'back', seat: by, moves: wish.move } : null;
    case 'end':
      return { kind: 'end', seat: by };
    case 'pause':
      return table.paused ? null : { kind: 'pause', seat: by, paused: true };
    case 'bot': {
      const { seat } = wish;
      const { kind, name } = table.playerOf(seat);
      if (kind === 'bot') return null;
      return { kind: 'seat', seat, player: { kind: 'bot', level: STAND_IN, name }, why: 'agreed' };
    }
  }
}
