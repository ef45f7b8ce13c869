import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** A database that is open: what is kept in it, and the way to it for libraries that bring their own questions. */
export interface Opened {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Schema>;
  readonly store: Store;
  /** PostgreSQL's address. */
  readonly url: string | null;
  /** Writes everything into a file, while the house is open. PostgreSQL has its own tools for it: null. */
  readonly backUp: ((file: string) => void) | null;
}
