import type { LogEntry } from '@spielstube/table';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { type Aside, InDoubt } from './store.ts';

interface Waiting {
  readonly table: string;
  readonly entry: LogEntry;
  readonly aside: Aside;
  /** It was written once, and nobody knows whether it was kept. */
  inDoubt: boolean;
  resolve(kept: boolean): void;
  reject(error: unknown): void;
}

/** More than this is not written at once: SQLite takes 32,766 values in a statement. */
const MOST_AT_ONCE = 500;
/** A database that was lost while it wrote is asked again after such pauses, in milliseconds, what it has kept. */
const PAUSES = [0, 50, 200, 500, 1000, 2000, 3000, 3000];
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What is not the same for all databases. */
export interface WriterChoices {
  /** Whether a write that failed may have been done all the same. */
  mayBeDone(error: unknown): boolean;
  /** The share of time that writing may take, where nothing else is done meanwhile. */
  readonly share: number;
}
/** Nobody is to wait longer than this before writing begins, in milliseconds. */
const MOST_PAUSE = 25;

const inOrder = (one: Waiting, other: Waiting): number =>
  one.table < other.table ? -1 : one.table > other.table ? 1 : one.entry.seq - other.entry.seq;

/**
 * Writes entries of all tables. What comes while the disk is busy is written together, in one transaction: so many
 * tables cost little more than one. Where that fails, each is tried alone, and one table's trouble stays with it.
 */
export class LogWriter {
  private readonly db: Kysely<Schema>;
  private readonly choices: WriterChoices;
  private waiting: Waiting[] = [];
  private writing = false;
  /** When the next write may begin. */
  private rested = 0;
  /** How long the database was busy with it, in milliseconds. */
  busy = 0;

  constructor(db: Kysely<Schema>, choices: Partial<WriterChoices> = {}) {
    this.db = db;
    this.choices = { mayBeDone: () => false, share: 1, ...choices };
  }

  append(table: string, entry: LogEntry, aside: Aside): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ table, entry, aside, inDoubt: false, resolve, reject });
      if (!this.writing) void this.writeAll();
    });
  }

  private async writeAll(): Promise<void> {
    this.writing = true;
    while (this.waiting.length > 0) {
      await this.gather();
      const batch = this.waiting.slice(0, MOST_AT_ONCE);
      this.waiting = this.waiting.slice(MOST_AT_ONCE);
      try {
        await this.write(batch);
      } catch (error) {
        if (this.choices.mayBeDone(error)) for (const one of batch) void this.clearUp(one);
        else if (batch.length === 1) batch[0].reject(error);
        else for (const one of batch) await this.writeAlone(one);
      }
    }
    this.writing = false;
  }

  /** Whatever is read from the network in this turn comes along; after a long write others have their turns first. */
  private async gather(): Promise<void> {
    const pause = Math.min(MOST_PAUSE, this.rested - performance.now());
    await (pause > 1 ? wait(pause) : new Promise((resolve) => setImmediate(resolve)));
  }

  private async writeAlone(one: Waiting): Promise<void> {
    await this.write([one]).catch((error: unknown) =>
      this.choices.mayBeDone(error) ? void this.clearUp(one) : one.reject(error),
    );
  }

  /** Nobody knows whether it was kept: it is written again, which changes nothing if it was. */
  private async clearUp(one: Waiting): Promise<void> {
    one.inDoubt = true;
    let last: unknown;
    for (const pause of PAUSES) {
      await wait(pause);
      try {
        await this.write([one]);
        return;
      } catch (error) {
        last = error;
      }
    }
    one.reject(new InDoubt('nobody knows whether the entry was kept', { cause: last }));
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
            for (const { table, entry, aside } of asides)
              if (numbers.has(keyOf(table, entry.seq)))
                await all.updateTable('tables').set(aside).where('id', '=', table).execute();
            return numbers;
          });
    const took = performance.now() - began;
    this.busy += took;
    this.rested = began + took / this.choices.share;
    for (const one of batch)
      one.resolve(kept.delete(keyOf(one.table, one.entry.seq)) || (one.inDoubt && (await this.wasKept(one))));
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

  /** There is an entry with this number: it may be the very same one, of a try that nobody knew to be good. */
  private async wasKept({ table, entry }: Waiting): Promise<boolean> {
    const row = await this.db
      .selectFrom('log')
      .select('entry')
      .where('table_id', '=', table)
      .where('seq', '=', entry.seq)
      .executeTakeFirst();
    return row?.entry === JSON.stringify(entry);
  }
}

const keyOf = (table: string, seq: number): string => `${table} ${seq}`;
