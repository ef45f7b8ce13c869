import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Keys that devices keep for people, as better-auth wants to find them. */
export function passkeys(kind: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('passkey')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text')
        .addColumn('publicKey', 'text', (column) => column.notNull())
        .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
        .addColumn('credentialID', 'text', (column) => column.notNull())
        .addColumn('counter', 'integer', (column) => column.notNull())
        .addColumn('deviceType', 'text', (column) => column.notNull())
        .addColumn('backedUp', kind === 'sqlite' ? 'integer' : 'boolean', (column) => column.notNull())
        .addColumn('transports', 'text')
        .addColumn('createdAt', kind === 'sqlite' ? 'date' : 'timestamptz')
        .addColumn('aaguid', 'text')
        .execute();
      await db.schema.createIndex('passkey_userId_idx').on('passkey').column('userId').execute();
      await db.schema.createIndex('passkey_credentialID_idx').on('passkey').column('credentialID').execute();
    },
  };
}
