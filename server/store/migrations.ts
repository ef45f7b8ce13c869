import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { first } from './migrations/first.ts';
import type { Schema } from './schema.ts';

/** In the order of their names. One that has been used somewhere is never changed: a new one is added. */
const MIGRATIONS: Readonly<Record<string, Migration>> = { '001-first': first };

/** Brings a database to the present form. Several processes may do this at the same time: one of them does. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
