import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How strong people have shown themselves to be: a row for each game that counted. */
export const ratings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('ratings')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('seats', 'integer', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('mu', 'double precision', (column) => column.notNull())
      .addColumn('sigma', 'double precision', (column) => column.notNull())
      .addColumn('won', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('ratings_pkey', ['person', 'game', 'seats', 'number'])
      .addUniqueConstraint('ratings_once', ['table_id', 'person'])
      .execute();
  },
};
