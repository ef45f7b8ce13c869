import type { Table } from '@spielstube/table';
import type { Aside } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';

/** A bot that is to move gets this long before somebody looks after it. */
const BOT_PATIENCE = 60_000;
/** When something last happened is kept to the minute. */
const TOUCH_EVERY = 60_000;

/** When somebody must look after the table if nobody does anything there; null: never. */
export function dueOf(live: LiveTable, table: Table): number | null {
  const now = live.parts.now();
  if (table.isOver() || table.ended) return now;
  const times = live.requests.filter(({ state }) => state === 'open').map(({ until }) => until);
  if (table.deciding().some((seat) => table.playerOf(seat).kind === 'bot')) times.push(now + BOT_PATIENCE);
  if (live.kept.timeUp === 'bot') times.push(...live.timesUp(table).values());
  const first = Math.min(...times);
  return Number.isFinite(first) ? Math.ceil(first) : null;
}

/**
 * What has to be written down besides an entry: nothing, most of the time. Only what everybody sees may show when something
 * happened.
 */
export function asideOf(live: LiveTable, next: Table, isSeen: boolean): Aside {
  const now = live.parts.now();
  const due = dueOf(live, next);
  const { due: known, touched } = live.kept;
  const isLate = due !== null && (known === null || known <= now || due < known);
  const isNews = isSeen && now - touched > TOUCH_EVERY;
  return { ...(isLate ? { due } : {}), ...(isNews ? { touched: now } : {}) };
}
