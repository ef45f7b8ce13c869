import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables, their seats, logs, snapshots and talk. */
export const first: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('rules_version', 'integer', (column) => column.notNull())
      .addColumn('corrections', 'text', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('pace', 'text', (column) => column.notNull())
      .addColumn('join_by', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('seed', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('touched', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('seats')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('level', 'text')
      .addColumn('ready', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
      .execute();
    await db.schema
      .createTable('log')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('log_key', ['table_id', 'seq'])
      .execute();
    await db.schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (column) =>
        column.primaryKey().references('tables.id').onDelete('cascade'),
      )
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('talk')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('word', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('talk_key', ['table_id', 'number'])
      .execute();
    await db.schema.createIndex('seats_of_person').on('seats').column('person').execute();
    await db.schema.createIndex('tables_of_host').on('tables').column('host').execute();
    await db.schema.createIndex('tables_by_status').on('tables').columns(['status', 'touched']).execute();
  },
};
