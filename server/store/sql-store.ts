import type { Seat } from '@spielstube/engine';
import type { LogEntry, SeatPlan, TableStatus } from '@spielstube/table';
import type { Kysely } from 'kysely';
import { LogWriter, type WriterChoices } from './log-writer.ts';
import { seatColumns, seatOf, tableOf, tableRow } from './rows.ts';
import type { Schema } from './schema.ts';
import { SqlCompany } from './sql-company.ts';
import type { Aside, KeptSeat, KeptTable, Store } from './store.ts';

/** What SQLite and PostgreSQL have in common is all that is needed: one text of each question serves both. */
export class SqlStore extends SqlCompany implements Store {
  private readonly writer: LogWriter;
  constructor(db: Kysely<Schema>, writing: Partial<WriterChoices> = {}) {
    super(db);
    this.writer = new LogWriter(db, writing);
  }

  async addTable({ seats, ...table }: KeptTable, log: readonly LogEntry[] = []): Promise<void> {
    await this.db.transaction().execute(async (all) => {
      await all.insertInto('tables').values(tableRow(table)).execute();
      const rows = seats.map((seat, n) => ({ table_id: table.id, seat: n, ...seatColumns(seat) }));
      await all.insertInto('seats').values(rows).execute();
      for (const entry of log)
        await all
          .insertInto('log')
          .values({ table_id: table.id, seq: entry.seq, entry: JSON.stringify(entry) })
          .execute();
    });
  }

  async table(id: string): Promise<KeptTable | null> {
    const [table] = await this.tables([id]);
    return table ?? null;
  }

  async tablesOf(person: string, most: number): Promise<KeptTable[]> {
    const found = await this.db
      .selectFrom('tables')
      .select('id')
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('host', '=', person),
          exists(
            selectFrom('seats')
              .select('seat')
              .whereRef('seats.table_id', '=', 'tables.id')
              .where('person', '=', person),
          ),
        ]),
      )
      .orderBy('touched', 'desc')
      .orderBy('id')
      .limit(most)
      .execute();
    return this.tables(found.map(({ id }) => id));
  }

  async openTables(most: number): Promise<KeptTable[]> {
    const found = await this.db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'waiting')
      .where('join_by', '=', 'anyone')
      .orderBy('created', 'desc')
      .orderBy('id')
      .limit(most)
      .execute();
    return this.tables(found.map(({ id }) => id));
  }

  async dueTables(before: number, most: number): Promise<{ id: string; due: number }[]> {
    const found = await this.db
      .selectFrom('tables')
      .select(['id', 'due'])
      .where('due', '<=', before)
      .orderBy('due')
      .orderBy('id')
      .limit(most)
      .execute();
    return found.map(({ id, due }) => ({ id, due: due ?? before }));
  }

  /** Tables with their seats, in the order of their ids as given. */
  private async tables(ids: readonly string[]): Promise<KeptTable[]> {
    if (ids.length === 0) return [];
    const tables = await this.db.selectFrom('tables').selectAll().where('id', 'in', ids).execute();
    const seats = await this.db
      .selectFrom('seats')
      .selectAll()
      .where('table_id', 'in', ids)
      .orderBy('seat')
      .execute();
    return tables
      .map((row) => tableOf(row, seats.filter((seat) => seat.table_id === row.id).map(seatOf)))
      .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  }

  async changeSeat(table: string, seat: Seat, from: KeptSeat, to: KeptSeat, time: number): Promise<boolean> {
    const { kind, person, level, ready } = seatColumns(from);
    return this.db.transaction().execute(async (all) => {
      const { numUpdatedRows } = await all
        .updateTable('seats')
        .set(seatColumns(to))
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .where('kind', '=', kind)
        .where('person', person === null ? 'is' : '=', person)
        .where('level', level === null ? 'is' : '=', level)
        .where('ready', '=', ready)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      await all.updateTable('tables').set({ touched: time }).where('id', '=', table).execute();
      return true;
    });
  }

  async begin(table: string, plan: readonly SeatPlan[], time: number, due: number | null): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('tables')
      .set({ status: 'playing', begun: time, touched: time, plan: JSON.stringify(plan), due })
      .where('id', '=', table)
      .where('status', '=', 'waiting')
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  async changeStatus(table: string, from: TableStatus, to: TableStatus, time: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('tables')
      .set({ status: to, touched: time, due: null })
      .where('id', '=', table)
      .where('status', '=', from)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  async setNext(table: string, next: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('tables')
      .set({ next })
      .where('id', '=', table)
      .where('next', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  async setDue(table: string, from: number | null, to: number | null): Promise<void> {
    await this.db
      .updateTable('tables')
      .set({ due: to })
      .where('id', '=', table)
      .where('due', from === null ? 'is' : '=', from)
      .execute();
  }

  append(table: string, entry: LogEntry, aside: Aside = {}): Promise<boolean> {
    return this.writer.append(table, entry, aside);
  }

  async log(table: string, after: number): Promise<LogEntry[]> {
    const rows = await this.db
      .selectFrom('log')
      .select('entry')
      .where('table_id', '=', table)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute();
    return rows.map(({ entry }) => JSON.parse(entry));
  }

  get writingTime(): number {
    return this.writer.busy;
  }

  async probe(): Promise<void> {
    const row = { key: 'last probe', value: `${Date.now()}` };
    await this.db
      .insertInto('settings')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
      .execute();
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }
}
