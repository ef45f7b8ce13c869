import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import type { Opened } from './opened.ts';
import type { Schema } from './schema.ts';
import { SqlStore } from './sql-store.ts';

/** PostgreSQL's own number of its type for times; they are safe integers. */
const BIGINT = 20;

/** How long a connection may take to be made, in milliseconds: behind it everybody waits. */
const CONNECT_PATIENCE = 5000;
/** How long an answer may take. A line that went dead without a word would otherwise be noticed after a quarter of an hour. */
const ANSWER_PATIENCE = 30_000;

/** What PostgreSQL says when it ends a connection: nothing is known of what was under way. */
const CUT_OFF = /^(08...|57P01|57P02)$/;
/** The database was never reached. */
const OUT_OF_REACH =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$|^timeout exceeded when trying to connect/;

/** True where the connection was lost in the middle: PostgreSQL neither says what is wrong, nor was it out of reach. */
export function mayBeDone(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return CUT_OFF.test(error.code ?? '');
  if (!(error instanceof Error)) return true;
  return !OUT_OF_REACH.test('code' in error ? `${error.code}` : error.message);
}

/** A connection on which nothing is said or heard for so long is cut: somebody waits in vain, because idle ones are closed earlier. */
const hurriedSocket = (patience: number): Socket => {
  const socket = new Socket();
  socket.setTimeout(patience, () => socket.destroy(new Error('PostgreSQL does not answer')));
  return socket;
};

/** A store in a PostgreSQL database that many processes may share. */
export async function openPostgres(url: string, patience = ANSWER_PATIENCE): Promise<Opened> {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_PATIENCE,
    idleTimeoutMillis: patience / 3,
    stream: () => hurriedSocket(patience),
    types: {
      getTypeParser: (type, format) => (type === BIGINT ? Number : pg.types.getTypeParser(type, format)),
    },
  });
  // A connection that is lost, used or not: whoever asks something through it is told, the next question gets a new one.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, 'postgres');
  return {
    kind: 'postgres',
    db,
    store: new SqlStore(db, { mayBeDone }),
    url,
    backUp: null,
  };
}
