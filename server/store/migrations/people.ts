import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const required = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();
const ofUser = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  column.notNull().references('user.id').onDelete('cascade');

/** People, their sessions and keys, as better-auth wants to find them: names and types are the library's. */
export function people(kind: 'sqlite' | 'postgres'): Migration {
  const moment = kind === 'sqlite' ? 'date' : 'timestamptz';
  const yesNo = kind === 'sqlite' ? 'integer' : 'boolean';
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('user')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', required)
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('emailVerified', yesNo, required)
        .addColumn('image', 'text')
        .addColumn('isAnonymous', yesNo)
        .addColumn('crest', 'integer')
        .addColumn('createdAt', moment, required)
        .addColumn('updatedAt', moment, required)
        .execute();
      await db.schema
        .createTable('session')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('expiresAt', moment, required)
        .addColumn('token', 'text', (column) => column.notNull().unique())
        .addColumn('createdAt', moment, required)
        .addColumn('updatedAt', moment, required)
        .addColumn('ipAddress', 'text')
        .addColumn('userAgent', 'text')
        .addColumn('userId', 'text', ofUser)
        .execute();
      await db.schema
        .createTable('account')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('accountId', 'text', required)
        .addColumn('providerId', 'text', required)
        .addColumn('userId', 'text', ofUser)
        .addColumn('accessToken', 'text')
        .addColumn('refreshToken', 'text')
        .addColumn('idToken', 'text')
        .addColumn('accessTokenExpiresAt', moment)
        .addColumn('refreshTokenExpiresAt', moment)
        .addColumn('scope', 'text')
        .addColumn('password', 'text')
        .addColumn('createdAt', moment, required)
        .addColumn('updatedAt', moment, required)
        .execute();
      await db.schema
        .createTable('verification')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('identifier', 'text', required)
        .addColumn('value', 'text', required)
        .addColumn('expiresAt', moment, required)
        .addColumn('createdAt', moment, required)
        .addColumn('updatedAt', moment, required)
        .execute();
      await db.schema.createIndex('session_userId_idx').on('session').column('userId').execute();
      await db.schema.createIndex('account_userId_idx').on('account').column('userId').execute();
      await db.schema
        .createIndex('verification_identifier_idx')
        .on('verification')
        .column('identifier')
        .execute();
    },
  };
}
