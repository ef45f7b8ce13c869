import type { Seat } from '@spielstube/engine';
import type { LogEntry } from '@spielstube/table';
import { openStore } from '../store/open.ts';

/** A move that the server has answered: it must be there for ever. */
export interface Acknowledged {
  readonly seat: Seat;
  readonly decision: number;
  readonly notation: string;
}

/** A table and what was answered there. */
export interface Played {
  readonly id: string;
  readonly acknowledged: Acknowledged[];
  isOver: boolean;
}

/** What is wrong with the logs: holes, and acknowledged moves that are not where they belong. */
export async function missing(
  tables: readonly Played[],
  database: string,
  folder: string,
): Promise<string[]> {
  const { store } = await openStore(database, folder);
  const lost: string[] = [];
  for (const { id, acknowledged } of tables) {
    const log = await store.log(id, 0);
    if (log.some(({ seq }, n) => seq !== n + 1)) lost.push(`table ${id}: its log has a hole`);
    for (const one of acknowledged)
      if (!isKept(log, one)) lost.push(`table ${id}: "${one.notation}" of seat ${one.seat + 1} is not kept`);
  }
  await store.close();
  return lost;
}

/** The entries of a seat are numbered by its decisions: none is lost, doubled or in another order. */
function isKept(log: readonly LogEntry[], { seat, decision, notation }: Acknowledged): boolean {
  const entry = log.filter((one) => one.seat === seat)[decision];
  return entry?.kind === 'move' && entry.notation === notation;
}
