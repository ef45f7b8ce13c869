import type { Seat } from '@spielstube/engine';
import type { CrestChoice, Notices } from '@spielstube/table';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import type { KeptRating, KeptRequest, KeptWord, NewRequest, PlannedCall, Word } from './store.ts';

/** Somebody else was faster: nothing of this is kept. */
class Outrun extends Error {}

/** What is kept of people besides their games: talk, requests, names, notices; and the settings of the house. */
export class SqlCompany {
  protected readonly db: Kysely<Schema>;
  constructor(db: Kysely<Schema>) {
    this.db = db;
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

  async ratings(person: string): Promise<KeptRating[]> {
    const rows = await this.db
      .selectFrom('ratings')
      .select(['person', 'game', 'seats', 'number', 'mu', 'sigma', 'won'])
      .where('person', '=', person)
      .orderBy('number')
      .execute();
    return rows.map((row) => ({ ...row, won: row.won === 1 }));
  }

  async rate(table: string, ratings: readonly KeptRating[]): Promise<boolean> {
    const rows = ratings.map((rating) => ({ ...rating, won: rating.won ? 1 : 0, table_id: table }));
    const keep = this.db.transaction().execute(async (all) => {
      const kept = await all
        .insertInto('ratings')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .returning('person')
        .execute();
      if (kept.length < rows.length) throw new Outrun();
    });
    try {
      await keep;
      return true;
    } catch (error) {
      if (error instanceof Outrun) return false;
      throw error;
    }
  }

  async isRated(table: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('ratings')
      .select('person')
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row !== undefined;
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
}
