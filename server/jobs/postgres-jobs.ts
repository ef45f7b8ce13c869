import { Logger, type Runner, run } from 'graphile-worker';
import pg from 'pg';
import type { Store } from '../store/store.ts';
import type { Jobs } from './jobs.ts';

/** What should have been done so long ago was lost with a process that broke down. */
const OVERDUE = 5000;
const SWEEP_EVERY = 15_000;
const MOST = 1000;
/** After the database was away. */
const AGAIN = 1000;
const TASK = 'look-after-table';

/** graphile-worker speaks up only when something is wrong. */
const logger = new Logger(() => (level, message) => {
  if (level === 'error') console.error(message);
});

/** Jobs that all processes on one PostgreSQL database share: whoever has time does them. */
export class PostgresJobs implements Jobs {
  private readonly pool: pg.Pool;
  private readonly store: Store;
  private readonly now: () => number;
  private runner: Runner | null = null;
  private sweeping: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(url: string, store: Store, now: () => number) {
    this.pool = new pg.Pool({ connectionString: url, max: 4 });
    // A connection that is lost: the next question gets a new one.
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => client.on('error', () => {}));
    this.store = store;
    this.now = now;
  }

  async start(lookAfter: (table: string) => Promise<void>): Promise<void> {
    await this.run(lookAfter);
    await this.sweep();
    this.sweeping = setInterval(() => void this.sweep().catch(() => {}), SWEEP_EVERY);
    this.sweeping.unref();
  }

  /** The runner gives up where it cannot write down that a job is done: the database was away, and another one begins. */
  private async run(lookAfter: (table: string) => Promise<void>): Promise<void> {
    const runner = await run({
      pgPool: this.pool,
      concurrency: 4,
      pollInterval: 1000,
      noHandleSignals: true,
      logger,
      taskList: { [TASK]: (payload) => lookAfter((payload as { table: string }).table) },
      // Otherwise nobody hears of it when this fails, and the process ends.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    this.runner = runner;
    const again = (): void => {
      if (this.stopped) return;
      setTimeout(() => void this.run(lookAfter).catch(again), AGAIN).unref();
    };
    runner.promise.then(again, again);
  }

  /** A table has one job; the last word about its time counts, and the sweep finds what came too late. */
  schedule(table: string, at: number): void {
    this.runner
      ?.addJob(TASK, { table }, { jobKey: table, runAt: new Date(at), maxAttempts: 10 })
      .catch(() => {});
  }

  private async sweep(): Promise<void> {
    for (const { id } of await this.store.dueTables(this.now() - OVERDUE, MOST))
      this.schedule(id, this.now());
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.sweeping);
    const { runner } = this;
    this.runner = null;
    // One that has given up is stopped already.
    await runner?.stop().catch(() => {});
    await this.pool.end();
  }
}
