import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import { startPostgres, type TestPostgres } from './embedded-postgres.ts';

/** One PostgreSQL for all test files: started when the first of them asks for a database, stopped after the last. */
export default async function sharedPostgres({ provide }: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<TestPostgres> | null = null;
  const server = createServer((_request, response) => {
    postgres ??= startPostgres();
    postgres
      .then((started) => started.newDatabase())
      .then(
        (url) => response.end(url),
        (error: unknown) => response.writeHead(500).end(`${error}`),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  provide('postgres', `http://127.0.0.1:${port}/`);
  return async () => {
    server.close();
    await (await postgres)?.stop();
  };
}
