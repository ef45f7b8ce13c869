import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Corrected values that a table is played with, as JSON. */
export const boxes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('tables').addColumn('box', 'text').execute();
  },
};
