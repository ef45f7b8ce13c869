import type { Seat } from '@spielstube/engine';
import type { CrestChoice, LogEntry, Notices, SeatPlan, TableStatus } from '@spielstube/table';
import { type Kysely, sql } from 'kysely';
import { LogWriter } from './log-writer.ts';
import { seatColumns, seatOf, tableOf, tableRow } from './rows.ts';
import type { Schema } from './schema.ts';
import type {
  Aside,
  KeptRequest,
  KeptSeat,
  KeptTable,
  KeptWord,
  NewRequest,
  PlannedCall,
  Store,
  Word,
} from './store.ts';

/** What SQLite and PostgreSQL have in common is all that is needed: one text of each question serves both. */
export class SqlStore implements Store {
  private readonly db: Kysely<Schema>;
  private readonly writer: LogWriter;
  constructor(db: Kysely<Schema>) {
    this.db = db;
    this.writer = new LogWriter(db);
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

  say(table: string, word: Word): Promise<number> {
    return this.numbered('talk', table, { word: JSON.stringify(word) });
  }

  async talk(table: string, after: number, most: number): Promise<KeptWord[]> {
    const rows = await this.db
      .selectFrom('talk')
      .select(['number', 'word'])
      .where('table_id', '=', table)
      .where('number', '>', after)
      .orderBy('number', 'desc')
      .limit(most)
      .execute();
    return rows.reverse().map(({ number, word }) => ({ ...JSON.parse(word), number }));
  }

  ask(table: string, { wish, by, at, until }: NewRequest): Promise<number> {
    const state = 'open';
    return this.numbered('requests', table, { wish: JSON.stringify(wish), by_seat: by, at, until, state });
  }

  /** Keeps something with the next number of its table; whoever has lost the number takes the one after. */
  private async numbered<T extends 'talk' | 'requests'>(
    into: T,
    table: string,
    row: Omit<Schema[T], 'table_id' | 'number'>,
  ): Promise<number> {
    const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
    const values = sql.join(Object.values(row).map((value) => sql.val(value)));
    for (;;) {
      const { rows } = await sql<{ number: number }>`
        insert into ${sql.table(into)} (table_id, number, ${names})
        values (${table}, (select coalesce(max(number), 0) + 1 from ${sql.table(into)} where table_id = ${table}), ${values})
        on conflict do nothing returning number`.execute(this.db);
      if (rows.length > 0) return rows[0].number;
    }
  }

  async requests(table: string, since: number): Promise<KeptRequest[]> {
    const rows = await this.db
      .selectFrom('requests')
      .selectAll()
      .where('table_id', '=', table)
      .where(({ or, eb }) => or([eb('state', '=', 'open'), eb('at', '>=', since)]))
      .orderBy('number')
      .execute();
    if (rows.length === 0) return [];
    const votes = await this.db
      .selectFrom('votes')
      .selectAll()
      .where('table_id', '=', table)
      .where('number', '>=', rows[0].number)
      .execute();
    return rows.map(({ number, wish, by_seat, at, until, state }) => ({
      number,
      wish: JSON.parse(wish),
      by: by_seat,
      at,
      until,
      state: state as KeptRequest['state'],
      votes: new Map(
        votes.filter((vote) => vote.number === number).map(({ seat, yes }) => [seat, yes === 1]),
      ),
    }));
  }

  async vote(table: string, request: number, seat: Seat, yes: boolean): Promise<void> {
    await this.db
      .insertInto('votes')
      .values({ table_id: table, number: request, seat, yes: yes ? 1 : 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async closeRequest(
    table: string,
    request: number,
    state: 'agreed' | 'refused' | 'lapsed',
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('requests')
      .set({ state })
      .where('table_id', '=', table)
      .where('number', '=', request)
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  async rename(person: string, name: string, crest: CrestChoice): Promise<string[]> {
    const rows = await this.db
      .updateTable('seats')
      .set({ name, crest })
      .where('person', '=', person)
      .where('table_id', 'in', (tables) =>
        tables.selectFrom('tables').select('id').where('status', '=', 'waiting'),
      )
      .returning('table_id')
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  async hand(from: string, to: string): Promise<string[]> {
    return this.db.transaction().execute(async (all) => {
      const seats = await all
        .updateTable('seats')
        .set({ person: to })
        .where('person', '=', from)
        .returning('table_id')
        .execute();
      const hosted = await all
        .updateTable('tables')
        .set({ host: to })
        .where('host', '=', from)
        .returning('id')
        .execute();
      const kept = await all
        .selectFrom('notices')
        .select('person')
        .where('person', '=', to)
        .executeTakeFirst();
      if (kept === undefined)
        await all.updateTable('notices').set({ person: to }).where('person', '=', from).execute();
      return [...new Set([...seats.map(({ table_id }) => table_id), ...hosted.map(({ id }) => id)])];
    });
  }

  async notices(person: string): Promise<Notices | null> {
    const row = await this.db
      .selectFrom('notices')
      .select('notices')
      .where('person', '=', person)
      .executeTakeFirst();
    return row === undefined ? null : JSON.parse(row.notices);
  }

  async keepNotices(person: string, kept: Notices): Promise<void> {
    const notices = JSON.stringify(kept);
    await this.db
      .insertInto('notices')
      .values({ person, notices })
      .onConflict((conflict) => conflict.column('person').doUpdateSet({ notices }))
      .execute();
  }

  async planCall({ table, seat, turn, kind, at }: PlannedCall): Promise<void> {
    await this.db
      .insertInto('calls')
      .values({ table_id: table, seat, turn, kind, at })
      .onConflict((conflict) => conflict.columns(['table_id', 'seat', 'kind']).doUpdateSet({ turn, at }))
      .execute();
  }

  async takeCalls(now: number): Promise<PlannedCall[]> {
    const rows = await this.db.deleteFrom('calls').where('at', '<=', now).returningAll().execute();
    return rows.map(({ table_id, kind, ...row }) => ({
      ...row,
      table: table_id,
      kind: kind as PlannedCall['kind'],
    }));
  }

  async setting(key: string, make: () => string): Promise<string> {
    await this.db
      .insertInto('settings')
      .values({ key, value: make() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await this.db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    return value;
  }

  get writingTime(): number {
    return this.writer.busy;
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.db);
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }
}
