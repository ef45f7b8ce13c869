import { join } from 'node:path';
import type { Opened } from './opened.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** PostgreSQL where its address is given, otherwise one file in the data folder. */
export function openStore(databaseUrl: string | undefined, folder: string): Promise<Opened> {
  return databaseUrl === undefined || databaseUrl === ''
    ? openSqlite(join(folder, 'spielstube.db'))
    : openPostgres(databaseUrl);
}
