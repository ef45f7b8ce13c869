import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { migrate } from './migrations.ts';
import type { Opened } from './opened.ts';
import type { Schema } from './schema.ts';
import { SqlStore } from './sql-store.ts';

/** At most this share of the time is spent waiting for the disk, during which nothing else is done. */
const STORE_SHARE = 1 / 3;

/** What is answered is on the disk (`synchronous`). The file belongs to one process: for more there is PostgreSQL. */
const SETTINGS = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
`;

/** So many statements are kept for the next time; there are about a hundred, and one for each number of entries. */
const MOST_STATEMENTS = 300;

/** Node's own SQLite, as Kysely wants to speak with it. */
function dialectOf(database: DatabaseSync): SqliteDialect {
  const prepared = new Map<string, StatementSync>();
  const statementOf = (sql: string): StatementSync => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    if (prepared.size < MOST_STATEMENTS) prepared.set(sql, statement);
    return statement;
  };
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(sql) {
        const statement = statementOf(sql);
        const values = (parameters: readonly unknown[]): SQLInputValue[] =>
          [...parameters] as SQLInputValue[];
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...values(parameters)),
          run: (parameters) => statement.run(...values(parameters)),
          iterate: (parameters) => statement.iterate(...values(parameters)),
        };
      },
    },
  });
}

/** A store in one file; ':memory:' forgets everything when it is closed. */
export async function openSqlite(path: string): Promise<Opened> {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path);
  try {
    database.exec(SETTINGS);
  } catch (error) {
    database.close();
    throw new Error(`${path} cannot be opened; is another Spielstube using it?`, { cause: error });
  }
  const db = new Kysely<Schema>({ dialect: dialectOf(database) });
  await migrate(db, 'sqlite');
  const backUp = (file: string): void => {
    database.prepare('VACUUM INTO ?').run(file);
  };
  return { kind: 'sqlite', db, store: new SqlStore(db, { share: STORE_SHARE }), url: null, backUp };
}
