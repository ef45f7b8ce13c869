import { levelNamed } from '@spielstube/bots';
import type { Seat } from '@spielstube/engine';
import { type Me, type SeatPlan, Table } from '@spielstube/table';
import type { KeptSeat } from '../store/store.ts';
import { lookAfter } from './care.ts';
import type { LiveTable } from './live-table.ts';
import { Refused } from './refused.ts';
import { playingSeat } from './requests.ts';

const OPEN: KeptSeat = { kind: 'open' };

const personOf = ({ id, name, crest }: Me, ready: boolean): KeptSeat => ({
  kind: 'person',
  person: id,
  name,
  crest,
  ready,
});

function expectLevel(level: string): void {
  if (levelNamed(level) === undefined) throw new Refused('malformed', `there is no level ${level}`);
}

function expectWaiting({ kept }: LiveTable): void {
  if (kept.status !== 'waiting') throw new Refused('notNow', 'the game has begun');
}

async function change(live: LiveTable, seat: Seat, to: KeptSeat): Promise<void> {
  const { store, now } = live.parts;
  const isChanged = await store.changeSeat(live.id, seat, live.kept.seats[seat], to, now());
  await live.changed();
  if (!isChanged) throw new Refused('changed', 'somebody else was faster');
}

/** Takes an open seat; once the game has begun, a bot's. Who sits already stays. */
export async function sit(live: LiveTable, me: Me, wanted: Seat | null): Promise<void> {
  if (live.seatOf(me.id) !== null) return;
  const { kept } = live;
  if (kept.status === 'over' || kept.status === 'ended') throw new Refused('notNow', 'the game is over');
  const kind = kept.status === 'waiting' ? 'open' : 'bot';
  const seat = wanted ?? kept.seats.findIndex((one) => one.kind === kind);
  if (kept.seats[seat]?.kind !== kind) throw new Refused('noFreeSeat', 'this seat is not free');
  await change(live, seat, personOf(me, kind === 'bot'));
  if (kind === 'bot') {
    const player: SeatPlan = { kind: 'person', name: me.name };
    await live.enter((table) =>
      table.playerOf(seat).kind === 'bot' ? { kind: 'seat', seat, player, why: 'joined' } : null,
    );
  }
}

export async function beReady(live: LiveTable, me: Me, ready: boolean): Promise<void> {
  expectWaiting(live);
  const seat = live.seatOf(me.id);
  if (seat === null) throw new Refused('notYours', 'only those who sit here can be ready');
  const present = live.kept.seats[seat];
  if (present.kind === 'person' && present.ready !== ready) await change(live, seat, personOf(me, ready));
}

/** Before the beginning the seat is open again; afterwards a bot has it for good. */
export async function leave(live: LiveTable, me: Me): Promise<void> {
  const seat = live.seatOf(me.id);
  if (seat === null) return;
  if (live.kept.status === 'waiting') return change(live, seat, OPEN);
  if (live.kept.status !== 'playing') throw new Refused('notNow', 'the game is over');
  const player = botFor(me.name, 'journeyman');
  await live.enter(() => ({ kind: 'seat', seat, player, why: 'left' }));
  await change(live, seat, player);
}

const botFor = (name: string, level: string): Extract<SeatPlan, { kind: 'bot' }> => ({
  kind: 'bot',
  level,
  name,
});

/** Whoever may lay the table: the host or, where the host does not sit there, whoever sits first. */
function expectHost(live: LiveTable, me: Me): void {
  const { host, seats } = live.kept;
  const first = seats.find(({ kind }) => kind === 'person');
  const hostSits = live.seatOf(host) !== null;
  const isFirst = !hostSits && first?.kind === 'person' && first.person === me.id;
  if (host !== me.id && !isFirst) throw new Refused('notYours', 'only the host may do this');
}

/** Puts a bot on a seat on which nobody is ready, or takes it away. */
export async function placeBot(
  live: LiveTable,
  me: Me,
  seat: Seat,
  level: string | null,
  name: string,
): Promise<void> {
  expectHost(live, me);
  expectWaiting(live);
  const present = live.kept.seats[seat];
  if (present === undefined) throw new Refused('malformed', 'there is no such seat');
  if (level === null) {
    if (present.kind === 'bot') await change(live, seat, OPEN);
    return;
  }
  expectLevel(level);
  if (present.kind === 'person' && (present.ready || present.person === me.id))
    throw new Refused('notYours', 'somebody sits there');
  await change(live, seat, botFor(name, level));
}

/** The game begins: everybody is ready and no seat is open. */
export async function begin(live: LiveTable, me: Me): Promise<void> {
  // Others may have become ready by way of another process, a moment ago.
  await live.reload();
  expectHost(live, me);
  expectWaiting(live);
  const { kept, parts } = live;
  const plan = kept.seats.map((seat): SeatPlan => {
    if (seat.kind === 'open') throw new Refused('notReady', 'a seat is open');
    if (seat.kind === 'person' && !seat.ready && seat.person !== me.id)
      throw new Refused('notReady', `${seat.name} is not ready`);
    return seat.kind === 'bot' ? botFor(seat.name, seat.level) : { kind: 'person', name: seat.name };
  });
  const log = await parts.store.log(live.id, 0);
  const table = Table.fromLog(live.game, { seats: plan, options: kept.options, seed: kept.seed }, log);
  if (table.isOver()) throw new Refused('notNow', 'the game is over');
  const now = parts.now();
  if (!(await parts.store.begin(live.id, plan, now, now)))
    throw new Refused('changed', 'somebody else was faster');
  await live.changed();
  await lookAfter(live);
  for (const seat of table.deciding())
    if (table.playerOf(seat).kind === 'person') parts.turned(live, seat, true);
}

/** A bot plays for me until I take the seat back. */
export async function handOver(live: LiveTable, me: Me, level: string): Promise<void> {
  const seat = await playingSeat(live, me);
  expectLevel(level);
  const player = botFor(me.name, level);
  await live.enter((table) =>
    table.playerOf(seat).kind === 'person' ? { kind: 'seat', seat, player, why: 'handedOver' } : null,
  );
}

export async function takeBack(live: LiveTable, me: Me): Promise<void> {
  const seat = await playingSeat(live, me);
  const player: SeatPlan = { kind: 'person', name: me.name };
  await live.enter((table) =>
    table.playerOf(seat).kind === 'bot' ? { kind: 'seat', seat, player, why: 'back' } : null,
  );
}

/** After a pause. */
export async function goOn(live: LiveTable, me: Me): Promise<void> {
  const seat = await playingSeat(live, me);
  await live.enter((table) => (table.paused ? { kind: 'pause', seat, paused: false } : null));
}
