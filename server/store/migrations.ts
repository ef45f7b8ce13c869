import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { boxes } from './migrations/boxes.ts';
import { first } from './migrations/first.ts';
import { passkeys } from './migrations/passkeys.ts';
import { people } from './migrations/people.ts';
import { ratings } from './migrations/ratings.ts';
import type { Schema } from './schema.ts';

/** In the order of their names. One that has been used somewhere is never changed: a new one is added. */
const migrations = (kind: 'sqlite' | 'postgres'): Record<string, Migration> => ({
  '001-first': first,
  '002-people': people(kind),
  '003-passkeys': passkeys(kind),
  '004-ratings': ratings,
  '005-boxes': boxes,
});

/** Brings a database to the present form. Several processes may do this at the same time: one of them does. */
export async function migrate(db: Kysely<Schema>, kind: 'sqlite' | 'postgres'): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(kind) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
