import type { LogEntry } from '@spielstube/table';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Aside } from './store.ts';

interface Waiting {
  readonly table: string;
  readonly entry: LogEntry;
  readonly aside: Aside;
  resolve(kept: boolean): void;
  reject(error: unknown): void;
}

/** More than this is not written at once: SQLite takes 32,766 values in a statement. */
const MOST_AT_ONCE = 500;

const inOrder = (one: Waiting, other: Waiting): number =>
  one.table < other.table ? -1 : one.table > other.table ? 1 : one.entry.seq - other.entry.seq;

/**
 * Writes entries of all tables. What comes while the disk is busy is written together, in one transaction: so many
 * tables cost little more than one. Where that fails, each is tried alone, and one table's trouble stays with it.
 */
export class LogWriter {
  private readonly db: Kysely<Schema>;
  private waiting: Waiting[] = [];
  private writing = false;
  /** How long the database was busy with it, in milliseconds. */
  busy = 0;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  append(table: string, entry: LogEntry, aside: Aside): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ table, entry, aside, resolve, reject });
      if (!this.writing) void this.writeAll();
    });
  }

  private async writeAll(): Promise<void> {
    this.writing = true;
    // Whatever was read from the network in this turn comes along.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) {
      const batch = this.waiting.slice(0, MOST_AT_ONCE);
      this.waiting = this.waiting.slice(MOST_AT_ONCE);
      try {
        await this.write(batch);
      } catch (error) {
        if (batch.length === 1) batch[0].reject(error);
        else for (const one of batch) await this.write([one]).catch((alone: unknown) => one.reject(alone));
      }
    }
    this.writing = false;
  }

  /**
   * Of two with the same number the first is kept. Always in the same order: two processes that write the same tables
   * wait for each other and never for ever.
   */
  private async write(batch: readonly Waiting[]): Promise<void> {
    const firsts = new Map(batch.toReversed().map((one) => [keyOf(one.table, one.entry.seq), one]));
    const ordered = [...firsts.values()].sort(inOrder);
    const asides = ordered.filter(({ aside }) => aside.due !== undefined || aside.touched !== undefined);
    const began = performance.now();
    const kept =
      asides.length === 0
        ? await this.insert(this.db, ordered)
        : await this.db.transaction().execute(async (all) => {
            const numbers = await this.insert(all, ordered);
            for (const { table, aside } of asides)
              await all.updateTable('tables').set(aside).where('id', '=', table).execute();
            return numbers;
          });
    this.busy += performance.now() - began;
    for (const one of batch) one.resolve(kept.delete(keyOf(one.table, one.entry.seq)));
  }

  private async insert(db: Kysely<Schema>, batch: readonly Waiting[]): Promise<Set<string>> {
    const rows = await db
      .insertInto('log')
      .values(
        batch.map(({ table, entry }) => ({ table_id: table, seq: entry.seq, entry: JSON.stringify(entry) })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning(['table_id', 'seq'])
      .execute();
    return new Set(rows.map(({ table_id, seq }) => keyOf(table_id, seq)));
  }
}

const keyOf = (table: string, seq: number): string => `${table} ${seq}`;
