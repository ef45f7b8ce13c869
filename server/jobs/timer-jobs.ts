import type { Store } from '../store/store.ts';
import type { Jobs } from './jobs.ts';

/** Timers reach so far; later ones are found in the store when it is time. */
const HORIZON = 3_600_000;
/** Found at once; the rest comes with the next look. */
const MOST = 10_000;
/** After a failure. */
const AGAIN = 30_000;

/** Timers of one process, for SQLite: rebuilt from the rows of the tables when it starts. */
export class TimerJobs implements Jobs {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly timers = new Map<string, { readonly at: number; readonly timer: NodeJS.Timeout }>();
  private lookAfter: ((table: string) => Promise<void>) | null = null;
  private horizon: NodeJS.Timeout | undefined;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  async start(lookAfter: (table: string) => Promise<void>): Promise<void> {
    this.lookAfter = lookAfter;
    await this.lookAhead();
    this.horizon = setInterval(() => void this.lookAhead().catch(() => {}), HORIZON / 2);
    this.horizon.unref();
  }

  private async lookAhead(): Promise<void> {
    for (const { id, due } of await this.store.dueTables(this.now() + HORIZON, MOST)) this.schedule(id, due);
  }

  schedule(table: string, at: number): void {
    const now = this.now();
    const known = this.timers.get(table);
    if (at > now + HORIZON || (known !== undefined && known.at <= at)) return;
    clearTimeout(known?.timer);
    const timer = setTimeout(() => void this.run(table), Math.max(0, at - now));
    timer.unref();
    this.timers.set(table, { at, timer });
  }

  private async run(table: string): Promise<void> {
    this.timers.delete(table);
    try {
      await this.lookAfter?.(table);
    } catch {
      this.schedule(table, this.now() + AGAIN);
    }
  }

  async stop(): Promise<void> {
    this.lookAfter = null;
    clearInterval(this.horizon);
    for (const { timer } of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }
}
