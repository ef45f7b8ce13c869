import { join } from 'node:path';
import type { Opened } from './opened.ts';

/** A data folder that forgets everything when the server stops: for tests. */
const MEMORY = ':memory:';

/** PostgreSQL where its address is given, otherwise one file in the data folder. */
export async function openStore(databaseUrl: string | undefined, folder: string): Promise<Opened> {
  if (databaseUrl !== undefined && databaseUrl !== '') {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(databaseUrl);
  }
  const { openSqlite } = await import('./sqlite.ts');
  return openSqlite(folder === MEMORY ? MEMORY : join(folder, 'spielstube.db'));
}
