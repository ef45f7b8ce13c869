import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test asks for a database: see `testing/shared-postgres.ts`. */
    postgres: string;
  }
}

/** The address of a new, empty database of a real PostgreSQL. */
export async function newDatabase(): Promise<string> {
  const answer = await fetch(inject('postgres'));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
