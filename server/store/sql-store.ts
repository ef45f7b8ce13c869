import type { Seat } from '@spielstube/engine';
import type { LogEntry } from '@spielstube/table';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type {
  JoinBy,
  KeptSeat,
  KeptTable,
  KeptWord,
  Pace,
  Snapshot,
  Store,
  TableStatus,
  Word,
} from './store.ts';

type SeatColumns = Omit<Selectable<Schema['seats']>, 'table_id' | 'seat'>;

function seatColumns(seat: KeptSeat): SeatColumns {
  switch (seat.kind) {
    case 'open':
      return { kind: 'open', person: null, name: '', level: null, ready: 0 };
    case 'bot':
      return { kind: 'bot', person: null, name: seat.name, level: seat.level, ready: 1 };
    case 'person':
      return { kind: 'person', person: seat.person, name: seat.name, level: null, ready: seat.ready ? 1 : 0 };
  }
}

function seatOf({ kind, person, name, level, ready }: SeatColumns): KeptSeat {
  if (kind === 'person' && person !== null) return { kind, person, name, ready: ready === 1 };
  if (kind === 'bot' && level !== null) return { kind, level, name };
  return { kind: 'open' };
}

/** What SQLite and PostgreSQL have in common is all that is needed: one text of each question serves both. */
export class SqlStore implements Store {
  private readonly db: Kysely<Schema>;
  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async addTable({ seats, ...table }: KeptTable): Promise<void> {
    await this.db.transaction().execute(async (all) => {
      await all
        .insertInto('tables')
        .values({
          id: table.id,
          game: table.game,
          rules_version: table.rulesVersion,
          corrections: table.corrections,
          options: JSON.stringify(table.options),
          pace: table.pace,
          join_by: table.joinBy,
          host: table.host,
          status: table.status,
          seed: table.seed,
          created: table.created,
          touched: table.touched,
        })
        .execute();
      const rows = seats.map((seat, n) => ({ table_id: table.id, seat: n, ...seatColumns(seat) }));
      await all.insertInto('seats').values(rows).execute();
    });
  }

  async table(id: string): Promise<KeptTable | null> {
    const [table] = await this.tables([id]);
    return table ?? null;
  }

  async tablesOf(person: string): Promise<KeptTable[]> {
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

  async runningTables(): Promise<string[]> {
    const found = await this.db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'playing')
      .orderBy('id')
      .execute();
    return found.map(({ id }) => id);
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
      .map((row) => ({
        id: row.id,
        game: row.game,
        rulesVersion: row.rules_version,
        corrections: row.corrections,
        options: JSON.parse(row.options),
        pace: row.pace as Pace,
        joinBy: row.join_by as JoinBy,
        host: row.host,
        status: row.status as TableStatus,
        seed: row.seed,
        created: row.created,
        touched: row.touched,
        seats: seats.filter((seat) => seat.table_id === row.id).map(seatOf),
      }))
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
      await this.touch(all, table, time);
      return true;
    });
  }

  async changeStatus(table: string, from: TableStatus, to: TableStatus, time: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('tables')
      .set({ status: to, touched: time })
      .where('id', '=', table)
      .where('status', '=', from)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  private async touch(all: Transaction<Schema>, table: string, time: number): Promise<void> {
    await all.updateTable('tables').set({ touched: time }).where('id', '=', table).execute();
  }

  async append(table: string, entry: LogEntry): Promise<boolean> {
    return this.db.transaction().execute(async (all) => {
      const { numInsertedOrUpdatedRows = 0n } = await all
        .insertInto('log')
        .values({ table_id: table, seq: entry.seq, entry: JSON.stringify(entry) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n) return false;
      await this.touch(all, table, entry.time);
      return true;
    });
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

  async keepSnapshot(table: string, { seq, state }: Snapshot): Promise<void> {
    await this.db
      .insertInto('snapshots')
      .values({ table_id: table, seq, state })
      .onConflict((conflict) =>
        conflict.column('table_id').doUpdateSet({ seq, state }).where('snapshots.seq', '<', seq),
      )
      .execute();
  }

  async snapshot(table: string): Promise<Snapshot | null> {
    const row = await this.db
      .selectFrom('snapshots')
      .select(['seq', 'state'])
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row ?? null;
  }

  async say(table: string, word: Word): Promise<number> {
    for (;;) {
      const number = await this.sayNext(table, word);
      if (number !== undefined) return number;
    }
  }

  /** Nothing if somebody else got the number. */
  private async sayNext(table: string, word: Word): Promise<number | undefined> {
    const said = await this.db
      .insertInto('talk')
      .values(({ selectFrom, fn, lit }) => ({
        table_id: table,
        number: selectFrom('talk')
          .where('table_id', '=', table)
          .select(sql<number>`${fn.coalesce(fn.max('number'), lit(0))} + 1`.as('next')),
        word: JSON.stringify(word),
      }))
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .executeTakeFirst();
    return said?.number;
  }

  async talk(table: string, after: number): Promise<KeptWord[]> {
    const rows = await this.db
      .selectFrom('talk')
      .select(['number', 'word'])
      .where('table_id', '=', table)
      .where('number', '>', after)
      .orderBy('number')
      .execute();
    return rows.map(({ number, word }) => ({ ...JSON.parse(word), number }));
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }
}
