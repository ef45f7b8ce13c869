import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const required = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();

/** A table of rows that belong to a game table. */
function ofTable(db: Kysely<unknown>, name: string): CreateTableBuilder<string, 'table_id'> {
  return db.schema
    .createTable(name)
    .addColumn('table_id', 'text', (column) =>
      column.notNull().references('tables.id').onDelete('cascade'),
    ) as CreateTableBuilder<string, 'table_id'>;
}

/** Tables, their seats, logs, talk and requests; notices of people; settings of the house. */
export const first: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', required)
      .addColumn('rules_version', 'integer', required)
      .addColumn('options', 'text', required)
      .addColumn('title', 'text', required)
      .addColumn('pace', 'text', required)
      .addColumn('time_up', 'text', required)
      .addColumn('join_by', 'text', required)
      .addColumn('invitation', 'text', required)
      .addColumn('watch', 'integer', required)
      .addColumn('from_record', 'integer', required)
      .addColumn('host', 'text', required)
      .addColumn('host_name', 'text', required)
      .addColumn('status', 'text', required)
      .addColumn('seed', 'text', required)
      .addColumn('created', 'bigint', required)
      .addColumn('touched', 'bigint', required)
      .addColumn('due', 'bigint')
      .addColumn('begun', 'bigint', required)
      .addColumn('plan', 'text')
      .addColumn('next', 'text')
      .execute();
    await ofTable(db, 'seats')
      .addColumn('seat', 'integer', required)
      .addColumn('kind', 'text', required)
      .addColumn('person', 'text')
      .addColumn('name', 'text', required)
      .addColumn('crest', 'integer', required)
      .addColumn('level', 'text')
      .addColumn('ready', 'integer', required)
      .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
      .execute();
    await ofTable(db, 'log')
      .addColumn('seq', 'integer', required)
      .addColumn('entry', 'text', required)
      .addPrimaryKeyConstraint('log_key', ['table_id', 'seq'])
      .execute();
    await ofTable(db, 'talk')
      .addColumn('number', 'integer', required)
      .addColumn('word', 'text', required)
      .addPrimaryKeyConstraint('talk_key', ['table_id', 'number'])
      .execute();
    await ofTable(db, 'requests')
      .addColumn('number', 'integer', required)
      .addColumn('wish', 'text', required)
      .addColumn('by_seat', 'integer', required)
      .addColumn('at', 'bigint', required)
      .addColumn('until', 'bigint', required)
      .addColumn('state', 'text', required)
      .addPrimaryKeyConstraint('requests_key', ['table_id', 'number'])
      .execute();
    await ofTable(db, 'votes')
      .addColumn('number', 'integer', required)
      .addColumn('seat', 'integer', required)
      .addColumn('yes', 'integer', required)
      .addPrimaryKeyConstraint('votes_key', ['table_id', 'number', 'seat'])
      .execute();
    await db.schema
      .createTable('notices')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('notices', 'text', required)
      .execute();
    await db.schema
      .createTable('settings')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', required)
      .execute();
    await ofTable(db, 'calls')
      .addColumn('seat', 'integer', required)
      .addColumn('turn', 'integer', required)
      .addColumn('kind', 'text', required)
      .addColumn('at', 'bigint', required)
      .addPrimaryKeyConstraint('calls_key', ['table_id', 'seat', 'kind'])
      .execute();
    await db.schema.createIndex('calls_by_time').on('calls').column('at').execute();
    await db.schema.createIndex('seats_of_person').on('seats').column('person').execute();
    await db.schema.createIndex('tables_of_host').on('tables').column('host').execute();
    await db.schema.createIndex('tables_by_status').on('tables').columns(['status', 'created']).execute();
    await db.schema.createIndex('tables_by_due').on('tables').column('due').execute();
  },
};
