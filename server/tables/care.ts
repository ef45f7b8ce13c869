import type { Seat } from '@spielstube/engine';
import { dueOf } from './due.ts';
import type { LiveTable } from './live-table.ts';
import { settleRequests } from './requests.ts';
import { STAND_IN } from './stand-in.ts';

/**
 * Does what is due at a table, whether anybody looks or not: requests that nobody has answered lapse, bots take over where
 * time is up, and move. Then it is written down when to come again.
 */
export async function lookAfter(live: LiveTable): Promise<void> {
  await live.noticeBeginning();
  await settleRequests(live);
  const { due: before } = live.kept;
  const due = await doWhatIsDue(live);
  // An entry that was made meanwhile has written down a time of its own.
  if (due !== before && live.kept.due === before) {
    live.kept = { ...live.kept, due };
    await live.parts.store.setDue(live.id, before, due);
  }
  if (due !== null) live.parts.jobs.schedule(live.id, due);
}

/** Answers when to come again; null: never. */
async function doWhatIsDue(live: LiveTable): Promise<number | null> {
  const { room } = live;
  if (room === null || live.kept.status !== 'playing') return null;
  await live.catchUp();
  if (room.present.isOver() || room.present.ended) {
    await live.finish();
    return null;
  }
  if (live.kept.timeUp === 'bot') {
    const now = live.parts.now();
    for (const [seat, time] of live.timesUp(room.present)) if (time <= now) await takeOver(live, seat);
  }
  room.goOn();
  return dueOf(live, room.present);
}

/** Time is up: a bot plays on until its person is back. */
function takeOver(live: LiveTable, seat: Seat): Promise<void> {
  return live.enter((table) => {
    const player = table.playerOf(seat);
    const isUp = (live.timesUp(table).get(seat) ?? Number.POSITIVE_INFINITY) <= live.parts.now();
    return player.kind === 'person' && isUp
      ? { kind: 'seat', seat, player: { kind: 'bot', level: STAND_IN, name: player.name }, why: 'timeUp' }
      : null;
  });
}
