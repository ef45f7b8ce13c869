import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import type { Opened } from './opened.ts';
import type { Schema } from './schema.ts';
import { SqlStore } from './sql-store.ts';

/** PostgreSQL's own number of its type for times; they are safe integers. */
const BIGINT = 20;

/** A store in a PostgreSQL database that many processes may share. */
export async function openPostgres(url: string): Promise<Opened> {
  const pool = new pg.Pool({
    connectionString: url,
    types: {
      getTypeParser: (type, format) => (type === BIGINT ? Number : pg.types.getTypeParser(type, format)),
    },
  });
  // A connection that is lost, used or not: whoever asks something through it is told, the next question gets a new one.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, 'postgres');
  return { kind: 'postgres', db, store: new SqlStore(db), url, backUp: null };
}
